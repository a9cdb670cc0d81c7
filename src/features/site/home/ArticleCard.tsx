import type { ArticlePreview } from '../../../contract/site/articles';
import { cutText, pagePath } from '../../../core/site';
import { Picture } from '../Picture';
import { useSite } from '../siteContext';
import { useOwnWords } from '../useOwnWords';

/** An article on the home page, its description cut short (HOME-04). */
export function ArticleCard({ article }: { article: ArticlePreview }) {
  const { href } = useSite();
  const own = useOwnWords();
  return (
    <article className="tile whole-card">
      {article.image && (
        <div className="tile-picture">
          <Picture src={article.image} alt="" sizes="(min-width: 1000px) 370px, (min-width: 640px) 50vw, 100vw" />
        </div>
      )}
      <div className="tile-words">
        {article.categorieLabel && (
          <p>
            <span className="theme" {...own(article.categorieLabel)}>
              {article.categorieLabel}
            </span>
          </p>
        )}
        <h3 {...own(article.title)}>
          <a className="whole-link" href={href(pagePath('ARTICLE', article._id))}>
            {article.title}
          </a>
        </h3>
        {article.description && (
          <p className="muted" {...own(article.description)}>
            {cutText(article.description)}
          </p>
        )}
      </div>
    </article>
  );
}
