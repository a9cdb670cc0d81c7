import type { PaymentConfig } from '../../../contract/payments/payments';
import { DEFAULT_MONTHS } from './defaultMonths';
import { monthChoices } from './monthChoices';
import type { Units } from '../../money';

/** The settings of a payment configuration that decide how it may be spread over months. */
export type MonthConfig = Readonly<
  Pick<
    PaymentConfig,
    | 'type'
    | 'abo'
    | 'nbMonth'
    | 'fixedNbMonth'
    | 'minNbMonth'
    | 'maxNbMonth'
    | 'maxDivide'
    | 'campagne'
    | 'service'
    | 'submit'
  >
>;

/** How a payment may be spread over months. */
export interface MonthRules {
  /** Numbers of monthly charges on offer, ascending; empty where there is no monthly payment. */
  readonly choices: readonly number[];
  /** The number that the selector starts with; 0 is without end, 1 where there is no monthly payment. */
  readonly initial: number;
  /** `abo` is on and stays on. */
  readonly forced: boolean;
  /** The number of months is no choice. */
  readonly locked: boolean;
  /** A payment without end (`nbMonth` 0) is on offer too. */
  readonly infinite: boolean;
  /** Numbers of parts that one total may be split into; empty where it may not. */
  readonly splitChoices: readonly number[];
  /** The split is offered from this amount on, in currency units (PAY-36). */
  readonly splitMinimum: number;
  /**
   * From this amount on, a non-monthly gift is paid in so many parts (MODAL-04, CPROD-02); null if nothing is forced.
   */
  readonly forcedSplit: { readonly from: number; readonly parts: number } | null;
}

const FEWEST = 2;
const CAMPAIGN_MOST = 12;
const SUBSCRIPTION_MOST = 36;
const MONTHLY_FEWEST = 1;
const MONTHLY_MOST = 60;
const MAX_DIVIDE = 12;

/**
 * Months and parts on offer for a payment of any type (PAY-12, 30…33, 36). Same on both sides: the browser reads them
 * from the intent, the server from its records. A service or submission without months is never charged monthly; it can
 * only be split.
 * @example
 * monthRules({ type: 'CAMPAGNE', minNbMonth: 10 }).choices // => [10, 11, 12]
 * monthRules({ type: 'GENERAL', maxDivide: 3 }).splitChoices // => [2, 3]
 * monthRules({ type: 'GENERAL', fixedNbMonth: 12 }) // => { choices: [12], initial: 12, forced: true, locked: true, infinite: false, splitChoices: [], splitMinimum: 12, forcedSplit: null }
 * monthRules({ type: 'DETTE' }).choices // => []
 */
export function monthRules(config: MonthConfig): MonthRules {
  const { forceDivideNB: parts, forceDivideGTEAmount: from = 0 } = config.campagne ?? {};
  const splitMinimum = config.maxDivide ?? MAX_DIVIDE;
  const splits = { splitChoices: range(FEWEST, splitMinimum), forcedSplit: parts ? { from, parts } : null };
  const none = {
    choices: [],
    initial: 1,
    forced: false,
    locked: false,
    infinite: false,
    splitChoices: [],
    splitMinimum,
    forcedSplit: null,
  };
  const { onePaiement } = config.submit?.formData ?? {};
  const bounds = monthBounds(config);
  const fixed = bounds && config.fixedNbMonth;
  if (onePaiement || fixed === 1) return none;
  if (!bounds) return { ...none, ...splits };
  if (fixed) return { ...none, choices: [fixed], initial: fixed, forced: true, locked: true };
  const { fewest, most, forced } = bounds;
  const choices = range(fewest, Math.max(fewest, most));
  const infinite = isInfinite(config);
  const initial = initialMonths(config, choices, infinite);
  return { ...none, choices, initial, forced, infinite, ...(!forced && splits) };
}

/** Into how many parts an amount may be split. */
export interface Splits {
  /** Ascending; empty where it may not. */
  readonly choices: readonly number[];
  /** The number of parts that is forced on the amount; null where it is a choice. */
  readonly locked: number | null;
}

/**
 * The parts on offer for an amount (PAY-36, MODAL-03); from where a split is forced on, that one alone (MODAL-04).
 * @param montant in currency units.
 * @example
 * splitsFor(monthRules({ type: 'GENERAL', maxDivide: 3 }), 3) // => { choices: [2, 3], locked: null }
 * splitsFor(monthRules({ type: 'CAMPAGNE', campagne: { forceDivideGTEAmount: 500, forceDivideNB: 10 } }), 500) // => { choices: [10], locked: 10 }
 */
export function splitsFor({ splitChoices, splitMinimum, forcedSplit }: MonthRules, montant: Units): Splits {
  if (forcedSplit && montant >= forcedSplit.from) return { choices: [forcedSplit.parts], locked: forcedSplit.parts };
  return { choices: montant < splitMinimum ? [] : splitChoices, locked: null };
}

/**
 * The payer's choice if the rules allow it (PAY-31, 33, 36), else the part of it that is not on offer.
 * @param montant in currency units; null while it is not known.
 * @example
 * chosenMonths(monthRules({ type: 'GENERAL' }), { divide: 3 }, 100) // => { abo: true, nbMonth: 3, divide: 3 }
 * chosenMonths(monthRules({ type: 'GENERAL', fixedNbMonth: 12 }), {}, 20) // => { abo: true, nbMonth: 12, divide: null }
 * chosenMonths(monthRules({ type: 'GENERAL' }), { abo: true, nbMonth: 37 }, 20) // => 'months'
 */
export function chosenMonths(
  rules: MonthRules,
  asked: Readonly<Pick<PaymentConfig, 'abo' | 'nbMonth' | 'divide'>>,
  montant: Units | null,
): { abo: boolean; nbMonth: number; divide: number | null } | 'months' | 'divide' {
  const divide = asked.divide && asked.divide > 1 ? asked.divide : null;
  if (divide) {
    const { splitChoices, forcedSplit } = rules;
    const offered =
      montant === null
        ? [...splitChoices, forcedSplit?.parts].includes(divide)
        : splitsFor(rules, montant).choices.includes(divide);
    return offered ? { abo: true, nbMonth: divide, divide } : 'divide';
  }
  if (!rules.forced && asked.abo !== true) return { abo: false, nbMonth: 1, divide: null };
  const nbMonth = rules.locked ? rules.initial : (asked.nbMonth ?? rules.initial);
  const offered = nbMonth === 0 ? rules.infinite : rules.choices.includes(nbMonth);
  return offered ? { abo: true, nbMonth, divide: null } : 'months';
}

const range = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

interface MonthBounds {
  readonly fewest: number;
  readonly most: number;
  readonly forced: boolean;
}

/** Bounds of the months (PAY-32, PAY-33); null for a payment that is not taken every month. */
function monthBounds({ type, minNbMonth, maxNbMonth, service, submit }: MonthConfig): MonthBounds | null {
  const choices = monthChoices(type === 'CAMPAGNE' ? 'GENERAL' : type);
  // A lower minimum only hides months (MODAL-05); it adds none.
  const fewest = Math.max(minNbMonth ?? 0, choices[0] ?? FEWEST);
  const most = maxNbMonth || (type === 'CAMPAGNE' ? CAMPAIGN_MOST : (choices.at(-1) ?? fewest));
  switch (type) {
    case 'GENERAL':
    case 'CAISSE':
    case 'CAMPAGNE':
      return { fewest, most, forced: false };
    case 'SERVICE':
      return service?.recurrent === 1 ? { fewest, most, forced: true } : null;
    case 'FORM':
      return submissionBounds(submit?.formData);
    default:
      return null;
  }
}

function submissionBounds(rules: NonNullable<MonthConfig['submit']>['formData'] | undefined): MonthBounds | null {
  if (rules?.paiementType === 'MONTHLY') {
    const { aboMonthMin, aboMonthMax } = rules;
    return { fewest: aboMonthMin || MONTHLY_FEWEST, most: aboMonthMax || MONTHLY_MOST, forced: true };
  }
  if (rules?.paiementType !== 'ABONNEMENT') return null;
  const most = rules.abonnementMaxMonth || SUBSCRIPTION_MOST;
  return { fewest: Math.min(FEWEST, most), most, forced: true };
}

function isInfinite({ type, abo, nbMonth, campagne, submit }: MonthConfig): boolean {
  if (type === 'FORM') return submit?.formData.paiementType === 'MONTHLY' && submit.formData.aboMonthInfinite === true;
  return (type === 'CAMPAGNE' && campagne?.productMonth === true) || (abo === true && nbMonth === 0);
}

function initialMonths(
  { type, abo, nbMonth, submit }: MonthConfig,
  choices: readonly number[],
  infinite: boolean,
): number {
  if (infinite && abo === true && nbMonth === 0) return 0;
  if (nbMonth && choices.includes(nbMonth)) return nbMonth;
  const [fewest = DEFAULT_MONTHS] = choices;
  const most = choices.at(-1) ?? fewest;
  if (type === 'FORM' && submit?.formData.paiementType === 'MONTHLY') return fewest;
  return Math.min(Math.max(DEFAULT_MONTHS, fewest), most);
}
