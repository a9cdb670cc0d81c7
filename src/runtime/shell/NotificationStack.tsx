import { useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Notice } from '../../ui/Notice';
import { useStyles } from '../../ui/useStyles';
import css from './notifications.css';
import type { Notification } from './useNotifications';

interface NotificationStackProps {
  shown: readonly Notification[];
  overlay: HTMLElement;
  /** Default: they are about failures. */
  tone?: 'danger' | 'success';
}

/** Shows notifications above the page, in the browser's top layer where it has one. */
export function NotificationStack({ shown, overlay, tone = 'danger' }: NotificationStackProps) {
  return createPortal(<Stack shown={shown} tone={tone} />, overlay);
}

function Stack({ shown, tone }: Required<Pick<NotificationStackProps, 'shown' | 'tone'>>) {
  const stack = useRef<HTMLDivElement>(null);
  useStyles(stack, css);
  useLayoutEffect(() => stack.current?.showPopover?.(), []);
  return (
    <div ref={stack} className="notifications" popover="manual">
      {shown.map(({ id, text }) => (
        <Notice key={id} tone={tone} title={text} />
      ))}
    </div>
  );
}
