import type { ArticlePreview } from '../../../../contract/site/articles';
import type { PageOf } from '../../../../contract/site/pageData';
import { pagePath } from '../../../../core/site';
import type { ContentTexts } from '../../content/contentTexts';
import { OwnText } from '../../content/OwnText';
import { ShareLinks } from '../../content/ShareLinks';
import { useDates } from '../../content/useDates';
import { Picture } from '../../Picture';
import { useSite } from '../../siteContext';
import { useOwnWords } from '../../useOwnWords';

/** An article, with others of its category and the latest ones beside it (ART-01). */
export function ArticleView({ page, texts }: { page: PageOf<'ARTICLE'>; texts: ContentTexts }) {
  const own = useOwnWords();
  const dates = useDates();
  const [article] = page.data;
  if (!article) return null;
  return (
    <div className="article">
      <article className="reading">
        <header className="site-intro">
          <p className="muted">
            {article.categorieLabel && (
              <span className="theme" {...own(article.categorieLabel)}>
                {article.categorieLabel}
              </span>
            )}
            <time dateTime={article.datetime} suppressHydrationWarning>
              {dates.date(article.datetime)}
            </time>
          </p>
          <h1 {...own(article.title)}>{article.title}</h1>
          {article.description && (
            <p className="site-lead" {...own(article.description)}>
              {article.description}
            </p>
          )}
        </header>
        {article.image && (
          <figure className="article-picture">
            <Picture src={article.image} alt="" eager sizes="(min-width: 820px) 760px, 100vw" />
            <figcaption>
              <Credits credits={article.credits} texts={texts.articles} />
            </figcaption>
          </figure>
        )}
        <div {...own(article.content)}>
          <OwnText html={article.content} />
        </div>
        {!article.image && <Credits credits={article.credits} texts={texts.articles} />}
        <ShareLinks title={article.title} texts={texts.share} />
      </article>
      {article.related.length + article.recent.length > 0 && (
        <aside className="article-aside">
          <Previews title={texts.articles.related} articles={article.related} />
          <Previews title={texts.articles.recent} articles={article.recent} />
        </aside>
      )}
    </div>
  );
}

interface CreditsProps {
  readonly credits: PageOf<'ARTICLE'>['data'][number]['credits'];
  readonly texts: ContentTexts['articles'];
}

function Credits({ credits, texts }: CreditsProps) {
  const own = useOwnWords();
  if (credits.length === 0) return null;
  return (
    <p className="muted">
      {`${texts.credit} `}
      {credits.map(({ name, link }, at) => (
        <span key={name} {...own(name)}>
          {at > 0 && ', '}
          {link ? (
            <a href={link} rel="noopener noreferrer">
              {name}
            </a>
          ) : (
            name
          )}
        </span>
      ))}
    </p>
  );
}

function Previews({ title, articles }: { title: string; articles: readonly ArticlePreview[] }) {
  const { href } = useSite();
  const own = useOwnWords();
  const dates = useDates();
  if (articles.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="previews">
        {articles.map((one) => (
          <li key={one._id}>
            {one.image && <Picture className="preview-picture" src={one.image} alt="" sizes="88px" />}
            <div>
              <a href={href(pagePath('ARTICLE', one._id))} {...own(one.title)}>
                {one.title}
              </a>
              <p className="muted" suppressHydrationWarning>
                {dates.date(one.datetime)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
