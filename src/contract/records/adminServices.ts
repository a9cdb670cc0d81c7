import * as v from 'valibot';
import { changedOutcome, dataOf, identifier, outcome, version } from '../common';
import { defineRoute } from '../route';
import { serviceEntries, serviceResponse } from './services';

/** A service as its organisation sees it; `version` is another one with each change. */
const ownService = v.object({ ...serviceResponse.entries, version });
export type OwnService = v.InferOutput<typeof ownService>;

export const createServiceRequest = v.strictObject({
  id: v.optional(identifier),
  ...v.partial(v.object(serviceEntries)).entries,
  name: serviceEntries.name,
  montant: serviceEntries.montant,
});
export const updateServiceRequest = v.strictObject({
  ...v.partial(v.object(serviceEntries)).entries,
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
