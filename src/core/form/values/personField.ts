import type { CheckContext, FieldPart, FieldSpec, Problem } from './fieldSpec';
import { isRecord } from './isRecord';
import { PART_RULES, type PersonPart, type PersonValue } from './personParts';

/** The parts copied by the copy-identity box (FORM-08). */
const COPIED = ['homme', 'prenom', 'nom', 'email', 'tel'] as const;
const isCopied = (part: PersonPart) => COPIED.some((copied) => copied === part);
/** Parts that a required block leaves free (ENG-05). */
const FREE: readonly PersonPart[] = ['note_adresse', 'prenomHE', '_relation'];

export interface PersonOptions {
  readonly key: string;
  readonly required: boolean;
  /** The parts that are shown, in their order. */
  readonly parts: readonly PersonPart[];
  /** Parts always required. */
  readonly always?: readonly PersonPart[];
  /** Parts that the author has fixed (FORM-31). */
  readonly fixed?: Partial<Pick<PersonValue, 'homme' | '_relation'>>;
  /** Whether it stands beside the identity: its e-mail and telephone must be others (ENG-03), unless it may copy and does. */
  readonly beside?: { readonly key: string; readonly mayCopy: boolean };
}

/**
 * The value of a contact, identity, child or memorial block (ENT-05): an object of parts, checked part by part (ENG-05).
 * @example
 * personField({ key: 'identity', required: true, parts: ['prenom', 'nom'] }).check({ nom: 'Jean3' }, {}) // => [{ code: 'required', part: 'prenom' }, { code: 'lettersOnly', part: 'nom' }]
 */
export function personField(options: PersonOptions): FieldSpec<PersonValue> {
  const { key, required, parts, always = [], fixed = {}, beside } = options;
  const typed = parts.filter((part) => !(part in fixed));
  const copied = COPIED.filter((part) => !(part in fixed));
  const isMissing = (value: PersonValue, part: PersonPart) => PART_RULES[part].isEmpty(value[part]);
  const isWanted = (part: PersonPart) => always.includes(part) || (required && !FREE.includes(part));
  return {
    key,
    required,
    parts: parts.map((name): FieldPart => {
      const set = name in fixed ? 'fixed' : beside?.mayCopy && isCopied(name) ? 'copied' : null;
      return { name, required: isWanted(name), set };
    }),
    empty: {},
    mirrors: beside?.key,
    decode: (raw) => decodePerson(raw, parts, beside?.mayCopy ?? false),
    isEmpty: (value) => typed.every((part) => isMissing(value, part)),
    encode: (value) => encodePerson(value, parts),
    reading: (value, part) => (part === null ? encodePerson(value, parts) : encodePart(value, part, parts)),
    settle(value, mirrored) {
      return { ...value, ...(beside?.mayCopy && value.copy && copiedFrom(mirrored)), ...fixed };
    },
    check(value, context) {
      const problems = parts.flatMap((part): Problem[] => {
        if (isMissing(value, part)) {
          return isWanted(part) ? [{ code: 'required', part }] : [];
        }
        const code = PART_RULES[part].check(value[part], context, value);
        return code ? [{ code, part }] : [];
      });
      if (!beside) return problems;
      // A problem with a copied part is reported on the identity, where it can be fixed.
      if (beside.mayCopy && isRecord(context.identity) && isCopy(value, context.identity, copied))
        return problems.filter(({ part }) => !copied.some((name) => name === part));
      return [...problems, ...sameAsIdentity(value, context, problems)];
    },
  };
}

function decodePerson(raw: unknown, parts: readonly PersonPart[], mayCopy: boolean): PersonValue | undefined {
  if (!isRecord(raw)) return undefined;
  const decoded = parts.flatMap((part) => {
    const value = Object.hasOwn(raw, part) ? PART_RULES[part].decode(raw[part]) : undefined;
    return value === undefined ? [] : [[part, value] as const];
  });
  return { ...Object.fromEntries(decoded), ...(mayCopy && raw['copy'] === true && { copy: true }) };
}

function encodePerson(value: PersonValue, parts: readonly PersonPart[]): Readonly<Record<string, unknown>> {
  const filled = parts.filter((part) => !PART_RULES[part].isEmpty(value[part]));
  return Object.fromEntries(filled.map((part) => [part, PART_RULES[part].encode(value[part])]));
}

function encodePart(value: PersonValue, name: string, parts: readonly PersonPart[]): unknown {
  const part = parts.find((known) => known === name);
  return part && !PART_RULES[part].isEmpty(value[part]) ? PART_RULES[part].encode(value[part]) : undefined;
}

const copiedFrom = (identity: unknown): PersonValue => {
  const person = isRecord(identity) ? (identity as PersonValue) : {};
  return Object.fromEntries(COPIED.map((part) => [part, person[part]]));
};

/** Exactly the identity's parts, if there are any, are a copy, however they came: the wire has no word for the box. */
function isCopy(value: PersonValue, identity: PersonValue, copied: readonly PersonPart[]): boolean {
  const [ours, theirs] = [value, identity].map((person) => JSON.stringify(encodePerson(person, copied)));
  return ours === theirs && ours !== '{}';
}

function sameAsIdentity(value: PersonValue, { identity }: CheckContext, found: readonly Problem[]): Problem[] {
  if (!isRecord(identity)) return [];
  const other = identity as PersonValue;
  const email = value.email?.trim().toLowerCase();
  const same: Problem[] = [];
  if (email && email === other.email?.trim().toLowerCase()) same.push({ code: 'emailOfPayer', part: 'email' });
  if (value.tel?.e164 && value.tel.e164 === other.tel?.e164) same.push({ code: 'phoneOfPayer', part: 'tel' });
  return same.filter(({ part }) => !found.some((problem) => problem.part === part));
}
