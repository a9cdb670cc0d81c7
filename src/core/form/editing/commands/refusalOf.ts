import { type Block, DOCUMENT_LIMITS } from '../../schema/formDocument';
import { mayStand } from '../document/containment';
import type { EditedForm } from '../document/editedForm';
import { mayHold } from '../document/mayHold';
import { keyContext, ownKey, storedKeysOf } from '../document/storedKeys';
import { allBlocks, findBlock, type Place, topBlocks } from '../document/tree';
import { usesOf } from '../document/usesOf';
import type { Command, Refusal } from './command';
import { renamedKey } from './renamedKey';

/**
 * Why a command cannot be carried out; null when it can.
 * @example
 * refusalOf(edited([node('text')]), { do: 'move', blocks: ['b1'], at: { parent: 'b1', index: 0 } }) // => 'insideItself'
 * refusalOf(edited([node('text')]), { do: 'remove', blocks: ['b1'] }) // => null
 */
export function refusalOf(form: EditedForm, command: Command): Refusal | null {
  switch (command.do) {
    case 'insert':
      return refusalToInsert(form, command.blocks, command.at);
    case 'move':
      return refusalToMove(form, topBlocks(form.document, command.blocks), command.at);
    case 'remove':
      return topBlocks(form.document, command.blocks).length > 0 ? null : 'unknownBlock';
    case 'setProperty': {
      const spot = findBlock(form.document, command.block);
      if (!spot) return 'unknownBlock';
      const renamed = renamedKey(form, spot.block, command);
      return renamed && refusalToRename(form, renamed);
    }
    case 'setSetting':
    case 'restore':
      return null;
  }
}

function refusalToRename(form: EditedForm, { from, to }: { from: string; to: string }): Refusal | null {
  if (to !== '') return storedKeysOf(form).has(to) ? 'keyTaken' : null;
  return usesOf(form, { target: 'field', id: from }).length > 0 ? 'keyNeeded' : null;
}

function refusalToInsert(form: EditedForm, blocks: readonly Block[], at: Place): Refusal | null {
  const there = allBlocks(form.document);
  const added = allBlocks({ children: blocks });
  if (there.length + added.length > DOCUMENT_LIMITS.blocks) return 'tooManyBlocks';
  const ids = [...there, ...added].map(({ id }) => id);
  if (new Set(ids).size < ids.length) return 'idTaken';
  return refusalThere(form, blocks, at) ?? (keysMeet(form, there, added) ? 'keyTaken' : null);
}

function keysMeet(form: EditedForm, there: readonly Block[], added: readonly Block[]): boolean {
  const context = keyContext(form);
  const keys = new Set(there.map((block) => ownKey(block, context)));
  return added.some((block) => {
    const key = ownKey(block, context);
    const isTaken = key !== '' && keys.has(key);
    keys.add(key);
    return isTaken;
  });
}

function refusalToMove(form: EditedForm, blocks: readonly Block[], at: Place): Refusal | null {
  if (blocks.length === 0) return 'unknownBlock';
  const into = at.parent;
  if (into !== null && blocks.some((block) => block.id === into || findBlock(block, into))) return 'insideItself';
  return refusalThere(form, blocks, at);
}

/** Whether blocks may stand at a place, with all that is inside them: where it stands wrongly already, it may stay so. */
function refusalThere(form: EditedForm, blocks: readonly Block[], { parent }: Place): Refusal | null {
  const { document } = form;
  const spot = parent === null ? null : findBlock(document, parent);
  if (parent !== null && !spot) return 'unknownBlock';
  const typesOf = (around: readonly Block[]) => around.map(({ type }) => type);
  const visit = (block: Block, around: readonly string[], before: readonly string[] | null): Refusal | null => {
    if (around.length >= DOCUMENT_LIMITS.depth) return 'tooDeep';
    if (!before && !mayHold(form, block.type)) return 'notThere';
    if (!mayStand(block.type, around) && (!before || mayStand(block.type, before))) return 'notThere';
    return firstOf(block.children, (child) => visit(child, [block.type, ...around], before && [block.type, ...before]));
  };
  const around = spot ? typesOf([spot.block, ...spot.around]) : [];
  return firstOf(blocks, (block) => {
    const old = findBlock(document, block.id);
    const refused = visit(block, around, old && typesOf(old.around));
    return refused ?? (mayStand(block.type, around) ? null : 'notThere');
  });
}

function firstOf(blocks: readonly Block[], refused: (block: Block) => Refusal | null): Refusal | null {
  for (const block of blocks) {
    const refusal = refused(block);
    if (refusal) return refusal;
  }
  return null;
}
