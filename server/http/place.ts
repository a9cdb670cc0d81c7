import type { Request } from 'express';

/** The address a request came in under, with the organisation it belongs to, if any. */
export interface Place {
  /** The organisation whose host or path it is; null at the server's own address. */
  readonly owner: string | null;
  /** It is the organisation's own host: addresses of its pages begin with nothing. */
  readonly byHost: boolean;
  readonly defaultOrganisation: string;
}

/** The place found by `createHostGate`; undefined before it ran, and for unproved hosts. */
export const findPlace = (request: Request): Place | undefined => request.res?.locals['place'] as Place | undefined;

/** The place of a request that has passed the gate. */
export function requirePlace(request: Request): Place {
  const place = findPlace(request);
  if (!place) throw new Error('orgkit: a request that has not passed the host gate');
  return place;
}

/**
 * The organisation that is meant at a place: the one that is named, else that of the host or of the path `/o/{org}`, else the
 * server's own, which is called `default` too (ORG-01). Whether it exists is not looked at.
 * @example
 * resolveOrganisation({ owner: 'alef', byHost: true, defaultOrganisation: 'demo' }, undefined) // => 'alef'
 * resolveOrganisation({ owner: 'alef', byHost: true, defaultOrganisation: 'demo' }, 'bet') // => 'bet'
 * resolveOrganisation({ owner: null, byHost: false, defaultOrganisation: 'demo' }, 'default') // => 'demo'
 */
export const resolveOrganisation = ({ owner, defaultOrganisation }: Place, named: string | undefined): string =>
  named === undefined || named === 'default' ? (owner ?? defaultOrganisation) : named;

/**
 * Whether something of an organisation may be shown at a place: its own addresses show nobody else's, so that no one speaks
 * in its name (ENT-11).
 */
export const belongs = ({ owner }: Place, organisationId: string): boolean =>
  owner === null || owner === organisationId;

/** The same at the place of a request. */
export const belongsHere = (request: Request, organisationId: string): boolean =>
  belongs(requirePlace(request), organisationId);
