import type { Request, Response } from 'express';
import type { Queries } from '../../db/database';
import { browserToken, keepBrowser, keepSession, sessionToken } from '../../http/desk';
import { dropSessionOf, startSession, type SignedIn, type UserRow } from '../../secrets/sessions';
import type { Surroundings } from '../../surroundings';
import { deviceOf } from './deviceOf';
import { noteUser } from './noteUser';
import { queueUserNews } from './queueUserLetter';
import { isKnownBrowser, rememberBrowser } from './userStore';

type Deps = Pick<Surroundings, 'config' | 'database' | 'now' | 'ids'>;
/** The request of whoever enters, and its answer, which sets cookies. */
export interface Visit {
  readonly request: Request;
  readonly response: Response;
}
/** The way somebody enters, and the time of their password, if not now: a link does not count as one (USER-07). */
type EntryOf = Pick<Visit, 'request'> & { readonly confirmedAt?: Date | undefined };
/** Somebody who has entered; `keep` sets the cookies, once all is committed. */
export interface Entered {
  readonly signedIn: SignedIn;
  keep(response: Response): void;
}

/**
 * Begins a session of a user whose identity is proved, in the transaction of what they came for: the session is noted with
 * their organisations, and a browser that is new is told to them by mail (USER-09).
 */
export async function enter(
  tx: Queries,
  deps: Deps,
  user: UserRow,
  { request, confirmedAt = deps.now() }: EntryOf,
): Promise<Entered> {
  const given = browserToken(request, deps);
  const browser = given ?? `${deps.ids.secret()}${deps.ids.secret()}`;
  const former = sessionToken(request, deps);
  if (former !== undefined) await dropSessionOf(tx, former);
  const isKnown = await isKnownBrowser(tx, user.id, given);
  const device = deviceOf(request.headers['user-agent']);
  const { token, session } = await startSession(tx, deps, { userId: user.id, device, confirmedAt });
  await rememberBrowser(tx, user.id, browser, deps.now());
  await noteUser(tx, deps, { user, session }, 'DESK-SIGN-IN', { device, isNewBrowser: !isKnown });
  if (!isKnown) await queueUserNews(tx, deps, user, 'device', { device });
  return {
    signedIn: { user, session },
    keep(response) {
      keepSession(response, deps, token);
      keepBrowser(response, deps, browser);
    },
  };
}
