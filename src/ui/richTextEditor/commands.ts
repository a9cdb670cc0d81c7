import type { Attrs, Mark, MarkType, Node } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import {
  AllSelection,
  Selection,
  TextSelection,
  type Command,
  type EditorState,
  type Transaction,
} from 'prosemirror-state';
import { schema, type Alignment, type StyleMark, type TagMark } from './schema';

type ListType = 'bulletList' | 'orderedList';

/** Text blocks of the selection with their places. */
function textBlocks({ doc, selection }: EditorState): [Node, number][] {
  const found: [Node, number][] = [];
  doc.nodesBetween(selection.from, selection.to, (node, at) => {
    if (node.isTextblock) found.push([node, at]);
    return !node.isTextblock;
  });
  return found;
}

/** State of the selection for the controls. */
export function formatOf(state: EditorState) {
  const { $from, empty, from, to } = state.selection;
  const marksHere = empty ? (state.storedMarks ?? $from.marks()) : marksOfFirst(state);
  const [first] = textBlocks(state);
  const attrs: Attrs = first?.[0].attrs ?? {};
  const list = listAround(withText(state))?.node.type.name;
  const valueOf = (mark: StyleMark) => {
    const found = schema.marks[mark].isInSet(marksHere);
    return found ? String(found.attrs['value']) : '';
  };
  return {
    level: (attrs['level'] as number | undefined) ?? 0,
    align: (attrs['align'] ?? null) as string | null,
    list: (list ?? null) as ListType | null,
    font: valueOf('font'),
    color: valueOf('color'),
    link: linkAround(state),
    has: (mark: TagMark) =>
      empty ? !!schema.marks[mark].isInSet(marksHere) : state.doc.rangeHasMark(from, to, schema.marks[mark]),
  };
}

/** Marks of the first that is selected. */
function marksOfFirst({ doc, selection }: EditorState): readonly Mark[] {
  let first: Node | undefined;
  doc.nodesBetween(selection.from, selection.to, (node) => {
    if (node.isInline) first ??= node;
    return !first;
  });
  return first?.marks ?? [];
}

/** A selection of everything counts as one from the first letter to the last, which can be inside a list. */
function withText(state: EditorState): EditorState {
  if (!(state.selection instanceof AllSelection)) return state;
  const { $from } = Selection.atStart(state.doc);
  const { $to } = Selection.atEnd(state.doc);
  return state.apply(state.tr.setSelection(TextSelection.between($from, $to)));
}

function listAround({ selection: { $from } }: EditorState): { node: Node; at: number } | null {
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth);
    if (node.type === schema.nodes.bulletList || node.type === schema.nodes.orderedList)
      return { node, at: $from.before(depth) };
  }
  return null;
}

/** The link that the selection begins in or next to, with its range. */
function linkAround({ selection: { $from } }: EditorState): { href: string; from: number; to: number } | null {
  const { parent } = $from;
  const linkOf = (node: Node) => schema.marks.link.isInSet(node.marks);
  const here = parent.childAfter($from.parentOffset);
  const before = parent.childBefore($from.parentOffset);
  const { node, index, offset } = here.node && linkOf(here.node) ? here : before;
  const link = node && linkOf(node);
  if (!link) return null;
  let from = $from.start() + offset;
  let to = from + node.nodeSize;
  for (let at = index - 1; at >= 0 && link.isInSet(parent.child(at).marks); at -= 1) from -= parent.child(at).nodeSize;
  for (let at = index + 1; at < parent.childCount && link.isInSet(parent.child(at).marks); at += 1)
    to += parent.child(at).nodeSize;
  return { href: String(link.attrs['href']), from, to };
}

/** A heading of this level; an ordinary paragraph for 0. */
export const setLevel =
  (level: number): Command =>
  (state, dispatch) => {
    const { from, to } = state.selection;
    const type = level ? schema.nodes.heading : schema.nodes.paragraph;
    dispatch?.(state.tr.setBlockType(from, to, type, ({ attrs }) => ({ ...attrs, level })).scrollIntoView());
    return true;
  };

/** Aligned so; as the text begins for null. */
export const setAlign =
  (align: Alignment | null): Command =>
  (state, dispatch) => {
    const { tr } = state;
    for (const [, at] of textBlocks(state)) tr.setNodeAttribute(at, 'align', align);
    dispatch?.(tr);
    return true;
  };

/** Makes a list of what is selected, one of the other kind, or none when it is one of this kind. */
export const toggleList =
  (name: ListType): Command =>
  (given, dispatch) => {
    const state = withText(given);
    const list = listAround(state);
    if (!list) return wrapInList(schema.nodes[name])(state, dispatch);
    if (list.node.type.name === name) return liftListItem(schema.nodes.listItem)(state, dispatch);
    dispatch?.(state.tr.setNodeMarkup(list.at, schema.nodes[name], { dir: list.node.attrs['dir'] as string | null }));
    return true;
  };

/** Gives the selection, or what is typed next, a mark with these attributes; takes it away for null. */
function withMark({ tr, selection }: EditorState, type: MarkType, attrs: Attrs | null): Transaction {
  const { from, to, empty } = selection;
  if (empty) return attrs ? tr.addStoredMark(type.create(attrs)) : tr.removeStoredMark(type);
  return attrs ? tr.addMark(from, to, type.create(attrs)) : tr.removeMark(from, to, type);
}

/** Sets font or colour; takes it away for ''. */
export const setStyle =
  (mark: StyleMark, value: string): Command =>
  (state, dispatch) => {
    dispatch?.(withMark(state, schema.marks[mark], value ? { value } : null));
    return true;
  };

/** Takes all marks but links from what is selected. */
export const clearMarks: Command = (state, dispatch) => {
  const kinds = Object.values(schema.marks).filter((type) => type !== schema.marks.link);
  const { from, to, empty } = state.selection;
  const tr = kinds.reduce((done, type) => (empty ? done : done.removeMark(from, to, type)), state.tr);
  dispatch?.(empty ? tr.setStoredMarks([]) : tr);
  return true;
};

/** Links what is selected, or changes the link around the caret; without either the address itself is inserted. '' unlinks. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const { selection, tr } = state;
    const around = linkAround(state);
    const { from, to } = selection.empty && around ? around : selection;
    const mark = schema.marks.link.create({ href });
    if (!href) tr.removeMark(from, to, schema.marks.link);
    else if (from < to) tr.removeMark(from, to, schema.marks.link).addMark(from, to, mark);
    else tr.insert(from, schema.text(href.replace(/^(?:mailto|tel):/, ''), mark.addToSet(selection.$from.marks())));
    dispatch?.(tr.scrollIntoView());
    return true;
  };
