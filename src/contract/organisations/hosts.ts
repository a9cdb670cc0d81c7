import * as v from 'valibot';
import { dataOf, identifier, outcome } from '../common';
import { defineRoute } from '../route';

/** Proof of a host: added by the operator, by a DNS record or a file, or present before proofs were required. */
export const hostProof = v.picklist(['operator', 'dns', 'file', 'before']);
export type HostProof = v.InferOutput<typeof hostProof>;

/** A host as addresses write it, with its port where that is not the usual one. */
const hostName = v.pipe(
  v.string(),
  v.maxLength(253),
  v.regex(/^(?=.*[a-z])[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?$/i, 'must be a host name'),
  v.toLowerCase(),
);

/** A host claimed by an organisation, served once proved (`provedBy`). */
const hostResponse = v.object({
  host: v.string(),
  provedBy: v.nullable(hostProof),
  provedAt: v.nullable(v.string()),
  /** The TXT record that proves it. */
  dns: v.object({ name: v.string(), value: v.string() }),
  /** The file that proves it, where the host serves pages elsewhere. */
  file: v.object({ url: v.string(), content: v.string() }),
});
export type Host = v.InferOutput<typeof hostResponse>;

/**
 * Why a `BASE_WEB_URL` is not active yet: it is not public, its host is not proved, nothing answers, something else does, it leads on to another host.
 */
export const addressProblem = v.nullable(
  v.picklist(['not_public', 'unproved', 'unreachable', 'elsewhere', 'redirected']),
);
export type AddressProblem = NonNullable<v.InferOutput<typeof addressProblem>>;

/** Whether `BASE_WEB_URL` leads to this server; while it does not, links lead to `url` instead. */
export const siteAddress = v.object({
  BASE_WEB_URL: v.string(),
  url: v.string(),
  active: v.boolean(),
  problem: addressProblem,
});
export type SiteAddress = v.InferOutput<typeof siteAddress>;

const byHost = v.object({ host: hostName });

export const listHosts = defineRoute({
  id: 'ADMIN-HOST-LIST',
  method: 'GET',
  path: '/admin/hosts',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'owner',
  summary: 'Hosts of the token’s organisation, how each is proved, and where its pages are',
  response: v.object({ ...dataOf(v.array(hostResponse)).entries, address: siteAddress }),
});

export const addHost = defineRoute({
  id: 'ADMIN-HOST-CREATE',
  method: 'POST',
  path: '/admin/hosts',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  confirmed: true,
  summary: 'Claim a host; the answer says what proves it',
  request: v.strictObject({ host: hostName }),
  response: outcome({ data: hostResponse }),
});

export const checkHost = defineRoute({
  id: 'ADMIN-HOST-CHECK',
  method: 'POST',
  path: '/admin/hosts/:host/check',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  summary: 'Look for the DNS record or the file that proves a claimed host',
  params: byHost,
  response: outcome({ data: hostResponse }),
});

export const removeHost = defineRoute({
  id: 'ADMIN-HOST-DELETE',
  method: 'DELETE',
  path: '/admin/hosts/:host',
  access: 'organisation',
  scopes: ['everything'],
  role: 'owner',
  confirmed: true,
  summary: 'Serve the organisation under this host no more',
  params: byHost,
  response: outcome({}),
});

const ofOrganisation = v.object({ orgId: identifier, host: hostName });

export const giveHost = defineRoute({
  id: 'OPERATOR-HOST-PUT',
  method: 'PUT',
  path: '/admin/organisations/:orgId/hosts/:host',
  access: 'operator',
  confirmed: true,
  summary: 'Serve an organisation under a host, without a proof',
  params: ofOrganisation,
  response: outcome({ data: hostResponse }),
});

export const takeHost = defineRoute({
  id: 'OPERATOR-HOST-DELETE',
  method: 'DELETE',
  path: '/admin/organisations/:orgId/hosts/:host',
  access: 'operator',
  confirmed: true,
  summary: 'Take a host from an organisation',
  params: ofOrganisation,
  response: outcome({}),
});
