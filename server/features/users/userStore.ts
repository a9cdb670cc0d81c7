import { and, asc, eq, ne } from 'drizzle-orm';
import type { CurrentSession } from '../../../src/contract/desk/session';
import type { Queries } from '../../db/database';
import { deletions, knownBrowsers, memberships, organisations, users } from '../../db/schema';
import { BusinessRefusal } from '../../errors';
import { confirmedUntil, type SignedIn, type UserRow } from '../../secrets/sessions';
import { hashToken } from '../../secrets/hashToken';

/** @param email in lower case */
export async function findUser(queries: Queries, email: string): Promise<UserRow | null> {
  const [row] = await queries.select().from(users).where(eq(users.email, email));
  return row ?? null;
}

export async function readUser(queries: Queries, id: string): Promise<UserRow | null> {
  const [row] = await queries.select().from(users).where(eq(users.id, id));
  return row ?? null;
}

/** Reads a user under their lock. */
export async function lockUser(tx: Queries, id: string): Promise<UserRow | null> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row ?? null;
}

/**
 * The same of a user who has just proved who they are, by what still counts: another password, address or second factor may
 * have come while the password was computed (USER-02).
 * @throws BusinessRefusal `credentials`
 */
export async function lockProved(tx: Queries, proved: UserRow): Promise<UserRow> {
  const user = await lockUser(tx, proved.id);
  const isSame = (['email', 'passwordHash', 'factor'] as const).every((key) => user?.[key] === proved[key]);
  if (!user || !isSame) throw new BusinessRefusal('Address, password or code are not right.', 'credentials');
  return user;
}

/** A user as they see themselves. */
export const userView = ({ id, email, name, lang, isOperator, factor, recoveryCodes }: UserRow) => ({
  ...{ id, email, name, lang, isOperator },
  ...{ hasFactor: factor !== null, recoveryCodes: recoveryCodes.length },
});

/** The organisations that a user belongs to, by name. */
export function organisationsOf(queries: Queries, userId: string) {
  return queries
    .select({
      id: memberships.organisationId,
      role: memberships.role,
      document: organisations.document,
      closedAt: organisations.closedAt,
      deletedAt: deletions.dueAt,
    })
    .from(memberships)
    .innerJoin(organisations, eq(organisations.id, memberships.organisationId))
    .leftJoin(deletions, eq(deletions.organisationId, organisations.id))
    .where(eq(memberships.userId, userId))
    .orderBy(asc(memberships.organisationId));
}

/** The signed-in user and their organisations, read anew: a code that was just used is gone. */
export async function sessionView(
  queries: Queries,
  { user: { id: userId }, session }: SignedIn,
  now: Date,
): Promise<CurrentSession> {
  const user = await readUser(queries, userId);
  if (!user) throw new Error('orgkit: a session of nobody');
  const own = await organisationsOf(queries, user.id);
  const named = own.map(({ id, role, document: { name }, closedAt, deletedAt }) => ({
    ...{ id, name, role },
    closed: closedAt !== null,
    deletedAt: deletedAt?.toISOString() ?? null,
  }));
  return {
    id: session.id,
    user: userView(user),
    organisations: named.sort((a, b) => a.name.localeCompare(b.name, user.lang)),
    confirmedUntil: confirmedUntil(session, now)?.toISOString() ?? null,
  };
}

const ofBrowser = (userId: string, token: string) =>
  and(eq(knownBrowsers.userId, userId), eq(knownBrowsers.hash, hashToken(token)));

/** Whether a user has signed in with a browser before. */
export async function isKnownBrowser(queries: Queries, userId: string, token: string | undefined): Promise<boolean> {
  return token !== undefined && (await queries.$count(knownBrowsers, ofBrowser(userId, token))) > 0;
}

export async function rememberBrowser(tx: Queries, userId: string, token: string, seenAt: Date): Promise<void> {
  await tx
    .insert(knownBrowsers)
    .values({ userId, hash: hashToken(token), seenAt })
    .onConflictDoUpdate({ target: [knownBrowsers.userId, knownBrowsers.hash], set: { seenAt } });
}

/** Forgets the browsers of a user, but for the one with this token. */
export async function forgetBrowsers(tx: Queries, userId: string, kept: string | undefined): Promise<void> {
  const isOther = kept === undefined ? undefined : ne(knownBrowsers.hash, hashToken(kept));
  await tx.delete(knownBrowsers).where(and(eq(knownBrowsers.userId, userId), isOther));
}
