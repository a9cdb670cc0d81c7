import type { Minor } from '../../money';

/** Why a value is refused; each code has a text in the catalogues. */
export type ProblemCode =
  | 'required'
  | 'lettersOnly'
  | 'digitsOnly'
  | 'lettersAndDigitsOnly'
  | 'email'
  | 'emailOfPayer'
  | 'phone'
  | 'phoneOfPayer'
  | 'url'
  | 'date'
  | 'dateFilter'
  | 'choice'
  | 'amountInvalid'
  | 'tooLong'
  | 'tooMany';

export interface Problem {
  readonly code: ProblemCode;
  /** The part of a person that it is about. */
  readonly part?: string;
}

/** Context of a check beside the value. */
export interface CheckContext {
  /** Local time of the visitor or organisation, ISO 8601 with its offset. */
  readonly now: string;
  /** Country of postal codes where no country is given: two capitals. */
  readonly country: string;
  /** Whether an international number exists; without it any of the right length does. */
  readonly isPhone?: ((e164: string) => boolean) | undefined;
  /** Value of the identity block: no visible contact may share its e-mail or telephone (ENG-03). */
  readonly identity?: unknown;
}

/** A part of a person, as its view shows it. */
export interface FieldPart {
  readonly name: string;
  readonly required: boolean;
  /** The author has fixed it (FORM-31), or copy-identity fills it in while it is ticked (FORM-08). */
  readonly set: 'fixed' | 'copied' | null;
}

/**
 * One stored value of a form: its key and all its rules. Built by the block descriptors; `V` is the type in the store,
 * always a result of `decode`.
 */
export interface FieldSpec<V = unknown> {
  /** Stored key (ENT-04), without the suffix of a repeated row. */
  readonly key: string;
  readonly required: boolean;
  /** The value of an untouched or hidden field. */
  readonly empty: V;
  /** Reads a value from the wire (ENT-06), a draft or a host page; undefined if this field cannot hold it. */
  decode(raw: unknown): V | undefined;
  isEmpty(value: V): boolean;
  /** As it is sent (ENT-06). */
  encode(value: V): unknown;
  /** The value conditions compare (ENG-12); `part` is a part of a person. */
  reading(value: V, part: string | null): unknown;
  check(value: V, context: CheckContext): readonly Problem[];
  /** Prefills an untouched field when the form opens (FORM-06, FORM-22). */
  initial?(now: string): V | undefined;
  /** The author's default, as written. */
  readonly defaultValue?: unknown;
  /** Key of the field that parts of this value may come from, and the value with those parts (FORM-08, FORM-31). */
  readonly mirrors?: string | undefined;
  settle?(value: V, mirrored: unknown): V;
  /** The parts that are shown of a person, in their order. */
  readonly parts?: readonly FieldPart[];
  /** Amount it adds to the order (ENG-30). */
  amount?(value: V): Minor;
  readonly productId?: string;
  /** The most of that product that an order can hold, wherever in the form it is chosen (SRV-14). */
  readonly most?: number;
  /** For a field that holds files: whether it takes those of a media type (FORM-29). */
  acceptsFile?(mime: string): boolean;
}

/**
 * A field that opens with the author's default if valid (FORM-35), else with its own.
 * @example
 * withDefault(simpleField({ key: 'a', required: false, empty: '', decode: String, isEmpty: (text) => !text }), 'x').initial('') // => 'x'
 */
export function withDefault<V>(field: FieldSpec<V>, defaultValue: unknown): FieldSpec<V> {
  if (defaultValue === null || defaultValue === '') return field;
  const given = field.decode(defaultValue);
  return { ...field, defaultValue, ...(given !== undefined && { initial: () => given }) };
}

const itself = (value: unknown) => value;

type Simple<V> = Omit<FieldSpec<V>, 'encode' | 'reading' | 'check'> & {
  encode?(value: V): unknown;
  reading?(value: V): unknown;
  /** The problem with a non-empty value; null if valid. */
  rule?(value: V, context: CheckContext): ProblemCode | null;
};

/**
 * A field without parts: an empty value is a problem if required, any other if its rule says so.
 * @example
 * simpleField({ key: 'a', required: true, empty: '', decode: String, isEmpty: (text) => !text }).check('', {}) // => [{ code: 'required' }]
 */
export function simpleField<V>({ rule, ...field }: Simple<V>): FieldSpec<V> {
  return {
    ...field,
    encode: field.encode ?? itself,
    reading: field.reading ?? itself,
    check(value, context) {
      if (field.isEmpty(value)) return field.required ? [{ code: 'required' }] : [];
      const code = rule?.(value, context);
      return code ? [{ code }] : [];
    },
  };
}

/**
 * A field of typed text; spaces around it do not count.
 * @example
 * typedField({ key: 'a', required: true }).encode(' x ') // => 'x'
 */
export const typedField = (given: Pick<Simple<string>, 'key' | 'required' | 'rule'>): FieldSpec<string> =>
  simpleField<string>({
    ...given,
    empty: '',
    decode: (raw) => (typeof raw === 'string' ? raw : undefined),
    isEmpty: (value) => value.trim() === '',
    encode: (value) => value.trim(),
    reading: (value) => value.trim(),
  });
