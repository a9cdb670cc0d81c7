import { and, eq, sql } from 'drizzle-orm';
import type { BodyOut } from '../../../src/contract/route';
import type { redeemKey as route } from '../../../src/contract/desk/accessKeys';
import type { Queries } from '../../db/database';
import { isUniqueViolation } from '../../db/isUniqueViolation';
import { deletions, memberships, organisations, users } from '../../db/schema';
import { BusinessRefusal, malformed } from '../../errors';
import { browserToken, keepSession, sessionToken } from '../../http/desk';
import { hashPassword, isPassword } from '../../secrets/passwords';
import { endSessions, findSession, renewSession, type UserRow } from '../../secrets/sessions';
import { hashToken } from '../../secrets/hashToken';
import type { Surroundings } from '../../surroundings';
import { endKeysOf, findKey, spendKey, type AccessKey } from './accessKeys';
import type { Attempts } from './createAttempts';
import { enter, type Entered, type Visit } from './enter';
import { requireFactor } from './factor';
import { join, readMembers } from './memberStore';
import { noteUser } from './noteUser';
import { refuseWeak } from './passwordFault';
import { queueUserNews } from './queueUserLetter';
import { knownBrowserOf } from './signIn';
import { findUser, forgetBrowsers, lockProved, lockUser, readUser } from './userStore';

type Deps = Pick<Surroundings, 'config' | 'database' | 'now' | 'ids'>;
type Given = BodyOut<typeof route>;
interface Asked {
  readonly deps: Deps;
  readonly attempts: Attempts;
  readonly given: Given;
  readonly visit: Pick<Visit, 'request'>;
}

/** Reading a mail is no proof of the password (USER-07). */
const NEVER = new Date(0);

/** Why a password is asked for that is not there. */
const passwordNeeded = () => new BusinessRefusal('Choose a password.', 'password');

/** The user signed in by the request's cookie. */
async function signedInHere({ deps, visit }: Asked) {
  const token = sessionToken(visit.request, deps);
  return token === undefined ? null : findSession(deps.database.queries, deps, token);
}

/** The account that a link is used with, and when its password was given, if not now (USER-07). */
interface Proved {
  readonly user: UserRow;
  readonly confirmedAt?: Date;
}

/** An account that is there, whose owner is signed in or gives its password now. @throws BusinessRefusal `sign_in` … */
async function proveAccount(asked: Asked, user: UserRow): Promise<Proved> {
  const { deps, attempts, given, visit } = asked;
  const here = await signedInHere(asked);
  if (here?.user.id === user.id) return { user, confirmedAt: here.session.confirmedAt };
  if (given.password === undefined) throw new BusinessRefusal('This address has an account: sign in.', 'sign_in');
  const browser = await knownBrowserOf(deps.database.queries, deps, user.id, visit);
  const succeeded = await attempts.admit({ address: visit.request.ip ?? '', account: user.email, browser });
  if (!(await isPassword(given.password, user.passwordHash)))
    throw new BusinessRefusal('Address, password or code are not right.', 'credentials');
  succeeded();
  await requireFactor(deps.database.queries, deps, attempts, { user, code: given.code, browser });
  return { user };
}

/** The account of an address: the one that is there, proved, or a new one. */
async function accountOf(asked: Asked, email: string, { lang }: AccessKey): Promise<Proved> {
  const { deps, given } = asked;
  const present = await findUser(deps.database.queries, email);
  if (present) return proveAccount(asked, present);
  if (given.name === undefined) throw malformed('name', 'must be there: nobody has this address yet');
  const password = refuseWeak(given.password, [email, given.name]);
  const user = {
    ...{ id: deps.ids.row(), email, name: given.name, lang: given.lang ?? lang, isOperator: false },
    ...{ passwordHash: await hashPassword(password), factor: null, pendingFactor: null, factorStep: null },
    ...{ recoveryCodes: [], createdAt: deps.now() },
  };
  return { user };
}

/** Keeps a new account; of two with one address at once, the second is told to sign in. One that was there is still the same. */
async function keepAccount(tx: Queries, user: UserRow): Promise<void> {
  const kept = await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  if (kept.length > 0) return;
  if ((await findUser(tx, user.email))?.id !== user.id)
    throw new BusinessRefusal('This address has an account: sign in.', 'sign_in');
  await lockProved(tx, user);
}

/** Makes the operator (USER-10), who owns the server's default organisation as long as nobody does. */
async function becomeOperator(asked: Asked, key: AccessKey): Promise<Entered> {
  const { deps, given, visit } = asked;
  if (given.email === undefined) throw malformed('email', 'must be there: the link was sent to nobody');
  const { user: account, confirmedAt } = await accountOf(asked, given.email, key);
  const user = { ...account, isOperator: true };
  return deps.database.transaction(async (tx) => {
    await spendKey(tx, deps, key);
    await keepAccount(tx, user);
    await tx.update(users).set({ isOperator: true }).where(eq(users.id, user.id));
    const unowned = await tx
      .select({ id: organisations.id })
      .from(organisations)
      .where(
        and(
          eq(organisations.id, deps.config.defaultOrganisation),
          sql`not exists (select 1 from ${memberships} where ${memberships.organisationId} = ${organisations.id} and ${memberships.role} = 'owner')`,
          sql`not exists (select 1 from ${deletions} where ${deletions.organisationId} = ${organisations.id} and ${deletions.startedAt} is not null)`,
        ),
      );
    for (const { id } of unowned) await join(tx, deps, user, id, 'owner');
    return enter(tx, deps, user, { ...visit, confirmedAt });
  });
}

async function acceptInvitation(asked: Asked, key: AccessKey): Promise<Entered> {
  const { deps, visit } = asked;
  const { email, organisationId, role } = key;
  if (email === null || organisationId === null || role === null) throw new Error('orgkit: an invitation to nothing');
  const { user, confirmedAt } = await accountOf(asked, email, key);
  return deps.database.transaction(async (tx) => {
    await spendKey(tx, deps, key);
    await keepAccount(tx, user);
    // Their role is changed by owners alone, who keep one owner.
    if ((await readMembers(tx, organisationId, user.id)).length > 0)
      throw new BusinessRefusal('You belong to the organisation already.', 'member');
    await join(tx, deps, user, organisationId, role);
    return enter(tx, deps, user, { ...visit, confirmedAt });
  });
}

/** The user of a key, who proves the second factor too: a mailbox alone is not enough. */
async function userOf({ deps, attempts, given, visit }: Asked, { userId }: AccessKey): Promise<UserRow> {
  const user = userId === null ? null : await readUser(deps.database.queries, userId);
  if (!user) throw new Error('orgkit: a key of nobody');
  const browser = await knownBrowserOf(deps.database.queries, deps, user.id, visit);
  await requireFactor(deps.database.queries, deps, attempts, { user, code: given.code, browser });
  return user;
}

async function resetPassword(asked: Asked, key: AccessKey): Promise<Entered> {
  const { deps, given, visit } = asked;
  if (given.password === undefined) throw passwordNeeded();
  const about = key.userId === null ? null : await readUser(deps.database.queries, key.userId);
  refuseWeak(given.password, [about?.email ?? '', about?.name ?? '']);
  const user = await userOf(asked, key);
  const passwordHash = await hashPassword(given.password);
  return deps.database.transaction(async (tx) => {
    await spendKey(tx, deps, key);
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id));
    await endKeysOf(tx, deps, user.id);
    await endSessions(tx, user.id);
    await forgetBrowsers(tx, user.id, browserToken(visit.request, deps));
    await queueUserNews(tx, deps, user, 'password');
    const entered = await enter(tx, deps, user, visit);
    await noteUser(tx, deps, entered.signedIn, 'DESK-PASSWORD-RESET');
    return entered;
  });
}

async function signInByLink(asked: Asked, key: AccessKey): Promise<Entered> {
  const { deps, visit } = asked;
  const browser = browserToken(visit.request, deps);
  if (browser === undefined || hashToken(browser) !== key.browserHash)
    throw new BusinessRefusal('Open this link in the browser that asked for it.', 'browser');
  const user = await userOf(asked, key);
  return deps.database.transaction(async (tx) => {
    await spendKey(tx, deps, key);
    return enter(tx, deps, user, { ...visit, confirmedAt: NEVER });
  });
}

const emailTaken = () => new BusinessRefusal('This address has an account.', 'taken');

/** The new address counts; every other session ends (USER-02). */
async function takeEmail(asked: Asked, key: AccessKey): Promise<Entered> {
  const { deps } = asked;
  const here = await signedInHere(asked);
  if (!here || here.user.id !== key.userId || key.email === null)
    throw new BusinessRefusal('Sign in first, then open this link again.', 'sign_in');
  const email = key.email;
  return deps.database.transaction(async (tx) => {
    await spendKey(tx, deps, key);
    const user = await lockUser(tx, here.user.id);
    if (!user || (await findUser(tx, email))) throw emailTaken();
    await tx
      .update(users)
      .set({ email })
      .where(eq(users.id, user.id))
      .catch((error: unknown) => {
        // Two users take it at the same moment: the index lets one have it.
        throw isUniqueViolation(error) ? emailTaken() : error;
      });
    await endKeysOf(tx, deps, user.id);
    await queueUserNews(tx, deps, user, 'email');
    const { token, session } = await renewSession(tx, deps, here.session);
    await endSessions(tx, user.id, session.id);
    const signedIn = { user: { ...user, email }, session };
    await noteUser(tx, deps, signedIn, 'DESK-EMAIL-CHANGE');
    return { signedIn, keep: (response) => keepSession(response, deps, token) };
  });
}

const uses: Readonly<Record<AccessKey['kind'], (asked: Asked, key: AccessKey) => Promise<Entered>>> = {
  operator: becomeOperator,
  invitation: acceptInvitation,
  reset: resetPassword,
  link: signInByLink,
  email: takeEmail,
};

/**
 * Uses a link of a mail, once (USER-08).
 * @throws BusinessRefusal `gone`, `browser`, `password`, `sign_in`, `factor`, `credentials`, `taken`, `member`
 */
export async function redeemKey(
  deps: Deps,
  attempts: Attempts,
  given: Given,
  visit: Pick<Visit, 'request'>,
): Promise<Entered> {
  const key = await findKey(deps.database.queries, deps, given.key);
  return uses[key.kind]({ deps, attempts, given, visit }, key);
}
