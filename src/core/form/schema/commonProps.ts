import { isRecord } from '../values/isRecord';
import { choiceProp, flagProp, givenProp, listProp, type Prop, textProp } from './props';

/** French words used by older documents for codes (ENT-09, FORM-30). */
const SIDE_WORDS = {
  Haut: 'TOP',
  Milieu: 'MIDDLE',
  Bas: 'BOTTOM',
  Gauche: 'LEFT',
  Centre: 'CENTER',
  Droite: 'RIGHT',
} as const;
const SIDES = ['TOP', 'MIDDLE', 'BOTTOM', 'LEFT', 'CENTER', 'RIGHT'] as const;

/** Alignment (BLOCK-09). */
export const positionProp = choiceProp(SIDES, null, SIDE_WORDS);

/** Layout parameters that every block may have (BLOCK-01). Sizes and colours are CSS texts. */
export const commonProps = {
  hidden: flagProp,
  padding: textProp,
  borderRadius: textProp,
  backgroundColor: textProp,
  backgroundImage: textProp,
  backgroundSize: textProp,
  backgroundPosition: textProp,
  darken: textProp,
  lighten: textProp,
  align: positionProp,
  height: textProp,
  width: textProp,
  minHeight: textProp,
  maxHeight: textProp,
  minWidth: textProp,
  maxWidth: textProp,
  overflow: textProp,
  color: textProp,
  labelColor: textProp,
  css: textProp,
};

/** Properties of every field, including whether it is required (ENT-10). */
export const askedProps = {
  ...commonProps,
  label: textProp,
  placeholder: textProp,
  tooltip: textProp,
  required: flagProp,
};

/** The same, with the author's key (ENT-04). */
export const fieldProps = { ...askedProps, fieldKey: textProp };

const TEXT = { type: 'string' };

/** A field's default (FORM-35), as its value appears on the wire (ENT-06). */
export const textDefault = { defaultValue: givenProp(TEXT) };
export const numberDefault = { defaultValue: givenProp({ type: ['string', 'number'] }) };
export const flagDefault = { defaultValue: givenProp({ type: 'boolean' }) };
export const textsDefault = { defaultValue: givenProp({ type: ['string', 'array'], items: TEXT }) };

/** Labels that an author gives to the parts of a block, by part (ENT-09). */
export const labelsProp: Prop<Readonly<Record<string, string>>> = {
  schema: { type: 'object', additionalProperties: { type: 'string' } },
  // Without a prototype: a choice may be called "constructor".
  read: (stored) =>
    Object.assign(
      Object.create(null) as Record<string, string>,
      Object.fromEntries(
        Object.entries(isRecord(stored) ? stored : {}).filter(([, label]) => typeof label === 'string'),
      ),
    ),
  settle: (stored) => stored,
};

/** Further properties of person blocks (ENT-09). */
export const personProps = {
  reduced: flagProp,
  labels: labelsProp,
  fixedGenre: choiceProp(['MALE', 'FEMALE'], null, { Homme: 'MALE', Femme: 'FEMALE' }),
};

export const textsProp = listProp(textProp);

/**
 * The gender that an author has fixed, as a part of a person (FORM-31).
 * @example
 * fixedGender('FEMALE') // => { homme: false }
 * fixedGender(null) // => {}
 */
export function fixedGender(fixedGenre: 'MALE' | 'FEMALE' | null): { homme?: boolean } {
  return fixedGenre ? { homme: fixedGenre === 'MALE' } : {};
}
