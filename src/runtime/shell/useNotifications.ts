import { useCallback, useRef, useState } from 'react';
import type { Clock } from '../../client/clock';

/** Milliseconds that a notification stays, and how many are shown at once. */
const stay = 5000;
const most = 3;

export interface Notification {
  readonly id: number;
  readonly text: string;
}

/** Short messages about failures that no view shows itself (HTTP-02). */
export function useNotifications(clock: Clock) {
  const [shown, setShown] = useState<readonly Notification[]>([]);
  const next = useRef(0);
  const notify = useCallback(
    (text: string) => {
      const id = next.current++;
      setShown((others) => [...others, { id, text }].slice(-most));
      clock.after(stay, () => setShown((others) => others.filter((other) => other.id !== id)));
    },
    [clock],
  );
  return { shown, notify };
}
