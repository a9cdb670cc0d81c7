import { createHmac, randomInt } from 'node:crypto';
import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { lt } from 'drizzle-orm';
import * as v from 'valibot';
import { solvedChallenge, type Challenge, type SolvedChallenge } from '../../src/contract/guard';
import { spentChallenges } from '../db/schema';
import type { Queries } from '../db/database';
import type { Surroundings } from '../surroundings';
import { MINUTE } from './limits';

/** Hashes of one try, and how many tries there are at most: half of them on average, 0.2 s of a computer. */
export interface Work {
  readonly cost: number;
  readonly tries: number;
}
export const usualWork: Work = { cost: 2000, tries: 500 };

/** A slow telephone with other things to do needs half a minute. */
const LIFE = 5 * MINUTE;

/** ALTCHA's proofs of work. Every process that has the same keys and database takes the others' challenges. */
export function createChallenges(
  { config, database, now }: Pick<Surroundings, 'config' | 'database' | 'now'>,
  { cost, tries }: Work,
) {
  const pairs = config.keys.challenges.map((key) => {
    const keyOf = (use: string) => createHmac('sha256', key).update(`challenge ${use}`).digest('hex');
    return { hmacSignatureSecret: keyOf('signature'), hmacKeySignatureSecret: keyOf('solution') };
  });
  const isOurs = async (solved: SolvedChallenge) => {
    for (const keys of pairs) if ((await verifySolution({ ...solved, deriveKey, ...keys })).verified) return true;
    return false;
  };
  return {
    make: (): Promise<Challenge> =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(1, tries + 1),
        deriveKey,
        // Not the library's own expiry, which goes by the time of the machine.
        data: { expiresAt: now().getTime() + LIFE },
        ...pairs[0],
      }) as Promise<Challenge>,

    /** Whether `text` is the solution of a challenge of ours that still holds. It is good once, in whichever process. */
    async spend(text: string): Promise<boolean> {
      const solved = parseSolution(text);
      if (!solved) return false;
      const { nonce, data } = solved.challenge.parameters;
      if (data.expiresAt <= now().getTime()) return false;
      if (!(await isOurs(solved))) return false;
      const spent = await database.queries
        .insert(spentChallenges)
        .values({ id: nonce, expiresAt: new Date(data.expiresAt) })
        .onConflictDoNothing()
        .returning({ id: spentChallenges.id });
      return spent.length === 1;
    },
  };
}

function parseSolution(text: string): SolvedChallenge | null {
  try {
    const result = v.safeParse(solvedChallenge, JSON.parse(Buffer.from(text, 'base64').toString('utf8')));
    return result.success ? result.output : null;
  } catch {
    return null;
  }
}

/** Deletes expired challenges. Returns how many. */
export async function purgeChallenges(queries: Queries, now: Date): Promise<number> {
  const purged = await queries
    .delete(spentChallenges)
    .where(lt(spentChallenges.expiresAt, now))
    .returning({ id: spentChallenges.id });
  return purged.length;
}
