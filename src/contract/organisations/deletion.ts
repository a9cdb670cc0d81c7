import * as v from 'valibot';
import { dataOf, outcome, text } from '../common';
import { defineRoute } from '../route';

const deletion = v.object({
  /** When its deletion was asked for, and when it begins (ORG-10); null while nobody asks for it. */
  askedAt: v.nullable(v.string()),
  dueAt: v.nullable(v.string()),
  /** The last day on which accounting must have what it keeps; null where no real money moved. */
  keptUntil: v.nullable(v.string()),
  /** Subscriptions of which charges are to come: while there are any, it cannot be asked for. */
  running: v.number(),
});
export type Deletion = v.InferOutput<typeof deletion>;

const shared = { path: '/admin/deletion', access: 'organisation', role: 'owner' } as const;

/** CALL-142. */
export const getDeletion = defineRoute({
  ...shared,
  id: 'ADMIN-ORG-DELETION',
  method: 'GET',
  scopes: ['everything', 'read'],
  summary:
    'Whether and when the token’s organisation is deleted, and until when accounting keeps what it must (CALL-142)',
  response: dataOf(deletion),
});

/** `name` is the organisation's, typed again. */
export const deleteOrganisation = defineRoute({
  ...shared,
  id: 'ADMIN-ORG-DELETE',
  method: 'POST',
  scopes: ['everything'],
  summary:
    'Have the token’s closed organisation deleted in 30 days; refused with `open`, `name`, or `running` for subscriptions that their provider has not stopped yet (CALL-142)',
  request: v.strictObject({ name: text(200) }),
  response: outcome({ data: deletion }),
  confirmed: true,
});

export const keepOrganisation = defineRoute({
  ...shared,
  id: 'ADMIN-ORG-KEEP',
  method: 'DELETE',
  scopes: ['everything'],
  summary: 'Cancel the deletion of the token’s organisation, which stays closed (CALL-142)',
  response: outcome({ data: deletion }),
});

export const deletionRoutes = { getDeletion, deleteOrganisation, keepOrganisation } as const;
