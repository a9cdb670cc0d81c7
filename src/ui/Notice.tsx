import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { alertIcon, infoIcon, successIcon } from './icons';

type NoticeTone = 'info' | 'success' | 'warning' | 'danger';

const icons: Record<NoticeTone, string> = {
  info: infoIcon,
  success: successIcon,
  warning: alertIcon,
  danger: alertIcon,
};

interface NoticeProps {
  tone: NoticeTone;
  title?: string | undefined;
  children?: ReactNode;
  /** A button or link that mends the situation. */
  action?: ReactNode;
  /** Role for announcements: a danger interrupts, others wait. `null` if present from the start. */
  role?: 'status' | 'alert' | null;
}

/** A message in the page. Its text is always text, never HTML. */
export function Notice({ tone, title, children, action, role }: NoticeProps) {
  const announced = role === undefined ? (tone === 'danger' ? 'alert' : 'status') : (role ?? undefined);
  return (
    <div className={`notice notice-${tone}`} role={announced}>
      <Icon path={icons[tone]} />
      <div className="notice-body">
        {title && <p className="notice-title">{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className="notice-action">{action}</div>}
      </div>
    </div>
  );
}
