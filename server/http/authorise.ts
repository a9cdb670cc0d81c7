import type { Request } from 'express';
import type { RouteAccess } from '../../src/contract/route';
import type { Deps } from '../deps';
import { HttpError } from '../errors';
import { holderOfToken, isToken, type TokenHolder } from '../tokens';

/** On routes without an organisation's token. */
const nobody: TokenHolder = { organisationId: '', tokenId: '', actor: '' };

/**
 * Checks the bearer token that a route asks for (SRV-10): an organisation's token on organisation routes only, the operator's on
 * operator routes only.
 * @returns who calls; empty on routes that are not an organisation's.
 * @throws HttpError 401
 */
export async function authorise(
  access: RouteAccess,
  request: Request,
  { database, config }: Pick<Deps, 'database' | 'config'>,
): Promise<TokenHolder> {
  if (access === 'public' || access === 'provider') return nobody;
  const token = /^Bearer +(\S{1,500})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token && access === 'operator' && isToken(token, config.operatorToken)) return nobody;
  if (token && access === 'organisation' && !isToken(token, config.operatorToken)) {
    const holder = await holderOfToken(database.queries, token);
    if (holder) return holder;
  }
  throw new HttpError(401, 'This call needs a valid bearer token.', 'unauthorised');
}
