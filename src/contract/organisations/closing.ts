import * as v from 'valibot';
import { changedOutcome, dataOf, outcome } from '../common';
import { defineRoute } from '../route';

const closing = v.object({
  /** Since when the organisation is closed (ORG-06); null while it is open. */
  closedAt: v.nullable(v.string()),
  /** Subscriptions and payments in parts, of real money or trials, of which charges are still to come. */
  subscriptions: v.number(),
});
export type Closing = v.InferOutput<typeof closing>;

const shared = { path: '/admin/closing', access: 'organisation', role: 'owner' } as const;

/** CALL-140. */
export const getClosing = defineRoute({
  ...shared,
  id: 'ADMIN-ORG-CLOSING',
  method: 'GET',
  scopes: ['everything', 'read'],
  summary: 'Whether the token’s organisation is closed, and how many subscriptions go on (CALL-140)',
  response: dataOf(closing),
});

/** `subscriptions` is how many its owner knows to be stopped with it. */
export const closeOrganisation = defineRoute({
  ...shared,
  id: 'ADMIN-ORG-CLOSE',
  method: 'POST',
  scopes: ['everything'],
  summary:
    'Close the token’s organisation and stop its subscriptions; 409 and the newest state for another number of them (CALL-140)',
  request: v.strictObject({ subscriptions: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
  response: changedOutcome({ data: closing }),
  alsoAnswers: [409],
  confirmed: true,
});

export const reopenOrganisation = defineRoute({
  ...shared,
  id: 'ADMIN-ORG-REOPEN',
  method: 'DELETE',
  scopes: ['everything'],
  summary: 'Open the token’s organisation again; stopped subscriptions stay stopped (CALL-140)',
  response: outcome({ data: closing }),
});

export const closingRoutes = { getClosing, closeOrganisation, reopenOrganisation } as const;
