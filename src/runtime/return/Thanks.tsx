import { useRef, type ReactNode } from 'react';
import { Card } from '../../ui/Card';
import { Icon } from '../../ui/Icon';
import { successIcon } from '../../ui/icons';
import { useStyles } from '../../ui/useStyles';
import css from './thanks.css';

interface ThanksProps {
  title: string;
  /** Next step. */
  action: ReactNode;
  children: ReactNode;
}

/** Shown after a successful payment. */
export function Thanks({ title, action, children }: ThanksProps) {
  const card = useRef<HTMLDivElement>(null);
  useStyles(card, css);
  return (
    <Card ref={card} className="thanks" role="status">
      <span className="thanks-mark">
        <Icon path={successIcon} />
      </span>
      <h2>{title}</h2>
      <p>{children}</p>
      {action}
    </Card>
  );
}
