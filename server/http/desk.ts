import type { Request, RequestHandler, Response } from 'express';
import { HttpError } from '../errors';
import type { Surroundings } from '../surroundings';
import { isThisMachine, ownHost } from './ownHost';
import { findPlace } from './place';

type ConfigOnly = Pick<Surroundings, 'config'>;
const DAY = 24 * 60 * 60 * 1000;
/** The longest that browsers keep a cookie. */
const LASTS = 400 * DAY;

const isSecure = ({ config }: ConfigOnly) => config.publicUrl.startsWith('https:');

/** Names begin with what browsers hold to: one host, its root, https (USER-03). */
const nameOf = (deps: ConfigOnly, name: 'orgkit' | 'orgkit-browser') => (isSecure(deps) ? `__Host-${name}` : name);

function cookieOf(request: Request, name: string): string | undefined {
  const entries = (request.headers.cookie ?? '').split(';').map((entry) => entry.trim());
  const values = entries.filter((entry) => entry.startsWith(`${name}=`)).map((entry) => entry.slice(name.length + 1));
  const [value] = values;
  // Two of one name: somebody put the other one there.
  return values.length === 1 && value && /^[\w-]{20,200}$/.test(value) ? value : undefined;
}

/** The token in the session cookie. */
export const sessionToken = (request: Request, deps: ConfigOnly) => cookieOf(request, nameOf(deps, 'orgkit'));
/** The token in the long-lived cookie that identifies the browser. */
export const browserToken = (request: Request, deps: ConfigOnly) => cookieOf(request, nameOf(deps, 'orgkit-browser'));

const options = (deps: ConfigOnly) =>
  ({ path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure(deps) }) as const;

export function keepSession(response: Response, deps: ConfigOnly, token: string): void {
  response.cookie(nameOf(deps, 'orgkit'), token, { ...options(deps), maxAge: LASTS });
}
export function dropSession(response: Response, deps: ConfigOnly): void {
  response.clearCookie(nameOf(deps, 'orgkit'), options(deps));
}
export function keepBrowser(response: Response, deps: ConfigOnly, token: string): void {
  response.cookie(nameOf(deps, 'orgkit-browser'), token, { ...options(deps), maxAge: LASTS });
}

/** The origin that pages of the desk have at the host of a request. */
function ownOrigin({ host }: Request, { config }: ConfigOnly): string {
  return ownHost(config)(host ?? '') ? config.publicUrl : `http://${host ?? ''}`;
}

/**
 * Refuses what a page of ours did not ask for (USER-03): cookies come along by themselves. A change has a body that no form of
 * another page can send, or a header that none can set.
 * @throws HttpError 403 `origin`
 */
export function refuseForeign(request: Request, deps: ConfigOnly): void {
  const { headers, method } = request;
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? headers.origin === ownOrigin(request, deps) : site === 'same-origin';
  const isPlain = method === 'GET' || request.is('application/json') || headers['x-orgkit'] !== undefined;
  if (!isOwn || !isPlain) throw new HttpError(403, 'Only pages of this server may call this.', 'origin');
}

/**
 * Whether a request is at the server's own host, under https or on the machine itself, where the desk is (USER-03): where an
 * organisation's content is, nothing of it is. @throws HttpError 403 `insecure` where only https is missing
 */
export function isAtDesk(request: Request, deps: ConfigOnly): boolean {
  const host = request.host ?? '';
  const isHere = isThisMachine(deps.config, host, request.socket);
  const isOurs = findPlace(request)?.owner === null && (ownHost(deps.config)(host) || isHere);
  if (isOurs && !isSecure(deps) && !isHere)
    throw new HttpError(403, 'The desk needs https: set PUBLIC_URL to an https address.', 'insecure');
  return isOurs;
}

/** Lets nobody in elsewhere. */
export const createDeskGate =
  (deps: ConfigOnly): RequestHandler =>
  (request, _response, next) => {
    if (!isAtDesk(request, deps)) throw new HttpError(404, 'Page not found', 'not_found');
    next();
  };
