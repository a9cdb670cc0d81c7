import { LAYOUTS } from '../../contract/terms/campaignPage';

/** Layouts that the attribute may ask for: the campaign's own one, or another. ALD comes with the campaign's template. */
export const CAMPAIGN_LAYOUTS = ['auto', ...LAYOUTS] as const;

export interface CampaignViewProps {
  campaignId?: string;
  /** Param of the team to show; else the one that the page's address names (TEAM-01). */
  team?: string;
  /** Param of the source that gifts are counted for; else `s` of the page's address. */
  source?: string;
  layout: (typeof CAMPAIGN_LAYOUTS)[number];
  /** Only the figures and the button, for small places. */
  widget: boolean;
  /** The rehearsal is looked at (ENT-32); the element's client asks for it. */
  rehearsal?: boolean;
}
