import type { PaymentConfig, SubmittedConfig } from '../../../contract/payments/payments';

/** The parts of a payment request that are the payer's choice (PAY-61). */
export type PayerChoices = Readonly<
  Pick<SubmittedConfig, 'amounts' | 'abo' | 'nbMonth' | 'divide' | 'lang' | 'accessId' | 'campagne' | 'service' | 'utm'>
>;

/**
 * The configuration to price when a payment form is sent (PAY-61): the intent's, overlaid with the payer's choices:
 * amount, months, parts, language, donor name, people beside the payer, and origin. Subject, currency, receipt and
 * association stay the intent's; so do months and parts unless the payer chose them.
 * @example
 * payerChoices({ type: 'CAISSE', typeId: 'roof', montant: 50, cerfa: true }, { amounts: { montant: 20, fees: 0, total: 20 }, abo: true, nbMonth: 6 }) // => { type: 'CAISSE', typeId: 'roof', montant: 20, cerfa: true, abo: true, nbMonth: 6, divide: null }
 */
export function payerChoices(held: PaymentConfig, sent: PayerChoices): PaymentConfig {
  const { amounts, abo, nbMonth, divide, lang, accessId, campagne, service, utm } = sent;
  const known = { abo, nbMonth, lang, accessId, utm: held.utm ?? utm };
  const chosen = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined && value !== null));
  const displayName = campagne?.displayName;
  const isSilent = abo === undefined && (nbMonth ?? null) === null && divide === undefined;
  return {
    ...held,
    ...chosen,
    montant: amounts.montant,
    divide: (isSilent ? held.divide : divide) ?? null,
    ...(displayName !== undefined && { campagne: { ...held.campagne, displayName } }),
    ...(service?.other && { service: { ...held.service, other: service.other } }),
  };
}
