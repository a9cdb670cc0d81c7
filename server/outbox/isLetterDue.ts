import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { outbox } from '../db/schema';
import type { Surroundings } from '../surroundings';
import { inboxOf } from '../guard/mailboxOf';
import { bodyHash } from '../secrets/bodyHash';

/**
 * Daily limit of letters of one kind to one address from one organisation: no one needs more, and no one is flooded.
 */
const MOST_LETTERS = 10;
/** Letters of forms count together. */
const OF_FORMS = ['formCopy', 'formHeld'];
const DAY = 24 * 60 * 60 * 1000;

/**
 * Counts a letter to an address, stored as a pseudonym, and returns whether it is within the limit of its kind. For
 * addresses typed by strangers, theirs or not.
 */
export async function isLetterDue(
  { database: { queries }, now }: Pick<Surroundings, 'database' | 'now'>,
  { id, organisationId, kind, payload }: typeof outbox.$inferSelect,
  address: string,
): Promise<boolean> {
  const to = bodyHash(inboxOf(address));
  await queries
    .update(outbox)
    .set({ payload: { ...payload, to } })
    .where(eq(outbox.id, id));
  const sent = and(
    gte(outbox.sentAt, new Date(now().getTime() - DAY)),
    eq(outbox.organisationId, organisationId),
    inArray(outbox.kind, OF_FORMS.includes(kind) ? OF_FORMS : [kind]),
    sql`${outbox.payload} ->> 'to' = ${to}`,
  );
  return (await queries.$count(outbox, sent)) < MOST_LETTERS;
}
