import type { Debt } from '../../../contract/records/debts';
import type { PayableCampaign } from '../../../contract/payments/payables';
import { configText } from '../../organisation';
import { isCaisseOpen } from '../../fund/caisse';
import { debtsIn } from './debtsIn';
import { fixedAmount, isAmountFixed } from './fixedAmount';
import { forcedSplit } from './forcedSplit';
import { givesReceipt } from './paymentNotices';
import { checkPeople } from '../payer/people';
import type { AskedConfig, LinkTerms, PricedCart, PricingRecords, RecordConfig, RefusalCode } from './pricingTypes';
import { receiptFor } from '../receipt/receipt';

/**
 * Builds a payment's configuration from the organisation's records (SRV-01): subject, price, receipt, association,
 * label and bounds; or the reason it cannot be paid. From the client's configuration only ids and people's names are
 * used.
 * @example
 * configFromRecords({ type: 'GENERAL', montant: 5, cerfa: true }, { organisation: { devise: 'eur', language: 'fr' } }) // => { type: 'GENERAL', typeId: null, label: '', cerfa: false, assoc: 'MAIN' }
 * configFromRecords({ type: 'CAISSE', typeId: 'roof' }, { organisation: { devise: 'eur', language: 'fr' }, caisse: null }) // => 'caisseUnknown'
 */
export function configFromRecords(asked: AskedConfig, records: PricingRecords): RecordConfig | RefusalCode {
  const config = configOf(asked, records);
  if (typeof config === 'string') return config;
  return { ...config, ...boundsOf(records.terms), ...(records.terms?.label && { label: records.terms.label }) };
}

function configOf(asked: AskedConfig, records: PricingRecords): RecordConfig | RefusalCode {
  switch (asked.type) {
    case 'GENERAL':
      return asked.dettes?.length ? debts(asked, records) : general(records);
    case 'CAISSE':
      return fund(asked, records);
    case 'CAMPAGNE':
      return campaign(asked, records);
    case 'SERVICE':
      return service(asked, records);
    case 'DETTE':
      return debt(asked, records);
    case 'MULTI_DETTE':
      return debts(asked, records);
    case 'FORM':
      return submission(asked, records);
    default:
      return 'type';
  }
}

function general({ organisation, terms }: PricingRecords): RecordConfig {
  const { defaultAssoc } = organisation;
  const receipt = receiptFor({ organisation: { ...organisation, defaultAssoc: terms?.assoc || defaultAssoc } });
  const label = configText(organisation.config, 'don.main.label');
  return { type: 'GENERAL', typeId: null, label, ...receipt, ...present({ cerfa: terms?.cerfa }) };
}

function fund({ typeId }: AskedConfig, { organisation, caisse }: PricingRecords): RecordConfig | RefusalCode {
  if (!caisse || caisse.id !== typeId) return 'caisseUnknown';
  if (!isCaisseOpen(caisse)) return 'caisseClosed';
  return { type: 'CAISSE', typeId, label: caisse.name, ...receiptFor({ organisation, caisse }) };
}

function campaign(asked: AskedConfig, records: PricingRecords): RecordConfig | RefusalCode {
  const { organisation, campagne, cart, terms } = records;
  if (campagne === undefined) return 'type';
  if (!campagne || campagne.id !== asked.typeId) return 'campagneUnknown';
  if (!campagne.active) return 'campagneClosed';
  if (typeof cart === 'string') return cart;
  const { id, label, theme, config } = campagne;
  const { productMonth, forceMonthNb, minNbMonth, maxNbMonth, defaultNbMonth, maxDivideNB } = config;
  const receipt = receiptFor({ organisation, caisse: campagne });
  const displayName = asked.campagne?.displayName?.trim();
  return {
    type: 'CAMPAGNE',
    typeId: id,
    label,
    ...receipt,
    ...present({ minNbMonth, maxNbMonth, maxDivide: maxDivideNB, nbMonth: defaultNbMonth }),
    ...present({ fixedNbMonth: cart?.divide ? null : forceMonthNb }),
    ...priceOf(config, cart),
    campagne: {
      label,
      theme,
      assoc: receipt.assoc,
      ...present({ productMonth, displayName }),
      ...amountRulesOf(config, cart, terms),
    },
    ...present({ team: asked.team, source: asked.source }),
  };
}

/** The products' price, else the campaign's fixed amount. */
function priceOf(
  config: PayableCampaign['config'],
  cart: PricedCart | null | undefined,
): Pick<RecordConfig, 'montant' | 'divide'> {
  if (cart) return { montant: cart.montant, ...present({ divide: cart.divide }) };
  return present({ montant: fixedAmount(config) });
}

/** A campaign's rules for amounts and parts (MODAL-02, 04; CPROD-02). An amount set by a link has its own. */
function amountRulesOf(
  config: PayableCampaign['config'],
  cart: PricedCart | null | undefined,
  terms: LinkTerms | null | undefined,
): Partial<NonNullable<RecordConfig['campagne']>> {
  if (cart) {
    const split = cart.divide ? { forceDivideGTEAmount: 0, forceDivideNB: cart.divide } : forcedSplit(config);
    return { readOnly: true, products: [...cart.products], ...split };
  }
  if (terms?.montant) return {};
  return { ...present({ readOnly: isAmountFixed(config) || null }), ...forcedSplit(config) };
}

function service(asked: AskedConfig, records: PricingRecords): RecordConfig | RefusalCode {
  if (records.service === undefined) return 'type';
  if (!records.service || records.service.id !== asked.typeId) return 'serviceUnknown';
  const { active, position, ...shown } = records.service;
  if (!active) return 'serviceClosed';
  const people = asked.service?.other ?? [];
  if (checkPeople(people).length > 0) return 'people';
  const other = people.map(({ nom, prenom }) => ({ nom: (nom ?? '').trim(), prenom: (prenom ?? '').trim() }));
  return {
    type: 'SERVICE',
    typeId: shown.id,
    label: shown.name,
    ...receiptFor({ organisation: records.organisation, caisse: shown }),
    ...present({ fixedNbMonth: shown.recurrent === 1 ? shown.nbMonth : null }),
    service: { ...shown, other },
  };
}

const isDue = ({ active, reste }: { active: boolean; reste: number }) => active && reste > 0;

const payable = ({ id, name, montant, reste, payed, assoc }: Debt) => ({ id, name, montant, reste, payed, assoc });

function debt({ typeId }: AskedConfig, { organisation, dettes }: PricingRecords): RecordConfig | RefusalCode {
  if (dettes === undefined) return 'type';
  const found = dettes.find(({ id }) => id === typeId);
  if (!found) return 'detteUnknown';
  if (!isDue(found)) return 'nothingDue';
  const receipt = receiptFor({ organisation, caisse: found });
  return { type: 'DETTE', typeId: found.id, label: found.name, ...receipt, dette: payable(found) };
}

const LONGEST_LABEL = 200;

/** Debts in the order asked for. Paid together they need one currency (PAY-52) and one association, and deliver a receipt only when each does. */
function debts(asked: AskedConfig, { organisation, dettes }: PricingRecords): RecordConfig | RefusalCode {
  if (dettes === undefined) return 'type';
  if (debtsIn(asked.dettes ?? [], asked.devise || organisation.devise).others.length > 0) return 'dettesCurrencies';
  const ids = [...new Set((asked.dettes ?? []).map(({ id }) => id))];
  const found = ids.flatMap((id) => dettes.find((known) => known.id === id) ?? []);
  if (ids.length === 0 || found.length < ids.length) return 'detteUnknown';
  const due = found.filter(isDue);
  const [first, ...others] = due.map((caisse) => receiptFor({ organisation, caisse }));
  if (!first) return 'nothingDue';
  if (others.some(({ assoc }) => assoc !== first.assoc)) return 'dettesApart';
  const cerfa = first.cerfa && others.every((other) => other.cerfa);
  const names = due.map(({ name }) => name).join(', ');
  const label = names.length > LONGEST_LABEL ? `${names.slice(0, LONGEST_LABEL - 1)}…` : names;
  return { type: 'MULTI_DETTE', typeId: null, label, cerfa, assoc: first.assoc, dettes: due.map(payable) };
}

function submission(asked: AskedConfig, records: PricingRecords): RecordConfig | RefusalCode {
  const { organisation, submission: found } = records;
  if (found === undefined) return 'type';
  if (!found || found.id !== asked.typeId) return 'submissionUnknown';
  if (!isDue(found)) return 'nothingDue';
  const { id, label, total, reste, formData } = found;
  const receipt = receiptFor({ organisation, caisse: { cerfa: givesReceipt(formData), assoc: formData.assoc } });
  return { type: 'FORM', typeId: id, label, ...receipt, submit: { total, reste, formData } };
}

/** Amount and months that a link fixes or suggests. */
function boundsOf(terms: LinkTerms | null | undefined): Partial<RecordConfig> {
  if (!terms) return {};
  const { montant, abo, nbMonth, divide, fixedNbMonth, minNbMonth, maxNbMonth, maxDivide, fixedAmount, reusable } =
    terms;
  const months = { nbMonth, divide, fixedNbMonth, minNbMonth, maxNbMonth, maxDivide };
  return present({ montant, abo, ...months, fixedAmount, reusable });
}

/** Without the keys that have no value. */
function present<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> };
}
