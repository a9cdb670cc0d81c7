import * as v from 'valibot';
import { identifier, montant, pageEntries, pageOf } from '../common';
import { defineRoute } from '../route';
import { byContact } from './contacts';

const event = v.object({
  /** `gift`: what came of a promise by hand (PERS-13). */
  kind: v.picklist(['payment', 'submission', 'pledge', 'gift']),
  id: identifier,
  createdAt: v.string(),
  /** Subject of the payment, the form’s title, or the campaign’s name. */
  label: v.string(),
  /** A payment’s or a submission’s state, `open`, `paid` or `cancelled` of a promise, `succeeded` or `cancelled` of a gift. */
  state: v.string(),
  montant: v.nullable(montant),
  /** What went back of a payment; 0 of all else. */
  refunded: montant,
  devise: v.string(),
  /** Its form or campaign. */
  of: v.nullable(identifier),
  /** The promise that a gift pays. */
  pledgeId: v.nullable(identifier),
});
export type ContactEvent = v.InferOutput<typeof event>;

/** PERS-05. */
export const listContactHistory = defineRoute({
  id: 'ADMIN-CONTACT-HISTORY',
  method: 'GET',
  path: '/admin/contacts/:contactId/history',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'What a contact paid, sent and promised, newest first, paged (PERS-05)',
  params: byContact,
  query: v.strictObject(pageEntries),
  response: pageOf(event),
});
