import type { PageOf } from '../../../../contract/site/pageData';
import type { SiteCardsTexts } from '../../../../i18n/siteCards';
import { pageIcon } from '../../content/contentIcons';
import { EmptyState } from '../../content/EmptyState';
import type { PageBlocks } from '../../siteContext';
import { useOwnWords } from '../../useOwnWords';

interface CustomPageViewProps {
  readonly page: PageOf<'CUSTOM_PAGE'>;
  readonly texts: SiteCardsTexts;
  readonly blocks: PageBlocks | null;
}

/** A page of the organisation's own (PAGE-01): its title, then its blocks. */
export function CustomPageView({ page, texts, blocks }: CustomPageViewProps) {
  const own = useOwnWords();
  const [custom] = page.data;
  if (!custom) return null;
  return (
    <div className="custom-page">
      <div className="site-intro" {...own()}>
        <h1>{custom.title}</h1>
        {custom.description && <p className="site-lead">{custom.description}</p>}
      </div>
      {blocks ? (
        <div className="blocks" {...own()}>
          <blocks.View texts={texts} />
        </div>
      ) : (
        <EmptyState icon={pageIcon} text={texts.pages.empty} />
      )}
    </div>
  );
}
