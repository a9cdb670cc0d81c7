import type { Block } from '../../schema/formDocument';
import { applyCommand } from '../commands/applyCommand';
import type { Command } from '../commands/command';
import { withNewKeys } from '../commands/withNewKeys';
import { isSameJson } from '../document/isSameJson';
import { findBlock, mapBlocks, type Spot } from '../document/tree';
import { anchored } from './anchor';
import type { Conflict } from './conflict';
import type { Clash, Replay } from './createReplay';
import { renamingOf } from './renaming';

/**
 * Decisions left once all is replayed: only where the two versions differ in the end.
 * @example
 * conflictsOf(createReplay(edited([]), edited([]))) // => []
 */
export function conflictsOf(replay: Replay): Conflict[] {
  return replay.clashes().flatMap((clash) => describe(replay, clash) ?? []);
}

function describe(replay: Replay, { about, block: id, property }: Clash): Conflict | null {
  const mine = replay.mine();
  const merged = replay.merged();
  const there = replay.idIn(id);
  const own = findBlock(mine.document, id);
  const other = findBlock(merged.document, there);
  const conflict = (yours: unknown, theirs: unknown, commands: readonly Command[]): Conflict | null =>
    isSameJson(yours, theirs) ? null : { about, block: other ? there : id, property, yours, theirs, commands };
  switch (about) {
    case 'form':
      return conflict(mine, merged, [{ do: 'restore', form: mine }]);
    case 'setting': {
      const value = mine.settings[property];
      return conflict(value, merged.settings[property], [{ do: 'setSetting', setting: property, value }]);
    }
    case 'removed':
      return own || !other ? null : conflict(null, other.block, [{ do: 'remove', blocks: [there] }]);
    case 'gone':
      return other || !own || isInsideGone(replay, own) ? null : conflict(own.block, null, bringBack(replay, own));
    case 'place': {
      if (!own || !other) return null;
      const place = anchored(mine, merged, own, [id], replay.idIn);
      const commands: Command[] = place ? [{ do: 'move', blocks: [there], at: place }] : [];
      return applied(replay, commands) === merged && place ? null : conflict(placeOf(own), placeOf(other), commands);
    }
    case 'property': {
      if (!own || !other) return null;
      const { props } = renamingOf(mine, merged, replay.idIn)(own.block);
      const value = props[property];
      return conflict(value, other.block.props[property], [{ do: 'setProperty', block: there, property, value }]);
    }
  }
}

const placeOf = ({ parent, index }: Spot) => ({ parent, index });
const applied = (replay: Replay, commands: readonly Command[]) => commands.reduce(applyCommand, replay.merged());

const isInsideGone = ({ clashes }: Replay, { around }: Spot): boolean => {
  const gone = new Set(clashes().flatMap(({ about, block }) => (about === 'gone' ? [block] : [])));
  return around.some(({ id }) => gone.has(id));
};

/** Puts a block of ours back that the newest has not, without what stands elsewhere in it. */
function bringBack(replay: Replay, { block, parent, index }: Spot): Command[] {
  const { idIn } = replay;
  const mine = replay.mine();
  const merged = replay.merged();
  const isThere = ({ id }: Block) => findBlock(merged.document, idIn(id)) !== null;
  const lacking = mapBlocks({ children: [block] }, (one) => (isThere(one) ? null : one)).children;
  const { blocks } = withNewKeys(merged, lacking, ({ id }) => idIn(id));
  const end = { parent: null, index: merged.document.children.length };
  const at = anchored(mine, merged, { parent, index }, [], idIn) ?? end;
  const renamed = renamingOf(mine, applied(replay, [{ do: 'insert', blocks, at }]), idIn);
  return [{ do: 'insert', blocks: mapBlocks({ children: blocks }, (one) => renamed(one)).children, at }];
}
