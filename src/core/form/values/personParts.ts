import { isEmail } from '../../../contract/terms/isEmail';
import { isCity, isName, isPostal } from './characters';
import { isWallDate } from './dateValues';
import type { CheckContext, ProblemCode } from './fieldSpec';
import { isPhoneValid, type PhoneValue, readPhoneValue } from './phoneValue';

/** Relations to the person of the identity block (ENT-07). */
export const RELATIONS = ['MARI', 'PERE', 'ENFANT', 'FRERE', 'GP', 'PF', 'EX', 'BF', 'COUSIN', 'AMI', 'OTHER'] as const;

/** A person as the store holds them (ENT-05); which parts there are depends on the block. */
export interface PersonValue {
  /** True for a man. */
  readonly homme?: boolean;
  readonly prenom?: string;
  readonly nom?: string;
  readonly email?: string;
  readonly tel?: PhoneValue;
  readonly adresse?: string;
  readonly postal?: string;
  readonly ville?: string;
  /** Country: two capitals. */
  readonly pays?: string;
  readonly note_adresse?: string;
  readonly _relation?: string;
  readonly ddn?: string;
  readonly prenomHE?: string;
  readonly deceasedLocation?: string;
  readonly deceasedDate?: string;
  readonly deceasedHour?: string;
  readonly deceasedPere?: string;
  readonly deceasedMere?: string;
  /** Copy-identity is ticked (FORM-08). Never sent. */
  readonly copy?: boolean;
}
export type PersonPart = Exclude<keyof PersonValue, 'copy'>;

interface PartRules {
  decode(raw: unknown): unknown;
  isEmpty(value: unknown): boolean;
  encode(value: unknown): unknown;
  check(value: unknown, context: CheckContext, person: PersonValue): ProblemCode | null;
}

function textPart(
  longest: number,
  rule: (text: string, context: CheckContext, person: PersonValue) => ProblemCode | null,
): PartRules {
  const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');
  return {
    decode: (raw) => (typeof raw === 'string' ? raw : undefined),
    isEmpty: (value) => textOf(value) === '',
    encode: textOf,
    check: (value, context, person) =>
      textOf(value).length > longest ? 'tooLong' : rule(textOf(value), context, person),
  };
}
const codePart = (codes: readonly string[]) => textPart(20, (code) => (codes.includes(code) ? null : 'choice'));
const namePart = textPart(100, (text) => (isName(text) ? null : 'lettersOnly'));
const freePart = textPart(300, () => null);
const datePart = textPart(19, (text) => (isWallDate(text) ? null : 'date'));

const genderPart: PartRules = {
  decode: (raw) => (typeof raw === 'boolean' ? raw : undefined),
  isEmpty: (value) => typeof value !== 'boolean',
  encode: (value) => value,
  check: () => null,
};

const phonePart: PartRules = {
  decode: readPhoneValue,
  isEmpty: (value) => value === undefined || (value as PhoneValue).state === 'empty',
  encode: (value) => (value as PhoneValue).e164,
  check: (value, { isPhone }) => (isPhoneValid(value as PhoneValue, isPhone) ? null : 'phone'),
};

/** The rules of each part (ENG-02, ENG-03), in no order. */
export const PART_RULES: Readonly<Record<PersonPart, PartRules>> = {
  homme: genderPart,
  prenom: namePart,
  nom: namePart,
  email: textPart(254, (text) => (isEmail(text) ? null : 'email')),
  tel: phonePart,
  adresse: freePart,
  postal: textPart(20, (text, context, { pays }) =>
    isPostal(text, pays?.trim() || context.country) ? null : 'digitsOnly',
  ),
  ville: textPart(120, (text) => (isCity(text) ? null : 'lettersAndDigitsOnly')),
  pays: textPart(2, (code) => (/^[A-Z]{2}$/.test(code) ? null : 'choice')),
  note_adresse: freePart,
  _relation: codePart(RELATIONS),
  ddn: datePart,
  prenomHE: namePart,
  deceasedLocation: freePart,
  deceasedDate: datePart,
  deceasedHour: codePart(['DAY', 'NIGHT']),
  deceasedPere: namePart,
  deceasedMere: namePart,
};
