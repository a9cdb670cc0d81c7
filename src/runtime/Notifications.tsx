import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Notice } from '../ui/Notice';
import type { Clock } from '../client/clock';

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

/** Shows notifications above the page, in the browser's top layer where it has one. */
export function Notifications({ shown, overlay }: { shown: readonly Notification[]; overlay: HTMLElement }) {
  return shown.length === 0 ? null : createPortal(<Stack shown={shown} />, overlay);
}

function Stack({ shown }: { shown: readonly Notification[] }) {
  const stack = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => stack.current?.showPopover?.(), []);
  return (
    <div ref={stack} className="notifications" popover="manual">
      {shown.map(({ id, text }) => (
        <Notice key={id} tone="danger" title={text} />
      ))}
    </div>
  );
}
