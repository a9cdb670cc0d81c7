import { and, desc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import { outbox } from '../../db/schema';
import type { Deps } from '../../deps';
import { queueLetter } from '../../outbox/queueLetter';

/** Maximum number of gift mails to an organisation within ten minutes (MAIL-01); further ones wait and are combined. */
const MOST = 5;
const WINDOW = 10 * 60 * 1000;

type LetterRow = typeof outbox.$inferSelect;

/**
 * Whether to write the mail about a charge now. Over the limit it waits; then all waiting ones are combined in one
 * mail, which is queued here (MAIL-01). Waiting is no failed attempt.
 */
export function passMailLimit(
  { database, ids, now }: Pick<Deps, 'database' | 'ids' | 'now'>,
  { id, organisationId, payload }: LetterRow,
): Promise<boolean> {
  const at = now();
  return database.transaction(async (tx) => {
    const ours = and(eq(outbox.organisationId, organisationId), sql`not ${outbox.payload} ? 'within'`);
    const since = new Date(at.getTime() - WINDOW);
    const sent = await tx
      .select({ at: outbox.sentAt })
      .from(outbox)
      .where(and(ours, inArray(outbox.kind, ['gift', 'gifts']), gt(outbox.sentAt, since)))
      .orderBy(desc(outbox.sentAt))
      .limit(MOST);
    const first = sent[MOST - 1]?.at;
    if (first) {
      await tx
        .update(outbox)
        .set({
          nextAttemptAt: new Date(first.getTime() + WINDOW),
          attempts: sql`${outbox.attempts} - 1`,
          payload: sql`${outbox.payload} || '{"waits": true}'`,
        })
        .where(and(eq(outbox.id, id), isNull(outbox.sentAt)));
      return false;
    }
    const [own] = await tx.select().from(outbox).where(eq(outbox.id, id)).for('update');
    // Another process has included it in a combined mail.
    if (!own || own.sentAt !== null) return false;
    if (!payload['waits']) return true;
    const waiting = and(
      ours,
      eq(outbox.kind, 'gift'),
      isNull(outbox.sentAt),
      // Rows locked by another process are not due.
      lte(outbox.nextAttemptAt, at),
      sql`${outbox.payload} ? 'waits' and ${outbox.payload} ->> 'mode' = ${payload['mode']}`,
    );
    const others = await tx.select({ id: outbox.id }).from(outbox).where(waiting).for('update', { skipLocked: true });
    if (others.length === 0) return true;
    const about = ids.row();
    const { mode } = payload;
    await queueLetter(tx, { ids, now }, { organisationId, kind: 'gifts', about, payload: { mode } });
    await tx
      .update(outbox)
      .set({ sentAt: at, payload: sql`${outbox.payload} || jsonb_build_object('within', ${`gifts-${about}`}::text)` })
      .where(inArray(outbox.id, [id, ...others.map((other) => other.id)]));
    return false;
  });
}
