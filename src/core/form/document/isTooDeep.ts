/** Deeper than any real document; code walking it is recursive. */
const DEEPEST = 300;

/**
 * Whether JSON text opens more brackets at once than a layout may. Text that is no JSON is of no interest.
 * @example
 * isTooDeep('['.repeat(300)) // => false
 * isTooDeep('['.repeat(301)) // => true
 * isTooDeep(`{"title":"${'['.repeat(301)}"}`) // => false
 */
export function isTooDeep(json: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < json.length; at += 1) {
    const mark = json[at];
    if (mark === '"') quoted = !quoted;
    else if (quoted) at += mark === '\\' ? 1 : 0;
    else if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    if (depth > DEEPEST) return true;
  }
  return false;
}
