import * as v from 'valibot';
import { changedOutcome, dataOf, identifier, version } from '../common';
import { defineRoute } from '../route';
import { addressProblem } from './hosts';
import { giftMails, organisationDocument, organisationResponse } from './organisations';

/**
 * ENT-11 as the organisation itself sees it, with the private keys of `config`; of accounts that money goes to, only that they
 * exist (SRV-09). `version` is another one with each change of the settings.
 */
export const ownOrganisation = v.object({ ...organisationResponse.entries, giftMails, version });
export type OwnOrganisation = v.InferOutput<typeof ownOrganisation>;

/** CALL-50. */
export const getOwnOrganisation = defineRoute({
  id: 'ADMIN-ORG-GET',
  method: 'GET',
  path: '/admin/organisation',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  summary: 'The token’s organisation with all its settings, private ones too; of accounts, that they exist',
  response: dataOf(ownOrganisation),
});

/** CALL-141: what elements show, of an organisation that is closed as well. */
export const getShownOrganisation = defineRoute({
  id: 'ADMIN-SHOWN-GET',
  method: 'GET',
  path: '/admin/organisation/shown',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'The token’s organisation as visitors know it, also while it is closed to them',
  response: dataOf(organisationResponse),
});

/** `version` is that of the settings that were edited (CALL-51). */
export const updateOrganisation = defineRoute({
  id: 'ADMIN-ORG-UPDATE',
  method: 'PUT',
  path: '/admin/organisations/:orgId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary:
    'Change the token’s organisation; absent keys stay as they are; 409 and the newest settings for another `version`',
  params: v.object({ orgId: identifier }),
  request: v.strictObject({ ...organisationDocument.entries, version: v.optional(version) }),
  response: changedOutcome({ data: ownOrganisation, problem: addressProblem }),
  conditions: ['version'],
  confirmedFor: ['retention', 'config.GCL'],
  alsoAnswers: [409],
});
