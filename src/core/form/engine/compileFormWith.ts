import type { BlockKind, BlockKinds, FormContext } from '../schema/blockKind';
import { empty } from '../blocks/empty';
import { isUsableKey } from '../values/fieldKeys';
import type { FieldSpec } from '../values/fieldSpec';
import type { Product } from '../schema/formSettings';
import type { FormDefinition } from '../document/definitionOf';
import { type Block, DOCUMENT_LIMITS } from '../schema/formDocument';
import { readProps } from '../schema/props';

/** How deep forms may be embedded in one another (FORM-25). */
export const MOST_FORMS_DEEP = 3;
/** Maximum number of blocks with embedded forms: a form that embeds another a thousand times shows as many as fit. */
const MOST_BLOCKS = 4 * DOCUMENT_LIMITS.blocks;

/** A block as it is shown and filled in. */
export interface CompiledBlock {
  /** Unique in the form, embedded forms included. */
  readonly id: string;
  /** Null for a type that is not known: its children are shown (BLOCK-11). */
  readonly kind: BlockKind | null;
  /** Read by the kind's properties; as stored when the type is not known. */
  readonly props: Readonly<Record<string, unknown>>;
  readonly fields: readonly FieldSpec[];
  readonly children: readonly CompiledBlock[];
  /** Stands where a block was that needs COMPLEX on a form of another type (FORM-32); only with `forAuthor`. */
  readonly leftOut?: true;
}

/** A form made ready: only the blocks that this form has. */
export interface CompiledForm {
  readonly context: FormContext;
  /** Products of the form and of those embedded in it. */
  readonly products: readonly Product[];
  readonly blocks: readonly CompiledBlock[];
}

export interface CompileOptions {
  /** Currency of the prices: a code of three letters. */
  readonly currency: string;
  /** The forms of embedded blocks that are at hand, by block id; nothing stands in place of the others. */
  readonly embedded?: ReadonlyMap<string, FormDefinition>;
  /** Leaves placeholders of blocks that need COMPLEX, for `lintForm` to report. */
  readonly forAuthor?: boolean;
}

/**
 * Makes a form ready as `compileForm` does, with the kinds of blocks that are at hand.
 * @throws RangeError when the currency is no code of three letters.
 * @example
 * compileFormWith(plainKinds, readForm({ content: [{ type: 'text', props: { fieldKey: 'nom' } }] }), { currency: 'eur' }).blocks[0].fields[0].key // => '[TEXT]_nom'
 */
export function compileFormWith(
  kinds: BlockKinds,
  form: FormDefinition,
  { currency, embedded = new Map(), forAuthor = false }: CompileOptions,
): CompiledForm {
  const { document, ...settings } = form;
  const products = new Map(form.products.map((product) => [product.id, product]));

  let count = 0;

  const compileAll = (blocks: readonly Block[], context: FormContext, path: string, chain: readonly string[]) =>
    blocks.flatMap((block) => compile(block, context, path, chain));

  const compile = (block: Block, context: FormContext, path: string, chain: readonly string[]): CompiledBlock[] => {
    count += 1;
    if (count > MOST_BLOCKS) return [];
    const id = path + block.id;
    const kind = kindOf(kinds, block.type, form.manual);
    if (!kind)
      return [{ id, kind, props: block.props, fields: [], children: compileAll(block.children, context, path, chain) }];
    const props = readProps(kind.props, block.props);
    if (props['hidden'] === true) return [];
    if (kind.complexOnly && context.type !== 'COMPLEX')
      return forAuthor ? [{ id, kind: null, props, fields: [], children: [], leftOut: true }] : [];
    if (kind.isOffered?.(context) === false) return [];
    const asked = form.manual && 'required' in props ? { ...props, required: false } : props;
    const fields = (kind.fields?.(asked, context) ?? []).filter(({ key }) => isUsableKey(key));
    const children =
      kind.type === 'embeddedForm'
        ? embed(String(props['blockId']), context, id, chain)
        : compileAll(block.children, context, path, chain);
    return [{ id, kind, props: asked, fields, children }];
  };

  const embed = (blockId: string, context: FormContext, id: string, chain: readonly string[]): CompiledBlock[] => {
    const inner = chain.length < MOST_FORMS_DEEP && !chain.includes(blockId) ? embedded.get(blockId) : undefined;
    if (!inner) return [];
    for (const product of inner.products) if (!products.has(product.id)) products.set(product.id, product);
    const innerContext = { ...context, products: inner.products, calendars: inner.calendars };
    return compileAll(inner.document.children, innerContext, `${id}/`, [...chain, blockId]);
  };

  const context: FormContext = { ...settings, currency };
  const blocks = compileAll(document.children, context, '', []);
  return { context, products: [...products.values()], blocks };
}

function kindOf(kinds: BlockKinds, type: string, manual: boolean): BlockKind | null {
  const kind = kinds.get(type);
  return kind?.group === 'display' && manual ? empty : (kind ?? null);
}
