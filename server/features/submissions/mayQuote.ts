import type { Answer } from '../../../src/core/form';

/** Blocks whose texts are the visitor's own, not chosen among the author's. */
const TYPED: readonly (string | null)[] = [
  ...['text', 'textArea', 'upload', 'contact', 'identity', 'child', 'hazkara'],
  null,
];
const LONGEST = 60;
/** Text that mail programs turn into links, or that reads like a letter. */
const ACTIVE = /[@/\\]|\S\.\p{L}|[\r\n\u2028\u2029]/u;

/**
 * Whether a mail to an unproved address may quote an answer: choices, and short texts without links. Otherwise a form
 * would carry a stranger's letter to anyone in the organisation's name.
 * @example
 * mayQuote({ type: 'textArea' }, 'Lévi, 2 rue X', 'ana@mail.org') // => true
 * mayQuote({ type: 'text' }, 'Win at evil.example', 'ana@mail.org') // => false
 * mayQuote({ type: 'select' }, 'More at shul.example/menu', 'ana@mail.org') // => true
 */
export function mayQuote({ type }: Pick<Answer, 'type'>, text: string, to: string | null): boolean {
  return !TYPED.includes(type) || text === to || (text.length <= LONGEST && !ACTIVE.test(text));
}
