import type { Language } from '../../../contract/terms/languages';
import { barFill, sumMinor, toMinor, toUnits, writeNumber } from '../../money';
import { roundDecimal } from '../../money/roundDecimal';
import type { CampaignFigures, DonorEntry, ScreenOptions, TeamFigures } from '../state/campaignTypes';
import { celebrates } from './percentOf';
import type { ScreenId as Known } from '../../../contract/terms/screenIds';
import { raisedBy } from './teams';
import { unitPrice, unitsOf, widgetFigures } from './widgetFigures';

/** A screen that is shown: one that there is, or the fallback. */
export type ShownScreenId = Known | 'fallback';

const SCREENS = {
  'classic-ambs': { cards: 'teams', hidden: true, visible: 4 },
  'classic-gala': { cards: 'donors', hidden: true, visible: 4 },
  'custom-perp': { cards: 'donors', hidden: true, visible: 3 },
  'custom-perp2': { cards: 'teams', hidden: false, visible: 3 },
  /** Any other id: the campaign as its widget shows it. */
  fallback: { cards: 'donors', hidden: true, visible: 4 },
} as const satisfies Record<ShownScreenId, unknown>;

/** Default unit of screens that count units (SCREEN-05). */
export const SCREEN_UNIT = 'M2';

export interface ScreenFigures {
  readonly screenId: ShownScreenId;
  /** The row of cards that it shows. */
  readonly cards: 'teams' | 'donors';
  /** How many cards are faded in; the rest is faded out (SCREEN-03). */
  readonly visible: number;
  /** Unit of `value` and `goal`: currency units, units of `partnerMontant`, or gifts. */
  readonly unit: 'montant' | 'units' | 'count';
  /** Not rounded. */
  readonly value: number;
  /** Null without a goal, and for the teams of a COUNT campaign, whose goal is no amount. */
  readonly goal: number | null;
  /** True for a bonus goal: the label is NOUVEL OBJECTIF. */
  readonly raised: boolean;
  readonly percent: number | null;
  /** Filling of the bar, in percent: at least `barMini`. */
  readonly fill: number;
  readonly celebrate: boolean;
  /** Number of teams, or of gifts. */
  readonly count: number;
}

/**
 * The figures of a big screen by its own rule (SCREEN-02, 03, 06, 07). Team screens show what teams raised:
 * classic-ambs counts hidden teams too, custom-perp2 does not. Donor screens show donor units or square metres; for a
 * COUNT campaign, gifts. Unknown ids get the fallback: the campaign's figures in its own unit, with the latest donors.
 * @throws RangeError for an invalid currency code or an amount out of bounds.
 * @example
 * screenFigures('classic-gala', { objectif: 5000, partnerMontant: 500, stats: { total: { sum: { total: 1250 }, count: { total: 3 } } } }, [], 'eur') // => { screenId: 'classic-gala', cards: 'donors', visible: 4, unit: 'units', value: 2.5, goal: 10, raised: false, percent: 25, fill: 25, celebrate: false, count: 3 }
 * screenFigures('classic-ambs', { stats: { total: { sum: { total: 90 }, count: { total: 3 } } } }, [{ param: 'a', objectif: 50 }, { param: 'b', objectif: 30, hidden: true }], 'eur').value // => 80
 * screenFigures('wall', { stats: { total: { sum: { total: 1250 }, count: { total: 3 } } } }, [], 'eur').screenId // => 'fallback'
 */
export function screenFigures(
  asked: string | null | undefined,
  campaign: CampaignFigures,
  teams: readonly TeamFigures[],
  devise: string,
): ScreenFigures {
  const screenId = isScreen(asked) ? asked : 'fallback';
  const { cards, visible, hidden } = SCREENS[screenId];
  const counted = teams.filter((team) => hidden || !team.hidden);
  const shown = cards === 'teams' ? { ...campaign, stats: statsOfTeams(counted, devise) } : campaign;
  const { percent, goal, reached, ...figures } = widgetFigures(shown, devise);
  const options = campaign.screenOptions;
  return {
    screenId,
    cards,
    visible,
    ...(cards === 'teams' || isAmount(screenId, campaign) ? amounts(shown, goal) : units(campaign, goal, devise)),
    raised: reached !== null,
    percent,
    fill: barFill(percent ?? 0, options?.barMini),
    celebrate: celebrates(percent, options?.forceCelebration),
    count: cards === 'teams' ? counted.length : figures.count,
  };
}

type Shown = Pick<ScreenFigures, 'unit' | 'value' | 'goal'>;

const isScreen = (id: string | null | undefined): id is ShownScreenId =>
  typeof id === 'string' && Object.hasOwn(SCREENS, id);

/** The fallback shows an amount, or units if the campaign counts them. */
const isAmount = (screenId: ShownScreenId, { type }: CampaignFigures) =>
  screenId === 'fallback' && type !== 'COUNT' && type !== 'PARTNER';

function statsOfTeams(teams: readonly TeamFigures[], devise: string): CampaignFigures['stats'] {
  const sum = toUnits(sumMinor(teams.map((team) => toMinor(raisedBy(team), devise))), devise);
  const count = teams.reduce((total, { stats }) => total + (stats?.count ?? 0), 0);
  return { total: { sum: { total: sum }, count: { total: count } } };
}

/** A goal in units of `partnerMontant` is shown as their price. */
function amounts(campaign: CampaignFigures, goal: number | null): Shown {
  const value = campaign.stats.total.sum.total;
  if (campaign.type === 'COUNT') return { unit: 'montant', value, goal: null };
  return { unit: 'montant', value, goal: goal && campaign.type === 'PARTNER' ? goal * unitPrice(campaign) : goal };
}

function units(campaign: CampaignFigures, goal: number | null, devise: string): Shown {
  const { sum, count } = campaign.stats.total;
  if (campaign.type === 'COUNT') return { unit: 'count', value: count.total, goal };
  const value = unitsOf(sum.total, campaign, devise);
  return { unit: 'units', value, goal: goal && campaign.type !== 'PARTNER' ? unitsOf(goal, campaign, devise) : goal };
}

const DECIMALS = 2;

/**
 * Units as screens write them (SCREEN-05, SCREEN-07): two decimals, half away from zero.
 * @example
 * writeUnits(2.5, 'fr') // => '2,50'
 * writeUnits(1234.567, 'en') // => '1,234.57'
 */
export function writeUnits(units: number, lang: Language): string {
  return writeNumber((roundDecimal(units, DECIMALS) / 10 ** DECIMALS).toFixed(DECIMALS), lang);
}

/**
 * The donors whose cards a screen shows (SCREEN-04), without those below `minMontant`.
 * @example
 * screenDonors([{ montant: 17.99 }, { montant: 18 }], { minMontant: 18 }) // => [{ montant: 18 }]
 */
export function screenDonors<D extends Pick<DonorEntry, 'montant'>>(
  donors: readonly D[],
  options: Pick<ScreenOptions, 'minMontant'> | null | undefined,
): D[] {
  return donors.filter(({ montant }) => montant >= (options?.minMontant ?? 0));
}
