import { blockKinds } from '../blocks/blockKinds';
import { type CompiledForm, compileFormWith, type CompileOptions } from './compileFormWith';
import type { FormDefinition } from '../document/definitionOf';

/**
 * Compiles a form to be filled in, shown and checked. Dropped are hidden blocks, those that need COMPLEX on other types
 * (FORM-32), and identity where none is asked for (FORM-09); manual mode empties display-only blocks and requires
 * nothing (ENG-01).
 * @throws RangeError when the currency is no code of three letters.
 * @example
 * compileForm(readForm({ content: [{ type: 'text', props: { fieldKey: 'nom' } }] }), { currency: 'eur' }).blocks[0].fields[0].key // => '[TEXT]_nom'
 */
export function compileForm(form: FormDefinition, options: CompileOptions): CompiledForm {
  return compileFormWith(blockKinds, form, options);
}
