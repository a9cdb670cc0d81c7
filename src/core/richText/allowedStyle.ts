const PLAIN = /^(?!.*(?:url|var|env|image)\b)[\w\s#%.,()-]{1,60}$/i;

/** The fonts that editors offer (BLOCK-04), also as the first of a list. */
const FONT = /^["']?(arial|times|roboto)\b[\w\s,"'-]{0,60}$/i;
const SIZE = /^(?:\d{1,2}(?:\.\d{1,3})?(?:px|pt)|\d(?:\.\d{1,3})?r?em|\d{1,3}%|(?:x{0,2}-)?(?:small|large)|medium)$/i;

const VALUES: Readonly<Record<string, RegExp>> = {
  color: PLAIN,
  'background-color': PLAIN,
  'text-align': PLAIN,
  'font-weight': PLAIN,
  'font-style': PLAIN,
  'font-size': SIZE,
  'font-family': FONT,
  'text-decoration': PLAIN,
};

/**
 * The safe declarations of a `style` attribute by property, in the order in which they stand.
 * @example
 * allowedStyle('Text-Align: center; position: fixed; color: url(https://a.example)') // => { 'text-align': 'center' }
 */
export function allowedStyle(declarations: string): Record<string, string> {
  const kept = declarations.split(';').flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(':');
    const name = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    return Object.hasOwn(VALUES, name) && VALUES[name]?.test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(kept);
}

/**
 * The editor font that a `font-family` begins with, in lower case; null for others (BLOCK-04).
 * @example
 * fontOf('"Times New Roman", serif') // => 'times'
 * fontOf('Comic Sans') // => null
 */
export const fontOf = (family: string): string | null => FONT.exec(family.trim())?.[1]?.toLowerCase() ?? null;
