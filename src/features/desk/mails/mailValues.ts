import type { OwnMailWords, updateMailWords } from '../../../contract/organisations/mailWords';
import type { BodyIn } from '../../../contract/route';
import { languages, type Language } from '../../../contract/terms/languages';
import { mailParts, type MailPart, type WordedMail } from '../../../contract/terms/wordedMails';
import { strangePlaceholders } from '../../../core/mail';
import type { Edits, EditValue } from '../editing/useEdits';

/** A part of a mail in one language. */
export type WordsKey = `${Language}.${MailPart}`;
export const parts = Object.keys(mailParts) as MailPart[];
export const keyOf = (lang: Language, part: MailPart): WordsKey => `${lang}.${part}`;
export const wordsKeys = languages.flatMap((lang) => parts.map((part) => keyOf(lang, part)));
export const placeOf = (key: WordsKey) => key.split('.') as [Language, MailPart];

export function readWords({ words }: OwnMailWords, key: WordsKey): string {
  const [lang, part] = placeOf(key);
  return words[lang][part];
}

/** The edits as the call takes them. */
export function writeWords(edits: Edits<WordsKey>): BodyIn<typeof updateMailWords>['words'] {
  const changed = (Object.entries(edits) as [WordsKey, EditValue][]).map(([key, value]) => [...placeOf(key), value]);
  return Object.fromEntries(
    languages.flatMap((lang) => {
      const own = changed.filter(([of]) => of === lang).map(([, part, value]) => [part, value] as const);
      return own.length === 0 ? [] : [[lang, Object.fromEntries(own)]];
    }),
  );
}

/** The keys whose text has a placeholder that the mail has not, with the first of them. */
export const strangeIn = (mail: WordedMail, valueOf: (key: WordsKey) => string): Map<WordsKey, string> =>
  new Map(
    wordsKeys.flatMap((key) => {
      const [strange] = strangePlaceholders(mail, valueOf(key));
      return strange === undefined ? [] : [[key, strange] as const];
    }),
  );
