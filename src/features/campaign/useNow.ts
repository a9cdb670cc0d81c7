import { useEffect, useState } from 'react';
import { useElement } from '../../runtime/context';

/** The time, in milliseconds since 1970, told anew every `every` milliseconds while the component is shown. */
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
