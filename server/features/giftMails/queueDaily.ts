import { and, eq } from 'drizzle-orm';
import { zonedTime } from '../../../src/core/calendar';
import { giftNewsOf, timeZoneOf } from '../../../src/core/organisation';
import { organisations } from '../../db/schema';
import type { Deps } from '../../deps';
import { organisationColumns, toOrganisation } from '../organisations/organisationStore';
import { queueLetter } from '../../outbox/queueLetter';
import { movesInPeriod, sumByKind } from './moves';

/** Local time at which the day before is reported: payments begun at midnight are settled by then. */
const MORNING = '07:00';

/**
 * End of the period to report at a moment: the last midnight of a time zone, from 7 in the morning on; null before.
 * @example
 * endOfReport(new Date('2025-01-15T06:00:00Z'), 'Europe/Paris') // => new Date('2025-01-14T23:00:00Z')
 */
export function endOfReport(now: Date, timeZone: string): Date | null {
  const clock = zonedTime(timeZone);
  const today = clock.textOf(now.getTime()).slice(0, 10);
  return now.getTime() < clock.momentOf(today, MORNING) ? null : new Date(clock.momentOf(today, '00:00'));
}

/**
 * Queues the mails that report organisations' last days (MAIL-02): one for live payments, one for a trial, none if
 * empty. The reported period advances in the same transaction, so each day is reported once, however many processes
 * run; missed days are combined. Returns the number of mails.
 */
export async function queueDaily(deps: Pick<Deps, 'database' | 'ids' | 'now'>): Promise<number> {
  const rows = await deps.database.queries.select(organisationColumns).from(organisations);
  let queued = 0;
  for (const row of rows) {
    const until = endOfReport(deps.now(), timeZoneOf(toOrganisation(row)));
    if (until && until > row.toldUntil) queued += await tell(deps, row, until);
  }
  return queued;
}

async function tell(
  { database, ids, now }: Pick<Deps, 'database' | 'ids' | 'now'>,
  row: Parameters<typeof toOrganisation>[0],
  until: Date,
): Promise<number> {
  const { id: organisationId, toldUntil: since } = row;
  const { when } = giftNewsOf(toOrganisation(row));
  return database.transaction(async (tx) => {
    const [mine] = await tx
      .update(organisations)
      .set({ toldUntil: until })
      .where(and(eq(organisations.id, organisationId), eq(organisations.toldUntil, since)))
      .returning({ id: organisations.id });
    // Another process has reported it.
    if (!mine || when === 'never') return 0;
    let queued = 0;
    for (const mode of ['live', 'test'] as const) {
      const untold = when === 'each';
      const sums = await sumByKind(tx, movesInPeriod({ organisationId, mode, since, until, untold }));
      if (sums.length === 0) continue;
      await queueLetter(
        tx,
        { ids, now },
        {
          organisationId,
          kind: 'daily',
          about: `${organisationId}-${mode}-${until.toISOString()}`,
          payload: { mode, since: since.toISOString(), until: until.toISOString(), untold },
        },
      );
      queued += 1;
    }
    return queued;
  });
}
