import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Notice } from '../../ui/Notice';
import { useStyles } from '../../ui/useStyles';
import css from './notifications.css';
import type { Notification } from './useNotifications';

interface NotificationStackProps {
  shown: readonly Notification[];
  overlay: HTMLElement;
}

/** Shows notifications above the page, in the browser's top layer where it has one. */
export function NotificationStack({ shown, overlay }: NotificationStackProps) {
  return createPortal(<Stack shown={shown} />, overlay);
}

function Stack({ shown }: { shown: readonly Notification[] }) {
  const stack = useRef<HTMLDivElement>(null);
  useStyles(stack, css);
  useLayoutEffect(() => stack.current?.showPopover?.(), []);
  return (
    <div ref={stack} className="notifications" popover="manual">
      {shown.map(({ id, text }) => (
        <Notice key={id} tone="danger" title={text} />
      ))}
    </div>
  );
}
