import type { Deps } from '../deps';
import { loggable } from '../loggable';
import { demoSites } from './site/demoSites';
import { illustrateSite } from './site/illustrateSite';

/** First visitors get their pages before pictures are drawn, and a server that soon stops draws none. */
const WAIT_MS = 2000;

/**
 * Draws the demo's pictures while the server answers already: a first start need not wait for them. Does nothing where there
 * is no demo, or all is drawn.
 * @returns ends it, after its present picture
 */
export function illustrateDemo(deps: Deps): () => Promise<void> {
  if (deps.config.maintenance) return () => Promise.resolve();
  const stopping = new AbortController();
  let running = Promise.resolve();
  const drawAll = async () => {
    try {
      for (const site of demoSites) await illustrateSite(deps, site, stopping.signal);
    } catch (error) {
      if (!stopping.signal.aborted)
        deps.log.warn({ error: loggable(error) }, 'the pictures of the demo are not all drawn');
    }
  };
  const timer = setTimeout(() => {
    running = drawAll();
  }, WAIT_MS);
  return () => {
    clearTimeout(timer);
    stopping.abort();
    return running;
  };
}
