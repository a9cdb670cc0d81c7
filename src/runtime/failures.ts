import { ApiError, isClosed } from '../client/apiError';
import type { Texts } from '../i18n/texts';

/** Whether the server surely refused the request, so that nothing came of it. After anything else it may have acted. */
export function isDefinite(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'http' && error.status >= 400 && error.status < 500;
}

/** A failure as a sentence for the visitor: the server's message, else the text for its status (HTTP-02, HTTP-03). */
export function describeFailure(error: unknown, texts: Texts): string {
  if (!(error instanceof ApiError)) return texts.somethingFailed;
  return (!isClosed(error) && error.refusal?.error) || texts[error.text];
}

/** The intent's life is over, or the server never knew it (SRV-11). */
export function isGone(error: unknown): boolean {
  return error instanceof ApiError && !isClosed(error) && (error.status === 404 || error.status === 410);
}
