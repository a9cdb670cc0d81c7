import * as v from 'valibot';
import { dataOf, idempotencyKey, outcome } from '../common';
import { defineRoute } from '../route';

/** The server's way of sending mail, and the outcome of the organisation's last test mail. */
const mailState = v.object({
  /** Without a mail server, mails are files on the server and reach nobody. */
  sends: v.boolean(),
  /** The address that they come from. */
  from: v.string(),
  /** `waiting` has not been tried yet, `failing` was refused and is tried again. */
  test: v.nullable(v.object({ state: v.picklist(['waiting', 'failing', 'sent']), at: v.string() })),
});
export type MailState = v.InferOutput<typeof mailState>;

/** CALL-94. */
export const getMailState = defineRoute({
  id: 'ADMIN-MAIL-GET',
  method: 'GET',
  path: '/admin/mail',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  summary: 'Whether the server sends mails, from which address, and what became of the last test mail (CALL-94)',
  response: dataOf(mailState),
});

const record = v.picklist(['found', 'missing', 'several', 'unknown']);
/** Records of the sender's domain by which those who receive mails tell them from forged ones. */
const senderRecords = v.object({
  domain: v.string(),
  /** `several` count as none; `unknown` could not be looked up. */
  spf: record,
  dmarc: record,
});
export type SenderRecords = v.InferOutput<typeof senderRecords>;

export const getSenderRecords = defineRoute({
  id: 'ADMIN-MAIL-SENDER',
  method: 'GET',
  path: '/admin/mail/sender',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  summary: 'SPF and DMARC records of the domain that mails come from; null where none are sent (CALL-94)',
  response: dataOf(v.nullable(senderRecords)),
});

export const sendTestMail = defineRoute({
  id: 'ADMIN-MAIL-TEST',
  method: 'POST',
  path: '/admin/mail/test',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary:
    'Send a test mail to who is signed in, with a token to the organisation’s contact; once per key, five an hour at most (CALL-94)',
  request: v.strictObject({ idempotencyKey }),
  response: outcome({ data: mailState }),
});
