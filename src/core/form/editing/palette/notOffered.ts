import { blockKinds } from '../../blocks/blockKinds';
import { type EditedForm } from '../document/editedForm';
import { mayHold } from '../document/mayHold';
import { keyContext } from '../document/storedKeys';
import { allBlocks } from '../document/tree';

/** Why a form, page or section has not a kind of block (BUILD-03, BUILD-61). */
export type NotOffered = 'otherSort' | 'complexOnly' | 'noIdentity' | 'noCalendar' | 'alreadyThere';

/** Their stored keys are fixed, so that a form has one at most. */
const ONCE: ReadonlySet<string> = new Set(['identity', 'paymentMethod']);

/**
 * Why the palette does not offer a kind of block for a form; null when it does.
 * @example
 * notOffered(edited([], { type: 'SIMPLE' }), 'products') // => 'complexOnly'
 * notOffered(edited([]), 'calendar') // => 'noCalendar'
 * notOffered(edited([]), 'text') // => null
 * notOffered({ ...edited([]), sort: 'page' }, 'text') // => 'otherSort'
 */
export function notOffered(form: EditedForm, type: string): NotOffered | null {
  if (form.sort) return mayHold(form, type) ? null : 'otherSort';
  const settings = keyContext(form);
  const kind = blockKinds.get(type);
  if (kind?.complexOnly && settings.type !== 'COMPLEX') return 'complexOnly';
  if (kind?.isOffered?.(settings) === false) return 'noIdentity';
  if (type === 'calendar' && settings.calendars.length === 0) return 'noCalendar';
  return ONCE.has(type) && allBlocks(form.document).some((block) => block.type === type) ? 'alreadyThere' : null;
}
