import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from '../../src/contract/guard';
import type { Database } from '../db/database';
import { openTestDatabase } from '../db/openTestDatabase';
import { spentChallenges } from '../db/schema';
import { createTestDeps } from '../testing/testServer';
import { createChallenges, purgeChallenges } from './createChallenges';
import { encode, lightWork, solve } from './testing/solve';

let database: Database;
let time = Date.parse('2025-01-15T12:00:00Z');
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** One process of a server. */
const start = (...challenges: string[]) => {
  const keys = { webhooks: ['w'], links: ['l'], challenges: challenges.length > 0 ? challenges : ['key'] } as never;
  return createChallenges(createTestDeps(database, { now: () => new Date(time), config: { keys } }), lightWork);
};

describe('challenges', () => {
  it('SRV-09 are accepted solved, once, whichever process is asked', async () => {
    const [first, second] = [start(), start()];
    const solution = await solve(await first.make());
    expect(await Promise.all([second.spend(solution), first.spend(solution), second.spend(solution)])).toEqual(
      expect.arrayContaining([true, false, false]),
    );
    expect(await first.spend(solution)).toBe(false);
    expect(await start().spend(solution)).toBe(false);
  });

  it('OPS-02 signed with the former key are accepted while that is kept', async () => {
    const solution = await solve(await start('former').make());
    expect(await start('new').spend(solution)).toBe(false);
    expect(await start('new', 'former').spend(solution)).toBe(true);
  });

  it('SRV-09 are accepted for five minutes, and forgotten then', async () => {
    const challenges = start();
    const [early, late] = [await solve(await challenges.make()), await solve(await challenges.make())];
    time += 5 * 60_000 - 1;
    expect(await challenges.spend(early)).toBe(true);
    expect(await purgeChallenges(database.queries, new Date(time))).toBe(0);
    time += 1;
    expect(await challenges.spend(late)).toBe(false);
    time += 1;
    await purgeChallenges(database.queries, new Date(time));
    expect(await database.queries.$count(spentChallenges)).toBe(0);
  });

  it('SRV-09 are refused unsolved, made easier, prolonged, or signed with another key', async () => {
    const challenges = start();
    const challenge = await challenges.make();
    const wrong = async (change: Partial<Challenge['parameters']>) => {
      const other = { ...challenge, parameters: { ...challenge.parameters, ...change } };
      const solution = await solveChallenge({ challenge: other, deriveKey });
      return challenges.spend(encode({ challenge: other, solution }));
    };
    expect(await wrong({ keyPrefix: '00' })).toBe(false);
    expect(await wrong({ cost: 1, keyPrefix: '00' })).toBe(false);
    expect(await wrong({ data: { expiresAt: time + 1e9 } })).toBe(false);
    const guess = { counter: 1, derivedKey: `${challenge.parameters.keyPrefix}${'00'.repeat(16)}` };
    expect(await challenges.spend(encode({ challenge, solution: guess }))).toBe(false);
    expect(await challenges.spend(await solve(await start('another').make()))).toBe(false);
    expect(await challenges.spend(await solve(challenge))).toBe(true);
  });

  it('SRV-09 are refused when they are no such thing, without an error', async () => {
    const challenges = start();
    const challenge = await challenges.make();
    const odd = [null, 1, [], {}, { challenge }, { challenge, solution: { counter: '1', derivedKey: 1 } }, 'text'];
    for (const value of odd) expect(await challenges.spend(encode(value))).toBe(false);
    for (const text of ['', 'abc', '====', 'e30', '\u0000']) expect(await challenges.spend(text)).toBe(false);
    const solution = { counter: 1, derivedKey: 'no hex' };
    expect(await challenges.spend(encode({ challenge, solution }))).toBe(false);
  });

  it('SRV-09 ask for work that a browser can do in a moment', async () => {
    const deps = createTestDeps(database, { now: () => new Date(time) });
    const { usualWork } = await import('./createChallenges');
    const challenges = createChallenges(deps, usualWork);
    const challenge = await challenges.make();
    expect(challenge.parameters).toMatchObject({ algorithm: 'PBKDF2/SHA-256', cost: 2000, keyLength: 32 });
    const solution = await solveChallenge({ challenge, deriveKey });
    expect(solution?.counter).toBeLessThanOrEqual(500);
    expect(await challenges.spend(encode({ challenge, solution }))).toBe(true);
  });
});
