import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { DeskTexts } from '../../i18n/desk';
import { Button } from '../../ui/Button';
import { Dialog } from '../../ui/Dialog';

interface Leaving {
  /** Goes there, or asks first. */
  leave(go: () => void): void;
  /** Something is unsaved until the returned function is called. */
  hold(): () => void;
  readonly isHeld: () => boolean;
  readonly dialog: ReactNode;
}

/** Asks before a page with unsaved changes is left for another one of the desk (DESK-17). */
export function useLeaving({ leaving: words, close }: DeskTexts): Leaving {
  const holds = useRef(0);
  const [asked, setAsked] = useState<{ go(): void } | null>(null);
  // An element on the page, as the builder, asks the browser alone: it is heard as before the tab closes (DESK-276).
  const isHeld = useCallback(
    () => holds.current > 0 || !window.dispatchEvent(new Event('beforeunload', { cancelable: true })),
    [],
  );
  const leave = useCallback((go: () => void) => (isHeld() ? setAsked({ go }) : go()), [isHeld]);
  const hold = useCallback(() => {
    holds.current += 1;
    return () => void (holds.current -= 1);
  }, []);
  const stay = () => setAsked(null);
  const dialog = asked && (
    <Dialog open title={words.title} closeText={close} onClose={stay}>
      <div className="stack">
        <p>{words.text}</p>
        <div className="desk-buttons">
          <Button onClick={stay}>{words.stay}</Button>
          <Button
            variant="secondary"
            onClick={() => {
              stay();
              asked.go();
            }}
          >
            {words.leave}
          </Button>
        </div>
      </div>
    </Dialog>
  );
  return { leave, hold, isHeld, dialog };
}
