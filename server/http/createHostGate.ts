import type { RequestHandler } from 'express';
import type { Surroundings } from '../surroundings';
import { HttpError } from '../errors';
import type { Place } from './place';
import { isBelowLocalhost, isThisMachine } from './ownHost';

/** The address of an organisation that has no host of its own. */
const underPath = /^\/o\/([\w-]{1,64})(?=[/?]|$)/;

/**
 * Determines the host a request came in under, and refuses unproved hosts (ENT-11). Express honours `X-Forwarded-Host`
 * only from proxies in TRUST_PROXY.
 * @throws HttpError 404
 */
export function createHostGate({ config, hosts }: Pick<Surroundings, 'config' | 'hosts'>): RequestHandler {
  const { defaultOrganisation } = config;
  return async (request, response, next) => {
    const host = request.host ?? '';
    const isOurs = isThisMachine(config, host, request.socket);
    const found = isOurs && !isBelowLocalhost(host) ? null : await hosts.ownerOf(host);
    const owner = found === undefined && isOurs ? null : found;
    if (owner === undefined) throw new HttpError(404, 'This server does not answer under this host.', 'unknown_host');
    const shut = hosts.closed();
    const closed = shut instanceof Promise ? await shut : shut;
    const place = { byHost: owner !== null, defaultOrganisation, closed };
    response.locals['place'] = { ...place, owner } satisfies Place;
    const [start, named] = underPath.exec(request.url) ?? [];
    if (start !== undefined && named !== undefined) {
      if (owner !== null && owner !== named) throw new HttpError(404, 'Page not found', 'not_found');
      response.locals['place'] = { ...place, owner: named } satisfies Place;
      const rest = request.url.slice(start.length);
      request.url = rest.startsWith('/') ? rest : `/${rest}`;
    }
    next();
  };
}
