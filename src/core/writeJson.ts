/**
 * JSON as `JSON.stringify` writes it, for plain data. Libraries of the page may give arrays, texts and dates a `toJSON` of their
 * own, which JSON.stringify then believes: here nobody asks it.
 * @example
 * writeJson({ montant: 50, noms: ['Lévy', undefined], abo: undefined }) // => '{"montant":50,"noms":["Lévy",null]}'
 */
export function writeJson<T>(value: T) {
  return write(value) as T extends object ? string : string | undefined;
}

function write(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (value instanceof Date) return JSON.stringify(value.toISOString());
  let written = '';
  if (Array.isArray(value)) {
    for (const item of value) written += `${written && ','}${write(item) ?? 'null'}`;
    return `[${written}]`;
  }
  for (const key in value) {
    const part = Object.hasOwn(value, key) && write(value[key as never]);
    if (part) written += `${written && ','}${JSON.stringify(key)}:${part}`;
  }
  return `{${written}}`;
}
