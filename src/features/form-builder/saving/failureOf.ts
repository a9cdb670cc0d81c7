import { ApiError } from '../../../client/apiError';
import { Refused } from './publisher';
import type { SaveFailure } from './saving';

/** Whether a call may go through when it is made again: no answer came, or none of our server's, or it is in trouble. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.kind !== 'http' || error.status >= 500 || error.status === 429 || (error.status !== 401 && !error.refusal));

/** Why a call was not done, as far as its author can do something about it. @throws what is no failed call */
export function failureOf(error: unknown): Exclude<SaveFailure, { why: 'changed' }> {
  if (error instanceof Refused) return { why: 'refused', error: error.message };
  if (!(error instanceof ApiError)) throw error;
  if (error.status === 401) return { why: 'session' };
  // What the server says of these is for developers.
  if (error.refusal?.code === 'scope') return { why: 'scope' };
  if (error.refusal && !isUnanswered(error)) return { why: 'refused', error: error.refusal.error };
  return { why: 'network' };
}
