import * as v from 'valibot';
import { language, outcome, text } from '../common';
import { defineRoute } from '../route';
import { belonging, emailAddress, factorCode, userName } from './user';
import { currentSession } from './session';

/** Kinds of links: operate this server, join an organisation, choose a password, sign in, confirm an address. */
const accessKinds = ['operator', 'invitation', 'reset', 'link', 'email'] as const;
export type AccessKind = (typeof accessKinds)[number];

const key = v.pipe(text(200), v.regex(/^[\w-]+\.[\w-]+$/, 'must be what the link holds'));

/** A link's purpose, shown before it is used. */
const keyView = v.object({
  kind: v.picklist(accessKinds),
  /** The recipient; null for the operator's link, which is shown on the server. */
  email: v.nullable(v.string()),
  lang: language,
  /** Set for an invitation. */
  organisation: v.nullable(belonging),
  /** A name and a password have to be chosen: nobody has this address yet. */
  isNew: v.boolean(),
});
export type KeyView = v.InferOutput<typeof keyView>;

/** Refused with `gone`: used, ended, or none of this server's. The key comes in the body: addresses are logged. */
export const lookAtKey = defineRoute({
  id: 'DESK-KEY-LOOK',
  method: 'POST',
  path: '/keys/look',
  access: 'guest',
  summary: 'What a link of a mail is for; changes nothing',
  request: v.strictObject({ key }),
  response: outcome({ data: keyView }),
});

/**
 * Refused with `gone` too, `browser` (asked for in another browser), `password` (a new one is needed, or a better one),
 * `sign_in` (the account of the invited address has to be signed in), `member` (it belongs to the organisation already),
 * `factor` and `credentials` (as for signing in).
 */
export const redeemKey = defineRoute({
  id: 'DESK-KEY-USE',
  method: 'POST',
  path: '/keys/use',
  access: 'guest',
  summary: 'Use a link of a mail, once; the answer sets the cookie of a new session',
  request: v.strictObject({
    key,
    /** Required of the operator alone. */
    email: v.optional(emailAddress),
    name: v.optional(userName),
    lang: v.optional(language),
    password: v.optional(text(1000)),
    code: v.optional(factorCode),
  }),
  response: outcome({ data: currentSession }),
});
