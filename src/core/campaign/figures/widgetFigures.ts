import { barFill, toMinor, type Units } from '../../money';
import type { CampaignFigures } from '../state/campaignTypes';
import { goalOf } from './goalOf';
import { celebrates, percentOf } from './percentOf';

/** The unit of a campaign's figures: an amount, gifts, or units of `partnerMontant`. */
export type CampaignUnit = 'montant' | 'count' | 'partner';

export interface WidgetFigures {
  readonly unit: CampaignUnit;
  /** As it is shown: units of a PARTNER campaign are whole, rounded down. */
  readonly value: number;
  /** The same, not rounded. */
  readonly exact: number;
  /** The goal that is shown; null without one. */
  readonly goal: number | null;
  /** The first goal, struck through beside a bonus goal; null while it is the one that is shown. */
  readonly reached: number | null;
  /** Percentage of the exact value, not rounded; null without a goal. */
  readonly percent: number | null;
  /** Filling of the bar, in percent. */
  readonly fill: number;
  readonly celebrate: boolean;
  /** Number of gifts. */
  readonly count: number;
}

/**
 * The figures of a campaign in its own unit (WID-02, WID-04, GOAL-01…04): the amount collected, the number of gifts
 * (COUNT), or the units that the amount pays for (PARTNER); value, goal and bonus goals share that unit.
 * @throws RangeError for an invalid currency code or an amount out of bounds.
 * @example
 * widgetFigures({ objectif: 100, type: 'PARTNER', partnerMontant: 180, stats: { total: { sum: { total: 12600 }, count: { total: 9 } } } }, 'eur') // => { unit: 'partner', value: 70, exact: 70, goal: 100, reached: null, percent: 70, fill: 70, celebrate: false, count: 9 }
 * widgetFigures({ objectif: 100000, bonus: [120000], stats: { total: { sum: { total: 100000 }, count: { total: 9 } } } }, 'eur').reached // => 100000
 * widgetFigures({ objectif: 20, type: 'COUNT', stats: { total: { sum: { total: 500 }, count: { total: 5 } } } }, 'eur').percent // => 25
 */
export function widgetFigures(campaign: CampaignFigures, devise: string): WidgetFigures {
  const unit = unitOf(campaign);
  const { sum, count } = campaign.stats.total;
  const exact = unit === 'montant' ? sum.total : unit === 'count' ? count.total : unitsOf(sum.total, campaign, devise);
  const found = goalOf(campaign, exact);
  const percent = found && percentOf(...ratioOf(campaign, found.goal, devise));
  return {
    unit,
    value: unit === 'partner' ? Math.floor(exact) : exact,
    exact,
    goal: found?.goal ?? null,
    reached: found?.raised ? (campaign.objectif ?? null) : null,
    percent,
    fill: barFill(percent ?? 0),
    celebrate: celebrates(percent, campaign.config?.forceCelebration),
    count: count.total,
  };
}

const unitOf = ({ type }: Pick<CampaignFigures, 'type'>): CampaignUnit =>
  type === 'COUNT' ? 'count' : type === 'PARTNER' ? 'partner' : 'montant';

/** Whole numbers on both sides, so that the division is exact: 29 of 100 is 29 percent, not 28.999… */
function ratioOf(campaign: CampaignFigures, goal: number, devise: string): [number, number] {
  const { sum, count } = campaign.stats.total;
  switch (unitOf(campaign)) {
    case 'count':
      return [count.total, goal];
    case 'partner':
      return [toMinor(sum.total, devise), goal * toMinor(unitPrice(campaign), devise)];
    case 'montant':
      return [toMinor(sum.total, devise), toMinor(goal, devise)];
  }
}

/**
 * Price of one unit of a campaign, in currency units (ENT-25 `partnerMontant`); 1 by default.
 * @example
 * unitPrice({ partnerMontant: 180 }) // => 180
 * unitPrice({ partnerMontant: 0 }) // => 1
 */
export function unitPrice({ partnerMontant }: Pick<CampaignFigures, 'partnerMontant'>): number {
  return partnerMontant && partnerMontant > 0 ? partnerMontant : 1;
}

/**
 * The units that an amount pays for, not rounded (WID-02, SCREEN-07): square metres, or a donor unit.
 * @param montant in currency units.
 * @throws RangeError for an invalid currency code or an amount out of bounds.
 * @example
 * unitsOf(1250, { partnerMontant: 500 }, 'eur') // => 2.5
 * unitsOf(1250, {}, 'eur') // => 1250
 */
export function unitsOf(montant: Units, campaign: Pick<CampaignFigures, 'partnerMontant'>, devise: string): number {
  return toMinor(montant, devise) / toMinor(unitPrice(campaign), devise);
}
