import * as v from 'valibot';
import { identifier, language, publicText, text } from '../common';
import { roles } from '../terms/roles';
import { isEmail } from '../terms/isEmail';

/** An address that mails reach, in lower case: one account has it, however it is typed. */
export const emailAddress = v.pipe(text(254), v.trim(), v.check(isEmail, 'must be an e-mail address'), v.toLowerCase());
/** Shown among others', and to whom mails go: one line, as it reads. */
export const userName = v.pipe(publicText(80), v.trim(), v.minLength(1), v.regex(/^\P{Cc}*$/u, 'must be one line'));

/** The shortest and the longest password, in characters (USER-04). */
export const PASSWORD = { min: 12, max: 128 } as const;

/** A password as it is typed to prove who somebody is: whatever it is. */
export const givenPassword = v.pipe(v.string(), v.minLength(1), v.maxLength(1000));

/** Six digits of an authenticator, or a recovery code, however it is grouped. */
export const factorCode = v.pipe(text(40), v.regex(/^[\w -]+$/, 'must be a code'));

/** A user as they see themselves. */
export const ownUser = v.object({
  id: identifier,
  email: v.string(),
  name: v.string(),
  lang: language,
  /** May found organisations on this server. */
  isOperator: v.boolean(),
  /** A code is asked for beside the password (USER-06). */
  hasFactor: v.boolean(),
  /** Recovery codes that are left. */
  recoveryCodes: v.number(),
});

/** An organisation that somebody belongs to. */
export const belonging = v.object({
  id: identifier,
  name: v.string(),
  role: v.picklist(roles),
  /** Visitors see nothing of it (ORG-06). */
  closed: v.boolean(),
  /** When it is deleted, where an owner has asked for that (ORG-10). */
  deletedAt: v.nullable(v.string()),
});
