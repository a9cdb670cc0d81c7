import { webValue } from '../../organisation';
import { isDay } from '../../../contract/terms/isDay';

const TYPES = ['PRENOM_HE', 'DDN', 'NEWSLETTER', 'TEXT', 'TEXTAREA', 'SELECT'] as const;
export type ExtraType = (typeof TYPES)[number];

/** A further field of the payment form (ENT-24). `key` is its name in `info.extra` (ENT-23). */
export interface ExtraField {
  readonly type: ExtraType;
  readonly key: string;
  /** Empty: the form has words of its own for this type. */
  readonly label: string;
  readonly placeholder: string;
  readonly required: boolean;
  /** The options of a SELECT. */
  readonly values: readonly string[];
}

/** Types that an organisation has once, under a name of their own. */
const OWN_KEYS: Readonly<Partial<Record<ExtraType, string>>> = {
  PRENOM_HE: 'prenomHE',
  DDN: 'ddn',
  NEWSLETTER: 'newsletter',
};
const RESERVED = Object.values(OWN_KEYS);
const LONGEST_KEY = 80;
const LONGEST: Readonly<Record<ExtraType, number>> = {
  PRENOM_HE: 100,
  DDN: 20,
  NEWSLETTER: 0,
  TEXT: 300,
  TEXTAREA: 2000,
  SELECT: 300,
};

/**
 * The further fields that an organisation asks for (`web` setting `paiement.extra.fields`), in its order. TEXT, TEXTAREA and
 * SELECT go by their `fieldKey`, else their `label`. An entry of an unknown type, without a name, or whose name is taken is
 * left out.
 * @example
 * extraFields({ 'paiement.extra.fields': [{ type: 'DDN', required: true }] }) // => [{ type: 'DDN', key: 'ddn', label: '', placeholder: '', required: true, values: [] }]
 * extraFields({ 'paiement.extra.fields': [{ type: 'SELECT', fieldKey: 'rite', label: 'Rite', values: ['A', 'B'] }] }).map(({ key, values }) => [key, values.length]) // => [['rite', 2]]
 * extraFields({}) // => []
 */
export function extraFields(web: Readonly<Record<string, unknown>> | undefined): ExtraField[] {
  const list = webValue(web, 'paiement.extra.fields');
  const fields = new Map<string, ExtraField>();
  for (const entry of Array.isArray(list) ? (list as unknown[]) : []) {
    const field = readField(entry);
    if (field && !fields.has(field.key)) fields.set(field.key, field);
  }
  return [...fields.values()];
}

function readField(entry: unknown): ExtraField | null {
  if (typeof entry !== 'object' || entry === null) return null;
  const given = entry as Record<string, unknown>;
  const type = TYPES.find((known) => known === given['type']);
  if (!type) return null;
  const own = OWN_KEYS[type];
  const label = textOf(given['label']);
  const key = own ?? (textOf(given['fieldKey']) || label);
  if (!key || key.length > LONGEST_KEY || (!own && RESERVED.includes(key))) return null;
  const listed = Array.isArray(given['values']) ? (given['values'] as unknown[]) : [];
  const values = listed.map(textOf).filter(Boolean);
  return { type, key, label, placeholder: textOf(given['placeholder']), required: given['required'] === true, values };
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/** A payer's answers by key: texts, and a boolean for NEWSLETTER. DDN is a day, YYYY-MM-DD. */
export type ExtraValues = Readonly<Record<string, string | boolean | null | undefined>>;

export interface ExtraError {
  readonly key: string;
  readonly code: 'required' | 'tooLong' | 'date' | 'choice';
}

/**
 * Checks the further fields: at most one error each, in their order (PAY-16). A required NEWSLETTER must be ticked; a
 * DDN must be an existing day in the past; a SELECT takes its own options.
 * @param today the day it is, YYYY-MM-DD.
 * @example
 * checkExtra({ ddn: '2025-02-30' }, extraFields({ 'paiement.extra.fields': [{ type: 'DDN' }, { type: 'NEWSLETTER', required: true }] }), '2025-06-01') // => [{ key: 'ddn', code: 'date' }, { key: 'newsletter', code: 'required' }]
 */
export function checkExtra(values: ExtraValues, fields: readonly ExtraField[], today: string): ExtraError[] {
  return fields.flatMap((field): ExtraError[] => {
    const code = codeOf(answerOf(values, field), field, today);
    return code ? [{ key: field.key, code }] : [];
  });
}

function codeOf(
  answer: string | boolean,
  { type, required, values }: ExtraField,
  today: string,
): ExtraError['code'] | null {
  if (!answer) return required ? 'required' : null;
  if (typeof answer === 'boolean') return null;
  if (answer.length > LONGEST[type]) return 'tooLong';
  if (type === 'DDN') return isDay(answer) && answer <= today ? null : 'date';
  return type === 'SELECT' && !values.includes(answer) ? 'choice' : null;
}

/** Read as the field's type: non-text counts as empty, except NEWSLETTER's tick. */
function answerOf(values: ExtraValues, { type, key }: ExtraField): string | boolean {
  const value = Object.hasOwn(values, key) ? values[key] : undefined;
  return type === 'NEWSLETTER' ? value === true : textOf(value);
}

/**
 * The answers to store: those of the fields asked, trimmed, without empty ones (PAY-16).
 * @example
 * readExtra({ newsletter: true, ddn: ' 1990-01-15 ', other: 'x' }, extraFields({ 'paiement.extra.fields': [{ type: 'DDN' }, { type: 'NEWSLETTER' }] })) // => { ddn: '1990-01-15', newsletter: true }
 */
export function readExtra(values: ExtraValues, fields: readonly ExtraField[]): Record<string, string | boolean> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const answer = answerOf(values, field);
      return answer ? [[field.key, answer] as const] : [];
    }),
  );
}
