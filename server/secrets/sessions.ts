import { and, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { Queries } from '../db/database';
import { memberships, sessions, users } from '../db/schema';
import { HttpError } from '../errors';
import type { Surroundings } from '../surroundings';
import type { Role } from '../../src/contract/terms/roles';
import { hashToken } from './hashToken';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A session without a call for so long is over: sooner for those who can do everything (USER-02). */
const IDLE = { powerful: 12 * HOUR, others: 30 * DAY };
/** Over after this, whatever happens. */
export const LONGEST_SESSION = 90 * DAY;
/** Precision of `seenAt`, so that not every call writes. */
const SEEN = 5 * MINUTE;
/** For so long after the password, calls that ask for it take the user's word (USER-07). */
const CONFIRMED = 15 * MINUTE;

export type UserRow = typeof users.$inferSelect;
type SessionRow = typeof sessions.$inferSelect;

/** A signed-in user, and the session they are signed in by. */
export interface SignedIn {
  readonly user: UserRow;
  readonly session: SessionRow;
}

type Now = Pick<Surroundings, 'ids' | 'now'>;

/**
 * Begins a session and answers what its cookie holds; only a hash is kept.
 * @param confirmedAt when its user gave the password (and code)
 */
export async function startSession(
  tx: Queries,
  { ids, now }: Now,
  { userId, device, confirmedAt }: Pick<SessionRow, 'userId' | 'device' | 'confirmedAt'>,
): Promise<{ token: string; session: SessionRow }> {
  const token = `${ids.secret()}${ids.secret()}`;
  const at = now();
  const session = { id: ids.row(), hash: hashToken(token), userId, device, createdAt: at, seenAt: at, confirmedAt };
  await tx.insert(sessions).values(session);
  return { token, session };
}

/**
 * Replaces a session by one of another id: whoever knew the former has nothing (USER-02). One that has ended since its call
 * began does not come back.
 * @returns what the cookie is to hold
 * @throws HttpError 401
 */
export async function renewSession(
  tx: Queries,
  deps: Now,
  former: SessionRow,
): Promise<{ token: string; session: SessionRow }> {
  const ended = await tx.delete(sessions).where(eq(sessions.id, former.id)).returning({ id: sessions.id });
  if (ended.length === 0) throw new HttpError(401, 'Sign in first.', 'unauthorised');
  return startSession(tx, deps, former);
}

/** Ends the session of a cookie. */
export async function dropSessionOf(tx: Queries, token: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.hash, hashToken(token)));
}

/** Ends a user's sessions, all or all but one. */
export async function endSessions(tx: Queries, userId: string, but?: string): Promise<void> {
  await tx
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), but === undefined ? undefined : ne(sessions.id, but)));
}

const isPowerful = sql`(${users.isOperator} or exists (
  select 1 from ${memberships} where ${memberships.userId} = ${users.id} and ${memberships.role} = 'owner'))`;

/** Whether a session, read beside its user, still goes on. */
export function goesOn(now: Date) {
  const ago = (span: number) => new Date(now.getTime() - span);
  return and(
    gt(sessions.createdAt, ago(LONGEST_SESSION)),
    gt(sessions.seenAt, ago(IDLE.others)),
    or(gt(sessions.seenAt, ago(IDLE.powerful)), sql`not ${isPowerful}`),
  );
}

/** The session of a cookie and its user, or null; notes that it was seen. */
export async function findSession(queries: Queries, { now }: Now, token: string): Promise<SignedIn | null> {
  const at = now();
  const [found] = await queries
    .select({ user: users, session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.hash, hashToken(token)), goesOn(at)));
  if (!found) return null;
  if (at.getTime() - found.session.seenAt.getTime() > SEEN)
    await queries.update(sessions).set({ seenAt: at }).where(eq(sessions.id, found.session.id));
  return found;
}

/** A user's current role in an organisation; null for a stranger. */
export async function roleIn(queries: Queries, organisationId: string, userId: string): Promise<Role | null> {
  const [found] = await queries
    .select({ role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.organisationId, organisationId), eq(memberships.userId, userId)));
  return found?.role ?? null;
}

/** Until when the session counts as confirmed; null once that is over. */
export function confirmedUntil({ confirmedAt }: Pick<SessionRow, 'confirmedAt'>, now: Date): Date | null {
  const until = new Date(confirmedAt.getTime() + CONFIRMED);
  return until > now ? until : null;
}
