import type { Language } from '../../../src/contract/terms/languages';
import { mailParts, type MailPart, type MailWords, type WordedMail } from '../../../src/contract/terms/wordedMails';
import { fillPlaceholders } from '../../../src/core/text';
import type { Block } from '../composeLetter';
import type { OwnWords } from './mailWordsStore';
import { standardWords, type ValuesOf } from './standardWords';

/** Values may be long, and a subject is read in a list. */
const LONGEST_SUBJECT = 250;

/** A mail's kind and language, and what stands in the place of its placeholders. */
export interface Worded<M extends WordedMail> {
  readonly mail: M;
  readonly lang: Language;
  /** The organisation's own words. */
  readonly own: OwnWords;
  readonly values: ValuesOf<M>;
}

/** The words of a mail: the organisation's where it has some, else the server's (MAIL-05). Values are plain text, put in once. */
export function mailWordsOf<M extends WordedMail>({ mail, lang, own, values }: Worded<M>): MailWords {
  const standard = standardWords(mail, lang, values);
  const known = new Map(Object.entries<string>(values));
  const fill = (text: string) => fillPlaceholders(text, (key) => known.get(key)?.replace(/\p{Cc}+/gu, ' ') ?? null);
  const parts = (Object.keys(mailParts) as MailPart[]).map((part) => {
    const text = own[lang]?.[part];
    return [part, text ? fill(text) : standard[part]];
  });
  return Object.fromEntries(parts) as MailWords;
}

/** Paragraphs stand apart by empty lines. */
const paragraphsOf = (text: string): Block[] =>
  text.trim() === ''
    ? []
    : text
        .trim()
        .split(/(?:\r?\n[ \t]*){2,}/)
        .map((paragraph) => paragraph.split(/\r?\n/));

/** Puts words around the facts of a mail, which no words can take away. @param head what stands before all words */
export const withWords = (
  { subject, opening, closing }: MailWords,
  facts: readonly Block[],
  head: readonly Block[] = [],
) => ({
  subject: [...subject.trim()].slice(0, LONGEST_SUBJECT).join(''),
  blocks: [...head, ...paragraphsOf(opening), ...facts],
  closing: paragraphsOf(closing),
});
