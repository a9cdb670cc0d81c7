import type { Request } from 'express';
import type { RouteAccess } from '../../src/contract/route';
import type { Deps } from '../deps';
import { HttpError } from '../errors';
import { isToken, organisationOfToken } from '../tokens';

/**
 * Checks the bearer token that a route asks for (SRV-10): an organisation's token on organisation routes only, the operator's on
 * operator routes only.
 * @returns the organisation of the token; empty on routes that are not an organisation's.
 * @throws HttpError 401
 */
export async function authorise(
  access: RouteAccess,
  request: Request,
  { database, config }: Pick<Deps, 'database' | 'config'>,
): Promise<string> {
  if (access === 'public' || access === 'provider') return '';
  const token = /^Bearer +(\S{1,500})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token && access === 'operator' && isToken(token, config.operatorToken)) return '';
  if (token && access === 'organisation' && !isToken(token, config.operatorToken)) {
    const organisationId = await organisationOfToken(database.queries, token);
    if (organisationId) return organisationId;
  }
  throw new HttpError(401, 'This call needs a valid bearer token.', 'unauthorised');
}
