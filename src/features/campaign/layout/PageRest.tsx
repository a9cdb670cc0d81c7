import { useRef } from 'react';
import { aldSettings, donorWord } from '../../../core/campaign';
import { takesGifts } from '../../../core/organisation';
import { safeLink } from '../../../ui/safeLink';
import { Celebration } from '../celebration/Celebration';
import { GiveBlock, GiveDialog } from '../give';
import { ShareButtons } from '../share/ShareButtons';
import { DonorToasts } from '../toasts/DonorToasts';
import { useCampaign } from '../campaignContext';
import { DonorFeed } from '../feed/DonorFeed';
import { Sections, Titled } from '../sections/Sections';
import { TeamList } from '../teams/TeamList';
import { useMoreTexts } from '../moreTexts';
import { Dashboard } from './Dashboard';
import { PageFooter } from './PageFooter';
import { StickyGive } from './StickyGive';
import { Tabs } from './Tabs';
import { usePageStyles } from './usePageStyles';

/** All that follows the figures, as the layout has it (CAMP-02, CAMP-05, CAMP-06). */
export function PageRest() {
  const { campaign, layout, organisation } = useCampaign();
  const content = useRef<HTMLDivElement>(null);
  usePageStyles(content);
  const aside = layout === 'side' || layout === 'ald';
  return (
    <>
      {takesGifts(campaign.mode, organisation) && (aside || campaign.config.noModal) && (
        <div className="campaign-give">
          <GiveBlock />
        </div>
      )}
      <div className="campaign-content" ref={content}>
        <ShareButtons />
        <LayoutContent />
      </div>
      <PageFooter />
      <StickyGive />
      <GiveDialog />
      <DonorToasts />
      <Celebration />
    </>
  );
}

function LayoutContent() {
  const { layout } = useCampaign();
  switch (layout) {
    case 'tabs':
      return <Tabs />;
    case 'dashboard':
      return (
        <>
          <Dashboard />
          <Sections />
        </>
      );
    case 'ald':
      return <AldContent />;
    default:
      return <Sections />;
  }
}

/** A picture of the campaign's own, donors and teams; on narrow pages donors only once there are some (CAMP-06). */
function AldContent() {
  const { campaign, element, figures, texts } = useCampaign();
  const more = useMoreTexts();
  const { leftBanner } = aldSettings(campaign.config);
  const picture = leftBanner && safeLink(leftBanner, element.settings.apiHost);
  return (
    <>
      {picture && <img className="ald-picture" src={picture} alt="" width="640" height="360" loading="lazy" />}
      <div className={figures.count > 0 ? 'ald-donors' : 'ald-donors ald-donors-none'}>
        <Titled title={donorWord(campaign.config.donorName, texts.donors)}>
          <DonorFeed />
        </Titled>
      </div>
      {campaign.teams.some(({ hidden }) => !hidden) && (
        <Titled title={more.teams}>
          <TeamList />
        </Titled>
      )}
    </>
  );
}
