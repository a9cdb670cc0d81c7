import { and, desc, eq } from 'drizzle-orm';
import type { BodyOut } from '../../../src/contract/route';
import type { updateUser as updateRoute } from '../../../src/contract/desk/account';
import type { SessionRecord } from '../../../src/contract/desk/session';
import type { Queries } from '../../db/database';
import { sessions, users } from '../../db/schema';
import { BusinessRefusal, HttpError } from '../../errors';
import { hashPassword, isPassword } from '../../secrets/passwords';
import { endSessions, goesOn, renewSession, type SignedIn, type UserRow } from '../../secrets/sessions';
import type { Surroundings } from '../../surroundings';
import { endKeysOf, keepKey } from './accessKeys';
import type { Attempts } from './createAttempts';
import { proveFactor, requireFactor } from './factor';
import { noteUser } from './noteUser';
import { refuseWeak } from './passwordFault';
import { queueKeyLetter, queueUserNews } from './queueUserLetter';
import { forgetBrowsers, lockUser } from './userStore';

type Deps = Pick<Surroundings, 'config' | 'database' | 'now' | 'ids'>;
/** A session that goes on under a new id, with what its cookie is to hold. */
interface Renewed {
  readonly token: string;
  readonly signedIn: SignedIn;
}

/** Whoever is signed in, and the token of their browser. */
interface Visitor extends SignedIn {
  readonly browser: string | undefined;
}

/** A user's sessions, last seen first. */
export async function readSessions({ database, now }: Deps, { user, session }: SignedIn): Promise<SessionRecord[]> {
  const rows = await database.queries
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, user.id), goesOn(now())))
    .orderBy(desc(sessions.seenAt), desc(sessions.id));
  return rows.map(({ session: { id, device, createdAt, seenAt } }) => ({
    ...{ id, device, createdAt: createdAt.toISOString(), seenAt: seenAt.toISOString() },
    isThis: id === session.id,
  }));
}

/** Ends one of a user's own sessions. @throws HttpError 404 */
export async function endSession({ database }: Deps, { user }: SignedIn, id: string): Promise<void> {
  const own = and(eq(sessions.id, id), eq(sessions.userId, user.id));
  const gone = await database.queries.delete(sessions).where(own).returning({ id: sessions.id });
  if (gone.length === 0) throw new HttpError(404, 'There is no such session.', 'not_found');
}

/**
 * Takes the password, and the code, once more (USER-07). The session goes on under a new id.
 * @throws BusinessRefusal `credentials`, `factor`; TooManyAttempts
 */
export async function confirm(
  deps: Deps,
  attempts: Attempts,
  { user, session }: SignedIn,
  { password, code }: { readonly password: string; readonly code?: string | undefined },
): Promise<Renewed> {
  // Whoever is signed in answers for themselves.
  const succeeded = await attempts.admit({ address: '', account: user.email, browser: session.id });
  if (!(await isPassword(password, user.passwordHash)))
    throw new BusinessRefusal('Address, password or code are not right.', 'credentials');
  succeeded();
  await requireFactor(deps.database.queries, deps, attempts, { user, code, browser: session.id });
  return deps.database.transaction(async (tx) => {
    const renewed = await renewSession(tx, deps, { ...session, confirmedAt: deps.now() });
    return { token: renewed.token, signedIn: { user, session: renewed.session } };
  });
}

export async function updateUser(
  deps: Deps,
  { user }: SignedIn,
  change: BodyOut<typeof updateRoute>,
): Promise<UserRow> {
  const { name = user.name, lang = user.lang } = change;
  await deps.database.queries.update(users).set({ name, lang }).where(eq(users.id, user.id));
  return { ...user, name, lang };
}

/**
 * Changes how an account is entered: every other session ends and every other browser is forgotten, this session goes on under
 * a new id, and its user is told.
 */
function changeEntry(
  deps: Deps,
  { user: { id }, session, browser }: Visitor,
  { action, news }: { readonly action: string; readonly news: 'password' | 'factorOn' | 'factorOff' },
  change: (tx: Queries, user: UserRow) => Promise<unknown>,
): Promise<Renewed> {
  return deps.database.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    if (!user) throw new HttpError(401, 'Sign in first.', 'unauthorised');
    await change(tx, user);
    await endKeysOf(tx, deps, id);
    const renewed = await renewSession(tx, deps, session);
    await endSessions(tx, id, renewed.session.id);
    await forgetBrowsers(tx, id, browser);
    const signedIn = { user: (await lockUser(tx, id)) ?? user, session: renewed.session };
    await noteUser(tx, deps, signedIn, action);
    await queueUserNews(tx, deps, user, news);
    return { token: renewed.token, signedIn };
  });
}

/** Takes another password (USER-04). @throws BusinessRefusal `password` */
export async function changePassword(deps: Deps, visitor: Visitor, given: string): Promise<Renewed> {
  const { email, name } = visitor.user;
  const passwordHash = await hashPassword(refuseWeak(given, [email, name]));
  return changeEntry(deps, visitor, { action: 'DESK-PASSWORD-CHANGE', news: 'password' }, (tx, { id }) =>
    tx.update(users).set({ passwordHash }).where(eq(users.id, id)),
  );
}

/** Proves the second factor that was begun (USER-06). @throws BusinessRefusal `credentials` */
export async function addFactor(
  deps: Deps,
  visitor: Visitor,
  code: string,
): Promise<Renewed & { readonly recoveryCodes: readonly string[] }> {
  let recoveryCodes: readonly string[] = [];
  const renewed = await changeEntry(
    deps,
    visitor,
    { action: 'DESK-FACTOR-PROVE', news: 'factorOn' },
    async (tx, user) => {
      recoveryCodes = await proveFactor(tx, deps, user, code);
    },
  );
  return { ...renewed, recoveryCodes };
}

export const removeFactor = (deps: Deps, visitor: Visitor): Promise<Renewed> =>
  changeEntry(deps, visitor, { action: 'DESK-FACTOR-REMOVE', news: 'factorOff' }, (tx, { id }) =>
    tx
      .update(users)
      .set({ factor: null, pendingFactor: null, factorStep: null, recoveryCodes: [] })
      .where(eq(users.id, id)),
  );

/**
 * Sends a link to a new address, which counts once it is used. Whether somebody has the address already is told to nobody:
 * then no link goes out, as the mail is written (USER-05).
 * @throws TooManyAttempts
 */
export async function askEmail(deps: Deps, attempts: Attempts, { user }: SignedIn, email: string): Promise<void> {
  // Each mail counts as a try that failed: a user floods nobody's mailbox.
  await attempts.admit({ address: '', account: `email ${email}`, browser: `email ${user.id}` });
  await deps.database.transaction(async (tx) => {
    const key = await keepKey(tx, deps, { kind: 'email', lang: user.lang, userId: user.id, email });
    await queueKeyLetter(tx, deps, key.id);
  });
}
