import type { Language } from '../../../../src/contract/common';
import { formatMoney, toMinor } from '../../../../src/core/money';
import type { ExtraError, PayerFieldError, RefusalCode } from '../../../../src/core/payment';
import { serverTexts, type ServerTexts } from '../../../../src/i18n/server';
import { BusinessRefusal, HttpError } from '../../../errors';
import type { PaymentRow } from '../../../ledger/paymentStore';

/** Refusals of a payment that are one sentence. */
type PlainCode = {
  [Code in keyof ServerTexts['refusals']]: ServerTexts['refusals'][Code] extends string ? Code : never;
}[keyof ServerTexts['refusals']];

/** A refusal in the visitor's language. */
export function refusal(code: PlainCode, lang: Language): BusinessRefusal {
  return new BusinessRefusal(serverTexts[lang].refusals[code], code);
}

/** Records of others count as unknown ids. */
const unknown: readonly RefusalCode[] = [
  'caisseUnknown',
  'campagneUnknown',
  'serviceUnknown',
  'detteUnknown',
  'submissionUnknown',
];

/** The refusal for a request that the records do not allow. */
export function pricingRefusal(
  { code, minimum = 1 }: { readonly code: RefusalCode; readonly minimum?: number },
  lang: Language,
  devise: string,
): BusinessRefusal | HttpError {
  const { refusals } = serverTexts[lang];
  if (code === 'amountMinimum') {
    return new BusinessRefusal(refusals.amountMinimum(formatMoney(toMinor(minimum, devise), devise, lang)), code);
  }
  return unknown.includes(code) ? new HttpError(404, refusals[code], code) : refusal(code, lang);
}

const gone = { CAISSE: 'caisseUnknown', SERVICE: 'serviceUnknown', CAMPAGNE: 'campagneUnknown' } as const;

/** 404: what is to be paid was deleted a moment ago (GONE-04). */
export function goneRefusal({ type, lang }: Pick<PaymentRow, 'type' | 'lang'>): HttpError {
  const code = gone[type as keyof typeof gone];
  return new HttpError(404, serverTexts[lang].refusals[code], code);
}

/** A field that the payer has to mend: of every payer, or one of the organisation's own. */
export interface WrongField {
  readonly field: PayerFieldError['field'] | `extra.${string}`;
  readonly code: PayerFieldError['code'] | ExtraError['code'];
}

/** The fields that the payer has to mend; the sentence names the first that is filled in but wrong. */
export function payerRefusal(errors: readonly WrongField[], lang: Language): BusinessRefusal {
  const { fields, refusals } = serverTexts[lang];
  const wrong = errors.find(({ code }) => code !== 'required');
  const issues = errors.map(({ field, code }) => ({ path: field, message: fields[code] }));
  return new BusinessRefusal(wrong ? fields[wrong.code] : refusals.payer, 'payer', issues);
}

/** The key has served for another body: repeating it can only be a mistake (SRV-11). */
export const keyReusedError = (lang: Language) => new HttpError(409, serverTexts[lang].refusals.keyReused, 'keyReused');
