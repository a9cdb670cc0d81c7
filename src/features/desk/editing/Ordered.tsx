import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../../../ui/Button';
import { useEditingTexts } from './editingTexts';
import { moved } from './moved';
import { useRowDrag } from './useRowDrag';

interface OrderedProps<T> {
  readonly label: string;
  readonly rows: readonly T[];
  nameOf(row: T, at: number): string;
  /** Whether a row may be removed. Default: any. */
  isLoose?(row: T): boolean;
  onRows(rows: readonly T[]): void;
  children(row: T, at: number): ReactNode;
}

/** Rows whose order is changed by dragging them, or by buttons that the keyboard reaches too. */
export function Ordered<T>({ label, rows, nameOf, isLoose = () => true, onRows, children }: OrderedProps<T>) {
  const words = useEditingTexts();
  const list = useRef<HTMLOListElement>(null);
  const move = (from: number, to: number) => {
    if (from !== to) onRows(moved(rows, from, to));
  };
  const { dragged, handleOf } = useRowDrag(list, move);
  const pressed = useRef<{ readonly to: number; readonly which: 'up' | 'down' } | null>(null);
  const press = (from: number, to: number, which: 'up' | 'down') => {
    pressed.current = { to, which };
    move(from, to);
  };
  // The button goes with its row, and focus with it before the next key: that one would move another row.
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { to, which } = pressed.current;
    pressed.current = null;
    const row = list.current?.children[to];
    const buttons = row?.querySelectorAll<HTMLButtonElement>('button[data-move]:not(:disabled)');
    const same = [...(buttons ?? [])].find((button) => button.dataset['move'] === which);
    (same ?? buttons?.[0])?.focus();
  });
  return (
    <ol ref={list} className="desk-list" aria-label={label}>
      {rows.map((row, at) => {
        const name = nameOf(row, at);
        return (
          <li key={at} className={at === dragged ? 'desk-group desk-ordered desk-dragged' : 'desk-group desk-ordered'}>
            <div className="desk-row">
              <span className="desk-grip" aria-hidden="true" {...handleOf(at)}>
                ⠿
              </span>
              <strong className="desk-ordered-name">{name}</strong>
              <span className="desk-row-tools">
                <Button
                  variant="quiet"
                  data-move="up"
                  disabled={at === 0}
                  aria-label={words.up(name)}
                  onClick={() => press(at, at - 1, 'up')}
                >
                  ↑
                </Button>
                <Button
                  variant="quiet"
                  data-move="down"
                  disabled={at === rows.length - 1}
                  aria-label={words.down(name)}
                  onClick={() => press(at, at + 1, 'down')}
                >
                  ↓
                </Button>
                {isLoose(row) && (
                  <Button
                    variant="quiet"
                    aria-label={words.removeOf(name)}
                    onClick={() => onRows(rows.filter((_, index) => index !== at))}
                  >
                    {words.remove}
                  </Button>
                )}
              </span>
            </div>
            {children(row, at)}
          </li>
        );
      })}
    </ol>
  );
}
