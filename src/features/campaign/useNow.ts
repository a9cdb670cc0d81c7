import { useEffect, useState } from 'react';
import { useElement } from '../../runtime/context';

/** Current time in milliseconds since 1970, updated every `every` milliseconds while the component is mounted. */
export function useNow(every: number): number {
  const { clock } = useElement();
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    const tick = () => {
      setNow(clock.now());
      cancel = clock.after(every, tick);
    };
    let cancel = clock.after(every, tick);
    return () => cancel();
  }, [clock, every]);
  return now;
}
