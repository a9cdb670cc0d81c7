import { useEffect, useState } from 'react';
import { useSite } from './siteContext';

/** Milliseconds since 1970: when the server answered, until the browser has taken over; then its clock's, again and again after `every`. */
export function useNow(every: number): number {
  const { clock, page } = useSite();
  const [now, setNow] = useState(() => Date.parse(page.site.now));
  useEffect(() => {
    if (!clock) return;
    const tick = () => {
      setNow(clock.now());
      cancel = clock.after(every, tick);
    };
    let cancel = clock.after(0, tick);
    return () => cancel();
  }, [clock, every]);
  return now;
}
