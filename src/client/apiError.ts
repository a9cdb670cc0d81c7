import type { closedCode as code, Refusal } from '../contract/common';

/** The contract itself stays out of the elements. */
const closedCode: typeof code = 'organisation_closed';

/** Why a call failed: refused by the server, no response, or an unreadable one. */
type ApiErrorKind = 'http' | 'network' | 'answer';

/** Keys of the common texts that explain a failure to a visitor (HTTP-02, HTTP-03). */
export type ApiErrorText = 'notFound' | 'serverFailed' | 'gatewayTimeout' | 'somethingFailed' | 'closed';

/** A failed call. `message` is for developers; visitors read `texts[error.text]`, or the server's own `refusal.error`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly kind: ApiErrorKind,
    message: string,
    /** HTTP status; 0 when no response came. */
    readonly status = 0,
    /** The server's refusal, if it came in our format. */
    readonly refusal?: Refusal,
    cause?: unknown,
  ) {
    super(message, { cause });
  }

  get text(): ApiErrorText {
    return this.refusal?.code === closedCode ? 'closed' : textOfStatus(this.status);
  }
}

/** The organisation is closed (ORG-06): trying again changes nothing. */
export const isClosed = (error: unknown): boolean => error instanceof ApiError && error.text === 'closed';

/**
 * The text for an HTTP status (HTTP-02, HTTP-03).
 * @example
 * textOfStatus(404) // => "notFound"
 * textOfStatus(508) // => "gatewayTimeout"
 * textOfStatus(418) // => "somethingFailed"
 */
function textOfStatus(status: number): ApiErrorText {
  if (status === 404) return 'notFound';
  if (status === 500 || status === 400) return 'serverFailed';
  if (status === 508 || status === 504) return 'gatewayTimeout';
  return 'somethingFailed';
}
