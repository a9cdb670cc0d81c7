import type { RequestHandler } from 'express';
import type { Route } from '../../src/contract/route';
import type { Config } from '../config';
import { HttpError } from '../errors';
import type { Gateway } from '../gateways/gateway';

/** Calls that are no GET and still only read, or report. */
const reads = ['CALL-01', 'CALL-15', 'CALL-25'];
/** A copy that was restored may have to lose its tokens first. */
const tokenCalls = ['ADMIN-TOKEN-CREATE', 'ADMIN-TOKEN-ROTATE', 'ADMIN-TOKEN-REVOKE'];

const refusal = () =>
  new HttpError(503, 'This server is in maintenance: it only reads, and sends nothing out.', 'maintenance');

/** While the server is in maintenance, calls that change something are refused (OPS-03). @throws HttpError 503 */
export function refuseInMaintenance({ maintenance }: Pick<Config, 'maintenance'>, route: Route): void {
  if (!maintenance || route.method === 'GET' || [...reads, ...tokenCalls].includes(route.id)) return;
  throw refusal();
}

/** The same for pages: the sandbox's (it plays a bank), links' (they open checkouts), and any page's forms. */
export const createMaintenanceGate =
  ({ maintenance }: Pick<Config, 'maintenance'>): RequestHandler =>
  ({ method, path }, _response, next) => {
    const isPage = !path.toLowerCase().startsWith('/v1/');
    const changes = !['GET', 'HEAD', 'OPTIONS'].includes(method) || /^\/(?:pay\/(?!style-)|l\/[^/]+\/go)/i.test(path);
    next(maintenance && isPage && changes ? refusal() : undefined);
  };

/** A disabled provider: every call is refused. */
export function silenced(gateway: Gateway): Gateway {
  const silent = () => Promise.reject(refusal());
  const { name, mode } = gateway;
  return {
    ...{ name, mode },
    ...{ createCheckout: silent, cancelCheckout: silent, isWithBank: silent, refund: silent, stop: silent },
    ...{ changeAmount: silent, changeMeans: silent, readEvents: silent, parseWebhook: silent },
  };
}
