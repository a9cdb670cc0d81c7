import { and, eq, gt } from 'drizzle-orm';
import { outbox } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError, TooManyAttempts } from '../../errors';
import { queueLetter } from '../../outbox/queueLetter';
import type { Caller } from '../../secrets/tokens';
import { recordChange, type Change } from '../audit/recordChange';
import { lockOrganisation } from '../organisations/organisationStore';
import { findTester } from './findTester';

const HOUR = 60 * 60 * 1000;

interface TestMail {
  readonly kind: string;
  /** How many of its kind go within an hour. */
  readonly most: number;
  readonly idempotencyKey: string;
  readonly payload?: Readonly<Record<string, unknown>>;
  readonly note: Change;
}

/**
 * Sends a mail to who asks for it, once per key, and notes it.
 * @throws HttpError 409 where nobody is known to write to; TooManyAttempts
 */
export async function queueToTester(
  deps: Deps,
  holder: Caller,
  { kind, most, idempotencyKey, payload, note }: TestMail,
): Promise<void> {
  const { organisationId, signedIn } = holder;
  const userId = signedIn?.user.id ?? null;
  await deps.database.transaction(async (tx) => {
    const organisation = await lockOrganisation(tx, organisationId);
    const about = `${organisationId}-${idempotencyKey}`;
    if ((await tx.$count(outbox, eq(outbox.reference, `${kind}-${about}`))) > 0) return;
    if (!organisation || !(await findTester(tx, organisation, userId)))
      throw new HttpError(409, 'Nobody is known to write to: give the organisation a contact.', 'no_address');
    const lately = gt(outbox.createdAt, new Date(deps.now().getTime() - HOUR));
    const sent = and(eq(outbox.organisationId, organisationId), lately, eq(outbox.kind, kind));
    if ((await tx.$count(outbox, sent)) >= most)
      throw new TooManyAttempts('Enough test mails were sent lately.', HOUR / 1000);
    await queueLetter(tx, deps, { organisationId, kind, about, payload: { ...payload, userId } });
    await recordChange(tx, deps, holder, note);
  });
}
