import type { Request } from 'express';
import { organisationClosed } from '../errors';

/** The address a request came in under, with the organisation it belongs to, if any. */
export interface Place {
  /** The organisation whose host or path it is; null at the server's own address. */
  readonly owner: string | null;
  /** It is the organisation's own host: addresses of its pages begin with nothing. */
  readonly byHost: boolean;
  readonly defaultOrganisation: string;
  /** Organisations that show nothing (ORG-06). */
  readonly closed: ReadonlySet<string>;
}

/** The place found by `createHostGate`; undefined before it ran, and for unproved hosts. */
export const findPlace = (request: Request): Place | undefined => request.res?.locals['place'] as Place | undefined;

/** The place of a request that has passed the gate. */
export function requirePlace(request: Request): Place {
  const place = findPlace(request);
  if (!place) throw new Error('orgkit: a request that has not passed the host gate');
  return place;
}

type Meaning = Pick<Place, 'owner' | 'defaultOrganisation'>;

/**
 * The organisation that is meant at a place: the one that is named, else that of the host or of the path `/o/{org}`, else the
 * server's own, which is called `default` too (ORG-01). Whether it exists, or is open, is not looked at.
 * @example
 * meantOrganisation({ owner: 'alef', defaultOrganisation: 'demo' }, undefined) // => 'alef'
 * meantOrganisation({ owner: 'alef', defaultOrganisation: 'demo' }, 'bet') // => 'bet'
 * meantOrganisation({ owner: null, defaultOrganisation: 'demo' }, 'default') // => 'demo'
 */
export const meantOrganisation = ({ owner, defaultOrganisation }: Meaning, named: string | undefined): string =>
  named === undefined || named === 'default' ? (owner ?? defaultOrganisation) : named;

/** The same for visitors, to whom a closed organisation shows nothing. @throws HttpError 410 */
export const resolveOrganisation = (place: Place, named: string | undefined): string =>
  ifOpen(place, meantOrganisation(place, named));

/** The organisation itself, if it is open. @throws HttpError 410 */
export function ifOpen({ closed }: Pick<Place, 'closed'>, organisationId: string): string {
  if (closed.has(organisationId)) throw organisationClosed();
  return organisationId;
}

/**
 * Whether something of an organisation may be shown at a place: its own addresses show nobody else's, so that no one speaks
 * in its name (ENT-11).
 */
export const belongs = ({ owner }: Place, organisationId: string): boolean =>
  owner === null || owner === organisationId;

/** The same at the place of a request. */
export const belongsHere = (request: Request, organisationId: string): boolean =>
  belongs(requirePlace(request), organisationId);
