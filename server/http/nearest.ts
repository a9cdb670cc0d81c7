/** The most that a refusal lists: the rest is counted. */
const MOST = 60;

/**
 * The likely intended value, or null if none is similar.
 * @example
 * nearest('primaryColour', ['primaryColor', 'theme']) // => 'primaryColor'
 * nearest('goal', ['primaryColor', 'theme']) // => null
 */
export function nearest(given: string, known: readonly string[]): string | null {
  const word = given.toLowerCase();
  const far = Math.max(1, Math.floor(word.length / 3));
  const close = known
    .filter((one) => Math.abs(one.length - word.length) <= far)
    .map((one) => ({ one, steps: stepsBetween(word, one.toLowerCase()) }))
    .filter(({ steps }) => steps <= far)
    .sort((a, b) => a.steps - b.steps);
  return close[0]?.one ?? null;
}

/**
 * The alternatives listed in a refusal: the nearest value, else all of them.
 * @example
 * suggestInstead('primaryColour', ['primaryColor', 'theme']) // => 'did you mean "primaryColor"?'
 * suggestInstead('goal', ['objectif', 'theme']) // => 'allowed: objectif, theme'
 */
export function suggestInstead(given: string, known: readonly string[]): string {
  const meant = nearest(given, known);
  if (meant !== null) return `did you mean "${meant}"?`;
  if (known.length === 0) return 'there is none';
  const more = known.length > MOST ? ` and ${known.length - MOST} more` : '';
  return `allowed: ${known.slice(0, MOST).join(', ')}${more}`;
}

/** Edit distance with transpositions. */
function stepsBetween(a: string, b: string): number {
  let [former, row]: [number[], number[]] = [[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (former[j - 2] ?? Infinity) + 1 : Infinity;
      const replaced = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, swap));
    }
    [former, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
