import type { Builder } from '../run/createBuilder';
import type { Direction } from '../run/placeOf';
import type { Row } from './rowsOf';

interface OutlineKeys {
  readonly builder: Builder;
  readonly rows: readonly Row[];
  readonly current: string;
  readonly isRightToLeft: boolean;
  fold(id: string, isFolded: boolean): void;
  /** Selects a row, or adds it to the selection. */
  go(id: string, isAdded: boolean): void;
  /** Moves the focus to the property panel. */
  enter(): void;
  remove(ids: readonly string[]): void;
  copy(ids: readonly string[]): void;
  cut(ids: readonly string[]): void;
  paste(): void;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'altKey' | 'shiftKey' | 'ctrlKey' | 'metaKey'>;

/**
 * Handles a key in the outline: a tree's keys as in the ARIA Authoring Practices, and Alt with arrows to move blocks (BUILD-42).
 * @returns false for other keys
 */
export function outlineKey(pressed: Pressed, keys: OutlineKeys): boolean {
  const { builder, rows, current } = keys;
  const at = rows.findIndex(({ id }) => id === current);
  const row = rows[at];
  if (!row) return false;
  const { selected } = builder.store.getState().history;
  const isWith = pressed.ctrlKey || pressed.metaKey;
  const key = inReadingDirection(pressed.key, keys.isRightToLeft);
  if (pressed.altKey) {
    const direction = moves.get(key);
    if (!direction) return false;
    builder.step(direction);
    return true;
  }
  if (isWith) return withControl(pressed, keys, selected);
  const go = (next: Row | undefined) => next && keys.go(next.id, pressed.shiftKey && next.id !== '');
  switch (key) {
    case 'ArrowDown':
      go(rows[at + 1]);
      return true;
    case 'ArrowUp':
      go(rows[at - 1]);
      return true;
    case 'Home':
      go(rows[0]);
      return true;
    case 'End':
      go(rows.at(-1));
      return true;
    case 'ArrowRight':
      if (row.isOpen === false) keys.fold(row.id, false);
      else if (row.isOpen) go(rows[at + 1]);
      return true;
    case 'ArrowLeft':
      if (row.isOpen && row.id !== '') keys.fold(row.id, true);
      else go(rows.find(({ id }) => id === row.parent));
      return true;
    case 'Enter':
      keys.enter();
      return true;
    case 'Delete':
    case 'Backspace':
      if (selected.length > 0) keys.remove(selected);
      return true;
    default:
      return false;
  }
}

const moves: ReadonlyMap<string, Direction> = new Map([
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
  ['ArrowRight', 'in'],
  ['ArrowLeft', 'out'],
] as const);

function withControl(pressed: Pressed, keys: OutlineKeys, selected: readonly string[]): boolean {
  const { builder, rows } = keys;
  switch (pressed.key.toLowerCase()) {
    case 'a':
      builder.select(rows.filter(({ level }) => level === 2).map(({ id }) => id));
      return true;
    case 'd':
      builder.duplicate(selected);
      return true;
    case 'c':
      keys.copy(selected);
      return true;
    case 'x':
      keys.cut(selected);
      return true;
    case 'v':
      keys.paste();
      return true;
    default:
      return false;
  }
}

function inReadingDirection(key: string, isRightToLeft: boolean): string {
  if (!isRightToLeft) return key;
  return key === 'ArrowLeft' ? 'ArrowRight' : key === 'ArrowRight' ? 'ArrowLeft' : key;
}
