import type { Block } from '../../schema/formDocument';
import { applyCommand } from '../commands/applyCommand';
import type { Command } from '../commands/command';
import { refusalOf } from '../commands/refusalOf';
import { withNewKeys } from '../commands/withNewKeys';
import type { EditedForm } from '../document/editedForm';
import { isSameJson } from '../document/isSameJson';
import { allBlocks, findBlock, mapBlocks, topBlocks } from '../document/tree';
import { anchored } from './anchor';
import { type Changes, changesBetween } from './changesBetween';
import type { Conflict } from './conflict';
import { renamingOf } from './renaming';

/** Conflicts met by our commands, by our ids. */
export type Clash = Pick<Conflict, 'about' | 'block' | 'property'>;
type Of<D extends Command['do']> = Command & { readonly do: D };

/** Two versions of a form that grow side by side: ours by our commands, and the newest by what of them fits. */
export interface Replay {
  /** Carries one of our commands out on both; returns what was carried out on the newest. */
  play(command: Command): readonly Command[];
  mine(): EditedForm;
  merged(): EditedForm;
  clashes(): readonly Clash[];
  /** The id in the newest of a block of ours. */
  idIn(id: string): string;
}

/**
 * Begins a replay of commands that were made for `base` on the newest version of it.
 * @example
 * createReplay(edited([]), edited([])).play({ do: 'setSetting', setting: 'title', value: 'Gala' }) // => [{ do: 'setSetting', setting: 'title', value: 'Gala' }]
 */
export function createReplay(base: EditedForm, newest: EditedForm): Replay {
  const theirs = changesBetween(base, newest);
  const ids = new Map<string, string>();
  const clashes = new Map<string, Clash>();
  let mine = base;
  let merged = newest;

  const idIn = (id: string) => ids.get(id) ?? id;
  const blockIn = (id: string) => findBlock(merged.document, idIn(id))?.block;
  const isThere = (id: string) => blockIn(id) !== undefined;
  const clash = (about: Clash['about'], block = '', property = '') => {
    clashes.set(`${about} ${block} ${property}`, { about, block, property });
    return [];
  };
  /** The outermost block around one of ours that the newest has not. */
  const gone = (form: EditedForm, id: string) => {
    const spot = findBlock(form.document, id);
    const lacking = spot && [spot.block, ...spot.around].filter((block) => !isThere(block.id));
    return clash('gone', lacking?.at(-1)?.id ?? id);
  };

  function insert({ blocks, at }: Of<'insert'>, after: EditedForm): Command[] {
    const place = anchored(mine, merged, at, [], idIn);
    if (!place) return gone(after, blocks[0]?.id ?? '');
    const rekeyed = withNewKeys(merged, blocks, freeIds(merged, ids)).blocks;
    const command = { do: 'insert', blocks: rekeyed, at: place } as const;
    if (rekeyed.length < blocks.length || refusalOf(merged, command))
      return blocks.flatMap((block) => clash('gone', block.id));
    const renamed = renamingOf(after, applyCommand(merged, command), idIn);
    return [{ ...command, blocks: mapBlocks({ children: rekeyed }, renamed).children }];
  }

  function move({ blocks, at }: Of<'move'>): Command[] {
    const moved = topBlocks(mine.document, blocks).map(({ id }) => id);
    for (const id of moved) if (!isThere(id)) gone(mine, id);
    const place = anchored(mine, merged, at, moved, idIn);
    if (!place && at.parent !== null) gone(mine, at.parent);
    const free = moved.filter((id) => isThere(id) && place && !theirs.moved.has(id));
    for (const id of moved) if (isThere(id) && !free.includes(id)) clash('place', id);
    if (!place || free.length === 0) return [];
    const command = { do: 'move', blocks: free.map(idIn), at: place } as const;
    return refusalOf(merged, command) ? free.flatMap((id) => clash('place', id)) : [command];
  }

  function remove({ blocks }: Of<'remove'>): Command[] {
    const there = topBlocks(mine.document, blocks).filter(({ id }) => isThere(id));
    const free = there.filter(({ id }) => !isTouchedWithin(theirs, blockIn(id)));
    for (const block of there) if (!free.includes(block)) clash('removed', block.id);
    return free.length > 0 ? [{ do: 'remove', blocks: free.map(({ id }) => idIn(id)) }] : [];
  }

  function setProperty(given: Of<'setProperty'>): Command[] {
    const { block: id, property, value } = given;
    const block = blockIn(id);
    if (!block) return gone(mine, id);
    const bare: Pick<Block, 'type' | 'props'> = { type: block.type, props: { [property]: value } };
    const { props: renamed } = renamingOf(mine, merged, idIn)(bare);
    const command = { ...given, block: idIn(id), value: renamed[property] };
    if (isSameJson(block.props[property], command.value)) return [];
    const isTheirs = theirs.properties.get(idIn(id))?.has(property) ?? false;
    return isTheirs || refusalOf(merged, command) ? clash('property', id, property) : [command];
  }

  function setSetting(command: Of<'setSetting'>): Command[] {
    if (isSameJson(merged.settings[command.setting], command.value)) return [];
    return theirs.settings.has(command.setting) ? clash('setting', '', command.setting) : [command];
  }

  const fitting = (command: Command, after: EditedForm): readonly Command[] => {
    switch (command.do) {
      case 'insert':
        return insert(command, after);
      case 'move':
        return move(command);
      case 'remove':
        return remove(command);
      case 'setProperty':
        return setProperty(command);
      case 'setSetting':
        return setSetting(command);
      case 'restore':
        return isSameJson(base, newest) ? [command] : clash('form');
    }
  };
  return {
    play(command) {
      const after = applyCommand(mine, command);
      if (after === mine) return [];
      const commands = fitting(command, after);
      mine = after;
      merged = commands.reduce(applyCommand, merged);
      return commands;
    },
    mine: () => mine,
    merged: () => merged,
    clashes: () => [...clashes.values()],
    idIn,
  };
}

/** Whether a block or anything inside it is another than it was. */
const isTouchedWithin = ({ added, moved, properties }: Changes, block: Block | undefined): boolean =>
  block !== undefined &&
  [block, ...allBlocks(block)].some(({ id }) => added.has(id) || moved.has(id) || properties.has(id));

/** Ids that a form has not for blocks that come into it: their own where they are free. */
function freeIds({ document }: EditedForm, given: Map<string, string>) {
  const taken = new Set(allBlocks(document).map(({ id }) => id));
  return (block: Block): string => {
    let id = block.id;
    while (taken.has(id)) id += '_';
    given.set(block.id, id);
    return id;
  };
}
