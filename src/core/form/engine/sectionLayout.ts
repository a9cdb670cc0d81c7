import type { BlockKinds } from '../schema/blockKind';
import { accordion } from '../blocks/accordion';
import { carousel } from '../blocks/carousel';
import { container } from '../blocks/container';
import { embeddedForm } from '../blocks/embeddedForm';
import { embeddedPage } from '../blocks/embeddedPage';
import { empty } from '../blocks/empty';
import { pdf } from '../blocks/pdf';
import { richText } from '../blocks/richText';
import { section } from '../blocks/section';
import { video } from '../blocks/video';
import type { CompiledBlock } from './compileFormWith';
import type { Block, FormDocument } from '../schema/formDocument';
import { importDocument } from '../document/importDocument';
import { readProps } from '../schema/props';

/**
 * The kinds of blocks that a custom section may have (BLOCK-10): those that only show something, and boxes around them.
 * Nothing is filled in or sent outside a form, and a section within a section could stand in itself.
 */
export const sectionKinds: BlockKinds = new Map(
  [richText, carousel, accordion, video, pdf, embeddedPage, container, empty].map((kind) => [kind.type, kind]),
);

/** The kinds of blocks that a page has (PAGE-01): those of sections, sections themselves, and forms, each drawn by an element. */
export const pageKinds: BlockKinds = new Map([
  ...sectionKinds,
  [section.type, section],
  [embeddedForm.type, embeddedForm],
]);

/**
 * Whether the content of a section opens as JSON does: an object, or a list of them. All else is HTML.
 * @example
 * opensAsLayout(' [{"type":"video"}]') // => true
 * opensAsLayout('[Samedi] <p>') // => false
 */
export const opensAsLayout = (content: string): boolean => /^\s*(?:\{|\[\s*\{)/.test(content);

/**
 * Whether a document has a block that a section, or what has these kinds, can show.
 * @example
 * showsBlocks({ schemaVersion: 1, children: [{ id: 'b1', type: 'video', props: {}, children: [] }] }) // => true
 */
export const showsBlocks = ({ children }: Pick<FormDocument, 'children'>, kinds = sectionKinds): boolean =>
  children.some((block: Block) => kinds.has(block.type) || showsBlocks(block, kinds));

/**
 * Reads a stored section as blocks. Null if it is HTML, or JSON from before sections had blocks that shows none:
 * visitors see either as text.
 * @example
 * readSection('[{"type":"video"}]') // => { schemaVersion: 1, children: [{ id: 'b1', type: 'video', props: {}, children: [] }] }
 * readSection('{"a":1}') // => null
 */
export function readSection(content: string, kinds = sectionKinds): FormDocument | null {
  const document = opensAsLayout(content) ? importDocument(content) : 'notADocument';
  return typeof document !== 'string' && showsBlocks(document, kinds) ? document : null;
}

/**
 * A section's blocks ready to draw: without hidden ones, unknown kinds replaced by their children. Like `compileForm`,
 * without what only forms need.
 * @example
 * sectionBlocks({ children: [{ id: 'b1', type: 'empty', props: { hidden: true }, children: [] }] }) // => []
 */
export function sectionBlocks({ children }: Pick<FormDocument, 'children'>, kinds = sectionKinds): CompiledBlock[] {
  return children.flatMap((block) => {
    const kind = kinds.get(block.type) ?? null;
    const props = kind ? readProps(kind.props, block.props) : block.props;
    if (kind && props['hidden'] === true) return [];
    return [{ id: block.id, kind, props, fields: [], children: sectionBlocks(block, kinds) }];
  });
}
