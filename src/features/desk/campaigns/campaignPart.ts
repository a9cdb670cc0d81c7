import type { OwnCampaign } from '../../../contract/campaigns/adminCampaigns';
import type { StartState } from '../../../contract/desk/start';
import type { Edits } from '../editing/useEdits';
import type { CampaignKey, CardId } from './campaignFields';

/** All that a page of one campaign works with. */
export interface CampaignPartProps {
  readonly organisation: string;
  readonly campaign: OwnCampaign;
  /** The organisation's clock and addresses. */
  readonly place: StartState;
  readonly mayEdit: boolean;
  /** Reads the campaign anew. */
  reload(): Promise<OwnCampaign>;
  /** Takes the campaign as the server has it now. */
  take(campaign: OwnCampaign): void;
}

/** A part whose edits are shown before they are saved. */
export interface EditedPartProps extends CampaignPartProps {
  /** Receives a card's valid edits; none after a save. */
  onEdits(card: CardId, edits: Edits<CampaignKey>): void;
}

/** The pages of one campaign, in the order of their links; the first is at its own address. */
export const PARTS = ['overview', 'settings', 'page', 'teams', 'products', 'matching'] as const;
export type CampaignPart = (typeof PARTS)[number];

/** The page of that part of an address; the first one for any other. */
export const partAt = (part: string | undefined): CampaignPart => PARTS.find((known) => known === part) ?? PARTS[0];
