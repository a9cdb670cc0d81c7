import { useEffect } from 'react';

const FIRST = 3000;
const LONGEST = 60_000;
/** Milliseconds after which it looks no more, until the page is seen anew. */
const GIVE_UP = 30 * 60_000;

/** Looks again and again while the page can be seen, at growing intervals; at once when somebody comes back to it. */
export function useGentleLook(waits: boolean, look: () => Promise<void>): void {
  useEffect(() => {
    if (!waits) return;
    let timer: ReturnType<typeof setTimeout>;
    const begin = (pause: number, waited: number) => {
      clearTimeout(timer);
      if (waited > GIVE_UP) return;
      timer = setTimeout(() => {
        if (document.visibilityState === 'hidden') return;
        void look();
        begin(Math.min(pause * 1.5, LONGEST), waited + pause);
      }, pause);
    };
    const turned = () => {
      if (document.visibilityState === 'hidden') return;
      void look();
      begin(FIRST, 0);
    };
    document.addEventListener('visibilitychange', turned);
    begin(FIRST, 0);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', turned);
    };
  }, [waits, look]);
}
