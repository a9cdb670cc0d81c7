import type { OwnMailWords, updateMailWords as updateRoute } from '../../../src/contract/organisations/mailWords';
import type { BodyOut } from '../../../src/contract/route';
import { languages, type Language } from '../../../src/contract/terms/languages';
import {
  mailParts,
  mailPlaceholders,
  wordedMails,
  type MailPart,
  type MailWords,
  type WordedMail,
} from '../../../src/contract/terms/wordedMails';
import { strangePlaceholders } from '../../../src/core/mail';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { malformed } from '../../errors';
import type { TokenHolder } from '../../secrets/tokens';
import { findOwnWords, listMailWords, lockMailWords, saveMailWords } from '../../outbox/words/mailWordsStore';
import type { MailWordsRow, OwnWords } from '../../outbox/words/mailWordsStore';
import { standardTemplates } from '../../outbox/words/standardWords';
import { versionOf } from '../../text/versionOf';
import { updateVersioned, type RecordKind } from '../audit/ownRecords';

type Surroundings = Pick<Deps, 'database' | 'ids' | 'now'>;
type Given = BodyOut<typeof updateRoute>;
type SomeWords = { readonly [P in MailPart]?: string | undefined };
const parts = Object.keys(mailParts) as MailPart[];

const inAll = <T>(of: (lang: Language) => T) =>
  Object.fromEntries(languages.map((lang) => [lang, of(lang)])) as Record<Language, T>;
const inFull = (words: OwnWords) =>
  inAll((lang): MailWords => ({ subject: '', opening: '', closing: '', ...words[lang] }));

/** @throws HttpError 400 for what is no mail whose words can be changed */
export function requireWordedMail(id: string): WordedMail {
  const mail = wordedMails.find((one) => one === id);
  if (!mail) throw malformed('id', `must be one of these mails: ${wordedMails.join(', ')}`);
  return mail;
}

/** The words of a mail as its organisation sees them. */
function viewWords(mail: WordedMail, own: OwnWords): OwnMailWords {
  const words = inFull(own);
  const standard = inAll((lang) => standardTemplates(mail, lang));
  return { id: mail, words, standard, placeholders: [...mailPlaceholders[mail]], version: versionOf(words) };
}

export const readMailWords = async (queries: Queries, organisationId: string, mail: WordedMail) =>
  viewWords(mail, await findOwnWords(queries, organisationId, mail));

/** All mails, each with the languages in which it has words of its own. */
export async function readWordedMails(queries: Queries, organisationId: string) {
  const own = new Map((await listMailWords(queries, organisationId)).map(({ id, words }) => [id, words]));
  return wordedMails.map((id) => ({ id, languages: languages.filter((lang) => own.get(id)?.[lang]) }));
}

const kindAt = (now: Date): RecordKind<MailWordsRow, OwnMailWords> => ({
  name: 'mail',
  subject: 'mailWords',
  lock: (tx, organisationId, id) => lockMailWords(tx, now, organisationId, id as WordedMail),
  save: saveMailWords,
  logged: ({ words }) =>
    Object.fromEntries(
      Object.entries(inFull(words)).flatMap(([lang, told]) => parts.map((part) => [`${lang}.${part}`, told[part]])),
    ),
  view: ({ id, words }) => viewWords(id, words),
});

/**
 * Changes the words of a mail; absent keys stay, empty ones are the server's again.
 * @throws Outdated when they are of another version than the given one; HttpError 400 for a placeholder that the mail has not
 */
export function updateMailWords(
  deps: Surroundings,
  holder: TokenHolder,
  mail: WordedMail,
  { words, version }: Given,
): Promise<OwnMailWords> {
  for (const [lang, given] of Object.entries(words)) refuseStrange(mail, given, `words.${lang}.`);
  return updateVersioned(deps, holder, kindAt(deps.now()), { id: mail, version }, (row) => ({
    ...row,
    words: joined(row.words, words),
  }));
}

/** @throws HttpError 400 with the placeholders that there are */
export function refuseStrange(mail: WordedMail, given: SomeWords = {}, path = ''): void {
  for (const part of parts) {
    const [strange] = strangePlaceholders(mail, given[part] ?? '');
    if (strange === undefined) continue;
    const known = mailPlaceholders[mail].map((key) => `{${key}}`).join(', ');
    throw malformed(`${path}${part}`, `has no placeholder {${strange}}; there are: ${known}`);
  }
}

/** Words that are kept: without those that are the server's. */
function joined(before: OwnWords, given: Given['words']): OwnWords {
  const all = languages.flatMap((lang) => {
    const kept = parts.flatMap((part) => {
      const text = (given[lang]?.[part] ?? before[lang]?.[part] ?? '').replaceAll('\r\n', '\n').trim();
      return text === '' ? [] : [[part, text] as const];
    });
    return kept.length === 0 ? [] : [[lang, Object.fromEntries(kept)] as const];
  });
  return Object.fromEntries(all);
}
