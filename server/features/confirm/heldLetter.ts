import { emailOf } from '../../../src/core/form';
import type { Deps } from '../../deps';
import { confirmUrl, readHeld } from './heldBooking';
import { findOwnedForm } from '../forms/definition/publicForms';
import { compileRevision } from '../forms/definition/compileRevision';
import type { Mail } from '../../outbox/createMailer';
import type { Letter, LetterRow } from '../../outbox/letter';
import { isLetterDue } from '../../outbox/isLetterDue';
import { validAddress } from '../../outbox/composeLetter';
import { findOwnWords } from '../../outbox/words/mailWordsStore';
import { heldMail } from './heldMail';

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
  // It would begin what begins no more (ORG-06).
  if (held?.state !== 'open' || held.organisation.closedAt) return null;
  const { row, organisation, title, places, until } = held;
  const owned = await findOwnedForm(deps, organisation.id, row.formId);
  const form = owned && (await compileRevision(queries, deps, owned, row.revision, row.currency));
  const to = validAddress(form && emailOf(form, row.values));
  if (to === null || !(await isLetterDue(deps, letter, to))) return null;
  return heldMail({
    lang: row.lang,
    own: await findOwnWords(queries, organisation.id, 'formHeld'),
    organisation: { name: organisation.name, email: organisation.contact?.email ?? null },
    ...{ to, title, places, until: until ?? '' },
    url: confirmUrl(deps, organisation, row.id),
    date: row.createdAt,
  });
}
