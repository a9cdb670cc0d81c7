import { and, eq, gt, lte, or, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { pieceOf } from '../../db/pieces';
import { subscribers } from '../../db/schema';

export type SubscriberRow = typeof subscribers.$inferSelect;

/** A request to subscribe. */
export type Asked = Pick<
  SubscriberRow,
  'id' | 'organisationId' | 'email' | 'inbox' | 'lang' | 'consent' | 'consentAt' | 'leaveKey' | 'source'
>;

/** How long an unconfirmed wish is kept (NL-02). */
const PENDING = 48 * 60 * 60 * 1000;

/**
 * Keeps a wish, and answers whose it is. One statement in every case, and no change to who confirmed: neither the answer nor its
 * time tells who subscribes (NL-03).
 */
export async function keepWish(tx: Queries, asked: Asked): Promise<string> {
  const unlessConfirmed = (['email', 'lang', 'consent', 'consentAt', 'state', 'leftAt', 'source'] as const).map(
    (name) => [
      name,
      sql`case when ${subscribers.state} = 'confirmed' then ${subscribers[name]}
      else excluded.${sql.identifier(subscribers[name].name)} end`,
    ],
  );
  const [row] = await tx
    .insert(subscribers)
    .values({ ...asked, state: 'pending', createdAt: asked.consentAt })
    .onConflictDoUpdate({
      target: [subscribers.organisationId, subscribers.inbox],
      set: Object.fromEntries(unlessConfirmed) as object,
    })
    .returning({ id: subscribers.id });
  if (!row) throw new Error('orgkit: a wish that was not kept');
  return row.id;
}

export async function findSubscriber(queries: Queries, id: string): Promise<SubscriberRow | null> {
  const [row] = await queries.select().from(subscribers).where(eq(subscribers.id, id));
  return row ?? null;
}

/** The organisation's subscriber of a mailbox. */
export async function findByInbox(
  queries: Queries,
  organisationId: string,
  inbox: string,
): Promise<SubscriberRow | null> {
  const own = and(eq(subscribers.organisationId, organisationId), eq(subscribers.inbox, inbox));
  const [row] = await queries.select().from(subscribers).where(own);
  return row ?? null;
}

export async function lockSubscriber(tx: Queries, organisationId: string, id: string): Promise<SubscriberRow | null> {
  const own = and(eq(subscribers.organisationId, organisationId), eq(subscribers.id, id));
  const [row] = await tx.select().from(subscribers).where(own).for('update');
  return row ?? null;
}

/** The subscriber whose mail carried a key. */
export async function findByKey(
  queries: Queries,
  key: 'keyHash' | 'leaveKey',
  value: string,
): Promise<SubscriberRow | null> {
  const [row] = await queries.select().from(subscribers).where(eq(subscribers[key], value));
  return row ?? null;
}

/** Notes the key of a mail that is about to go out. */
export async function setKey(queries: Queries, id: string, keyHash: string): Promise<void> {
  await queries.update(subscribers).set({ keyHash }).where(eq(subscribers.id, id));
}

/** Confirms a wish that is not over; any other stays as it is. */
export async function confirmWish(queries: Queries, id: string, now: Date): Promise<void> {
  await queries
    .update(subscribers)
    .set({ state: 'confirmed', confirmedAt: now })
    .where(and(eq(subscribers.id, id), eq(subscribers.state, 'pending'), gt(subscribers.consentAt, wishesFrom(now))));
}

/** Ends it, confirmed or not. */
export async function leave(queries: Queries, id: string, now: Date): Promise<void> {
  await queries
    .update(subscribers)
    .set({ state: 'left', leftAt: now })
    .where(and(eq(subscribers.id, id), sql`${subscribers.state} <> 'left'`));
}

/** Some who confirmed, after an id, in the order of their ids. */
export const listConfirmed = (
  queries: Queries,
  organisationId: string,
  { after = '', limit }: { after?: string | undefined; limit: number },
): Promise<SubscriberRow[]> =>
  queries
    .select()
    .from(subscribers)
    .where(
      and(
        eq(subscribers.organisationId, organisationId),
        eq(subscribers.state, 'confirmed'),
        gt(subscribers.id, after),
      ),
    )
    .orderBy(subscribers.id)
    .limit(limit);

/** Deletes some that are kept no longer, and answers their ids: wishes that nobody confirmed, and who left before a moment (PRIV-06). */
export async function deleteOver(
  tx: Queries,
  organisationId: string,
  { now, left }: { now: Date; left: Date },
): Promise<string[]> {
  const unconfirmed = and(eq(subscribers.state, 'pending'), lte(subscribers.consentAt, wishesFrom(now)));
  const over = and(
    eq(subscribers.organisationId, organisationId),
    or(unconfirmed, and(eq(subscribers.state, 'left'), lte(subscribers.leftAt, left))),
  );
  const rows = await tx
    .delete(subscribers)
    .where(pieceOf(subscribers.id, over, subscribers.consentAt))
    .returning({ id: subscribers.id });
  return rows.map(({ id }) => id);
}

/** When the oldest wish was made that can still be confirmed. */
export const wishesFrom = (now: Date): Date => new Date(now.getTime() - PENDING);

/** Whether a wish can still be confirmed. */
export const isPending = ({ state, consentAt }: SubscriberRow, now: Date): boolean =>
  state === 'pending' && consentAt > wishesFrom(now);
