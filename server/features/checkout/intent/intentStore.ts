import { and, eq, gt, sql } from 'drizzle-orm';
import type { Queries } from '../../../db/database';
import { formSubmissions, intents, organisations } from '../../../db/schema';
import { organisationColumns, toOrganisation, type OrganisationRecord } from '../../organisations/organisationStore';

export type IntentRow = typeof intents.$inferSelect;

/** How long an intent lives without being read (SRV-11). */
export const INTENT_LIFE_MS = 30 * 60 * 1000;

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

/** Forgets intents that expired a week ago and that no payment or change was made from. Answers how many. */
export async function purgeIntents(queries: Queries, now: Date): Promise<number> {
  const purged = await queries
    .delete(intents)
    .where(
      sql`${intents.expiresAt} < ${now.toISOString()}::timestamptz - interval '7 days'
        and not exists (select 1 from payments where payments.intent_id = ${intents.id})
        and not exists (select 1 from payment_changes where payment_changes.intent_id = ${intents.id})`,
    )
    .returning({ id: intents.id });
  return purged.length;
}
