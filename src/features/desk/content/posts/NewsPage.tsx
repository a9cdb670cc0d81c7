import { zoneCity } from '../../../../core/calendar';
import { useCallback } from 'react';
import type { BodyIn, ResponseOut } from '../../../../contract/route';
import { getNews, updateNews } from '../../../../contract/site/adminContent';
import { isPublished } from '../../../../core/site';
import { Select } from '../../../../ui/fields/Select';
import { TextArea } from '../../../../ui/fields/TextArea';
import { TextInput } from '../../../../ui/fields/TextInput';
import { useDesk } from '../../deskContext';
import { Choice } from '../../editing/Choice';
import { useEdits, type Edits, type EditValue } from '../../editing/useEdits';
import { Loaded } from '../../Loaded';
import { useLoaded } from '../../useLoaded';
import { useContentTexts } from '../contentTexts';
import { MomentInput } from '../fields/MomentInput';
import { Pictures } from '../fields/Pictures';
import { TextEditor } from '../fields/TextEditor';
import { readOptionalMoment, readTypedMoment, writeTypedMoment } from '../../moments';
import type { SiteOwner } from '../useSiteOwner';
import { PostFrame, type PostPageProps } from './PostFrame';

type News = ResponseOut<typeof getNews>['data'];
const keys = [
  ...['title', 'description', 'content', 'type', 'images', 'link'],
  ...['thematiques', 'datetime', 'publishedAt'],
] as readonly NewsKey[];
type NewsKey = Exclude<keyof News, 'id' | 'version'>;

/** One news item. */
export function NewsPage({ organisation, id, owner }: PostPageProps) {
  const { call } = useDesk();
  const load = useCallback(
    async () => (await call(getNews, { organisation, params: { contentId: id } })).data,
    [call, organisation, id],
  );
  const news = useLoaded(load);
  return (
    <Loaded list={news}>
      {(found) => <NewsForm news={found} organisation={organisation} owner={owner} reload={load} take={news.set} />}
    </Loaded>
  );
}

interface NewsFormProps {
  readonly news: News;
  readonly organisation: string;
  readonly owner: SiteOwner;
  reload(): Promise<News>;
  take(news: News): void;
}

const split = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

function NewsForm({ news, organisation, owner: { zone, timeZone, now }, reload, take }: NewsFormProps) {
  const { call } = useDesk();
  const words = useContentTexts();
  const read = (record: News, key: NewsKey): EditValue => {
    if (key === 'datetime' || key === 'publishedAt') return writeTypedMoment(record[key], zone);
    return key === 'thematiques' ? record.thematiques.join(', ') : record[key];
  };
  const written = ({ thematiques, datetime, publishedAt, ...same }: Edits<NewsKey>): BodyIn<typeof updateNews> => ({
    ...(same as Partial<News>),
    ...(thematiques !== undefined && { thematiques: split(String(thematiques)) }),
    ...(datetime !== undefined && { datetime: readTypedMoment(String(datetime), zone) }),
    ...(publishedAt !== undefined && { publishedAt: readOptionalMoment(String(publishedAt), zone) }),
  });
  const edits = useEdits<News, NewsKey>({
    record: news,
    keys,
    read,
    async write({ id, version }, changed) {
      const body = { ...written(changed), version };
      return (await call(updateNews, { organisation, params: { contentId: id }, body })).data;
    },
    reload,
    take,
  });
  const text = (key: NewsKey) => String(edits.valueOf(key));
  const field = <K extends NewsKey>(key: K) => ({
    label: words.fields[key],
    value: text(key),
    onValue: (value: string) => edits.set(key, value),
  });
  const moment = text('publishedAt');
  const state = moment === '' ? 'draft' : isPublished(readTypedMoment(moment, zone), now) ? 'published' : 'planned';
  const publish = (to: 'draft' | 'published' | 'planned') => {
    if (to === state) return;
    const at = now + (to === 'planned' ? 24 * 60 * 60 * 1000 : 0);
    edits.set('publishedAt', to === 'draft' ? '' : writeTypedMoment(new Date(at).toISOString(), zone));
  };
  const clock = words.clock(zoneCity(timeZone));
  return (
    <PostFrame
      {...{ organisation, edits }}
      part="news"
      id={news.id}
      name={news.title}
      isShown={news.publishedAt !== null && isPublished(news.publishedAt, now)}
      nameOf={(key) => words.fields[key]}
      theirs={(key) => read(news, key)}
    >
      <Choice
        label={words.fields.publishedAt}
        texts={words.states}
        notes={words.publishing}
        value={state}
        onValue={publish}
      />
      {state !== 'draft' && <MomentInput {...field('publishedAt')} label={words.shownFrom} hint={clock} required />}
      <TextInput {...field('title')} autoComplete="off" maxLength={200} required dir="auto" />
      <TextArea {...field('description')} hint={words.hints.description} rows={3} maxLength={2000} dir="auto" />
      <TextEditor {...field('content')} />
      <Pictures
        label={words.fields.images}
        organisation={organisation}
        value={edits.valueOf('images') as readonly string[]}
        onValue={(images) => edits.set('images', images)}
      />
      <Select
        {...field('type')}
        options={(['TEXT', 'IMAGE', 'LINK'] as const).map((value) => ({ value, label: words.newsTypes[value] }))}
      />
      <TextInput
        {...field('link')}
        hint={words.hints.link}
        inputMode="url"
        pattern="(https?://|/).*"
        autoComplete="off"
        maxLength={2048}
        dir="ltr"
        required={text('type') === 'LINK'}
      />
      <TextInput {...field('thematiques')} hint={words.hints.thematiques} autoComplete="off" dir="auto" />
      <MomentInput {...field('datetime')} hint={words.hints.datetime} required />
    </PostFrame>
  );
}
