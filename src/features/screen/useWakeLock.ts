import { useEffect } from 'react';

/** Keeps the display awake while it is shown, where the browser can (SCREEN-01). It is given up whenever the tab is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | null> | null = null;
    const hold = () => {
      if (document.visibilityState !== 'visible') return;
      // Refused on low battery, and where the page is not secure: then the machine's own settings decide.
      lock = (navigator as Partial<Navigator>).wakeLock?.request('screen').catch(() => null) ?? null;
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      document.removeEventListener('visibilitychange', hold);
      void lock?.then((held) => held?.release());
    };
  }, []);
}
