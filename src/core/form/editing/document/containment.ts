import { blockKinds } from '../../blocks/blockKinds';

/** The kinds whose views draw their children. */
const BOXES: ReadonlySet<string> = new Set(['steps', 'step', 'conditional', 'container', 'empty', 'productInfo']);
/** No steps stand inside of these, at any depth. */
const NO_STEPS: ReadonlySet<string> = new Set(['steps', 'step', 'productInfo']);

/**
 * Whether a view draws what stands inside a block; that of an unknown type passes its children on (BLOCK-11).
 * @example
 * drawsChildren('container') // => true
 * drawsChildren('text') // => false
 */
export const drawsChildren = (type: string): boolean => BOXES.has(type) || !blockKinds.has(type);

/**
 * Whether a block of a type is a step to its visitors rather than a box (FORM-30): inside steps, and in no step of them.
 * @param around types of the blocks around it, innermost first.
 * @example
 * isStepHere(['conditional', 'steps']) // => true
 * isStepHere(['step', 'steps']) // => false
 */
export function isStepHere(around: readonly string[]): boolean {
  const nearest = around.find((type) => NO_STEPS.has(type));
  return nearest === 'steps' && !around.includes('productInfo');
}

/**
 * Whether a block of a type may be put somewhere (BUILD-22).
 * @param around types of the blocks around it, innermost first.
 * @example
 * mayStand('step', ['steps']) // => true
 * mayStand('step', []) // => false
 * mayStand('text', ['text']) // => false
 * mayStand('text', ['steps']) // => false
 */
export function mayStand(type: string, around: readonly string[]): boolean {
  const [parent] = around;
  if (parent !== undefined && !drawsChildren(parent)) return false;
  if (type === 'step') return isStepHere(around);
  if (type === 'steps') return !around.some((outer) => NO_STEPS.has(outer));
  return parent !== 'steps' || type === 'conditional';
}
