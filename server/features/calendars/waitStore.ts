import {
  and,
  asc,
  desc,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/database';
import { pieceOf } from '../../db/pieces';
import { slotBookings, slotWaits } from '../../db/schema';
import { searchedTexts } from '../../db/searchedTexts';
import { containsWords } from '../../db/textSearch';
import type { CalendarKey } from './calendarStore';

export type WaitRow = typeof slotWaits.$inferSelect;
type Turn = Pick<WaitRow, 'toldAt' | 'toldFor' | 'turnEndsAt'>;

const { organisationId, calendarId, wanted, toldAt, toldFor, turnEndsAt, createdAt, endsAt, submissionId } = slotWaits;
const ofCalendar = ({ organisationId: owner, id }: CalendarKey) => and(eq(organisationId, owner), eq(calendarId, id));

/** Whether their form still holds a booking in the calendar (WAIT-05). */
export const isBooked = (queries: Queries) =>
  exists(
    queries
      .select({ id: slotBookings.id })
      .from(slotBookings)
      .where(and(eq(slotBookings.submissionId, submissionId), eq(slotBookings.calendarId, calendarId))),
  );

/**
 * Puts somebody in the line, once: who waits keeps their place, who was told and let their turn pass, or booked, is its last. One
 * statement in every case (WAIT-02).
 */
export async function keepWait(tx: Queries, row: Omit<WaitRow, keyof Turn | 'submissionId'>): Promise<void> {
  const isOver = sql`(${endOfTurn(slotWaits)} <= ${row.createdAt.toISOString()}::timestamptz or ${isBooked(tx)})`;
  const again = (column: AnyPgColumn, value: SQL) => sql`case when ${isOver} then ${value} else ${column} end`;
  await tx
    .insert(slotWaits)
    .values(row)
    .onConflictDoUpdate({
      target: [organisationId, calendarId, slotWaits.inbox, wanted],
      set: {
        createdAt: again(createdAt, sql`excluded.created_at`),
        toldAt: again(toldAt, sql`null`),
        toldFor: again(toldFor, sql`null`),
        turnEndsAt: again(turnEndsAt, sql`null`),
        submissionId: null,
        // As they asked this time; what they agreed to, too.
        formId: sql`excluded.form_id`,
        page: sql`excluded.page`,
        lang: sql`excluded.lang`,
        consent: sql`excluded.consent`,
      },
    });
}

const other = alias(slotWaits, 'other');
/** Another entry of the same person in the calendar. */
const besides = and(
  eq(other.organisationId, organisationId),
  eq(other.calendarId, calendarId),
  eq(other.inbox, slotWaits.inbox),
);
/** When a turn ends; those begun by a former version last a day. */
const endOfTurn = (told: Record<keyof Turn, AnyPgColumn>) =>
  sql`coalesce(${told.turnEndsAt}, ${told.toldAt} + interval '24 hours')`.mapWith(turnEndsAt);
/** Whether a turn is still on at a moment. */
export const turnEndsAfter = (told: Record<keyof Turn, AnyPgColumn>, moment: Date) =>
  sql`${endOfTurn(told)} > ${moment.toISOString()}::timestamptz`;

/** Whether somebody was told of a slot by mail, and may book it before the next one is told. */
const isInTurn = (told: Record<keyof Turn, AnyPgColumn>, now: Date) =>
  and(isNotNull(told.toldAt), isNotNull(told.toldFor), turnEndsAfter(told, now));

const inLine = (tx: Queries, calendar: CalendarKey, targets: readonly string[]) =>
  and(ofCalendar(calendar), inArray(wanted, [...targets]), isNull(toldAt), not(isBooked(tx)));

/**
 * The first who waits for a slot or any of its day, and whose turn it is not for another one of the calendar.
 * @param shut forms that take nothing now
 */
export async function firstInLine(
  tx: Queries,
  calendar: CalendarKey,
  targets: readonly string[],
  { now, shut }: { readonly now: Date; readonly shut: readonly string[] },
): Promise<WaitRow | null> {
  const inTurn = tx
    .select({ id: other.id })
    .from(other)
    .where(and(besides, isInTurn(other, now)));
  const [row] = await tx
    .select()
    .from(slotWaits)
    .where(and(inLine(tx, calendar, targets), notInArray(slotWaits.formId, [...shut]), not(exists(inTurn))))
    .orderBy(asc(createdAt), asc(slotWaits.id))
    .limit(1)
    .for('update', { of: slotWaits });
  return row ?? null;
}

/** When the first who waits for a slot or any of its day is no more in their turn for another one; null if nobody is in one. */
export async function nextInLine(
  tx: Queries,
  calendar: CalendarKey,
  targets: readonly string[],
  now: Date,
): Promise<Date | null> {
  const waiting = tx
    .select({ id: slotWaits.id })
    .from(slotWaits)
    .where(and(inLine(tx, calendar, targets), besides));
  const [row] = await tx
    .select({ ends: endOfTurn(other) })
    .from(other)
    .where(
      and(
        eq(other.organisationId, calendar.organisationId),
        eq(other.calendarId, calendar.id),
        isInTurn(other, now),
        exists(waiting),
      ),
    )
    .orderBy(asc(endOfTurn(other)))
    .limit(1);
  return row?.ends ?? null;
}

/** Whether anybody waits for a slot or any of its day, whatever else they were told of. */
export async function isWaitedFor(tx: Queries, calendar: CalendarKey, targets: readonly string[]): Promise<boolean> {
  const rows = await tx
    .select({ id: slotWaits.id })
    .from(slotWaits)
    .where(inLine(tx, calendar, targets))
    .limit(1);
  return rows.length > 0;
}

/** How many were told of a slot by mail, are in their turn, and have not booked. */
export const countTurns = (tx: Queries, calendar: CalendarKey, start: Date, now: Date): Promise<number> =>
  tx.$count(slotWaits, and(ofCalendar(calendar), eq(toldFor, start), turnEndsAfter(slotWaits, now), not(isBooked(tx))));

/** Notes that somebody was told: of a slot by mail, or by hand of none. */
export async function noteTold(tx: Queries, id: string, turn: Turn): Promise<void> {
  await tx.update(slotWaits).set(turn).where(eq(slotWaits.id, id));
}

/** Days of which somebody waits for a slot or any, in order. */
export async function waitedDays(tx: Queries, calendar: CalendarKey, now: Date): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ wanted })
    .from(slotWaits)
    .where(and(ofCalendar(calendar), isNull(toldAt), gt(endsAt, now)));
  return [...new Set(rows.map((row) => row.wanted.slice(0, 10)))].sort();
}

/** How many people wait, and were not told: for each of some slots or any of its day, and in the whole calendar. */
export async function countWaiting(
  queries: Queries,
  calendar: CalendarKey,
  now: Date,
  slots: readonly string[],
): Promise<{ all: number; of: ReadonlyMap<string, number> }> {
  const waiting = and(ofCalendar(calendar), isNull(toldAt), gt(endsAt, now), not(isBooked(queries)));
  // Who waits for several days, or for a day and a slot of it, is one.
  const people = sql`count(distinct ${slotWaits.inbox})`.mapWith(Number);
  const slot = sql<string>`asked.slot`;
  const rows = await queries
    .select({ slot, people })
    .from(sql`unnest(${sql.param(slots)}::text[]) as asked(slot)`)
    .innerJoin(slotWaits, and(sql`${wanted} in (${slot}, left(${slot}, 10))`, waiting))
    .groupBy(slot);
  const [whole] = await queries.select({ people }).from(slotWaits).where(waiting);
  return { all: whole?.people ?? 0, of: new Map(rows.map((row) => [row.slot, row.people])) };
}

interface WaitPage {
  readonly search?: string | undefined;
  /** A day with all its slots. */
  readonly day?: string | undefined;
  /** A slot and its day. */
  readonly targets?: readonly string[] | undefined;
  readonly after?: Place | undefined;
  readonly limit: number;
}

/** Where somebody is in the order of arrival: whoever was there may have left since. */
type Place = Pick<WaitRow, 'createdAt' | 'id'>;

/** A place in the order as text. */
export const writePlace = ({ createdAt: at, id }: Place): string => `${at.getTime().toString(36)}-${id}`;

/** The place that such a text names; null for any other. */
export function readPlace(text: string): Place | null {
  const [, at = '', id = ''] = /^([0-9a-z]{1,9})-(.+)$/.exec(text) ?? [];
  const createdAt = new Date(parseInt(at, 36));
  return id === '' || Number.isNaN(createdAt.getTime()) ? null : { createdAt, id };
}

/** Who waits in a calendar, in the order of arrival. */
export const pageWaits = (
  queries: Queries,
  calendar: CalendarKey,
  { search, day, targets, after, limit }: WaitPage,
  now: Date,
) =>
  queries
    .select({ wait: slotWaits, booked: sql<boolean>`${isBooked(queries)}` })
    .from(slotWaits)
    .where(
      and(
        ofCalendar(calendar),
        gt(endsAt, now),
        day === undefined ? undefined : and(gte(wanted, day), lt(wanted, `${day}U`)),
        targets && inArray(wanted, [...targets]),
        containsWords(
          { column: organisationId, owner: calendar.organisationId },
          searchedTexts.waits(slotWaits),
          search,
        ),
        after === undefined
          ? undefined
          : sql`(${createdAt}, ${slotWaits.id}) > (${after.createdAt.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(asc(createdAt), asc(slotWaits.id))
    .limit(limit);

export async function lockWait(tx: Queries, calendar: CalendarKey, id: string): Promise<WaitRow | null> {
  const [row] = await tx
    .select()
    .from(slotWaits)
    .where(and(ofCalendar(calendar), eq(slotWaits.id, id)))
    .for('update');
  return row ?? null;
}

/** Somebody who waits, by the id of an entry. */
export async function findWait(queries: Queries, id: string) {
  const [row] = await queries
    .select({ wait: slotWaits, booked: sql<boolean>`${isBooked(queries)}` })
    .from(slotWaits)
    .where(eq(slotWaits.id, id));
  return row ?? null;
}

/** Somebody who waits in a calendar, for whatever. */
export type Person = Pick<WaitRow, 'organisationId' | 'calendarId' | 'inbox'>;

const ofPerson = ({ organisationId: owner, calendarId: id, inbox }: Person) =>
  and(ofCalendar({ organisationId: owner, id }), eq(slotWaits.inbox, inbox));

/** All that the same person waits for in the calendar, what ends last first (WAIT-04). */
export const waitsBeside = (queries: Queries, person: Person): Promise<WaitRow[]> =>
  queries.select().from(slotWaits).where(ofPerson(person)).orderBy(desc(endsAt), asc(slotWaits.id));

/** The same, locked in the order in which a booking locks them. */
export const lockBeside = (tx: Queries, person: Person): Promise<WaitRow[]> =>
  tx.select().from(slotWaits).where(ofPerson(person)).orderBy(asc(slotWaits.id)).for('update');

/** Takes somebody off, and answers who it was. */
export async function deleteWait(tx: Queries, id: string): Promise<WaitRow | null> {
  const [row] = await tx.delete(slotWaits).where(eq(slotWaits.id, id)).returning();
  return row ?? null;
}

/** Deletes some whose slot or day is past (WAIT-06). */
export async function deletePast(queries: Queries, owner: string, now: Date): Promise<number> {
  const past = and(eq(organisationId, owner), lte(endsAt, now));
  const rows = await queries
    .delete(slotWaits)
    .where(pieceOf(slotWaits.id, past, endsAt))
    .returning({ id: slotWaits.id });
  return rows.length;
}
