import type { Route } from '../contract/route';

interface Asked {
  /** Origin of the API, and path before `/v1` if it has one. */
  readonly apiHost: string;
  readonly params?: Readonly<Record<string, string>> | undefined;
  readonly query?: Readonly<Record<string, string>> | undefined;
  /** Added where the route takes them: whose the ids are (ORG-01), and that the rehearsal is asked for (ENT-32). */
  readonly org?: string | undefined;
  readonly rehearsal?: boolean | undefined;
}

/** The address of a call: the element asks by it, and the loader before the element has come. */
export function addressOf(route: Route, { apiHost, params, query, org, rehearsal }: Asked): string {
  const named = {
    ...(org !== undefined && takes(route, 'org') && { org }),
    ...(rehearsal && takes(route, 'mode') && { mode: 'test' }),
    ...query,
  };
  const asked = Object.keys(named).length > 0 ? `?${new URLSearchParams(named)}` : '';
  return `${apiHost.replace(/\/+$/, '')}/v1${fillPath(route.path, params)}${asked}`;
}

/** Whether a route can be asked for whose its ids are, or for a mode. */
const takes = ({ query }: Route, name: 'org' | 'mode') =>
  query !== undefined && 'entries' in query && name in (query.entries as object);

/**
 * Puts parameters into a route's path, each escaped.
 * @example
 * fillPath('/caisses/id/:caisseId', { caisseId: 'a/b' }) // => "/caisses/id/a%2Fb"
 */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
