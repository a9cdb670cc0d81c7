import type { PageOf } from '../../../../contract/site/pageData';
import type { SitePagesTexts } from '../../../../i18n/sitePages';
import { ElementTag } from '../../ElementTag';
import { useOwnWords } from '../../useOwnWords';
import { WithoutScripts } from '../../WithoutScripts';

/** A campaign, one of its teams (TEAM-01), or its big screen (SCREEN-01). */
export function CampaignPage({ page, texts }: { page: PageOf<'CAMPAGNE'>; texts: SitePagesTexts }) {
  const own = useOwnWords();
  const [campaign] = page.data;
  if (!campaign) return null;
  const { id, title, team, source, collected, screen } = campaign;
  const asked = { 'campaign-id': id, team, source, rehearsal: campaign.rehearsal ? '' : null };
  // A legacy address (SITE-13).
  if (screen && id === null) return null;
  if (screen) return <ElementTag tag="org-screen" attributes={{ 'campaign-id': id, rehearsal: asked.rehearsal }} />;
  return (
    <div className="site-campaign">
      <h1 className="visually-hidden" {...own(title)}>
        {title}
      </h1>
      <ElementTag tag="org-campaign" attributes={asked} />
      <noscript>
        <h2 {...own(title)}>{title}</h2>
        {collected && <p suppressHydrationWarning>{texts.collected(collected)}</p>}
      </noscript>
      <WithoutScripts texts={texts} />
    </div>
  );
}
