import { languages, type Language } from '../languages';
import { MAX_MONTANT, toMinor, toUnits, type Minor } from '../money';
import { configText } from '../organisation';
import { isCaisseOpen, type CaisseAvailability } from './caisse';
import { DEFAULT_MONTHS, monthChoices } from './monthChoices';
import { receiptFor, type ReceiptOrganisation } from './receipt';

/** What a client asks for (ENT-22). Nothing of it is believed. `montant` is the typed amount: the total of a split gift. */
export interface AskedConfig {
  readonly type: string;
  readonly typeId?: string | null | undefined;
  readonly montant?: number | null | undefined;
  readonly devise?: string | null | undefined;
  readonly abo?: boolean | undefined;
  readonly nbMonth?: number | null | undefined;
  readonly divide?: number | null | undefined;
  readonly lang?: string | undefined;
}

/** The organisation's own records. */
export interface PricingRecords {
  readonly organisation: ReceiptOrganisation & {
    readonly devise: string;
    readonly language: Language;
    readonly config?: Readonly<Record<string, unknown>> | undefined;
  };
  /** The organisation's fund of that `typeId`; null when it has none. */
  readonly caisse?:
    | (CaisseAvailability & {
        readonly id: string;
        readonly name: string;
        readonly cerfa: boolean;
        readonly assoc?: string | null | undefined;
      })
    | null
    | undefined;
}

/** What may be paid, in currency units of `devise`; receipt, association and label come from the records. */
export interface PricedConfig {
  readonly type: 'GENERAL' | 'CAISSE';
  readonly typeId: string | null;
  readonly montant: number;
  readonly devise: string;
  readonly cerfa: boolean;
  readonly assoc: string;
  readonly abo: boolean;
  readonly nbMonth: number;
  readonly divide: number | null;
  readonly lang: Language;
  /** The fund's name, or the organisation's name for its main fund; empty when it has given none. */
  readonly label: string;
}

/** Why an intent is refused; each code has a text in the server's catalogue. */
export type RefusalCode =
  | 'type'
  | 'caisseUnknown'
  | 'caisseClosed'
  | 'currency'
  | 'amountInvalid'
  | 'amountMinimum'
  | 'amountMaximum'
  | 'months'
  | 'divide';

export type PricedIntent =
  { readonly ok: true; readonly config: PricedConfig } | { readonly ok: false; readonly code: RefusalCode };

/** Most parts of a split (PAY-32), offered when each part can be one unit at least (PAY-36). */
const MAX_DIVIDE = 12;

/**
 * Checks a general gift or a gift to a fund against the organisation's records (SRV-01, SRV-11): amount from 1 unit to `MAX_MONTANT`, in
 * the organisation's currency and with its decimals, open fund, months and parts that are on offer. Receipt, association
 * and label never come from the client.
 * @throws RangeError when the organisation's own currency is unknown.
 * @example
 * priceIntent({ type: 'GENERAL', montant: 50, cerfa: true }, { organisation: { devise: 'eur', language: 'fr' } }) // => { ok: true, config: { type: 'GENERAL', typeId: null, montant: 50, devise: 'eur', cerfa: false, assoc: 'MAIN', abo: false, nbMonth: 1, divide: null, lang: 'fr', label: '' } }
 * priceIntent({ type: 'GENERAL', montant: 0.99 }, { organisation: { devise: 'eur', language: 'fr' } }) // => { ok: false, code: 'amountMinimum' }
 * priceIntent({ type: 'GENERAL', montant: 50, devise: 'usd' }, { organisation: { devise: 'eur', language: 'fr' } }) // => { ok: false, code: 'currency' }
 */
export function priceIntent(asked: AskedConfig, { organisation, caisse }: PricingRecords): PricedIntent {
  const refused = (code: RefusalCode): PricedIntent => ({ ok: false, code });
  const { type } = asked;
  if (type !== 'GENERAL' && type !== 'CAISSE') return refused('type');
  const fund = type === 'CAISSE' ? caisse : undefined;
  if (type === 'CAISSE' && (!fund || fund.id !== asked.typeId)) return refused('caisseUnknown');
  if (fund && !isCaisseOpen(fund)) return refused('caisseClosed');

  const devise = organisation.devise.toLowerCase();
  if (asked.devise && asked.devise.toLowerCase() !== devise) return refused('currency');
  const priced = priceAmount(asked.montant, devise);
  if (typeof priced === 'string') return refused(priced);

  const divide = asked.divide && asked.divide > 1 ? asked.divide : null;
  if (divide && !(Number.isInteger(divide) && divide <= MAX_DIVIDE && toUnits(priced, devise) >= MAX_DIVIDE))
    return refused('divide');
  const abo = divide !== null || asked.abo === true;
  const nbMonth = divide ?? (abo ? (asked.nbMonth ?? DEFAULT_MONTHS) : 1);
  if (abo && !divide && !monthChoices(type).includes(nbMonth)) return refused('months');

  const label = fund ? fund.name : configText(organisation.config, 'don.main.label');
  const lang = languages.find((known) => known === asked.lang) ?? organisation.language;
  const montant = toUnits(priced, devise);
  return {
    ok: true,
    config: {
      type,
      typeId: fund?.id ?? null,
      montant,
      devise,
      ...receiptFor({ organisation, caisse: fund }),
      abo,
      nbMonth,
      divide,
      lang,
      label,
    },
  };
}

function priceAmount(
  montant: number | null | undefined,
  devise: string,
): Minor | 'amountInvalid' | 'amountMinimum' | 'amountMaximum' {
  if (typeof montant !== 'number' || !Number.isFinite(montant)) return 'amountInvalid';
  if (montant < 1) return 'amountMinimum';
  if (montant > MAX_MONTANT) return 'amountMaximum';
  const amount = toMinor(montant, devise);
  return toUnits(amount, devise) === montant ? amount : 'amountInvalid';
}
