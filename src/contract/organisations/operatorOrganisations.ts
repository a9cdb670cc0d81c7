import * as v from 'valibot';
import { dataOf, identifier, mode, pageEntries, pageOf, searchEntries } from '../common';
import { defineRoute } from '../route';
import { hostProof } from './hosts';

/** What becomes of a closed organisation whose owners had it deleted (ORG-10, ORG-11). */
const deletion = v.object({
  state: v.picklist(['asked', 'running', 'done']),
  /** When it begins, began or was done. */
  at: v.string(),
});

/** An organisation as the operator of its server sees it: nothing that it holds, and nobody by name (USER-10). */
const entries = {
  id: identifier,
  name: v.string(),
  mode,
  /** Where its pages are. */
  url: v.string(),
  createdAt: v.string(),
  /** How many people own it: without one, nobody runs it. */
  owners: v.number(),
  closedAt: v.nullable(v.string()),
  deletion: v.nullable(deletion),
};

const listedOrganisation = v.object(entries);
export type ListedOrganisation = v.InferOutput<typeof listedOrganisation>;

export const listOrganisations = defineRoute({
  id: 'OPERATOR-ORG-LIST',
  method: 'GET',
  path: '/admin/organisations',
  access: 'operator',
  summary: 'All organisations of the server in the order of their ids, paged, by words of their name or id (CALL-170)',
  query: v.object({ ...searchEntries, ...pageEntries }),
  response: pageOf(listedOrganisation),
});

const servedOrganisation = v.object({
  ...entries,
  /** Hosts that it has proved or claimed (ENT-11). */
  hosts: v.array(v.object({ host: v.string(), provedBy: v.nullable(hostProof) })),
});
export type ServedOrganisation = v.InferOutput<typeof servedOrganisation>;

export const getServedOrganisation = defineRoute({
  id: 'OPERATOR-ORG-GET',
  method: 'GET',
  path: '/admin/organisations/:orgId',
  access: 'operator',
  summary: 'One organisation of the server, with its hosts (CALL-170)',
  params: v.object({ orgId: identifier }),
  response: dataOf(servedOrganisation),
});
