import type { NewsItem } from '../../../../contract/site/news';
import type { PageOf } from '../../../../contract/site/pageData';
import { pagePath } from '../../../../core/site';
import type { ContentTexts } from '../../content/contentTexts';
import { newsIcon } from '../../content/contentIcons';
import { EmptyState } from '../../content/EmptyState';
import { MorePages } from '../../content/MorePages';
import { NewsCard } from '../../content/NewsCard';
import { Pager } from '../../content/Pager';
import { useSite } from '../../siteContext';

/** The organisation's news (NEWS-01, NEWS-02): numbered pages where their number is known, else more at the end. */
export function NewsView({ page, texts }: { page: PageOf<'ACTU'>; texts: ContentTexts }) {
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
