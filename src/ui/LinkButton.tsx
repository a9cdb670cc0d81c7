import type { ComponentProps } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass';

interface LinkButtonProps extends ButtonLook, Omit<ComponentProps<'a'>, 'className'> {
  href: string;
}

/** A link that looks like a button. Part: `button`. */
export function LinkButton({ variant, wide, large, children, ...rest }: LinkButtonProps) {
  return (
    <a part="button" {...rest} className={buttonClass({ variant, wide, large })}>
      <span className="button-label">{children}</span>
    </a>
  );
}
