import * as v from 'valibot';
import { changedOutcome, dataOf, idempotencyKey, language, outcome, text, version } from '../common';
import { defineRoute } from '../route';
import { mailParts, wordedMails } from '../terms/wordedMails';

const mail = v.picklist(wordedMails);
const byMail = v.object({ mail });

const lines = (most: number) =>
  v.pipe(text(most), v.regex(/^(?:[^\p{Cc}]|[\t\r\n])*$/u, 'must have no control characters'));

/** Empty for what keeps the server's words. */
const words = v.strictObject({
  subject: v.pipe(text(mailParts.subject), v.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be one line')),
  opening: lines(mailParts.opening),
  closing: lines(mailParts.closing),
});
/** Written out: bundles of the browser leave out what is plainly without effects. */
const inAll = <S extends v.GenericSchema>(schema: S) => ({
  ...{ fr: schema, en: schema, he: schema },
  ...{ it: schema, pt: schema, ru: schema },
});

const shownWords = v.object({ subject: v.string(), opening: v.string(), closing: v.string() });
const mailWords = v.object({
  id: mail,
  /** The organisation's own; empty for what keeps the server's. */
  words: v.object(inAll(shownWords)),
  /** The server's, with placeholders. */
  standard: v.object(inAll(shownWords)),
  placeholders: v.array(v.string()),
  version,
});
export type OwnMailWords = v.InferOutput<typeof mailWords>;

/** CALL-160. */
export const listMailWords = defineRoute({
  id: 'ADMIN-MAILWORDS-LIST',
  method: 'GET',
  path: '/admin/mail/words',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  summary: 'The mails whose words can be changed, each with the languages in which it has words of its own (CALL-160)',
  response: dataOf(v.array(v.object({ id: mail, languages: v.array(language) }))),
});

/** CALL-161. */
export const getMailWords = defineRoute({
  id: 'ADMIN-MAILWORDS-GET',
  method: 'GET',
  path: '/admin/mail/words/:mail',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  summary:
    'The words of a mail in each language, the server’s beside them, and the placeholders that it has (CALL-161)',
  params: byMail,
  response: dataOf(mailWords),
});

export const updateMailWords = defineRoute({
  id: 'ADMIN-MAILWORDS-UPDATE',
  method: 'PUT',
  path: '/admin/mail/words/:mail',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary:
    'Change the words of a mail; absent keys stay, empty ones go back to the server’s; 409 and the newest words for another `version` (CALL-161)',
  params: byMail,
  request: v.strictObject({
    words: v.partial(v.strictObject(inAll(v.partial(words)))),
    version: v.optional(version),
  }),
  response: changedOutcome({ data: mailWords }),
  conditions: ['version'],
  alsoAnswers: [409],
});

const block = v.variant('kind', [
  v.object({ kind: v.literal('text'), lines: v.array(v.string()) }),
  v.object({ kind: v.literal('table'), rows: v.array(v.object({ label: v.string(), text: v.string() })) }),
  v.object({ kind: v.literal('button'), label: v.string() }),
]);
export type MailBlock = v.InferOutput<typeof block>;

/** A mail as it would arrive. */
const mailPreview = v.object({
  fromName: v.string(),
  subject: v.string(),
  /** As mail programs without HTML show it. */
  text: v.string(),
  blocks: v.array(block),
});
export type MailPreview = v.InferOutput<typeof mailPreview>;

/** CALL-162. */
export const previewMail = defineRoute({
  id: 'ADMIN-MAILWORDS-PREVIEW',
  method: 'POST',
  path: '/admin/mail/words/:mail/preview',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'The mail with these words and the facts of an example; nothing is kept or sent (CALL-162)',
  params: byMail,
  request: v.strictObject({ lang: language, words }),
  response: outcome({ data: mailPreview }),
});

/** CALL-163. */
export const sendMailExample = defineRoute({
  id: 'ADMIN-MAILWORDS-TEST',
  method: 'POST',
  path: '/admin/mail/words/:mail/test',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary:
    'Send that example to who is signed in, with a token to the organisation’s contact; once per key, ten an hour at most (CALL-163)',
  params: byMail,
  request: v.strictObject({ lang: language, words, idempotencyKey }),
  response: outcome({}),
});

/** Their rows in the table of all calls. */
export const mailWordsRoutes = { listMailWords, getMailWords, updateMailWords, previewMail, sendMailExample };
