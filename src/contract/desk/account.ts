import * as v from 'valibot';
import { guardSolution, language, outcome, text } from '../common';
import { defineRoute } from '../route';
import { emailAddress, factorCode, ownUser, userName } from './user';
import { currentSession } from './session';

const changed = outcome({ data: ownUser });

export const updateUser = defineRoute({
  id: 'DESK-USER-UPDATE',
  method: 'PUT',
  path: '/user',
  access: 'user',
  summary: 'Change the own name or language; absent keys stay as they are',
  request: v.strictObject({ name: v.optional(userName), lang: v.optional(language) }),
  response: changed,
});

/** Refused with `password` and why, where the new one is too short, too long or easily guessed (USER-04). */
export const changePassword = defineRoute({
  id: 'DESK-PASSWORD-CHANGE',
  method: 'PUT',
  path: '/user/password',
  access: 'user',
  confirmed: true,
  summary: 'Take another password; every other session ends, this one goes on under a new id',
  request: v.strictObject({ password: text(1000) }),
  response: outcome({ data: currentSession }),
});

export const changeEmail = defineRoute({
  id: 'DESK-EMAIL-CHANGE',
  method: 'PUT',
  path: '/user/email',
  access: 'user',
  confirmed: true,
  summary: 'Ask for another address: it counts once the link in the mail to it was used',
  request: v.strictObject({ email: emailAddress }),
  response: outcome({}),
});

/** The secret is shown this once; it counts from the first code on. */
export const beginFactor = defineRoute({
  id: 'DESK-FACTOR-BEGIN',
  method: 'POST',
  path: '/user/factor',
  access: 'user',
  confirmed: true,
  summary: 'Begin with a second factor: a secret for an authenticator',
  response: outcome({ data: v.object({ secret: v.string(), uri: v.string() }) }),
});

export const proveFactor = defineRoute({
  id: 'DESK-FACTOR-PROVE',
  method: 'POST',
  path: '/user/factor/prove',
  access: 'user',
  confirmed: true,
  summary: 'Prove the secret by a first code; answers recovery codes, shown this once, under a new session id',
  request: v.strictObject({ code: factorCode }),
  response: outcome({ data: v.object({ recoveryCodes: v.array(v.string()) }) }),
});

export const removeFactor = defineRoute({
  id: 'DESK-FACTOR-REMOVE',
  method: 'DELETE',
  path: '/user/factor',
  access: 'user',
  confirmed: true,
  summary: 'Do without a second factor; every other session ends',
  response: changed,
});

const wish = v.strictObject({ email: emailAddress, guard: v.optional(guardSolution) });

/** Answers and works alike whether there is such an account or not (USER-05). */
export const askReset = defineRoute({
  id: 'DESK-RESET-ASK',
  method: 'POST',
  path: '/reset',
  access: 'guest',
  summary: 'Ask for a mail to choose another password by',
  request: wish,
  response: outcome({}),
});

/** The same of a link to sign in by, from this browser alone (USER-08). */
export const askLink = defineRoute({
  id: 'DESK-LINK-ASK',
  method: 'POST',
  path: '/link',
  access: 'guest',
  summary: 'Ask for a mail to sign in by, from this browser',
  request: wish,
  response: outcome({}),
});
