import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass';

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** Work is under way: presses do nothing, the width stays, `busyText` is read out. */
  busy?: boolean;
  busyText?: string;
  children: ReactNode;
}

/** A button that says what it does. `type` is "button" unless told otherwise. Part: `button`. */
export function Button({ variant, wide, large, busy = false, busyText, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => (busy ? event.preventDefault() : onClick?.(event));
  return (
    <button
      type="button"
      part="button"
      {...rest}
      className={buttonClass({ variant, wide, large })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClick={press}
    >
      <span className="button-label">{children}</span>
      {busy && (
        <>
          <span className="button-spinner" aria-hidden="true" />
          <span className="visually-hidden" role="status">
            {busyText}
          </span>
        </>
      )}
    </button>
  );
}
