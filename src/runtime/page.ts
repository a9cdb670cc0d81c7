import { createRequestCache } from '../client/requestCache';
import { createSafeStorage } from '../client/safeStorage';

/** What the elements of one page share: the only state that outlives an element (ELEM-02, ENT-28). */
export const page = {
  storage: createSafeStorage(),
  requests: createRequestCache(),
  /** Intents whose return from payment an element has taken charge of. */
  returns: new Set<string>(),
};
