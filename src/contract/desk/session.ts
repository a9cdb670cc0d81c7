import * as v from 'valibot';
import { dataOf, guardSolution, identifier, outcome } from '../common';
import { defineRoute } from '../route';
import { belonging, emailAddress, factorCode, givenPassword, ownUser } from './user';

/** The signed-in user, and the organisations they may enter. */
export const currentSession = v.object({
  id: identifier,
  user: ownUser,
  organisations: v.array(belonging),
  /** Until when calls that ask for it take the user's word (USER-07); null once it is over. */
  confirmedUntil: v.nullable(v.string()),
});
export type CurrentSession = v.InferOutput<typeof currentSession>;
const entered = outcome({ data: currentSession });

/**
 * Codes of refusals: `credentials` (address, password or code are not right; which, nobody learns), `factor` (they are,
 * and a code is needed too), `challenge` (429, SRV-09).
 */
export const signIn = defineRoute({
  id: 'DESK-SIGN-IN',
  method: 'POST',
  path: '/session',
  access: 'guest',
  summary: 'Sign in; the answer sets the cookie of a new session',
  request: v.strictObject({
    email: emailAddress,
    password: givenPassword,
    code: v.optional(factorCode),
    guard: v.optional(guardSolution),
  }),
  response: entered,
});

export const getSession = defineRoute({
  id: 'DESK-SESSION-GET',
  method: 'GET',
  path: '/session',
  access: 'user',
  summary: 'Who is signed in, and their organisations by name',
  response: dataOf(currentSession),
});

export const confirmSession = defineRoute({
  id: 'DESK-SESSION-CONFIRM',
  method: 'POST',
  path: '/session/confirm',
  access: 'user',
  summary: 'Give the password, and the code, again before what needs it (USER-07); the session goes on under a new id',
  request: v.strictObject({ password: givenPassword, code: v.optional(factorCode) }),
  response: entered,
});

export const signOut = defineRoute({
  id: 'DESK-SIGN-OUT',
  method: 'DELETE',
  path: '/session',
  access: 'user',
  summary: 'End this session',
  response: outcome({}),
});

/** A place where somebody is signed in. */
const sessionRecord = v.object({
  id: identifier,
  /** The browser in a few words: `Firefox, Windows`. */
  device: v.string(),
  createdAt: v.string(),
  seenAt: v.string(),
  /** Whether it is the one that asks. */
  isThis: v.boolean(),
});
export type SessionRecord = v.InferOutput<typeof sessionRecord>;

export const listSessions = defineRoute({
  id: 'DESK-SESSION-LIST',
  method: 'GET',
  path: '/sessions',
  access: 'user',
  summary: 'Where the user is signed in, last seen first',
  response: dataOf(v.array(sessionRecord)),
});

export const endSession = defineRoute({
  id: 'DESK-SESSION-END',
  method: 'DELETE',
  path: '/sessions/:sessionId',
  access: 'user',
  summary: 'End one of the user’s sessions',
  params: v.object({ sessionId: identifier }),
  response: outcome({}),
});

export const endOtherSessions = defineRoute({
  id: 'DESK-SESSION-END-OTHERS',
  method: 'DELETE',
  path: '/sessions',
  access: 'user',
  summary: 'End all of the user’s sessions but this one',
  response: outcome({}),
});
