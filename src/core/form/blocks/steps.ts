import type { BlockKind } from '../schema/blockKind';
import { commonProps, positionProp } from '../schema/commonProps';
import { flagProp } from '../schema/props';

const props = {
  ...commonProps,
  reduced: flagProp,
  hideTitle: flagProp,
  clickable: flagProp,
  hideSubmit: flagProp,
  buttonsPosition: positionProp,
};
/** A sequence of steps, one of them current (FORM-30, ENG-40). */
export const steps: BlockKind<typeof props> = { type: 'steps', group: 'layout', props };
