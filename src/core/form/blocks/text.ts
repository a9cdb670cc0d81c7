import { readDecimal } from '../../money/readDecimal';
import { isEmail } from '../../../contract/terms/isEmail';
import type { BlockKind } from '../schema/blockKind';
import { isAlphanumeric, isName, isUrl } from '../values/characters';
import { fieldProps, numberDefault } from '../schema/commonProps';
import { storedKey } from '../values/fieldKeys';
import { type FieldSpec, type ProblemCode, simpleField, typedField, withDefault } from '../values/fieldSpec';
import { isPhoneValid, NO_PHONE, type PhoneValue, readPhoneValue } from '../values/phoneValue';
import { choiceProp } from '../schema/props';

/** Input kinds of a text field (FORM-02). */
export const TEXT_KINDS = ['alphabetic', 'alphanumeric', 'numeric', 'phone', 'email', 'url'] as const;
const LONGEST = 1000;
const MOST_DECIMALS = 9;

const props = { ...fieldProps, ...numberDefault, kind: choiceProp(TEXT_KINDS, null) };

const RULES: Readonly<
  Record<'alphabetic' | 'alphanumeric' | 'email' | 'url', [(text: string) => boolean, ProblemCode]>
> = {
  alphabetic: [isName, 'lettersOnly'],
  alphanumeric: [isAlphanumeric, 'lettersAndDigitsOnly'],
  email: [isEmail, 'email'],
  url: [isUrl, 'url'],
};

/** A line of text, with or without a kind (FORM-01, FORM-02). A number is a number, a telephone a `PhoneValue`. */
export const text: BlockKind<typeof props> = {
  type: 'text',
  group: 'field',
  props,
  fields({ fieldKey, required, kind, defaultValue }) {
    return [
      withDefault(fieldOf(kind, storedKey(kind === 'numeric' ? 'NUMBER' : 'TEXT', fieldKey), required), defaultValue),
    ];
  },
};

function fieldOf(kind: (typeof TEXT_KINDS)[number] | null, key: string, required: boolean): FieldSpec {
  if (kind === 'numeric') return numberField(key, required);
  return kind === 'phone' ? phoneField(key, required) : plainField(key, required, kind);
}

function plainField(key: string, required: boolean, kind: keyof typeof RULES | null): FieldSpec {
  const [passes, code] = kind ? RULES[kind] : [() => true, null];
  return typedField({
    key,
    required,
    rule: (value) => (value.trim().length > LONGEST ? 'tooLong' : passes(value.trim()) ? null : code),
  });
}

/** Input stays text until it parses as a number. */
function numberField(key: string, required: boolean): FieldSpec {
  return simpleField<string | number>({
    key,
    required,
    empty: '',
    decode(raw) {
      if (typeof raw === 'number') return Number.isFinite(raw) ? raw : undefined;
      if (typeof raw !== 'string') return undefined;
      const typed = readDecimal(raw, MOST_DECIMALS);
      return typed ? Number(`${typed.whole}.${typed.fraction}`) : raw.trim();
    },
    isEmpty: (value) => value === '',
    rule: (value) => (typeof value === 'number' && value >= 0 ? null : 'digitsOnly'),
  });
}

function phoneField(key: string, required: boolean): FieldSpec {
  return simpleField<PhoneValue>({
    key,
    required,
    empty: NO_PHONE,
    decode: readPhoneValue,
    isEmpty: ({ state }) => state === 'empty',
    encode: ({ e164 }) => e164,
    reading: ({ e164 }) => e164 ?? undefined,
    rule: (value, { isPhone }) => (isPhoneValid(value, isPhone) ? null : 'phone'),
  });
}
