import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge } from '../../../src/contract/guard';
import type { Work } from '../createChallenges';

/** Work that a test can do a thousand times. */
export const lightWork: Work = { cost: 1, tries: 4 };

export const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

/** An honest browser's solution of a challenge. */
export const solve = async (challenge: Challenge) =>
  encode({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
