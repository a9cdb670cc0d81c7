import type { ActiveMatching, Campaign, ScreenState, Team } from '../../../../src/contract/campaigns/campaigns';
import type { PayableCampaign } from '../../../../src/contract/payments/payables';
import { matchesAt, statsOf, WHOLE_RATIO, type Totals } from '../../../../src/core/campaign';
import { toUnits, type Minor } from '../../../../src/core/money';
import type { Mode } from '../../../../src/core/organisation';
import type { CampaignRow } from '../campaignStore';
import { activeRules, type MatchingWithUse } from '../matching/matchingStore';
import type { OpenPledges } from './readTotals';

/** All that is read of a campaign to show it. */
export interface CampaignParts {
  readonly row: CampaignRow;
  readonly devise: string;
  /** In which all the figures were read (ENT-31). */
  readonly mode: Mode;
  readonly totals: Totals;
  /** As they are shown. */
  readonly teams: readonly Team[];
  readonly pledges: OpenPledges;
  readonly matchings: readonly MatchingWithUse[];
}

const units = (amount: Minor, devise: string) => toUnits(amount, devise);

/** The fields of a campaign that a payment's price depends on. */
export const viewPayable = ({ id, label, theme, assoc, cerfa, active, config }: CampaignRow): PayableCampaign => ({
  id,
  label,
  theme,
  assoc,
  cerfa,
  active,
  config,
});

/** ENT-25 as the wire carries it. @param now decides which matching rules are active */
export function viewCampaign(
  { row, devise, mode, totals, teams, pledges, matchings }: CampaignParts,
  now: Date,
): Campaign {
  const { document } = row;
  return {
    ...viewPayable(row),
    name: document.name ?? row.label,
    organisation: row.organisationId,
    mode,
    devise,
    type: document.type ?? null,
    objectif: units(row.objectif, devise),
    bonus: row.bonus.map((goal) => units(goal, devise)),
    dateStart: document.dateStart ?? null,
    dateEnd: document.dateEnd ?? null,
    partnerMontant: row.partnerMontant === null ? 1 : units(row.partnerMontant, devise),
    screenId: document.screenId ?? '',
    screenOptions: document.screenOptions ?? {},
    gala: document.gala ?? false,
    products: document.products ?? [],
    sources: document.sources ?? [],
    teams: [...teams],
    stats: {
      total: statsOf(totals, devise),
      engagements: { sum: units(pledges.sum, devise), count: pledges.count },
    },
    matching: activeRules(matchings)
      .filter((rule) => matchesAt(rule, now.getTime()))
      .map((rule) => viewMatching(rule, devise)),
    screen: viewScreen(row),
    version: row.version,
  };
}

/** An operator's screen settings; until set, the campaign's own. */
export const viewScreen = ({ screen }: Pick<CampaignRow, 'screen'>): ScreenState => ({
  layout: screen.layout ?? null,
  paused: screen.paused ?? false,
  message: screen.message ?? '',
  celebrate: screen.celebrate ?? 0,
});

const viewMatching = (rule: ReturnType<typeof activeRules>[number], devise: string): ActiveMatching => ({
  id: rule.id,
  label: rule.label,
  ratio: rule.ratio / WHOLE_RATIO,
  team: rule.param,
  pool: units(rule.pool, devise),
  reste: units(rule.left, devise),
  plafond: rule.plafond === null ? null : units(rule.plafond, devise),
  dateEnd: rule.dateEnd?.toISOString() ?? null,
});
