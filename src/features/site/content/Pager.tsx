import { pagerNumbers } from '../../../core/site';
import type { ContentTexts } from './contentTexts';
import { Icon } from '../../../ui/Icon';
import { chevronEndIcon, chevronStartIcon } from '../../../ui/media/mediaIcons';

interface PagerProps {
  readonly page: number;
  readonly count: number;
  /** The address of a page. */
  hrefOf(page: number): string;
  readonly texts: ContentTexts['pager'];
}

/** Links to the pages of a list: previous, numbers, next (NEWS-01). Nothing where there is one page. */
export function Pager({ page, count, hrefOf, texts }: PagerProps) {
  if (count < 2) return null;
  return (
    <nav className="pager" aria-label={texts.label}>
      {page > 1 && (
        <a className="pager-step" href={hrefOf(page - 1)} rel="prev" aria-label={texts.previous}>
          <Icon path={chevronStartIcon} turns />
          <span className="pager-word">{texts.previous}</span>
        </a>
      )}
      <ol>
        {pagerNumbers(page, count).map((number, at) => (
          <li key={number ?? `gap-${at}`}>
            {number === null ? (
              <span className="pager-gap" aria-hidden="true">
                …
              </span>
            ) : (
              <a
                className="pager-number"
                href={hrefOf(number)}
                aria-label={texts.page(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < count && (
        <a className="pager-step" href={hrefOf(page + 1)} rel="next" aria-label={texts.next}>
          <span className="pager-word">{texts.next}</span>
          <Icon path={chevronEndIcon} turns />
        </a>
      )}
    </nav>
  );
}
