/** The fields of an organisation that the receipt rules read (ENT-11). */
export interface ReceiptOrganisation {
  readonly defaultAssoc?: string | null | undefined;
  readonly cerfasInfos?: readonly ReceiptIssuer[] | null | undefined;
}

/** An association that delivers receipts, in which currency and in which country's form. */
export interface ReceiptIssuer {
  readonly id: string;
  readonly devise: string;
  readonly _format?: 'FR' | 'IL' | undefined;
}

/** Association of organisations that name none (PROD-04): the organisation itself. */
export const MAIN_ASSOC = 'MAIN';

/**
 * Whether a gift gets a tax receipt, and from which association (DON-12): the fund's choice, else the default
 * association if it issues receipts.
 * @example
 * receiptFor({ organisation: { defaultAssoc: 'A', cerfasInfos: [{ id: 'A', devise: 'eur' }] } }) // => { cerfa: true, assoc: 'A' }
 * receiptFor({ organisation: { defaultAssoc: 'A' }, caisse: { cerfa: true, assoc: 'B' } }) // => { cerfa: true, assoc: 'B' }
 * receiptFor({ organisation: {} }) // => { cerfa: false, assoc: 'MAIN' }
 */
export function receiptFor(gift: {
  readonly organisation: ReceiptOrganisation;
  readonly caisse?: { readonly cerfa: boolean; readonly assoc?: string | null | undefined } | null | undefined;
}): { cerfa: boolean; assoc: string } {
  const { organisation, caisse } = gift;
  const defaultAssoc = organisation.defaultAssoc || MAIN_ASSOC;
  if (caisse) return { cerfa: caisse.cerfa, assoc: caisse.assoc || defaultAssoc };
  const cerfa = (organisation.cerfasInfos ?? []).some(({ id }) => id === defaultAssoc);
  return { cerfa, assoc: defaultAssoc };
}

/**
 * The country whose billing form applies (PAY-15): from the association's receipts, else from those in the payment's
 * currency; null if there is none.
 * @example
 * billingFormat({ cerfasInfos: [{ id: 'A', devise: 'ils', _format: 'IL' }] }, { assoc: 'A', devise: 'eur' }) // => 'IL'
 * billingFormat({ cerfasInfos: [{ id: 'A', devise: 'ils', _format: 'IL' }] }, { assoc: 'B', devise: 'ILS' }) // => 'IL'
 * billingFormat({}, { assoc: 'A', devise: 'eur' }) // => null
 */
export function billingFormat(
  organisation: ReceiptOrganisation,
  payment: { readonly assoc?: string | null | undefined; readonly devise?: string | null | undefined },
): 'FR' | 'IL' | null {
  const issuers = organisation.cerfasInfos ?? [];
  const issuer =
    issuers.find(({ id }) => id === payment.assoc) ??
    issuers.find(({ devise }) => devise.toLowerCase() === payment.devise?.toLowerCase());
  return issuer?._format ?? null;
}
