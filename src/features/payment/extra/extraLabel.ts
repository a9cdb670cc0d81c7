import type { ExtraField } from '../../../core/payment';
import type { PaymentMoreTexts } from '../../../i18n/paymentMore';

/** What a field of the organisation's own is called: by its label, else by words of the form's own (PAY-16). */
export function extraLabel({ type, key, label }: ExtraField, texts: PaymentMoreTexts): string {
  if (label) return label;
  if (type === 'PRENOM_HE') return texts.hebrewName;
  if (type === 'DDN') return texts.birthDate;
  return type === 'NEWSLETTER' ? texts.newsletter : key;
}
