import type { Request } from 'express';
import type { Route } from '../../src/contract/route';
import { isAtLeast, type Role } from '../../src/contract/terms/roles';
import { HttpError } from '../errors';
import { findSession, roleIn } from '../secrets/sessions';
import type { Caller } from '../secrets/tokens';
import type { Surroundings } from '../surroundings';
import { nobody } from './authorise';
import { refuseForeign, sessionToken } from './desk';
import { requireConfirmed } from './refuseUnconfirmed';

/**
 * Checks who is signed in at the desk, and what they are to the organisation in the address, both as they are now (USER-01).
 * @returns who calls; empty for guests
 * @throws HttpError 401; 403 `origin`, `role`, `confirm`
 */
export async function authoriseUser(
  route: Pick<Route, 'access' | 'role' | 'confirmed'>,
  request: Request,
  deps: Pick<Surroundings, 'database' | 'config' | 'now' | 'ids'>,
): Promise<Caller> {
  refuseForeign(request, deps);
  if (route.access === 'guest') return nobody;
  const { queries } = deps.database;
  const token = sessionToken(request, deps);
  const signedIn = token === undefined ? null : await findSession(queries, deps, token);
  if (!signedIn) throw new HttpError(401, 'Sign in first.', 'unauthorised');
  const { user, session } = signedIn;
  const organisationId = String(request.params['organisation'] ?? '');
  const role = route.access === 'organisation' ? await roleIn(queries, organisationId, user.id) : null;
  const mayCall =
    route.access === 'operator' ? user.isOperator : route.access === 'user' || isRole(role, route.role ?? 'owner');
  if (!mayCall) throw new HttpError(403, 'Your role does not allow this.', 'role');
  if (route.confirmed) requireConfirmed(signedIn, deps.now());
  const person = { userId: user.id, actor: user.name, tokenId: session.id };
  return { ...nobody, ...person, organisationId, signedIn, ...(role && { role }) };
}

const isRole = (role: Role | null, least: Role) => role !== null && isAtLeast(role, least);
