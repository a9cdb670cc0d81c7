import type { Builder } from '../run/createBuilder';

/** Tells of each change of a form, and when its page is left, which cannot wait. @returns a function that ends it */
export function watchWork({ store }: Builder, changed: () => void, left: () => void): () => void {
  const stop = store.subscribe(({ history }, before) => {
    if (history.present !== before.history.present) changed();
  });
  window.addEventListener('pagehide', left);
  return () => {
    window.removeEventListener('pagehide', left);
    stop();
  };
}
