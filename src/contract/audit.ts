import * as v from 'valibot';
import { csvEntries, day, identifier, pageEntries, pageOf, text } from './common';
import { defineRoute } from './route';

/** One change made with an organisation's token, or by a payer through an update link (PAY-02). Nothing of payers and no secret is in `changes`. */
const auditEntry = v.object({
  id: identifier,
  /** Label of the token; `payer` where a payer did it. */
  actor: v.string(),
  /** Id of the call, as in the table of routes. */
  action: v.string(),
  /** The changed record: `payment`, `link`, `service`… and its id. */
  subject: v.string(),
  subjectId: v.nullable(identifier),
  /** Current name of the record; null if it has none, is gone, or its name may be a payer’s. */
  name: v.nullable(v.string()),
  changes: v.record(v.string(), v.unknown()),
  createdAt: v.string(),
});

const filters = {
  subject: v.optional(text(40)),
  subjectId: v.optional(identifier),
  /** Exactly as entries have it. */
  actor: v.optional(text(200)),
  /** First and last day, in the organisation's time zone. */
  from: v.optional(day),
  to: v.optional(day),
};

/** CALL-48. */
export const listAudit = defineRoute({
  id: 'ADMIN-AUDIT-LIST',
  method: 'GET',
  path: '/admin/audit',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  summary: 'Changes made with tokens of the organisation, newest first, paged',
  query: v.object({ ...filters, ...pageEntries }),
  response: pageOf(auditEntry),
});

/** CALL-92. Cells that a spreadsheet would take for a formula start with an apostrophe. */
export const exportAudit = defineRoute({
  id: 'ADMIN-AUDIT-EXPORT',
  method: 'GET',
  path: '/admin/audit/export',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  confirmed: true,
  summary: 'The changes that the filters leave, as CSV (CALL-92)',
  produces: 'text/csv',
  exports: true,
  query: v.object({ ...filters, ...csvEntries }),
  response: v.string(),
});
