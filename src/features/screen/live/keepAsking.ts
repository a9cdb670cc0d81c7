import { ApiError } from '../../../client/apiError';
import type { Patience } from '../../../runtime/shell/resources';

/**
 * A screen before an audience is not reloaded by hand: every failure is retried, unless the resource does not exist.
 */
export const keepAsking: Patience = (error) => !(error instanceof ApiError && error.status === 404);
