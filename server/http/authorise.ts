import type { Request } from 'express';
import type { Route } from '../../src/contract/route';
import type { Surroundings } from '../surroundings';
import { HttpError } from '../errors';
import { holderOfToken, isToken, type Caller, type Grant } from '../secrets/tokens';

/** On routes without an organisation's token. */
export const nobody: Caller = {
  ...{ organisationId: '', tokenId: '', actor: '' },
  grant: { scope: 'everything', forms: [], campaignId: null },
};

/**
 * Checks the bearer token that a route asks for (SRV-10): on organisation routes an organisation's token whose scope the route
 * names, the operator's on operator routes only.
 * @returns who calls; empty on routes that are not an organisation's.
 * @throws HttpError 401, 403 for a call that this token may not make
 */
export async function authorise(
  route: Pick<Route, 'access' | 'scopes'>,
  request: Request,
  { database, config, now }: Pick<Surroundings, 'database' | 'config' | 'now'>,
): Promise<Caller> {
  const { access } = route;
  if (access === 'public' || access === 'provider') return nobody;
  const token = /^Bearer +(\S{1,500})$/i.exec(request.headers.authorization ?? '')?.[1];
  if (token && access === 'operator' && isToken(token, config.operatorToken)) return nobody;
  if (token && access === 'organisation' && !isToken(token, config.operatorToken)) {
    const caller = await holderOfToken(database.queries, token, now());
    if (caller && !reaches(caller.grant, route.scopes, request)) {
      throw new HttpError(403, `A token of the scope "${caller.grant.scope}" may not do this.`, 'scope');
    }
    if (caller) return caller;
  }
  throw new HttpError(401, 'This call needs a valid bearer token.', 'unauthorised');
}

/** A narrow token works only on addresses that name its subject. */
function reaches(
  { scope, forms, campaignId }: Grant,
  scopes: Route['scopes'],
  { params: { formId, campaignId: asked } }: Request,
): boolean {
  if (!scopes?.includes(scope)) return false;
  if (scope === 'forms') return typeof formId === 'string' && forms.includes(formId);
  if (scope === 'evening') return typeof asked === 'string' && asked === campaignId;
  return true;
}
