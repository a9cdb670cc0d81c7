import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import type { Logger } from 'pino';

/**
 * Gives each request an id (`X-Request-Id`) and logs one line when it is over. Addresses may carry personal data in their path
 * and query, so only the name of the route is logged, never the address, a body, a header or the client's address.
 */
export function createRequestLog(log: Logger): RequestHandler {
  return (request, response, next) => {
    const requestId = randomUUID();
    const start = performance.now();
    response.locals['requestId'] = requestId;
    response.setHeader('X-Request-Id', requestId);
    response.on('close', () => {
      const { route } = response.locals;
      const status = response.statusCode;
      const line = {
        requestId,
        method: request.method,
        route: typeof route === 'string' ? route : 'other',
        status,
        ms: Math.round(performance.now() - start),
        ...(response.writableFinished ? {} : { aborted: true }),
      };
      if (route === '/healthz' || route === '/readyz') log.debug(line, 'request');
      else log.info(line, 'request');
    });
    next();
  };
}

/** Names the route of a response in the log. */
export function labelRoute(response: Response, route: string): void {
  response.locals['route'] = route;
}
