import * as v from 'valibot';
import { changedOutcome, dataOf, identifier, outcome, pageEntries, pageOf, text, version } from './common';
import { defineRoute } from './route';

/** Events sent to an organisation's own systems. */
const outgoingTypes = [
  'payment.succeeded',
  'payment.failed',
  'payment.refunded',
  'subscription.started',
  'subscription.failed',
  'subscription.changed',
  'subscription.stopped',
  'subscription.ended',
  'form.submitted',
] as const;
export type OutgoingType = (typeof outgoingTypes)[number];

/**
 * The posted body, signed as in SRV-03 with the endpoint's own secret. The same `id` may arrive again: handle it once.
 * `data` is the admin calls' answer for the payment, subscription or submission.
 */
const outgoingEvent = v.object({
  id: identifier,
  type: v.picklist(outgoingTypes),
  organisationId: identifier,
  created: v.string(),
  data: v.record(v.string(), v.unknown()),
});
export type OutgoingEvent = v.InferOutput<typeof outgoingEvent>;

const entries = {
  url: v.pipe(text(2048), v.regex(/^https?:\/\/[^\s]+$/i, 'must be an http(s) address')),
  events: v.pipe(v.array(v.picklist(outgoingTypes)), v.minLength(1)),
  active: v.boolean(),
};

const endpointResponse = v.object({
  ...entries,
  id: identifier,
  createdAt: v.string(),
  /** Of its settings (CALL-164). */
  version: v.string(),
});
export type Endpoint = v.InferOutput<typeof endpointResponse>;

export const createEndpoint = defineRoute({
  id: 'ADMIN-WEBHOOK-CREATE',
  method: 'POST',
  path: '/admin/webhooks',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  confirmed: true,
  summary: 'Have events posted to an address; the secret that signs them is shown once',
  request: v.strictObject({ ...entries, active: v.optional(entries.active) }),
  response: outcome({ data: endpointResponse, secret: v.string() }),
});

export const listEndpoints = defineRoute({
  id: 'ADMIN-WEBHOOK-LIST',
  method: 'GET',
  path: '/admin/webhooks',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  summary: 'Addresses that events of the token’s organisation are posted to',
  response: dataOf(v.array(endpointResponse)),
});

const byEndpoint = v.object({ endpointId: identifier });

export const updateEndpoint = defineRoute({
  id: 'ADMIN-WEBHOOK-UPDATE',
  method: 'PUT',
  path: '/admin/webhooks/:endpointId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  confirmed: true,
  summary: 'Change address, events or activity; absent keys stay as they are; 409 and the newest for another `version`',
  params: byEndpoint,
  request: v.strictObject({ ...v.partial(v.object(entries)).entries, version: v.optional(version) }),
  response: changedOutcome({ data: endpointResponse }),
  conditions: ['version'],
  alsoAnswers: [409],
});

export const deleteEndpoint = defineRoute({
  id: 'ADMIN-WEBHOOK-DELETE',
  method: 'DELETE',
  path: '/admin/webhooks/:endpointId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  confirmed: true,
  summary: 'Post no more events there; what was not delivered yet is given up',
  params: byEndpoint,
  response: outcome({}),
});

/** One event on its way to one address. `status` is the last HTTP status; null without an answer. */
export const delivery = v.object({
  id: identifier,
  endpointId: identifier,
  event: outgoingEvent,
  state: v.picklist(['waiting', 'delivered', 'failed']),
  attempts: v.number(),
  status: v.nullable(v.number()),
  error: v.nullable(v.string()),
  nextAttemptAt: v.nullable(v.string()),
  deliveredAt: v.nullable(v.string()),
});
export type Delivery = v.InferOutput<typeof delivery>;

export const listDeliveries = defineRoute({
  id: 'ADMIN-DELIVERY-LIST',
  method: 'GET',
  path: '/admin/deliveries',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  summary: 'Deliveries of the token’s organisation, newest first, paged',
  query: v.object({
    endpointId: v.optional(identifier),
    state: v.optional(delivery.entries.state),
    ...pageEntries,
  }),
  response: pageOf(delivery),
});

export const replayDelivery = defineRoute({
  id: 'ADMIN-DELIVERY-REPLAY',
  method: 'POST',
  path: '/admin/deliveries/:deliveryId/replay',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Post an event again, with the same id',
  params: v.object({ deliveryId: identifier }),
  response: outcome({ data: delivery }),
});

export const endpointRoutes = {
  createEndpoint,
  listEndpoints,
  updateEndpoint,
  deleteEndpoint,
  listDeliveries,
  replayDelivery,
};
