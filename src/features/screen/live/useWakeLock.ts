import { useEffect } from 'react';

/** If the page around a frame forbids it, asking would only leave an error in the console. */
function isAllowed(): boolean {
  const { featurePolicy } = document as { featurePolicy?: { allowsFeature(name: string): boolean } };
  return featurePolicy?.allowsFeature('screen-wake-lock') ?? true;
}

/** Keeps the display awake while mounted, where supported (SCREEN-01). Released while the tab is hidden. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: Promise<WakeLockSentinel | null> | null = null;
    const hold = () => {
      if (document.visibilityState !== 'visible' || !isAllowed()) return;
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
