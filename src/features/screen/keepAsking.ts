import { ApiError } from '../../client/apiError';
import { createClock } from '../../client/clock';
import type { Patience } from '../../runtime/resources';

/** Milliseconds between attempts to have what the screen is made of. */
export const ASK_EVERY = 5000;

/** Before an audience nobody loads the page again: all that fails is asked for again, but for what does not exist. */
export const keepAsking: Patience = (error, again, signal) => {
  if (error instanceof ApiError && error.status === 404) return false;
  createClock(signal).after(ASK_EVERY, again);
  return true;
};
