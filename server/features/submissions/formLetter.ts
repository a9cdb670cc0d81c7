import {
  answersOf,
  type AuthorSettings,
  columnId,
  columnsOf,
  type CompiledForm,
  emailOf,
} from '../../../src/core/form';
import { fillPlaceholders } from '../../../src/core/text';
import { labelsProp } from '../../../src/core/form/schema/commonProps';
import { formatMoney } from '../../../src/core/money';
import { formNewsOf, timeZoneOf } from '../../../src/core/organisation';
import type { Deps } from '../../deps';
import type { OrganisationRecord } from '../organisations/organisationStore';
import { findOwnedForm } from '../forms/definition/publicForms';
import { authorSettingsIn, readStored } from '../forms/definition/readStored';
import { answerTexts } from './answerTexts';
import { compileRevision } from '../forms/definition/compileRevision';
import { findListedSubmission } from './submissionList';
import type { Mail } from '../../outbox/createMailer';
import type { Letter, LetterRow } from '../../outbox/letter';
import { findOwnWords } from '../../outbox/words/mailWordsStore';
import { formMail, type MailedForm } from './formMail';
import { isLetterDue } from '../../outbox/isLetterDue';
import { mayQuote } from './mayQuote';

/** The author's words with the answers in them. */
const LONGEST_WORDS = 20_000;
const LONGEST_ANSWER = 2000;

/** The copy that the sender of a form gets, and the notice that the organisation does. */
export const formLetter: Letter = { kinds: ['formCopy', 'formNotice'], write: writeFormMail };

/**
 * Writes a mail about a submission: the sender's in their language, the organisation's in its own; null without an address.
 * Whoever fills in a form types an address, theirs or not: until real money has come, a copy holds nothing that makes it worth
 * sending to strangers, and no address gets many.
 */
async function writeFormMail(
  deps: Pick<Deps, 'database' | 'now'>,
  letter: LetterRow,
): Promise<Omit<Mail, 'id'> | null> {
  const { queries } = deps.database;
  const kind = letter.kind as MailedForm['kind'];
  const row = await findListedSubmission(queries, letter.organisationId, String(letter.payload['submissionId']));
  const owned = row && (await findOwnedForm(deps, row.organisationId, row.formId));
  if (!owned) throw new Error('orgkit: a mail without submission');
  const { organisation } = owned;
  const lang = kind === 'formCopy' ? row.lang : organisation.language;
  const form = await compileRevision(queries, deps, owned, row.revision, row.currency, lang);
  if (!form) throw new Error('orgkit: a mail without submission');
  const settings = authorSettingsIn(owned.form, lang);
  if (!(kind === 'formCopy' ? settings.copyMails : settings.noticeMails)) return null;
  const timeZone = timeZoneOf(organisation);
  const sender = emailOf(form, row.values);
  // A trial's payment costs nothing, so it does not make a sender trustworthy.
  const isTrial = row.mode === 'test';
  const isTrusted = kind === 'formNotice' || (row.payed > 0 && !isTrial);
  // A sender who confirmed by mail asked for this one.
  const isAsked = isTrusted || row.confirmedAt !== null;
  if (!isAsked && sender && !(await isLetterDue(deps, letter, sender))) return null;
  const answers = answersOf(form, row.values);
  const methodLabels = labelsProp.read(readStored(owned.form, lang).document.methodLabels);
  const texts = await answerTexts(answers, { lang, timeZone, currency: row.currency, methodLabels });
  const told = texts.map(({ label, text }, index) => {
    const answer = answers[index];
    return { label, text: isTrusted || (answer && mayQuote(answer, text, sender)) ? text : null };
  });
  const quoted = new Map(answers.map(({ key }, index) => [key, told[index]?.text?.slice(0, LONGEST_ANSWER) ?? '…']));
  return formMail({
    kind,
    own: kind === 'formCopy' ? await findOwnWords(queries, organisation.id, 'formCopy') : {},
    ...(kind === 'formCopy' && authorWords(settings, form, quoted)),
    told: noticeTo(settings, organisation),
    lang,
    isTrial,
    title: form.context.title || row.label,
    answers: told,
    total: row.total > 0 ? formatMoney(row.total, row.currency, lang) : null,
    reference: row.id,
    sentAt: row.createdAt,
    sender,
    organisation: { name: organisation.name, email: organisation.contact?.email ?? null, timeZone },
  });
}

/** Recipients of the notice: those that the form names, else those whom the organisation does. */
const noticeTo = ({ noticeTo: named }: AuthorSettings, organisation: OrganisationRecord) =>
  named.length > 0 ? named : formNewsOf(organisation);

/** The author's subject and text with the answers that they name (BUILD-70). A field that was left empty is nothing. */
function authorWords(
  { copySubject, copyText }: AuthorSettings,
  form: CompiledForm,
  quoted: ReadonlyMap<string, string>,
): Pick<MailedForm, 'subject' | 'words'> {
  const known = new Set(columnsOf(form).map((column) => columnId(column)));
  const fill = (text: string) => fillPlaceholders(text, (key) => quoted.get(key) ?? (known.has(key) ? '' : null));
  return { subject: fill(copySubject), words: fill(copyText).slice(0, LONGEST_WORDS) };
}
