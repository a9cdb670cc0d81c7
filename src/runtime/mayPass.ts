import { ApiError } from '../client/apiError';
import { LoadError } from '../loading/loadPart';

/** Whether a failure is one of the network or of a server that stumbles, so that another attempt may succeed (HTTP-04). */
export function mayPass(error: unknown): boolean {
  if (error instanceof LoadError) return true;
  return error instanceof ApiError && (error.kind !== 'http' || error.status >= 500 || error.status === 429);
}
