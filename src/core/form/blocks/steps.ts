import type { BlockKind } from '../blockKind';
import { commonProps, positionProp } from '../commonProps';
import { flagProp } from '../props';

const props = {
  ...commonProps,
  reduced: flagProp,
  hideTitle: flagProp,
  clickable: flagProp,
  hideSubmit: flagProp,
  buttonsPosition: positionProp,
};
/** Holds steps, one of which is current (FORM-30, ENG-40). */
export const steps: BlockKind<typeof props> = { type: 'steps', group: 'layout', props };
