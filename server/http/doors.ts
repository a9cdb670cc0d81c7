import type { IRouter, Request } from 'express';
import { deskPath } from '../../src/contract/desk/deskPath';
import type { Route } from '../../src/contract/route';
import type { Caller } from '../secrets/tokens';
import type { Surroundings } from '../surroundings';
import { authorise } from './authorise';
import { authoriseUser } from './authoriseUser';

/** A way in for calls: which calls, under which paths, and how their caller is known. */
export interface Door {
  readonly router: IRouter;
  /** Path prefix, for the log. */
  readonly base: string;
  /** Null for calls that it has not. */
  pathOf(route: Route): string | null;
  /** @throws HttpError 401, 403 */
  authorise(route: Route, request: Request): Promise<Caller>;
}
type DoorDeps = Pick<Surroundings, 'database' | 'config' | 'now' | 'ids'>;

/** The API: open to every origin, with tokens, never with cookies. */
export const apiDoor = (router: IRouter, deps: DoorDeps): Door => ({
  ...{ router, base: '/v1' },
  pathOf: ({ access, path }) => (access === 'guest' || access === 'user' ? null : path),
  authorise: (route, request) => authorise(route, request, deps),
});

/** The desk (USER-03): with cookies, never with tokens. An organisation's calls name it: `/o/{organisation}/caisses`. */
export const deskDoor = (router: IRouter, deps: DoorDeps): Door => ({
  ...{ router, base: '/admin/v1' },
  pathOf: ({ access, path }) => deskPath(access, path),
  authorise: (route, request) => authoriseUser(route, request, deps),
});
