import { emailOf } from '../../../src/core/form';
import { confirmTexts } from '../../../src/i18n/confirm';
import type { Deps } from '../../deps';
import { html } from '../../text/html';
import { confirmUrl, readHeld } from './heldBooking';
import { findOwnedForm } from '../forms/definition/publicForms';
import { compileRevision } from '../submissions/compileRevision';
import type { Mail } from '../../outbox/createMailer';
import type { Letter, LetterRow } from '../../outbox/letter';
import { isLetterDue } from '../../outbox/isLetterDue';
import { writeLabelled } from '../../outbox/writeLabelled';
import { validAddress, composeLetter } from '../../outbox/composeLetter';

const BUTTON =
  'display:inline-block;padding:12px 24px;background:#0b6f82;border-radius:8px;color:#ffffff;font-weight:bold;text-decoration:none';

/** The mail with a confirmation link. */
export const heldLetter: Letter = { kinds: ['formHeld'], write: writeHeldMail };

/**
 * Writes the mail with a confirmation link, in the sender's language (SRV-15). The address is unproved: the mail
 * contains no user input, and each address gets few. Null without an address, and if nothing is held any more.
 */
async function writeHeldMail(
  deps: Pick<Deps, 'config' | 'database' | 'now'>,
  letter: LetterRow,
): Promise<Omit<Mail, 'id'> | null> {
  const { queries } = deps.database;
  const held = await readHeld(deps, String(letter.payload['submissionId']));
  if (held?.state !== 'open') return null;
  const { row, organisation, title, places, until } = held;
  const owned = await findOwnedForm(deps, organisation.id, row.formId);
  const form = owned && (await compileRevision(queries, deps, owned, row.revision, row.currency));
  const to = validAddress(form && emailOf(form, row.values));
  if (to === null || !(await isLetterDue(deps, letter, to))) return null;
  const { mail: texts } = confirmTexts[row.lang];
  const url = confirmUrl(deps, organisation, row.id);
  return composeLetter({
    lang: row.lang,
    organisation,
    to: { name: '', address: to },
    replyTo: validAddress(organisation.contact?.email),
    subject: texts.subject(title),
    blocks: [
      [texts.body(organisation.name)],
      [title, ...places],
      {
        text: writeLabelled(row.lang, texts.confirm, url),
        html: html`<p style="margin:0 0 16px"><a href="${url}" style="${BUTTON}">${texts.confirm}</a></p>`,
      },
      [texts.until(until ?? '')],
      [texts.notYou],
    ],
    date: row.createdAt,
  });
}
