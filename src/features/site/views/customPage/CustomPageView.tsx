import { useMemo } from 'react';
import type { PageOf } from '../../../../contract/site/pageData';
import type { SiteContentTexts } from '../../../../i18n/siteContent';
import { readBlocks } from '../../blocks/readBlocks';
import { SiteBlocks } from '../../blocks/SiteBlocks';
import { pageIcon } from '../../content/contentIcons';
import { EmptyState } from '../../content/EmptyState';
import { useOwnWords } from '../../useOwnWords';

/** A page of the organisation's own (PAGE-01): its title, then its blocks. */
export function CustomPageView({ page, texts }: { page: PageOf<'CUSTOM_PAGE'>; texts: SiteContentTexts }) {
  const own = useOwnWords();
  const [custom] = page.data;
  const content = custom?.content ?? '';
  const blocks = useMemo(() => readBlocks(content), [content]);
  if (!custom) return null;
  return (
    <div className="custom-page">
      <div className="site-intro" {...own}>
        <h1>{custom.title}</h1>
        {custom.description && <p className="site-lead">{custom.description}</p>}
      </div>
      {blocks.length === 0 ? (
        <EmptyState icon={pageIcon} text={texts.pages.empty} />
      ) : (
        <div className="blocks" {...own}>
          <SiteBlocks blocks={blocks} texts={texts} />
        </div>
      )}
    </div>
  );
}
