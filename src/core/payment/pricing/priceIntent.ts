import { languages } from '../../../contract/terms/languages';
import { MAX_MONTANT, minor, toMinor, toUnits, type Minor, type Units } from '../../money';
import { amountRules, type AmountRules } from './amountRules';
import { checkAmount } from './checkAmount';
import { chosenMonths, monthRules, splitsFor, type MonthRules } from '../plan/monthRules';
import type { AskedConfig, PricedIntent, PricingRecords, RecordConfig, RefusalCode } from './pricingTypes';
import { configFromRecords } from './configFromRecords';

/** The step being priced: an intent may leave the amount open; a payment may not. */
export type PricingStage = 'intent' | 'payment';

/**
 * Checks a payment of any type against the organisation's records (SRV-01, SRV-11): on offer, in the organisation's
 * currency, amount within bounds (PAY-10…12, 18, 50) and with the currency's decimals, months and parts on offer
 * (PAY-30…36). Price, receipt, association and label never come from the client: a price in the records replaces the
 * requested one. In an intent of a link, or of a gift over a fixed number of months, the amount may still be open: then
 * it is 0.
 * @throws RangeError when the organisation's own currency is unknown.
 * @example
 * priceIntent({ type: 'GENERAL', montant: 50, cerfa: true }, { organisation: { devise: 'eur', language: 'fr' } }) // => { ok: true, config: { type: 'GENERAL', typeId: null, montant: 50, devise: 'eur', cerfa: false, assoc: 'MAIN', abo: false, nbMonth: 1, divide: null, lang: 'fr', label: '' } }
 * priceIntent({ type: 'GENERAL', montant: 0.99 }, { organisation: { devise: 'eur', language: 'fr' } }) // => { ok: false, code: 'amountMinimum', minimum: 1 }
 * priceIntent({ type: 'GENERAL', montant: 50, devise: 'usd' }, { organisation: { devise: 'eur', language: 'fr' } }) // => { ok: false, code: 'currency' }
 */
export function priceIntent(
  asked: AskedConfig,
  records: PricingRecords,
  stage: PricingStage = 'payment',
): PricedIntent {
  const refused = (code: RefusalCode): PricedIntent => ({ ok: false, code });
  const { organisation } = records;
  const known = configFromRecords(asked, records);
  if (typeof known === 'string') return refused(known);
  const devise = organisation.devise.toLowerCase();
  if (asked.devise && asked.devise.toLowerCase() !== devise) return refused('currency');

  const rules = amountRules(known, devise);
  const minimum = minor(Math.max(rules.minimum, leastOf(records)));
  const intent = stage === 'intent' && { open: isOpen(known, records) };
  const amount = priceAmount(asked.montant, { ...rules, minimum }, devise, intent);
  if ('code' in amount) return { ok: false, ...amount };
  const montant = toUnits(amount.montant, devise);
  const suggested = stage === 'intent' ? known : undefined;
  const { abo = suggested?.abo, nbMonth, divide } = asked;
  const choice = { abo, nbMonth: nbMonth ?? suggested?.nbMonth, divide: divide ?? suggested?.divide };
  const offered = monthRules(known);
  const locked = lockedSplit(offered, montant, choice);
  if (locked !== null && stage === 'intent') choice.divide = locked;
  else if (locked !== null) return refused('divide');
  if (stage === 'payment' && contradicts(offered, asked, known.type)) return refused('months');
  const months = chosenMonths(offered, choice, montant > 0 ? montant : null);
  if (typeof months === 'string') return refused(months);

  const lang = languages.find((spoken) => spoken === asked.lang) ?? organisation.language;
  return { ok: true, config: { ...known, montant, devise, ...months, lang } };
}

/** Whether an intent may leave the amount to the payer (PAY-12): a link's, or that of a gift over fixed months. */
const isOpen = (known: RecordConfig, { terms }: PricingRecords) => Boolean(terms) || monthRules(known).locked;

/**
 * Whether the payer agreed to something other than the forced monthly plan. An intent shows the plan first; a payment
 * does not.
 */
const contradicts = ({ forced, locked, initial }: MonthRules, { abo, nbMonth }: AskedConfig, type: string) =>
  (forced && abo === false) || (type === 'SERVICE' && locked && (nbMonth ?? initial) !== initial);

/** The parts a campaign forces on non-monthly gifts (MODAL-04) if none were requested; none where it forces months. */
function lockedSplit(
  rules: MonthRules,
  montant: Units,
  { abo, divide }: Pick<AskedConfig, 'abo' | 'divide'>,
): number | null {
  const chosen = abo === true || (divide ?? 0) > 1 || montant === 0;
  return chosen ? null : splitsFor(rules, montant).locked;
}

/** A campaign's minimum (MODAL-06), unless a link or product sets the amount. */
function leastOf({ organisation, campagne, cart, terms }: PricingRecords): Minor {
  return toMinor((!cart && !terms?.montant && campagne?.config.minMontant) || 0, organisation.devise);
}

function priceAmount(
  asked: number | null | undefined,
  rules: AmountRules,
  devise: string,
  /** In an intent an empty amount becomes the suggested one, or stays open. */
  intent: false | { open: boolean },
): { montant: Minor } | { code: RefusalCode; minimum?: Units } {
  const { initial } = rules;
  if (initial !== null && initial > toMinor(MAX_MONTANT, devise)) return { code: 'amountMaximum' };
  if (rules.readOnly && initial !== null) return { montant: initial };
  if (intent && (asked ?? 0) === 0) {
    if (initial !== null) return { montant: initial };
    if (intent.open) return { montant: minor(0) };
  }
  const code = checkAmount(asked, rules, devise);
  if (code === 'amountMinimum') return { code, minimum: toUnits(rules.minimum, devise) };
  if (code) return { code: code === 'required' ? 'amountInvalid' : code };
  return { montant: toMinor(asked ?? 0, devise) };
}
