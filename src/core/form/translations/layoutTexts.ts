import type { Block, FormDocument } from '../schema/formDocument';
import { isRecord } from '../values/isRecord';

type Json = Readonly<Record<string, unknown>>;
/** What to say instead of a text, named by its field. */
type Say = (field: string, text: string) => string;

/** Texts of the blocks that pages and sections have, and of the entries of their lists. */
const TEXTS = ['html'];
const ENTRY_TEXTS = ['title', 'description'];
const LONGEST_NAME = 200;

/**
 * A layout whose texts are said anew, each named by its block and what it is there; entries of a list are named by their title,
 * so that each keeps its texts wherever it stands (TRANS-07).
 * @example
 * layoutWith({ schemaVersion: 1, children: [{ id: 'b1', type: 'richText', props: { html: '<p>Nous</p>' }, children: [] }] }, (field) => field) // => { schemaVersion: 1, children: [{ id: 'b1', type: 'richText', props: { html: 'blocks.b1.html' }, children: [] }] }
 */
export const layoutWith = (document: FormDocument, say: Say): FormDocument => ({
  ...document,
  children: document.children.map((block) => blockWith(block, say)),
});

/**
 * The texts of a layout by field, in the order in which they are read.
 * @example
 * layoutTexts({ schemaVersion: 1, children: [{ id: 'b1', type: 'richText', props: { html: '<p>Nous</p>' }, children: [] }] }) // => { 'blocks.b1.html': '<p>Nous</p>' }
 */
export function layoutTexts(document: FormDocument): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {};
  layoutWith(document, (field, text) => (texts[field] = text));
  return texts;
}

function blockWith(block: Block, say: Say): Block {
  const { id, props, children } = block;
  const { items } = props;
  const names = new Map<string, number>();
  const itemWith = (item: unknown): unknown => {
    const title = isRecord(item) ? item['title'] : undefined;
    if (!isRecord(item) || typeof title !== 'string') return item;
    const name = title.slice(0, LONGEST_NAME);
    const nth = (names.get(name) ?? 0) + 1;
    names.set(name, nth);
    return { ...item, ...said(item, ENTRY_TEXTS, `blocks.${id}.${name}${nth > 1 ? ` ${nth}` : ''}`, say) };
  };
  return {
    ...block,
    props: {
      ...props,
      ...said(props, TEXTS, `blocks.${id}`, say),
      ...(Array.isArray(items) && { items: (items as unknown[]).map(itemWith) }),
    },
    children: children.map((child) => blockWith(child, say)),
  };
}

const said = (owner: Json, names: readonly string[], at: string, say: Say): Json =>
  Object.fromEntries(
    names.flatMap((name) => {
      const text = owner[name];
      return typeof text === 'string' && text.trim() !== '' ? [[name, say(`${at}.${name}`, text)]] : [];
    }),
  );
