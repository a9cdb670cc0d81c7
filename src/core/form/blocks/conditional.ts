import type { BlockKind } from '../schema/blockKind';
import { commonProps } from '../schema/commonProps';
import { choiceProp, listProp, recordProp, textProp } from '../schema/props';

/** Comparisons in conditions (ENT-08). */
export const OPERATORS = [
  'EQUAL',
  'NOT_EQUAL',
  'EMPTY',
  'NOT_EMPTY',
  'CHECKED',
  'LESS_OR_EQUAL',
  'GREATER_OR_EQUAL',
] as const;

const outcome = choiceProp(['SHOW', 'HIDE'], 'HIDE', { Afficher: 'SHOW', Masquer: 'HIDE' });
/** Values are compared by their text; `true` is the text of a ticked box. */
const operandProp = {
  ...textProp,
  schema: { type: ['string', 'number', 'boolean'] },
  read: (stored: unknown) => (typeof stored === 'boolean' ? String(stored) : textProp.read(stored)),
};

const props = {
  ...commonProps,
  default: outcome,
  action: outcome,
  conditions: listProp(
    recordProp({
      field: textProp,
      type: choiceProp(OPERATORS, null),
      values: listProp(operandProp),
      next: choiceProp(['AND', 'OR'], 'AND', { ET: 'AND', OU: 'OR' }),
    }),
  ),
};

/** Shows or hides its children: `action` when its conditions match, else `default`; only SHOW shows (ENG-10). */
export const conditional: BlockKind<typeof props> = { type: 'conditional', group: 'layout', props };
