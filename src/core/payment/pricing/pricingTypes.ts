import type { Debt } from '../../../contract/records/debts';
import type { PayableCampaign, PayableSubmissionRecord } from '../../../contract/payments/payables';
import type { PaymentConfig } from '../../../contract/payments/payments';
import type { Service } from '../../../contract/records/services';
import type { Language } from '../../../contract/terms/languages';
import type { CaisseAvailability } from '../../fund/caisse';
import type { Person } from '../payer/people';
import type { ReceiptOrganisation } from '../receipt/receipt';
import type { Units } from '../../money';

/**
 * A client's request (ENT-22); nothing in it is trusted. `montant` is the typed amount: the total of a split gift. A
 * general gift that names debts pays these debts (PAY-50).
 */
export interface AskedConfig {
  readonly type: string;
  readonly typeId?: string | null | undefined;
  readonly montant?: Units | null | undefined;
  readonly devise?: string | null | undefined;
  readonly abo?: boolean | undefined;
  readonly nbMonth?: number | null | undefined;
  readonly divide?: number | null | undefined;
  readonly lang?: string | undefined;
  readonly team?: string | null | undefined;
  readonly source?: string | null | undefined;
  readonly campagne?: { readonly displayName?: string | undefined } | undefined;
  readonly service?: { readonly other?: readonly Person[] | undefined } | undefined;
  readonly dettes?: readonly { readonly id: string; readonly devise?: string | undefined }[] | undefined;
}

/** The terms an organisation set in a payment link. Price, receipt and association stay the subject's own. */
export type LinkTerms = Readonly<
  Partial<
    Pick<
      PaymentConfig,
      | 'montant'
      | 'label'
      | 'cerfa'
      | 'assoc'
      | 'abo'
      | 'nbMonth'
      | 'divide'
      | 'fixedNbMonth'
      | 'minNbMonth'
      | 'maxNbMonth'
      | 'maxDivide'
      | 'fixedAmount'
      | 'reusable'
    >
  >
>;

/** Products of a campaign (CPROD-01, 02). `montant` in currency units, in all; `divide`: in how many parts it is paid. */
export interface PricedCart {
  readonly montant: Units;
  readonly divide: number | null;
  readonly products: readonly { readonly id: string; readonly quantity: number; readonly name: string }[];
}

/**
 * The organisation's own records, amounts in currency units. Of a kind that the caller does not look up (`undefined`),
 * nothing can be paid; `null` is one that was looked for and is not the organisation's.
 */
export interface PricingRecords {
  readonly organisation: ReceiptOrganisation & {
    readonly devise: string;
    readonly language: Language;
    readonly config?: Readonly<Record<string, unknown>> | undefined;
  };
  /** The fund of that `typeId`. */
  readonly caisse?:
    | (CaisseAvailability & {
        readonly id: string;
        readonly name: string;
        readonly cerfa: boolean;
        readonly assoc?: string | null | undefined;
      })
    | null
    | undefined;
  /** The campaign of that `typeId`. */
  readonly campagne?: Readonly<PayableCampaign> | null | undefined;
  /** Price of the requested products by the campaign's own prices; or the reason they cannot be bought. */
  readonly cart?: PricedCart | 'products' | 'amountMaximum' | null | undefined;
  /** The service of that `typeId`. */
  readonly service?: Readonly<Service> | null | undefined;
  /** The organisation's own among the debts asked for: that of `typeId`, or those of `dettes`. */
  readonly dettes?: readonly Readonly<Debt>[] | undefined;
  /** The submission of that `typeId`. */
  readonly submission?: Readonly<PayableSubmissionRecord> | null | undefined;
  /** The payment link that leads to this payment. */
  readonly terms?: LinkTerms | null | undefined;
}

/** A payment's configuration from records alone, before the payer's choices. Keys that do not apply are absent. */
export type RecordConfig = Readonly<
  Omit<PaymentConfig, 'cerfa' | 'assoc' | 'label' | 'typeId'> & {
    cerfa: boolean;
    assoc: string;
    label: string;
    typeId: string | null;
  }
>;

/**
 * A payable configuration, in currency units of `devise`; receipt, association, label, months and prices come from the
 * records. `montant` is 0, or below the minimum, only in an intent whose amount is still open.
 */
export type PricedConfig = Readonly<
  Omit<RecordConfig, 'montant' | 'devise' | 'abo' | 'nbMonth' | 'divide' | 'lang'> & {
    montant: Units;
    devise: string;
    abo: boolean;
    nbMonth: number;
    divide: number | null;
    lang: Language;
  }
>;

/** Why an intent is refused; each code has a text in the server's catalogue. */
export type RefusalCode =
  | 'type'
  | 'caisseUnknown'
  | 'caisseClosed'
  | 'campagneUnknown'
  | 'campagneClosed'
  | 'serviceUnknown'
  | 'serviceClosed'
  | 'detteUnknown'
  | 'dettesApart'
  | 'dettesCurrencies'
  | 'submissionUnknown'
  | 'nothingDue'
  | 'people'
  | 'products'
  | 'currency'
  | 'amountInvalid'
  | 'amountMinimum'
  | 'amountMaximum'
  | 'months'
  | 'divide';

/** `minimum`, in currency units, goes with `amountMinimum`. */
export type PricedIntent =
  | { readonly ok: true; readonly config: PricedConfig }
  | { readonly ok: false; readonly code: RefusalCode; readonly minimum?: Units };
