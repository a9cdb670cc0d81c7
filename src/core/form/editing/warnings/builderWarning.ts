import type { FormWarning } from '../../engine/lintForm';

/** Warnings of the builder beside those of `lintForm` (BUILD-28). */
export type BuilderCode =
  /** It stands in a block that draws nothing inside it: a required field there keeps the form from being sent. */
  | 'notDrawn'
  | 'typeUnknown'
  | 'identityOff'
  | 'paymentOff'
  | 'submitTwice'
  | 'stepOutside'
  | 'stepsEmpty'
  | 'calendarUnknown'
  | 'productUnknown'
  | 'blockUnknown'
  | 'sectionMissing'
  | 'itemsMissing'
  | 'valueEmpty'
  | 'valueTwice'
  /** Both outcomes hide. */
  | 'neverShown'
  | 'conditionsMissing'
  | 'conditionIncomplete'
  | 'conditionPartMissing'
  | 'conditionOnLater'
  /** A language of the form lacks texts; `key` is the language. */
  | 'translationMissing';

/** A warning that leads to where it is mended. */
export interface BuilderWarning {
  /** Id of the block; empty for the whole form. */
  readonly block: string;
  /** The property of the block that it is about; null for none. */
  readonly property: string | null;
  /** The setting of the form that it is about; null for none. */
  readonly setting: string | null;
  readonly code: FormWarning['code'] | BuilderCode;
  /** The key, id or value concerned. */
  readonly key?: string;
}

/** Finding of a lint in one block. */
export type Finding = Omit<BuilderWarning, 'block' | 'property' | 'setting'> & {
  readonly property?: string;
  readonly setting?: string;
};
