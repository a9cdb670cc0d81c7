import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TeamReader } from '../../client/live/createTeamReader';
import type { Campaign, Donor } from '../../contract/campaigns/campaigns';
import { firstTeamPage, keptSelection, type Selection, type TeamPages } from '../../core/campaign';

/** The server's data while the page is open. */
export interface LiveState {
  readonly campaign: Campaign;
  /** Donors of the campaign, or of the team that is shown; latest first. Null until they were read. */
  readonly donors: readonly Donor[] | null;
  /** How many there are in all. */
  readonly donorCount: number;
  /** The latest donors that came while the page was open, three at most, newest first: another list each time (FEED-02). */
  readonly fresh: readonly Donor[];
  /** Loads older donors; false if there are no more. Null while the page is not live. */
  readonly older: (() => Promise<boolean>) | null;
  /** The list of teams as far as it was read (CALL-38). */
  readonly teamPages: TeamPages;
  /** Reads teams that are not held. Null while the page is not live. */
  readonly teams: Pick<TeamReader, 'more' | 'find' | 'named'> | null;
}

interface CampaignPageState extends LiveState {
  readonly selection: Selection;
  /** The displayed currency, when the visitor switched it. */
  readonly currency: string | undefined;
  /** The donation dialog was asked for, and not closed since. */
  readonly giving: boolean;
}

interface CampaignActions {
  received(part: Partial<LiveState>): void;
  /** Another team or source is shown, as far as the campaign has them; its donors are still to be read. */
  select(asked: Partial<Selection>): void;
  switchCurrency(currency: string): void;
  openGive(): void;
  closeGive(): void;
}

export type CampaignStore = StoreApi<CampaignPageState & CampaignActions>;

/** The state of one campaign element. */
export const createCampaignStore = (campaign: Campaign, asked: Partial<Selection>): CampaignStore =>
  createStore((set) => ({
    campaign,
    donors: null,
    donorCount: 0,
    fresh: [],
    older: null,
    teamPages: firstTeamPage(campaign),
    teams: null,
    selection: keptSelection(asked, campaign),
    currency: undefined,
    giving: false,
    received: (part) => set(part),
    select: (asked) =>
      set((state) => {
        const selection = keptSelection({ ...state.selection, ...asked }, state.campaign);
        if (selection.team !== state.selection.team) return { selection, donors: null, donorCount: 0, fresh: [] };
        return selection.source === state.selection.source ? state : { selection };
      }),
    switchCurrency: (currency) => set({ currency }),
    openGive: () => set({ giving: true }),
    closeGive: () => set({ giving: false }),
  }));
