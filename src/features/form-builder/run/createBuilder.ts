import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  applyCommand,
  type Command,
  type Copy,
  copyBlocks,
  duplicateBlocks,
  edit,
  type EditedForm,
  findBlock,
  type History,
  type Place,
  redo,
  type Refusal,
  refusalOf,
  selectBlocks,
  setList,
  startHistory,
  topBlocks,
  undo,
  type Use,
} from '../../../core/form/editing';
import type { Block } from '../../../core/form';
import { placeAfter } from './placeAfter';
import { type Direction, placeOf } from './placeOf';

/** A block not yet in the form: from the palette, or pasted. */
export type NewBlock = Pick<Block, 'type' | 'props' | 'children'>;

/** The latest event, or the reason for a refusal, with the number of blocks concerned. */
export interface Said {
  readonly what: 'inserted' | 'moved' | 'removed' | 'undone' | 'redone' | Refusal;
  readonly count: number;
}

/** Blocks to remove that others still use. */
export interface Asked {
  readonly ids: readonly string[];
  readonly uses: readonly Use[];
}

/** A property to focus; a new object each time. */
interface Aim {
  readonly property: string | null;
}

export interface BuilderState {
  readonly history: History;
  readonly aimed: Aim | null;
  /** A removal waiting for confirmation. */
  readonly asked: Asked | null;
  /** A new object each time. */
  readonly said: Said | null;
}

interface Ports {
  /** Refuses every change (BUILD-45). */
  readonly isReadOnly?: boolean;
  /** Milliseconds. */
  now(): number;
  /** A block id not yet used. */
  newId(): string;
}

/** A form being edited: its history, and what its author can do. Never mutated in place. */
export interface Builder {
  readonly store: StoreApi<BuilderState>;
  readonly form: () => EditedForm;
  /** Carries out commands as one step. @returns false when one is refused: none is carried out, and `said` tells why */
  change(commands: readonly Command[], selected?: readonly string[], what?: Said['what']): boolean;
  setProperty(block: string, property: string, value: unknown): boolean;
  setSetting(setting: string, value: unknown): boolean;
  /** Inserts and selects new blocks; keys and references are settled (BUILD-24). */
  insert(blocks: readonly NewBlock[], at: Place): boolean;
  /** See `placeAfter`. */
  placeAfterSelected(type: string): Place;
  select(ids: readonly string[]): void;
  /** Selects a block ('' is the form) and focuses one of its properties. */
  aim(block: string, property: string | null): void;
  move(ids: readonly string[], at: Place): boolean;
  /** Moves the selection by one place, as Alt with an arrow does. */
  step(direction: Direction): boolean;
  remove(ids: readonly string[]): boolean;
  duplicate(ids: readonly string[]): boolean;
  undo(): void;
  redo(): void;
}

/** @param form as opened: the published version */
export function createBuilder(form: EditedForm, { isReadOnly = false, now, newId }: Ports): Builder {
  const store = createStore<BuilderState>(() => ({
    history: startHistory(form),
    asked: null,
    aimed: null,
    said: null,
  }));
  const { getState, setState } = store;
  const present = () => getState().history.present;

  const change: Builder['change'] = (commands, selected, what) => {
    if (isReadOnly) return false;
    const { history } = getState();
    let after = history.present;
    for (const command of commands) {
      const refusal = refusalOf(after, command);
      if (refusal) {
        setState({ said: { what: refusal, count: 1 } });
        return false;
      }
      after = applyCommand(after, command);
    }
    const next = edit(history, commands, { now: now(), ...(selected && { selected }) });
    setState({ history: next, ...(what && { said: { what, count: (selected ?? []).length || 1 } }) });
    return true;
  };

  const insertCopy = ({ command }: Copy) => {
    const ids = command.blocks.map(({ id }) => id);
    return change([command], ids, 'inserted');
  };

  const travel = (to: typeof undo, what: Said['what']) => {
    const { history } = getState();
    const next = to(history);
    if (next !== history) setState({ history: next, said: { what, count: 1 } });
  };
  const move: Builder['move'] = (ids, at) => change([{ do: 'move', blocks: ids, at }], ids, 'moved');

  return {
    store,
    form: present,
    change,
    setProperty: (block, property, value) => change(setList(present(), block, property, value)),
    setSetting: (setting, value) => change(setList(present(), '', setting, value)),
    insert: (blocks, at) => insertCopy(copyBlocks(present(), blocks, at, newId)),
    placeAfterSelected: (type) => placeAfter(present(), getState().history.selected.at(-1) ?? '', type),
    aim: (block, property) =>
      setState(({ history }) => ({ history: selectBlocks(history, block ? [block] : []), aimed: { property } })),
    select: (ids) => setState(({ history }) => ({ history: selectBlocks(history, ids) })),
    move,
    step(direction) {
      const { selected } = getState().history;
      const at = placeOf(present(), selected, direction);
      return at !== null && move(selected, at);
    },
    remove(ids) {
      const { document } = present();
      const blocks = topBlocks(document, ids);
      const spot = findBlock(document, blocks.at(-1)?.id ?? '');
      const siblings = spot ? (spot.around[0] ?? document).children : [];
      const near = siblings.slice((spot?.index ?? 0) + 1)[0] ?? siblings.findLast((one) => !blocks.includes(one));
      const next = near?.id ?? spot?.parent;
      return change([{ do: 'remove', blocks: ids }], next ? [next] : [], 'removed');
    },
    duplicate(ids) {
      const copy = duplicateBlocks(present(), ids, newId);
      return copy !== null && insertCopy(copy);
    },
    undo: () => travel(undo, 'undone'),
    redo: () => travel(redo, 'redone'),
  };
}
