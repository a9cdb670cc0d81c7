import type { ExtraField } from '../../../core/payment';
import type { PaymentMoreTexts } from '../../../i18n/paymentMore';

/** Label of an organisation's own field: its label, else the form's own words (PAY-16). */
export function extraLabel({ type, key, label }: ExtraField, texts: PaymentMoreTexts): string {
  if (label) return label;
  if (type === 'PRENOM_HE') return texts.hebrewName;
  if (type === 'DDN') return texts.birthDate;
  return type === 'NEWSLETTER' ? texts.newsletter : key;
}
