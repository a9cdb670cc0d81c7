import { blockKinds } from '../../blocks/blockKinds';
import type { Block } from '../../schema/formDocument';
import { drawsChildren } from './containment';
import type { EditedForm } from './editedForm';
import { mayHold } from './mayHold';
import { keyContext } from './storedKeys';

/** Why visitors do not see a block, whatever they answer: itself, or one around it. */
export type Absence = 'hidden' | 'complexOnly' | 'noIdentity' | 'notDrawn' | 'around';

/**
 * The blocks that the form does not show: a canvas draws them all the same, and says why (BUILD-29).
 * @example
 * absences(edited([node('container', { hidden: true }, [node('video')])])) // => new Map([['b1', 'hidden'], ['b2', 'around']])
 */
export function absences(form: EditedForm): ReadonlyMap<string, Absence> {
  const settings = keyContext(form);
  const found = new Map<string, Absence>();
  const ownAbsence = ({ type, props }: Block): Absence | null => {
    const kind = blockKinds.get(type);
    if (kind?.props['hidden']?.read(props['hidden']) === true) return 'hidden';
    if (form.sort) return mayHold(form, type) ? null : 'notDrawn';
    if (kind?.complexOnly && settings.type !== 'COMPLEX') return 'complexOnly';
    return kind?.isOffered?.(settings) === false ? 'noIdentity' : null;
  };
  const visit = (block: Block, outer: Absence | null): void => {
    const absence = outer ?? ownAbsence(block);
    if (absence) found.set(block.id, absence);
    // In manual mode what is only shown makes way, and passes its children on (ENG-01).
    const isPassage = settings.manual && blockKinds.get(block.type)?.group === 'display';
    const inner = absence ? 'around' : drawsChildren(block.type) || isPassage ? null : 'notDrawn';
    for (const child of block.children) visit(child, inner);
  };
  for (const block of form.document.children) visit(block, null);
  return found;
}
