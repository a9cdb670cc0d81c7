import type { NewsItem } from '../../../../contract/site/news';
import type { PageOf } from '../../../../contract/site/pageData';
import { pagePath } from '../../../../core/site';
import type { SiteContentTexts } from '../../../../i18n/siteContent';
import { newsIcon } from '../../content/contentIcons';
import { EmptyState } from '../../content/EmptyState';
import { MorePages } from '../../content/MorePages';
import { NewsFacts } from '../../content/NewsFacts';
import { Pager } from '../../content/Pager';
import { Slides } from '../../content/Slides';
import { useSite } from '../../siteContext';
import { useOwnWords } from '../../useOwnWords';

/** The organisation's news (NEWS-01, NEWS-02): numbered pages where their number is known, else more at the end. */
export function NewsView({ page, texts }: { page: PageOf<'ACTU'>; texts: SiteContentTexts }) {
  const { href } = useSite();
  const path = pagePath('ACTU');
  const draw = (items: readonly NewsItem[]) =>
    items.length === 0 ? (
      <EmptyState icon={newsIcon} text={texts.news.empty} />
    ) : (
      <ul className="card-grid">
        {items.map((item) => (
          <li key={item.id}>
            <NewsCard item={item} texts={texts} />
          </li>
        ))}
      </ul>
    );
  const { nbPages, page: number = 1 } = page.list ?? {};
  return (
    <>
      <div className="site-intro">
        <h1>{page.title}</h1>
      </div>
      {nbPages === undefined ? (
        <MorePages page={page} path={path} texts={texts.pager} children={draw} />
      ) : (
        <>
          {draw(page.data)}
          <Pager
            page={number}
            count={nbPages}
            hrefOf={(to) => (to === 1 ? href(path) : `${href(path)}?page=${to}`)}
            texts={texts.pager}
          />
        </>
      )}
    </>
  );
}

function NewsCard({ item, texts }: { item: NewsItem; texts: SiteContentTexts }) {
  const { href, navigate } = useSite();
  const own = useOwnWords();
  const address = item.link || href(pagePath('ACTU_DETAIL', item.id));
  return (
    <article className="tile whole-card">
      {item.images.length > 0 && (
        // Pictures that are swiped lie above the link; a press on one follows it all the same.
        <div className="tile-picture" onClick={({ target }) => target instanceof HTMLImageElement && navigate(address)}>
          <Slides
            images={item.type === 'IMAGE' ? item.images : item.images.slice(0, 1)}
            texts={texts.slides}
            sizes="(min-width: 1000px) 370px, (min-width: 640px) 50vw, 100vw"
          />
        </div>
      )}
      <div className="tile-words">
        <NewsFacts item={item} texts={texts.news} />
        <h2 {...own}>
          <a className="whole-link" href={address}>
            {item.title}
          </a>
        </h2>
        {item.description && (
          <p className="clamped" {...own}>
            {item.description}
          </p>
        )}
        <p className="tile-more" aria-hidden="true">
          {texts.news.more}
        </p>
      </div>
    </article>
  );
}
