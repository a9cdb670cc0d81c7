import { createRequestCache } from '../../client/requestCache';
import { createSafeStorage } from '../../client/safeStorage';
import type { HostPage } from './connectToHost';

/** State shared by a page's elements: the only state that outlives an element (ELEM-02, ENT-28). */
export const page = {
  storage: createSafeStorage(),
  requests: createRequestCache(),
  /** The page around the frame that we run in, if we run in one. */
  host: null as HostPage | null,
  connecting: null as Promise<void> | null,
  /** The element that answers to a payer who came back, by intent: `claimReturn`. */
  returns: new Map<string, Element>(),
};
