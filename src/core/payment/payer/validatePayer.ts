import { isEmail } from '../../../contract/terms/isEmail';
import { PAYER_LIMITS } from '../../../contract/terms/payerLimits';
import type { Units } from '../../money';

/** Fields of the payment form that have a rule, in the form's order (ENT-23). */
export type PayerField =
  | 'montant'
  | 'homme'
  | 'prenom'
  | 'nom'
  | 'email'
  | 'tel'
  | 'raison'
  | 'siren'
  | 'social_id'
  | 'adresse'
  | 'postal'
  | 'ville'
  | 'pays';

/** Why a field is refused; each code has a text in the catalogues (STR-01…07). */
export type FieldCode =
  | 'required'
  | 'email'
  | 'phone'
  | 'atLeastTwo'
  | 'atLeastThree'
  | 'amountMinimum'
  | 'amountInvalid'
  | 'tooLong';

export interface PayerFieldError {
  readonly field: PayerField;
  readonly code: FieldCode;
}

type Text = string | null | undefined;

/** A payer's input. `montant` in currency units; leave the key out where the amount is checked elsewhere. */
export interface PayerValues {
  readonly montant?: Units | null | undefined;
  readonly homme?: boolean | null | undefined;
  readonly prenom?: Text;
  readonly nom?: Text;
  readonly email?: Text;
  readonly tel?: Text;
  readonly perso?: boolean | null | undefined;
  readonly raison?: Text;
  readonly siren?: Text;
  readonly social_id?: Text;
  readonly adresse?: Text;
  readonly postal?: Text;
  readonly ville?: Text;
  readonly pays?: Text;
}

export interface PayerRules {
  /** See `billingFormat`: IL asks a person for `social_id`. */
  readonly format: 'FR' | 'IL' | null;
  /** Fields that the server can fill in when they are left empty: those that a payment link has hints of. */
  readonly known?: readonly string[] | undefined;
  /** Whether digits with an optional leading "+" are a valid international number. */
  isPhone(number: string): boolean;
}

const MINIMUM = 1;

/**
 * Validates a payer's values: at most one error per field, in form order (PAY-10, 13, 14, 15). Surrounding spaces are
 * ignored; a telephone number may contain spaces.
 * @example
 * validatePayer({ homme: true, prenom: 'Dana', nom: 'Levi', email: 'dana@mail.org', tel: '+33 6 12 34 56 78', adresse: '1 rue X', postal: '75', ville: 'P', pays: 'FR', perso: true }, { format: 'FR', isPhone: () => true }) // => [{ field: 'postal', code: 'atLeastThree' }, { field: 'ville', code: 'atLeastTwo' }]
 */
export function validatePayer(values: PayerValues, rules: PayerRules): PayerFieldError[] {
  const errors: PayerFieldError[] = [];
  const check = (field: PayerField, code: FieldCode | null) => {
    if (code) errors.push({ field, code });
  };
  const checkText = (field: keyof typeof PAYER_LIMITS, rule: (text: string) => FieldCode | null = () => null) => {
    const text = (values[field] ?? '').trim();
    if (!text && rules.known?.includes(field)) return;
    check(field, !text ? 'required' : text.length > PAYER_LIMITS[field] ? 'tooLong' : rule(text));
  };

  if ('montant' in values) check('montant', amountCode(values.montant));
  check('homme', typeof values.homme === 'boolean' ? null : 'required');
  checkText('prenom');
  checkText('nom');
  checkText('email', (text) => (isEmail(text) ? null : 'email'));
  checkText('tel', (text) => (isPhoneText(text, rules) ? null : 'phone'));
  if (values.perso === false) {
    checkText('raison');
    checkText('siren');
  } else if (rules.format === 'IL') checkText('social_id');
  checkText('adresse', (text) => (text.length < 2 ? 'atLeastTwo' : null));
  checkText('postal', (text) => (text.length < 3 ? 'atLeastThree' : null));
  checkText('ville', (text) => (text.length < 2 ? 'atLeastTwo' : null));
  checkText('pays');
  return errors;
}

function amountCode(montant: Units | null | undefined): FieldCode | null {
  if (montant === null || montant === undefined) return 'required';
  if (!Number.isFinite(montant)) return 'amountInvalid';
  return montant < MINIMUM ? 'amountMinimum' : null;
}

function isPhoneText(text: string, rules: PayerRules): boolean {
  const number = text.replace(/\s/g, '');
  return /^\+?\d+$/.test(number) && rules.isPhone(number);
}
