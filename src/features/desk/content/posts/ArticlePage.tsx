import { zoneCity } from '../../../../core/calendar';
import { useCallback } from 'react';
import type { BodyIn, ResponseOut } from '../../../../contract/route';
import { getArticle, updateArticle } from '../../../../contract/site/adminContent';
import { TextArea } from '../../../../ui/fields/TextArea';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useDesk } from '../../deskContext';
import { useEdits, type Edits, type EditValue } from '../../editing/useEdits';
import { Loaded } from '../../Loaded';
import { useLoaded } from '../../useLoaded';
import { categoryId } from '../categoryId';
import { useContentTexts } from '../contentTexts';
import { Links, type NamedLink } from '../fields/Links';
import { MomentInput } from '../fields/MomentInput';
import { PictureField } from '../../pictures/PictureField';
import { TextEditor } from '../fields/TextEditor';
import { readTypedMoment, writeTypedMoment } from '../../moments';
import type { SiteOwner } from '../useSiteOwner';
import { PostFrame, type PostPageProps } from './PostFrame';

type Article = ResponseOut<typeof getArticle>['data'];
const keys = ['title', 'description', 'categorieLabel', 'image', 'content', 'credits', 'datetime'] as const;
type ArticleKey = (typeof keys)[number];

/** One article. */
export function ArticlePage({ organisation, id, owner }: PostPageProps) {
  const { call } = useDesk();
  const load = useCallback(
    async () => (await call(getArticle, { organisation, params: { contentId: id } })).data,
    [call, organisation, id],
  );
  const article = useLoaded(load);
  return (
    <Loaded list={article}>
      {(found) => (
        <ArticleForm article={found} organisation={organisation} owner={owner} reload={load} take={article.set} />
      )}
    </Loaded>
  );
}

interface ArticleFormProps {
  readonly article: Article;
  readonly organisation: string;
  readonly owner: SiteOwner;
  reload(): Promise<Article>;
  take(article: Article): void;
}

function ArticleForm({ article, organisation, owner: { zone, timeZone }, reload, take }: ArticleFormProps) {
  const { call } = useDesk();
  const words = useContentTexts();
  const read = (record: Article, key: ArticleKey): EditValue => {
    if (key === 'datetime') return writeTypedMoment(record.datetime, zone);
    if (key === 'credits') return record.credits.map(({ name, link }): NamedLink => ({ name, url: link }));
    return record[key];
  };
  const written = ({
    datetime,
    credits,
    categorieLabel,
    ...same
  }: Edits<ArticleKey>): BodyIn<typeof updateArticle> => ({
    ...(same as Partial<Article>),
    ...(datetime !== undefined && { datetime: readTypedMoment(String(datetime), zone) }),
    ...(credits !== undefined && {
      credits: (credits as readonly NamedLink[]).map(({ name, url }) => ({ name, link: url })),
    }),
    ...(categorieLabel !== undefined && {
      categorieLabel: String(categorieLabel).trim(),
      categorie: categoryId(String(categorieLabel)),
    }),
  });
  const edits = useEdits<Article, ArticleKey>({
    record: article,
    keys,
    read,
    async write({ id, version }, changed) {
      const body = { ...written(changed), version };
      return (await call(updateArticle, { organisation, params: { contentId: id }, body })).data;
    },
    reload,
    take,
  });
  const field = (key: ArticleKey) => ({
    label: words.fields[key],
    value: String(edits.valueOf(key)),
    onValue: (value: string) => edits.set(key, value),
  });
  return (
    <PostFrame
      {...{ organisation, edits }}
      part="articles"
      id={article.id}
      name={article.title}
      isShown
      nameOf={(key) => words.fields[key]}
      theirs={(key) => read(article, key)}
    >
      <TextInput {...field('title')} autoComplete="off" maxLength={200} required dir="auto" />
      <TextInput
        {...field('categorieLabel')}
        hint={words.hints.categorieLabel}
        autoComplete="off"
        maxLength={120}
        pattern=".*\S.*"
        required
        dir="auto"
      />
      <TextArea {...field('description')} hint={words.hints.description} rows={3} maxLength={2000} dir="auto" />
      <PictureField {...field('image')} organisation={organisation} />
      <TextEditor {...field('content')} />
      <Links
        label={words.fields.credits}
        hint={words.hints.credits}
        most={10}
        isOptional
        value={edits.valueOf('credits') as readonly NamedLink[]}
        onValue={(credits) => edits.set('credits', credits)}
      />
      <MomentInput {...field('datetime')} hint={words.clock(zoneCity(timeZone))} required />
    </PostFrame>
  );
}
