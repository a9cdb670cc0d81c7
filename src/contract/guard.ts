import * as v from 'valibot';
import { dataOf, identifier } from './common';
import { defineRoute } from './route';

/**
 * Code of the refusal (HTTP 429) that asks for a challenge to be solved (SRV-09): fetch one, solve it, and send the same
 * request with the same key again, the solution in `guard`.
 */
export const challengeCode = 'challenge';

/** A proof of work as ALTCHA has it. */
export const challenge = v.object({
  parameters: v.object({
    algorithm: v.string(),
    nonce: v.string(),
    salt: v.string(),
    cost: v.number(),
    keyLength: v.number(),
    keyPrefix: v.string(),
    keySignature: v.string(),
    /** Until when it holds, in milliseconds since 1970 by the server's clock. */
    data: v.object({ expiresAt: v.number() }),
  }),
  signature: v.string(),
});
export type Challenge = v.InferOutput<typeof challenge>;

/** Returned in `guard`, as base64 of its JSON. */
export const solvedChallenge = v.object({
  challenge,
  solution: v.object({ counter: v.number(), derivedKey: v.string() }),
});
export type SolvedChallenge = v.InferOutput<typeof solvedChallenge>;

/** Each challenge is good for one request. */
export const getChallenge = defineRoute({
  id: 'GUARD-CHALLENGE',
  method: 'GET',
  path: '/guard/challenge',
  access: 'public',
  summary: 'Work to be done by the browser of a visitor who looks like an attack',
  response: dataOf(challenge),
});

/** The guard's counts since the server started, by organisation. */
const guardNumbers = v.object({
  since: v.string(),
  organisations: v.array(
    v.object({
      id: identifier,
      intents: v.number(),
      payments: v.number(),
      declines: v.number(),
      challenged: v.number(),
      solved: v.number(),
      refused: v.number(),
      /** Until when every checkout of the organisation asks for a challenge; null while it does not. */
      breakerUntil: v.nullable(v.string()),
    }),
  ),
});
export type GuardNumbers = v.InferOutput<typeof guardNumbers>;

export const getGuardNumbers = defineRoute({
  id: 'OPERATOR-GUARD',
  method: 'GET',
  path: '/admin/guard',
  access: 'operator',
  summary: 'What the guard against abuse saw and did',
  response: dataOf(guardNumbers),
});
