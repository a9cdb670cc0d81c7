import { extraTypes, isOwnKind, type ExtraRow } from './publicFields';

/** Names of the kinds that have one of their own. */
const TAKEN = ['prenomHE', 'ddn', 'newsletter'];
const LONGEST_KEY = 80;

/** The stored fields as they are edited; what is none is left out. */
export function readExtraRows(stored: unknown): ExtraRow[] {
  return (Array.isArray(stored) ? (stored as unknown[]) : []).flatMap((entry) => {
    const given = (entry ?? {}) as Readonly<Record<string, unknown>>;
    const type = extraTypes.find((known) => known === given['type']);
    if (!type) return [];
    const label = textOf(given['label']);
    const values = Array.isArray(given['values']) ? (given['values'] as unknown[]).map(textOf) : [];
    return [
      {
        ...{ type, label, fieldKey: isOwnKind(type) ? '' : textOf(given['fieldKey']) || label },
        ...{ placeholder: textOf(given['placeholder']), required: given['required'] === true },
        values: values.join('\n'),
      },
    ];
  });
}

/** The fields to store. A name stays when its label changes: answers go by it. A new one is called like its label. */
export function writeExtraRows(rows: readonly ExtraRow[]): Record<string, unknown>[] {
  const names = new Set([...TAKEN, ...rows.map(({ fieldKey }) => fieldKey)]);
  return rows.map(({ type, fieldKey, label, placeholder, required, values }) => {
    const name = isOwnKind(type) ? '' : fieldKey || freeName(label.trim(), names);
    names.add(name);
    return {
      ...{ type, required },
      ...(name !== '' && { fieldKey: name }),
      ...(label.trim() !== '' && { label: label.trim() }),
      ...(placeholder !== '' && { placeholder }),
      ...(type === 'SELECT' && { values: choicesOf(values) }),
    };
  });
}

/** Whether payers can be asked this: what is no kind of its own needs a label, a list its choices. */
export const isWholeExtra = ({ type, label, values }: ExtraRow): boolean =>
  (isOwnKind(type) || label.trim() !== '') && (type !== 'SELECT' || choicesOf(values).length > 0);

const choicesOf = (values: string) => [
  ...new Set(
    values
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

function freeName(label: string, taken: ReadonlySet<string>): string {
  const base = label.slice(0, LONGEST_KEY - 4).trim();
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? base : `${base} ${count}`;
    if (!taken.has(name)) return name;
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
