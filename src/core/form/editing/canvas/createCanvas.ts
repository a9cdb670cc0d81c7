import { blockKinds } from '../../blocks/blockKinds';
import type { CompiledBlock } from '../../engine/compileFormWith';
import type { FormContext } from '../../schema/blockKind';
import type { Block } from '../../schema/formDocument';
import { readProps } from '../../schema/props';
import type { EditedForm } from '../document/editedForm';
import { blockFields, keyContext } from '../document/storedKeys';

/**
 * Makes all blocks of a form ready to be drawn, those too that visitors never see (BUILD-29): as `compileForm` does, without
 * what embedded forms hold. A block that did not change is the very same object the next time, so that its view stays.
 * @example
 * createCanvas()(edited([node('video', { hidden: true })])).map(({ id }) => id) // => ['b1']
 */
export function createCanvas(): (form: EditedForm) => readonly CompiledBlock[] {
  let settings: EditedForm['settings'] | null = null;
  let ready = new WeakMap<Block, CompiledBlock>();

  const readyOne = (block: Block, context: FormContext): CompiledBlock => {
    const known = ready.get(block);
    if (known) return known;
    const kind = blockKinds.get(block.type) ?? null;
    const compiled: CompiledBlock = {
      id: block.id,
      kind,
      props: kind ? readProps(kind.props, block.props) : block.props,
      fields: blockFields(block, context),
      children: block.children.map((child) => readyOne(child, context)),
    };
    ready.set(block, compiled);
    return compiled;
  };
  return (form) => {
    // Fields depend on settings: on products, on whether relations are asked for.
    if (form.settings !== settings) ready = new WeakMap();
    settings = form.settings;
    const context = keyContext(form);
    return form.document.children.map((block) => readyOne(block, context));
  };
}
