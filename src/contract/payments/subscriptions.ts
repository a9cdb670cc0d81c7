import * as v from 'valibot';
import {
  countedPageOf,
  csvEntries,
  dataOf,
  idempotencyKey,
  identifier,
  mode,
  montant,
  outcome,
  pageEntries,
  searchEntries,
  totalEntries,
} from '../common';
import { organisationSummary } from '../organisations/organisations';
import { reachedContact } from '../records/contacts';
import { paymentTypes, platforms } from './paymentConfig';
import { defineRoute } from '../route';

/** Life of a payment with several charges: running, its last charge refused, all taken, or stopped before that. */
const subscriptionStates = ['active', 'failing', 'ended', 'stopped'] as const;
const subscriptionState = v.picklist(subscriptionStates);
export type SubscriptionState = v.InferOutput<typeof subscriptionState>;

const entries = {
  mode,
  state: subscriptionState,
  type: v.picklist(paymentTypes),
  label: v.string(),
  devise: v.string(),
  /** Amount of each charge. */
  montant,
  nbMonth: v.number(),
  divide: v.nullable(v.number()),
  maxAmount: v.nullable(montant),
  platform: v.picklist(platforms),
  /** Charges taken so far. */
  taken: v.number(),
  received: montant,
  /** Day of the next charge; null if none. */
  nextCharge: v.nullable(v.string()),
};

/** A subscription as its organisation sees it: the payment's id, and who pays. */
export const adminSubscription = v.object({ ...entries, id: identifier, prenom: v.string(), nom: v.string() });
export type AdminSubscription = v.InferOutput<typeof adminSubscription>;

/**
 * By the day on which they were begun, the payer's name, currency and amount, or, of active or failing ones, the day of the
 * next charge; `-` is the other way.
 */
const subscriptionSort = v.picklist(['-date', 'date', 'name', '-name', '-montant', 'montant', 'due', '-due']);
export type SubscriptionSort = v.InferOutput<typeof subscriptionSort>;

/** The same with who pays in the address book; null for nobody. */
const subscriptionDetail = v.object({ ...adminSubscription.entries, person: v.nullable(reachedContact) });
export type SubscriptionDetail = v.InferOutput<typeof subscriptionDetail>;

const filters = {
  ...searchEntries,
  /** The latest first when absent. */
  sort: v.optional(subscriptionSort),
  state: v.optional(subscriptionState),
  /** The organisation's when absent: of one list all rows are of one mode. */
  mode: v.optional(mode),
};

export const listSubscriptions = defineRoute({
  id: 'ADMIN-SUBSCRIPTION-LIST',
  method: 'GET',
  path: '/admin/abonnements',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  searches: ['search'],
  sorts: ['name'],
  summary:
    'Monthly gifts, subscriptions and payments in parts of the token’s organisation, newest first or as asked for, paged, by words of the payment (CALL-65)',
  query: v.object({ ...filters, ...totalEntries, ...pageEntries }),
  response: countedPageOf(adminSubscription),
});

/** CALL-65. */
export const exportSubscriptions = defineRoute({
  id: 'ADMIN-SUBSCRIPTION-EXPORT',
  method: 'GET',
  path: '/admin/abonnements.csv',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  confirmed: true,
  summary:
    'The payments with several charges that the filters leave, in the order of the list, with who pays, for spreadsheets (CALL-65)',
  produces: 'text/csv',
  exports: true,
  query: v.object({ ...filters, ...csvEntries }),
  response: v.string(),
});

const byPayment = v.object({ paymentId: identifier });

/** CALL-65. */
export const getAdminSubscription = defineRoute({
  id: 'ADMIN-SUBSCRIPTION-GET',
  method: 'GET',
  path: '/admin/abonnements/:paymentId',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'One payment with several charges, and who pays in the address book (CALL-65)',
  params: byPayment,
  response: dataOf(subscriptionDetail),
});

export const stopSubscription = defineRoute({
  id: 'ADMIN-SUBSCRIPTION-STOP',
  method: 'POST',
  path: '/admin/abonnements/:paymentId/stop',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Take no further charge; stopping twice changes nothing',
  params: byPayment,
  response: outcome({ data: adminSubscription }),
});

export const changeMeans = defineRoute({
  id: 'ADMIN-SUBSCRIPTION-MEANS',
  method: 'POST',
  path: '/admin/abonnements/:paymentId/means',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'The address where the payer changes card or account, to be handed on to the payer',
  params: byPayment,
  response: outcome({ url: v.string() }),
});

/** Signed by the server and mailed to the payer: good for one payment, and for stopping or changing its means alone. */
const signed = v.object({ token: v.pipe(v.string(), v.regex(/^[\w.-]{20,300}$/)) });

/** The holder of a mailed link sees this, without payer data (SRV-09). */
export const donorSubscription = v.object({
  ...entries,
  organisation: v.partial(organisationSummary),
  canStop: v.boolean(),
  canChangeMeans: v.boolean(),
});
export type DonorSubscription = v.InferOutput<typeof donorSubscription>;

export const getSubscription = defineRoute({
  id: 'SUBSCRIPTION-GET',
  method: 'GET',
  path: '/abonnements/:token',
  access: 'public',
  summary: 'The payment that a mailed link is for; 404 when the signature is not ours',
  params: signed,
  response: dataOf(donorSubscription),
});

/** `means` answers the provider's address in `url`. */
export const changeSubscription = defineRoute({
  id: 'SUBSCRIPTION-CHANGE',
  method: 'POST',
  path: '/abonnements/:token',
  access: 'public',
  summary: 'Stop the payment, or change card or account',
  params: signed,
  request: v.object({ action: v.picklist(['stop', 'means']), idempotencyKey }),
  response: outcome({ data: donorSubscription, url: v.optional(v.string()) }),
});
