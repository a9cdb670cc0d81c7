import * as v from 'valibot';
import { PAYER_LIMITS } from '../terms/payerLimits';
import { changedOutcome, dataOf, identifier, outcome, text, units, version } from '../common';
import { defineRoute } from '../route';

/** A person besides the payer whom a service is paid for (PAY-18). */
const otherPerson = v.object({ nom: text(PAYER_LIMITS.nom), prenom: text(PAYER_LIMITS.prenom) });
export type OtherPerson = v.InferOutput<typeof otherPerson>;
export const otherPeople = v.pipe(v.array(otherPerson), v.maxLength(100));

const entries = {
  name: v.pipe(text(200), v.minLength(1)),
  description: text(2000),
  montant: units,
  /** 1 is taken every month, 0 once. */
  recurrent: v.picklist([0, 1]),
  cerfa: v.boolean(),
  groupe: v.nullable(v.object({ id: identifier, name: text(200) })),
  categorie: text(200),
  /** Months of a subscription; null lets the payer choose. */
  nbMonth: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600))),
  sysQuantity: v.boolean(),
  assoc: v.nullable(identifier),
  other: otherPeople,
  /** One that is not active is shown to administrators only. */
  active: v.boolean(),
  position: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2_147_483_647)),
};

/** ENT-15: a service, or a subscription where `recurrent` is 1. `montant` in currency units, of each month for a subscription. */
export const serviceResponse = v.object({ ...entries, id: identifier });
export type Service = v.InferOutput<typeof serviceResponse>;

/** A service as its organisation sees it; `version` is another one with each change. */
const ownService = v.object({ ...serviceResponse.entries, version });
export type OwnService = v.InferOutput<typeof ownService>;

export const createServiceRequest = v.strictObject({
  id: v.optional(identifier),
  ...v.partial(v.object(entries)).entries,
  name: entries.name,
  montant: entries.montant,
});
export const updateServiceRequest = v.strictObject({
  ...v.partial(v.object(entries)).entries,
  version: v.optional(version),
});

export const createService = defineRoute({
  id: 'ADMIN-SERVICE-CREATE',
  method: 'POST',
  path: '/admin/services',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary: 'Create a service or subscription of the token’s organisation',
  request: createServiceRequest,
  response: outcome({ data: ownService }),
});

/** `version` is that of the service that was edited (CALL-53). */
export const updateService = defineRoute({
  id: 'ADMIN-SERVICE-UPDATE',
  method: 'PUT',
  path: '/admin/services/:serviceId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary: 'Change a service; absent keys stay as they are; 409 and the newest service for another `version`',
  params: v.object({ serviceId: identifier }),
  request: updateServiceRequest,
  response: changedOutcome({ data: ownService }),
  conditions: ['version'],
  alsoAnswers: [409],
});

export const listServices = defineRoute({
  id: 'ADMIN-SERVICE-LIST',
  method: 'GET',
  path: '/admin/services',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'All services of the token’s organisation, inactive ones too',
  response: dataOf(v.array(ownService)),
});
