import { createContext, useContext } from 'react';
import type { Campaign, Donor, Team } from '../../contract/campaigns/campaigns';
import type { Organisation } from '../../contract/organisations/organisations';
import type { CampaignLayout, WidgetFigures } from '../../core/campaign';
import type { Language } from '../../contract/terms/languages';
import type { DisplayPlan, MoneyFormat } from '../../core/money';
import type { CampaignTexts } from '../../i18n/campaign';
import type { ElementContext } from '../../runtime/context';
import type { CampaignStore, LiveState } from './store';

/** All that the parts of a campaign's page show and do. */
export interface CampaignContext {
  readonly element: ElementContext;
  readonly texts: CampaignTexts;
  readonly store: CampaignStore;
  readonly campaign: Campaign;
  readonly organisation: Organisation;
  readonly layout: CampaignLayout;
  /** Figures and button only, for small places. */
  readonly widget: boolean;
  /** Figures of the whole campaign, in its own unit. */
  readonly figures: WidgetFigures;
  /** Latest first; of the team alone when one is selected. Null until they were read. */
  readonly donors: readonly Donor[] | null;
  /** How many there are in all. */
  readonly donorCount: number;
  /** Loads older donors; null while the page is not live. */
  readonly older: (() => Promise<boolean>) | null;
  /** The latest donors that came while the page was open, three at most (FEED-02). */
  readonly fresh: readonly Donor[];
  /** The list of teams as far as it was read (CALL-38). */
  readonly teamPages: LiveState['teamPages'];
  /** Reads teams that are not held; null while the page is not live. */
  readonly teams: LiveState['teams'];
  /** The team whose page it is. */
  readonly team: Team | null;
  /** Param of the source that the visitor came by. */
  readonly source: string | null;
  readonly lang: Language;
  readonly embed: boolean;
  /** Currencies shown and charged (CUR-02). */
  readonly plan: DisplayPlan;
  /** An amount in units of the organisation's currency, written in the displayed one. */
  money(montant: number, format?: MoneyFormat): string;
  /** Address of a team's page, or of the campaign's for null (TEAM-02). */
  teamAddress(param: string | null): string;
  /** Shows a team's page, or the campaign's for null. */
  showTeam(param: string | null): void;
  /** The donation dialog was asked for, and not closed since. */
  readonly giving: boolean;
  openGive(): void;
  closeGive(): void;
}

export const CampaignContextProvider = createContext<CampaignContext | null>(null);

/** The campaign that the component is shown in. Throws outside of one: a mistake of ours. */
export function useCampaign(): CampaignContext {
  const context = useContext(CampaignContextProvider);
  if (!context) throw new Error('org-sdk: useCampaign was called outside a campaign. Render it inside CampaignView.');
  return context;
}
