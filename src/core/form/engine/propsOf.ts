import type { CompiledBlock } from './compileFormWith';
import type { Props, PropsOf } from '../schema/props';

/**
 * The properties of a block that is known to be of a kind, as views read them.
 * @example
 * propsOf({ props: { label: 'Nom' } }) // => { label: 'Nom' }
 */
export const propsOf = <K extends { readonly props: Props }>({ props }: CompiledBlock): PropsOf<K['props']> =>
  props as PropsOf<K['props']>;
