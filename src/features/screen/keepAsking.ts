import { ApiError } from '../../client/apiError';
import type { Patience } from '../../runtime/shell/resources';

/** Before an audience nobody loads the page again: all that fails is asked for again, but for what does not exist. */
export const keepAsking: Patience = (error) => !(error instanceof ApiError && error.status === 404);
