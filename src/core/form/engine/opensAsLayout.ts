/**
 * Whether the content of a section opens as JSON does: an object, or a list of them. All else is HTML.
 * @example
 * opensAsLayout(' [{"type":"video"}]') // => true
 * opensAsLayout('[Samedi] <p>') // => false
 */
export const opensAsLayout = (content: string): boolean => /^\s*(?:\{|\[\s*\{)/.test(content);
