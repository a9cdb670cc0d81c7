/**
 * Like `JSON.stringify`, for plain data. Libraries on the page may give arrays, strings and dates a `toJSON`, which
 * JSON.stringify would call; this does not.
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
