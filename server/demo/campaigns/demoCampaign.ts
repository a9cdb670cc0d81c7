import type { NewCampaign } from '../../../src/contract/campaigns/adminCampaigns';
import type { NewSection } from '../../features/sections/sectionService';
import type { NewTeam } from '../../features/campaigns/admin/teamService';

/** Differences from a gift paid at once, online, under the donor's name. */
interface GiftOptions {
  /** The team's param. */
  readonly team?: string;
  /** Paid every month, so many times; 0 is without end. */
  readonly months?: number;
  /** Paid in so many parts. */
  readonly divide?: number;
  readonly anonymous?: true;
  /** Entered by hand, with this note. */
  readonly note?: string;
  /** Not shown among donors. */
  readonly hidden?: true;
  /** Pledged first. */
  readonly promised?: true;
}

/** The amount in euros, of each month for a monthly gift. */
export type DemoGift = readonly [montant: number, options?: GiftOptions];

/** A campaign of the demo with all that happened to it before the first start. */
export interface DemoCampaign {
  readonly campaign: NewCampaign & { readonly id: string };
  readonly sections?: readonly NewSection[];
  readonly teams?: readonly NewTeam[];
  /** A sponsor matching each gift of the last days. Amounts in euros; a `ratio` of 1 doubles it. */
  readonly matching?: {
    readonly label: string;
    readonly ratio: number;
    readonly pool: number;
    readonly plafond: number;
    readonly days: number;
  };
  /** Newest first. */
  readonly gifts: readonly DemoGift[];
  /** Unpaid pledges, newest first; a cancelled one is no longer a pledge. */
  readonly pledges?: readonly (readonly [montant: number, team: string | null, cancelled?: true])[];
  /** Over how many days the gifts came. */
  readonly days: number;
}
