import type { closedCode } from '../src/contract/common';

/** An answer other than 2xx, thrown by a service and turned into a response by the one handler (CALL-33). */
export class HttpError extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 503 | 507,
    message: string,
    readonly code: string,
    readonly issues?: readonly { path: string; message: string }[],
  ) {
    super(message);
    this.name = 'HttpError';
  }
}

/** 400: the value at `path` of the body does not fit the records. */
export const malformed = (path: string, message: string) =>
  new HttpError(400, 'The body of the request is malformed.', 'malformed', [{ path, message }]);

/** 409: another record of this kind has the id. @param what the thing's name in messages: "fund" */
export const idTakenError = (what: string) => new HttpError(409, `This ${what} id is taken.`, 'taken');

/** 410: an organisation that closed itself shows and takes nothing (ORG-06). */
export const organisationClosed = () =>
  new HttpError(410, 'This organisation is closed.', 'organisation_closed' satisfies typeof closedCode);

/** 409: the records are not as the caller thought. What they are is answered under `data` where the route has it. */
export class Conflict extends HttpError {
  constructor(
    message: string,
    code: string,
    readonly data: unknown,
  ) {
    super(409, message, code);
    this.name = 'Conflict';
  }
}

/** 409: whoever changes it knew another state than the newest, which is the `data`. */
export class Outdated extends Conflict {
  constructor(message: string, newest: unknown) {
    super(message, 'changed', newest);
    this.name = 'Outdated';
  }
}

/** Message of an `Outdated` error. @param what the thing's name in messages: "page" */
export const outdated = (what: string) => `Somebody else has changed this ${what}: go on from what is there now.`;

/**
 * Refuses a change of another version than the newest.
 * @param known the version that was edited; any when undefined
 * @throws Outdated, with the newest
 */
export function requireVersion(what: string, known: string | undefined, newest: { readonly version: string }): void {
  if (known !== undefined && known !== newest.version) throw new Outdated(outdated(what), newest);
}

/** 429: the same request is welcome again in so many seconds. */
export class TooManyAttempts extends HttpError {
  constructor(
    message: string,
    readonly retryAfter: number,
  ) {
    super(429, message, 'tooManyAttempts');
    this.name = 'TooManyAttempts';
  }
}

/** A refusal the visitor should read: HTTP 200 `{success: false, error}` (CALL-33). */
export class BusinessRefusal extends Error {
  constructor(
    message: string,
    readonly code: string,
    readonly issues?: readonly { path: string; message: string }[],
  ) {
    super(message);
    this.name = 'BusinessRefusal';
  }
}

/** The process cannot start, for a reason its operator can fix: printed in one line, without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
