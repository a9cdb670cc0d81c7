import type { BodyOut } from '../../../src/contract/route';
import type { signIn as route } from '../../../src/contract/desk/session';
import { BusinessRefusal } from '../../errors';
import { browserToken } from '../../http/desk';
import { isPassword } from '../../secrets/passwords';
import { hashToken } from '../../secrets/hashToken';
import type { Surroundings } from '../../surroundings';
import type { Attempts } from './createAttempts';
import { enter, type Entered, type Visit } from './enter';
import { requireFactor } from './factor';
import { findUser, isKnownBrowser, lockProved } from './userStore';
import type { Queries } from '../../db/database';

type Deps = Pick<Surroundings, 'config' | 'database' | 'now' | 'ids'>;

/** The browser of a request, if an account has been signed in with it. */
export async function knownBrowserOf(
  queries: Queries,
  deps: Pick<Surroundings, 'config'>,
  userId: string | undefined,
  { request }: Pick<Visit, 'request'>,
): Promise<string | null> {
  const token = browserToken(request, deps);
  // Looked up for nobody, too: an account that is not there makes the same work.
  const isKnown = await isKnownBrowser(queries, userId ?? '', token);
  return isKnown && token !== undefined ? hashToken(token) : null;
}

/**
 * Signs in with address, password and second factor (USER-02). An account that is not there makes the same work and the same
 * answer as a wrong password (USER-05).
 * @throws BusinessRefusal `credentials`, `factor`; TooManyAttempts; HttpError 429 `challenge`
 */
export async function signIn(
  deps: Deps,
  attempts: Attempts,
  { email, password, code, guard }: BodyOut<typeof route>,
  visit: Pick<Visit, 'request'>,
): Promise<Entered> {
  const { queries } = deps.database;
  const user = await findUser(queries, email);
  const browser = await knownBrowserOf(queries, deps, user?.id, visit);
  const trier = { address: visit.request.ip ?? '', account: email, browser, solution: guard };
  const succeeded = await attempts.admit(trier);
  const isRight = await isPassword(password, user?.passwordHash ?? null);
  if (!user || !isRight) throw new BusinessRefusal('Address, password or code are not right.', 'credentials');
  succeeded();
  await requireFactor(queries, deps, attempts, { user, code, browser });
  return deps.database.transaction(async (tx) => enter(tx, deps, await lockProved(tx, user), visit));
}
