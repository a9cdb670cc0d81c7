import type { RequestHandler } from 'express';
import type { Config } from '../config';

/** Headers of every answer; pages replace the content policy with their own. */
export function createSecurityHeaders(config: Pick<Config, 'publicUrl'>): RequestHandler {
  const https = config.publicUrl.startsWith('https:');
  return (_request, response, next) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // Checkout intents travel in addresses: other sites learn the origin only.
    response.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
    response.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'; base-uri 'none'");
    if (https) response.setHeader('Strict-Transport-Security', 'max-age=15552000');
    next();
  };
}

/**
 * The API is called from anybody's pages, without cookies, so every origin may read it. Tokens travel in a header that the
 * page's own script sets, never by themselves.
 */
export const allowAllOrigins: RequestHandler = (request, response, next) => {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Access-Control-Expose-Headers', 'X-Request-Id, Retry-After, X-Estimated-Records');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
  if (request.method !== 'OPTIONS') {
    next();
    return;
  }
  response.setHeader('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
  response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Authorization, Idempotency-Key');
  response.setHeader('Access-Control-Max-Age', '86400');
  response.status(204).end();
};

/** Answers with live totals or personal data must not be cached. */
export const neverStored: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** Answers to who is signed in are for pages of this server alone. */
export const sameOrigin: RequestHandler = (_request, response, next) => {
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  response.setHeader('Referrer-Policy', 'no-referrer');
  next();
};
