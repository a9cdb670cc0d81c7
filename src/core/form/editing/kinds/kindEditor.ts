import type { BlockKind } from '../../schema/blockKind';
import type { FormSettings } from '../../schema/formSettings';

/** Target of a property: a field by its stored key, all else by its id. */
export type Target = 'field' | 'product' | 'calendar' | 'block' | 'section';

/** Kind of a property to its author, and so its editor; on the wire they may all be texts. */
export type Format =
  | 'text'
  | 'longText'
  | 'richText'
  | 'css'
  | 'colour'
  | 'length'
  | 'number'
  | 'flag'
  | 'choice'
  | 'picture'
  | 'pdf'
  | 'video'
  | 'address'
  | 'key'
  /** Whatever the field itself holds. */
  | 'default'
  /** A list of texts. */
  | 'values'
  /** A list of records, whose properties `items` describes. */
  | 'items'
  | 'conditions'
  /** The author's labels of the parts that a person has. */
  | 'partLabels'
  | 'product'
  | 'products'
  | 'calendar'
  | 'block'
  | 'section';

export interface PropertyEditor {
  readonly format: Format;
  /** Its group in the property panel. */
  readonly group: 'basic' | 'look' | 'layout' | 'advanced';
  /** Unit of a number, or of a text that is one: percent, milliseconds. */
  readonly unit?: '%' | 'ms';
  /** Whether visitors read it, so that each language has its own. */
  readonly isTranslatable?: true;
  readonly ref?: Target;
  /** Usual texts of a property that takes any. */
  readonly usual?: readonly string[];
  readonly items?: Readonly<Record<string, PropertyEditor>>;
  /** When it changes anything; always, without it. */
  when?(props: Readonly<Record<string, unknown>>, form: FormSettings): boolean;
}

/** A kind's group in the palette. */
export const CATEGORIES = ['fields', 'people', 'order', 'structure', 'content'] as const;
export type Category = (typeof CATEGORIES)[number];

/** An editor's knowledge of a kind of block beside its descriptor (BUILD-27). */
export interface KindEditor {
  readonly type: string;
  readonly category: Category;
  readonly properties: Readonly<Record<string, PropertyEditor>>;
}

/**
 * The editor of a kind: the compiler knows which properties it lacks.
 * @example
 * editorOf({ type: 'x', props: {} }, 'content', {}, {}) // => { type: 'x', category: 'content', properties: {} }
 */
export const editorOf = <K extends Pick<BlockKind, 'type' | 'props'>, Shared>(
  kind: K,
  category: Category,
  shared: Shared & Readonly<Record<string, PropertyEditor>>,
  own: { readonly [P in Exclude<keyof K['props'], keyof Shared>]: PropertyEditor },
): KindEditor => ({ type: kind.type, category, properties: { ...own, ...shared } });
