import { and, desc, eq, gt } from 'drizzle-orm';
import type { MailState } from '../../../src/contract/organisations/mailCheck';
import type { Queries } from '../../db/database';
import { outbox } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError, TooManyAttempts } from '../../errors';
import { validAddress } from '../../outbox/composeLetter';
import { fromAddress } from '../../outbox/createMailer';
import { queueLetter } from '../../outbox/queueLetter';
import type { Caller } from '../../secrets/tokens';
import { recordChange } from '../audit/recordChange';
import { lockOrganisation } from '../organisations/organisationStore';

export const TEST_LETTER = 'test';
const HOUR = 60 * 60 * 1000;
const MOST = 5;

const lately = (queries: Queries, organisationId: string) =>
  queries
    .select()
    .from(outbox)
    .where(and(eq(outbox.organisationId, organisationId), eq(outbox.kind, TEST_LETTER)))
    .orderBy(desc(outbox.createdAt))
    .limit(1);

/** The state of outgoing mail, with the outcome of the last test (CALL-94). */
export async function readMailState(
  { config, database }: Pick<Deps, 'config' | 'database'>,
  organisationId: string,
): Promise<MailState> {
  const [last] = await lately(database.queries, organisationId);
  return {
    sends: config.smtpUrl !== undefined,
    from: fromAddress(config),
    test: last
      ? {
          state: last.sentAt ? 'sent' : last.attempts > 1 ? 'failing' : 'waiting',
          at: (last.sentAt ?? last.createdAt).toISOString(),
        }
      : null,
  };
}

/**
 * Sends a test mail to who asks for it, once per key.
 * @throws HttpError 409 where nobody is known to write to; TooManyAttempts
 */
export async function queueTestMail(deps: Deps, holder: Caller, idempotencyKey: string): Promise<void> {
  const { organisationId, signedIn } = holder;
  await deps.database.transaction(async (tx) => {
    const organisation = await lockOrganisation(tx, organisationId);
    const about = `${organisationId}-${idempotencyKey}`;
    if ((await tx.$count(outbox, eq(outbox.reference, `${TEST_LETTER}-${about}`))) > 0) return;
    if (validAddress(signedIn?.user.email ?? organisation?.contact?.email) === null)
      throw new HttpError(409, 'Nobody is known to write to: give the organisation a contact.', 'no_address');
    await refuseMany(tx, deps.now(), organisationId);
    const payload = { userId: signedIn?.user.id ?? null };
    await queueLetter(tx, deps, { organisationId, kind: TEST_LETTER, about, payload });
    const note = { action: 'ADMIN-MAIL-TEST', subject: 'mail', subjectId: null, changes: {} };
    await recordChange(tx, deps, holder, note);
  });
}

async function refuseMany(tx: Queries, now: Date, organisationId: string): Promise<void> {
  const since = new Date(now.getTime() - HOUR);
  const own = and(eq(outbox.organisationId, organisationId), gt(outbox.createdAt, since));
  if ((await tx.$count(outbox, and(own, eq(outbox.kind, TEST_LETTER)))) < MOST) return;
  throw new TooManyAttempts('Enough test mails were sent lately.', HOUR / 1000);
}
