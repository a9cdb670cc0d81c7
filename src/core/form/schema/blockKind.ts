import type { FieldSpec } from '../values/fieldSpec';
import type { FormSettings } from './formSettings';
import type { Props, PropsOf } from './props';

/** The form settings that fields depend on. */
export interface FormContext extends FormSettings {
  /** Currency of its prices: a code of three letters. */
  readonly currency: string;
}

/** A warning shown to the author about a block (BUILD-02, BUILD-04). */
export type BlockWarning =
  | 'keyMissing'
  | 'labelMissing'
  | 'valuesMissing'
  | 'calendarMissing'
  | 'paymentMethodsMissing'
  | 'productMissing'
  | 'blockMissing'
  | 'urlMissing'
  | 'pdfMissing'
  | 'videoMissing';

/**
 * All that is known of a kind of block, for the importer, the renderer, the palette, the property panel, the server and
 * exports. `field` holds a value, `layout` arranges others, `display` only shows and makes way in manual mode (ENG-01).
 */
export interface BlockKind<P extends Props = Props> {
  /** The `type` of its nodes. */
  readonly type: string;
  readonly group: 'field' | 'layout' | 'display';
  readonly props: P;
  /** Whether it removes itself on forms of another type than COMPLEX (FORM-32). */
  readonly complexOnly?: boolean;
  /** Further conditions under which a form has it (FORM-09). */
  isOffered?(form: FormSettings): boolean;
  /** The values that it holds; in manual mode `props.required` is off already. */
  fields?(props: PropsOf<P>, form: FormContext): readonly FieldSpec[];
  lint?(props: PropsOf<P>, form: FormSettings): readonly BlockWarning[];
}

/** Kinds of blocks by their type. */
export type BlockKinds = ReadonlyMap<string, BlockKind>;
