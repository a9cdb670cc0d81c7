import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Icon } from './Icon';
import { closeIcon } from './icons';
import { showModal } from './showModal';
import dialogCss from './styles/dialog.css';
import { useStyles } from './useStyles';

interface DialogProps {
  open: boolean;
  title: string;
  /** Name of the close button. */
  closeText: string;
  /** Escape, the close button, or a press outside before anything was typed (DESK-229) asks to close. */
  onClose(): void;
  children: ReactNode;
}

/** A native modal dialog: focus stays inside and returns to where it was, Escape closes. Load it lazily. Part: `dialog`. */
export function Dialog({ open, title, closeText, onClose, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const pressed = useRef<EventTarget | null>(null);
  const isTyped = useRef(false);
  useStyles(ref, dialogCss);
  useEffect(() => {
    const dialog = ref.current;
    isTyped.current = false;
    if (open && dialog) return showModal(dialog);
    dialog?.close();
  }, [open]);
  return (
    <dialog
      ref={ref}
      className="dialog"
      part="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser may close it by itself, for instance at a second Escape.
      onClose={() => open && onClose()}
      onPointerDown={(event) => (pressed.current = event.target)}
      onInput={() => (isTyped.current = true)}
      // A text that is selected and let go outside is a click on both: what was begun inside is no press outside.
      onClick={({ target }) => target === ref.current && target === pressed.current && !isTyped.current && onClose()}
    >
      <div className="dialog-header">
        <h2 id={id}>{title}</h2>
        <button type="button" className="button button-quiet dialog-close" aria-label={closeText} onClick={onClose}>
          <Icon path={closeIcon} />
        </button>
      </div>
      <div className="dialog-body">{open && children}</div>
    </dialog>
  );
}
