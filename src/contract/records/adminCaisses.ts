import * as v from 'valibot';
import { changedOutcome, dataOf, identifier, outcome, version } from '../common';
import { defineRoute } from '../route';
import { caisseEntries, caisseResponse } from './caisses';

/**
 * A fund as its organisation sees it, amounts in `devise`; `version` is another one with each change of its settings, not with
 * its totals.
 */
const ownCaisse = v.object({ ...caisseResponse.entries, devise: v.string(), version });
export type OwnCaisse = v.InferOutput<typeof ownCaisse>;

const changeable = v.partial(v.object(caisseEntries)).entries;
export const createCaisseRequest = v.strictObject({
  id: v.optional(identifier),
  ...changeable,
  name: caisseEntries.name,
});
export const updateCaisseRequest = v.strictObject({ ...changeable, version: v.optional(version) });
const byCaisse = v.object({ caisseId: identifier });

export const createCaisse = defineRoute({
  id: 'ADMIN-CAISSE-CREATE',
  method: 'POST',
  path: '/admin/caisses',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary: 'Create a fund of the token’s organisation',
  request: createCaisseRequest,
  response: outcome({ data: ownCaisse }),
});

/** `version` is that of the fund that was edited (CALL-52). */
export const updateCaisse = defineRoute({
  id: 'ADMIN-CAISSE-UPDATE',
  method: 'PUT',
  path: '/admin/caisses/:caisseId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary: 'Change a fund; absent keys stay as they are; 409 and the newest fund for another `version`',
  params: byCaisse,
  request: updateCaisseRequest,
  response: changedOutcome({ data: ownCaisse }),
  conditions: ['version'],
  alsoAnswers: [409],
});

export const listCaisses = defineRoute({
  id: 'ADMIN-CAISSE-LIST',
  method: 'GET',
  path: '/admin/caisses',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'All funds of the token’s organisation, hidden and closed ones too',
  response: dataOf(v.array(ownCaisse)),
});

/** CALL-52. */
export const getOwnCaisse = defineRoute({
  id: 'ADMIN-CAISSE-GET',
  method: 'GET',
  path: '/admin/caisses/:caisseId',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'One fund of the token’s organisation with its version',
  params: byCaisse,
  response: dataOf(ownCaisse),
});
