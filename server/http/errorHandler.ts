import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Refusal } from '../../src/contract/common';
import { BusinessRefusal, HttpError, TooManyAttempts } from '../errors';
import { loggable } from '../loggable';

type Problem = { status: number; body: Refusal };

/** The one place where errors become answers (CALL-33): JSON for the API, a page for people. */
export function createErrorHandler(
  log: Logger,
  sendPage: (status: number, request: Request, response: Response, code: string) => Promise<void>,
): ErrorRequestHandler {
  // Express knows an error handler by its four parameters.
  return async (error: unknown, request, response, _next) => {
    const problem = problemOf(error);
    if (problem.status >= 500) {
      log.error({ requestId: response.locals['requestId'], error: loggable(error) }, 'request failed');
    }
    if (response.headersSent) {
      response.destroy();
      return;
    }
    if (error instanceof TooManyAttempts) response.setHeader('Retry-After', String(error.retryAfter));
    if (problem.status === 503) response.setHeader('Retry-After', '300');
    const isApi = request.path.startsWith('/v1');
    if (problem.status === 401 && isApi) response.setHeader('WWW-Authenticate', 'Bearer');
    if (isApi || request.path.startsWith('/admin/v1')) response.status(problem.status).json(problem.body);
    else await sendPage(problem.status, request, response, problem.body.code ?? '');
  };
}

function problemOf(error: unknown): Problem {
  if (error instanceof BusinessRefusal || error instanceof HttpError) {
    const { status, body } = problem(error instanceof HttpError ? error.status : 200, error.message, error.code);
    return { status, body: error.issues ? { ...body, issues: [...error.issues] } : body };
  }
  // Refusals by Express and its body parser carry their own status.
  const { status, type, limit } = (error ?? {}) as { status?: unknown; type?: unknown; limit?: unknown };
  if (type === 'entity.too.large') {
    return problem(413, `The request is larger than ${Number(limit) / 1024} kB.`, 'too_large');
  }
  if (type === 'entity.parse.failed') return problem(400, 'The body is not valid JSON.', 'malformed');
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return problem(status, 'The request is malformed.', 'malformed');
  }
  return problem(500, 'Something went wrong on the server.', 'internal');
}

const problem = (status: number, error: string, code: string): Problem => ({
  status,
  body: { success: false, error, code },
});
