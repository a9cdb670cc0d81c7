import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database';
import { PIECE } from '../../../db/pieces';
import { formSubmissions, intents, organisations } from '../../../db/schema';
import { organisationColumns, toOrganisation, type OrganisationRecord } from '../../organisations/organisationStore';

export type IntentRow = typeof intents.$inferSelect;

/** How long an intent lives without being read (SRV-11). */
export const INTENT_LIFE_MS = 30 * 60 * 1000;

/** Key of the intent that a form's submission is paid by; the colon keeps it apart from those that clients choose. */
export const keyOfSubmission = (submissionId: string) => `form:${submissionId}`;

export async function findIntent(queries: Queries, id: string): Promise<IntentRow | null> {
  const [row] = await queries.select().from(intents).where(eq(intents.id, id));
  return row ?? null;
}

/** Like `findIntent`, and makes others wait who want to pay it. */
export async function lockIntent(tx: Queries, id: string): Promise<IntentRow | null> {
  const [row] = await tx.select().from(intents).where(eq(intents.id, id)).for('update');
  return row ?? null;
}

async function findIntentByKey(queries: Queries, organisationId: string, key: string): Promise<IntentRow | null> {
  const [row] = await queries
    .select()
    .from(intents)
    .where(and(eq(intents.organisationId, organisationId), eq(intents.idempotencyKey, key)));
  return row ?? null;
}

/** An organisation with the intent that it has under a key, in one statement: each one delays every checkout. */
export async function findOrganisationAndIntent(
  queries: Queries,
  organisationId: string,
  key: string,
): Promise<{ organisation: OrganisationRecord; intent: IntentRow | null } | null> {
  const [row] = await queries
    .select({ organisations: organisationColumns, intents })
    .from(organisations)
    .leftJoin(intents, and(eq(intents.organisationId, organisations.id), eq(intents.idempotencyKey, key)))
    .where(eq(organisations.id, organisationId));
  return row ? { organisation: toOrganisation(row.organisations), intent: row.intents } : null;
}

/** Keeps `row` unless its key is taken; answers the intent that has the key. */
export async function insertIntent(queries: Queries, row: IntentRow): Promise<IntentRow> {
  const [inserted] = await queries
    .insert(intents)
    .values(row)
    .onConflictDoNothing({ target: [intents.organisationId, intents.idempotencyKey] })
    .returning();
  const kept = inserted ?? (await findIntentByKey(queries, row.organisationId, row.idempotencyKey));
  if (!kept) throw new Error('orgkit: an intent was neither kept nor found');
  return kept;
}

/** Maximum time a submission's stock is held, however often its checkout is renewed (SRV-14). */
export const HOLD_LIFE_MS = 2 * 60 * 60 * 1000;

/** Extends a live intent by 30 minutes, but not beyond the hold on its stock; null if unknown or expired. */
export async function renewIntent(queries: Queries, id: string, now: Date): Promise<IntentRow | null> {
  const longer = new Date(now.getTime() + INTENT_LIFE_MS).toISOString();
  const heldUntil = sql`(select ${formSubmissions.createdAt} + ${HOLD_LIFE_MS}::float8 * interval '1 millisecond' from ${formSubmissions}
    where ${formSubmissions.intentId} = ${intents.id} and ${formSubmissions.state} = 'open')`;
  const [row] = await queries
    .update(intents)
    .set({ expiresAt: sql`least(${longer}::timestamptz, coalesce(${heldUntil}, ${longer}::timestamptz))` })
    .where(and(eq(intents.id, id), gt(intents.expiresAt, now)))
    .returning();
  return row ?? null;
}

/**
 * Forgets intents that expired a week ago, by pieces. Those that a payment or change was made from stay, and are looked at
 * once (SRV-28). Returns how many went; once `signal` is aborted, the rest is for the next run.
 */
export async function purgeIntents(queries: Queries, now: Date, signal?: AbortSignal): Promise<number> {
  let gone = 0;
  for (let looked = PIECE; looked === PIECE && !signal?.aborted;) {
    const piece = await purgePiece(queries, now.toISOString());
    looked = piece.looked;
    gone += piece.gone;
  }
  return gone;
}

/** Some of the oldest; several processes look at different ones. */
async function purgePiece(queries: Queries, now: string): Promise<{ looked: number; gone: number }> {
  const result: unknown = await queries.execute(sql`
    with old as (
      select id from ${intents} where kept_at is null and expires_at < ${now}::timestamptz - interval '7 days'
      order by expires_at limit ${PIECE} for update skip locked
    ), kept as (
      update ${intents} set kept_at = ${now}::timestamptz where id in (
        select id from old where exists (select 1 from payments where payments.intent_id = old.id)
          or exists (select 1 from payment_changes where payment_changes.intent_id = old.id))
      returning id
    ), gone as (
      delete from ${intents} where id in (select id from old except select id from kept) returning id
    )
    select (select count(*)::int from old) as looked, (select count(*)::int from gone) as gone`);
  const [row] = (result as { rows: { looked: number; gone: number }[] }).rows;
  return row ?? { looked: 0, gone: 0 };
}
