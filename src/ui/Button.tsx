import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { buttonClass, type ButtonLook } from './buttonClass';

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className'> {
  /** Work is under way: presses do nothing, the width stays, `busyText` is read out. */
  busy?: boolean;
  busyText?: string;
  children: ReactNode;
}

/** A button; `type` defaults to "button". Part: `button`. */
export function Button({ variant, wide, large, busy = false, busyText, children, onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) return event.preventDefault();
    onClick?.(event);
    if (rest.type === 'submit' && window.parent !== window) submitAnyway(event.currentTarget);
  };
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

/**
 * A frame whose sandbox forbids forms blocks submits silently. Ours are handled by code, which is allowed: if the press
 * had no effect, the submit event is dispatched by hand.
 */
function submitAnyway(button: HTMLButtonElement) {
  const { form } = button;
  if (!form) return;
  let came = false;
  const note = () => {
    came = true;
  };
  form.addEventListener('submit', note);
  setTimeout(() => {
    form.removeEventListener('submit', note);
    if (!came) form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: button }));
  });
}
