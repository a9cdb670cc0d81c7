import { randomInt } from 'node:crypto';
import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import { BusinessRefusal } from '../../errors';
import { users } from '../../db/schema';
import type { Queries } from '../../db/database';
import { seal, unseal } from '../../secrets/seal';
import type { UserRow } from '../../secrets/sessions';
import { hashToken } from '../../secrets/hashToken';
import { factorUri, newSecret, stepOfCode } from '../../secrets/totp';
import type { Surroundings } from '../../surroundings';
import type { Attempts } from './createAttempts';

type Deps = Pick<Surroundings, 'config' | 'now'>;
const RECOVERY_CODES = 10;
/** Without letters that look like digits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const codeRefused = () => new BusinessRefusal('Address, password or code are not right.', 'credentials');
const plain = (code: string) => code.replaceAll(/[\s-]/g, '').toLowerCase();

/** Takes a code of the authenticator, once: of two that come at once with one code, one is refused. */
async function takeCode(queries: Queries, { config, now }: Deps, user: UserRow, code: string): Promise<boolean> {
  const secret = user.factor === null ? null : unseal(config.keys.factors, user.id, user.factor);
  const step = secret === null ? null : stepOfCode(secret, code, now(), user.factorStep);
  if (step === null) return false;
  const taken = await queries
    .update(users)
    .set({ factorStep: step })
    .where(and(eq(users.id, user.id), or(isNull(users.factorStep), lt(users.factorStep, step))))
    .returning({ id: users.id });
  return taken.length === 1;
}

/** Takes a recovery code, once. */
async function takeRecoveryCode(queries: Queries, { id }: UserRow, code: string): Promise<boolean> {
  const hash = hashToken(plain(code));
  const taken = await queries
    .update(users)
    .set({ recoveryCodes: sql`array_remove(${users.recoveryCodes}, ${hash})` })
    .where(and(eq(users.id, id), sql`${hash} = any(${users.recoveryCodes})`))
    .returning({ id: users.id });
  return taken.length === 1;
}

interface FactorProof {
  readonly user: UserRow;
  readonly code: string | undefined;
  /** The browser, if the account has been signed in with it. */
  readonly browser: string | null;
}

/**
 * Asks for the second factor of whoever has one, after the password (USER-06).
 * @throws BusinessRefusal `factor` without a code, `credentials`; TooManyAttempts
 */
export async function requireFactor(
  queries: Queries,
  deps: Deps,
  attempts: Attempts,
  { user, code, browser }: FactorProof,
): Promise<void> {
  if (user.factor === null) return;
  if (code === undefined) throw new BusinessRefusal('A code is needed, too.', 'factor');
  const succeeded = attempts.admitCode(user.id, browser);
  if (!(await takeCode(queries, deps, user, code)) && !(await takeRecoveryCode(queries, user, code)))
    throw codeRefused();
  succeeded();
}

/** Begins with a second factor: what an authenticator is to take. It counts once a code proves it. */
export async function beginFactor(queries: Queries, { config }: Deps, user: UserRow) {
  const secret = newSecret();
  await queries
    .update(users)
    .set({ pendingFactor: seal(config.keys.factors, user.id, secret) })
    .where(eq(users.id, user.id));
  const issuer = new URL(config.publicUrl).hostname;
  return { secret, uri: factorUri(secret, { issuer, account: user.email }) };
}

const newRecoveryCode = () =>
  Array.from({ length: 16 }, () => LETTERS[randomInt(LETTERS.length)])
    .join('')
    .replaceAll(/.{4}(?!$)/g, '$&-');

/**
 * Proves the factor that was begun by a first code.
 * @returns recovery codes, of which only hashes are kept
 * @throws BusinessRefusal `credentials`
 */
export async function proveFactor(
  tx: Queries,
  { config, now }: Deps,
  user: UserRow,
  code: string,
): Promise<readonly string[]> {
  const { pendingFactor } = user;
  const secret = pendingFactor === null ? null : unseal(config.keys.factors, user.id, pendingFactor);
  const step = secret === null ? null : stepOfCode(secret, code, now(), null);
  if (step === null) throw codeRefused();
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
  await tx
    .update(users)
    .set({
      ...{ factor: pendingFactor, pendingFactor: null, factorStep: step },
      recoveryCodes: codes.map((one) => hashToken(plain(one))),
    })
    .where(eq(users.id, user.id));
  return codes;
}
