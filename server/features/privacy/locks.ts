import { and, eq, inArray, max, or, sql, type SQL } from 'drizzle-orm';
import type { LockedRecord } from '../../../src/contract/persons';
import { firstHeldDay, lockedUntil, retentionOf, type Retention } from '../../../src/core/privacy';
import { zonedTime } from '../../../src/core/calendar';
import { timeZoneOf } from '../../../src/core/organisation';
import { dayOf } from '../../../src/core/payment';
import type { Queries } from '../../db/database';
import { entries, lockedRecords, type LockedData, type payments } from '../../db/schema';
import type { Deps } from '../../deps';
import type { OrganisationRecord } from '../organisations/organisationStore';
import type { Cut } from './words';

type PaymentRow = typeof payments.$inferSelect;
type Kind = LockedRecord['kind'];

/** An organisation's retention (PRIV-06). */
export const retentionFor = ({ config }: Pick<Deps, 'config'>, { retention }: OrganisationRecord): Retention =>
  retentionOf(retention, config.retention);

/**
 * Payment data the law requires to keep (PRIV-03): of payments that received money, and of those awaiting a bank's
 * answer. Nothing of a trial. `until` is the last day, null while nothing was received.
 */
export async function listLockable(
  queries: Queries,
  deps: Pick<Deps, 'config' | 'now'>,
  organisation: OrganisationRecord,
  rows: readonly PaymentRow[],
): Promise<LockedRecord[]> {
  const ids = rows.map(({ id }) => id);
  const moves = await queries
    .select({ id: entries.paymentId, last: max(entries.createdAt) })
    .from(entries)
    .where(and(inArray(entries.paymentId, ids), sql`${entries.montant} <> 0`))
    .groupBy(entries.paymentId);
  const years = retentionFor(deps, organisation);
  const today = dayOf(deps.now().getTime(), timeZoneOf(organisation));
  return rows.flatMap(({ id, mode, state, cerfa, erasedAt }) => {
    const last = moves.find((move) => move.id === id)?.last ?? null;
    if (mode !== 'live' || erasedAt !== null || (last === null && state !== 'processing')) return [];
    const day = last && dayOf(last.getTime(), timeZoneOf(organisation));
    const record = (kind: Kind): LockedRecord => ({
      paiement: id,
      kind,
      until: day && lockedUntil(day, years[kind]),
    });
    const records = [record('accounts'), ...(cerfa ? [record('receipts')] : [])];
    return records.filter(({ until }) => until === null || until >= today);
  });
}

/** Moves legally required payment data to a place no one is shown. */
export async function storeLocked(
  tx: Queries,
  { now }: Pick<Deps, 'now'>,
  rows: readonly PaymentRow[],
  locked: readonly LockedRecord[],
  cutContacts: Cut,
): Promise<void> {
  for (const { paiement, kind } of locked) {
    const payment = rows.find(({ id }) => id === paiement);
    if (!payment) continue;
    const { organisationId } = payment;
    await tx
      .insert(lockedRecords)
      .values({ paymentId: paiement, kind, organisationId, data: dataOf(payment, kind, cutContacts), createdAt: now() })
      .onConflictDoNothing();
  }
}

function dataOf({ label, info: { prenom, nom }, facturation }: PaymentRow, kind: Kind, cut: Cut): LockedData {
  const { perso, raison, siren, social_id, adresse, postal, ville, pays } = facturation;
  const firm = { perso, ...(raison && { raison }), ...(siren && { siren }) };
  // Contact details are no part of the books.
  const lives = { ...firm, ...(social_id && { social_id }), adresse, postal, ville, pays };
  return { label: cut(label), prenom, nom, facturation: kind === 'receipts' ? lives : firm };
}

/** Erases locked data whose term is over, or of a trial; returns how much. */
export async function eraseExpiredLocks(
  deps: Pick<Deps, 'config' | 'database' | 'now'>,
  organisation: OrganisationRecord,
) {
  let ended = 0;
  for (const kind of ['accounts', 'receipts'] as const) {
    const held = firstHeldMoment(deps, organisation, kind);
    const gone = await deps.database.queries
      .delete(lockedRecords)
      .where(
        and(
          eq(lockedRecords.organisationId, organisation.id),
          eq(lockedRecords.kind, kind),
          or(
            sql`exists (select 1 from payments p where p.id = ${lockedRecords.paymentId} and p.mode = 'test')`,
            isTermOver(sql`${lockedRecords.paymentId}`, held),
          ),
        ),
      )
      .returning({ id: lockedRecords.paymentId });
    ended += gone.length;
  }
  return ended;
}

/** Whether the term of a payment's movements is over; without any, whether none is expected. */
export const isTermOver = (paymentId: SQL, held: Date) => sql`(
  not exists (select 1 from entries e where e.payment_id = ${paymentId} and e.montant <> 0
    and e.created_at >= ${held.toISOString()}::timestamptz)
  and (exists (select 1 from entries e where e.payment_id = ${paymentId} and e.montant <> 0)
    or exists (select 1 from payments p where p.id = ${paymentId} and p.state not in ('created', 'processing'))))`;

/** The moment from which on movements are still within their term. */
export function firstHeldMoment(
  deps: Pick<Deps, 'config' | 'now'>,
  organisation: OrganisationRecord,
  kind: Kind,
): Date {
  const zone = timeZoneOf(organisation);
  const first = firstHeldDay(dayOf(deps.now().getTime(), zone), retentionFor(deps, organisation)[kind]);
  return new Date(zonedTime(zone).momentOf(first, '00:00'));
}
