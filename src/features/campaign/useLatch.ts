import { useState } from 'react';

/** True from the first time that `now` is. */
export function useLatch(now: boolean): boolean {
  const [was, setWas] = useState(now);
  if (now && !was) setWas(true);
  return was || now;
}
