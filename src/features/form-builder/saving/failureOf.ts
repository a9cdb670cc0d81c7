import { ApiError } from '../../../client/apiError';
import { LoadError } from '../../../loading/loadPart';
import { Refused } from './publisher';
import type { SaveFailure } from './saving';

/** Whether a call may succeed when repeated: there was no answer, none of our server's, or a 5xx. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind !== 'http' || error.status >= 500 || error.status === 429 || (error.status !== 401 && !error.refusal));

/** Why a call failed, in terms of what the author can do about it. @throws anything but a failed call */
export function failureOf(error: unknown): Exclude<SaveFailure, { why: 'changed' }> {
  if (error instanceof Refused) return { why: 'refused', error: error.message };
  if (error instanceof LoadError) return { why: 'network' };
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) return { why: 'session' };
  // The server's own message is for developers.
  if (error.refusal?.code === 'scope') return { why: 'scope' };
  if (error.refusal && !isUnanswered(error)) return { why: 'refused', error: error.refusal.error };
  return { why: 'network' };
}
