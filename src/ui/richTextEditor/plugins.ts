import { Plugin, TextSelection } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import type { Node } from 'prosemirror-model';
import { commandOf, historyStep } from './keys';
import { pastedSlice } from './pastedSlice';
import { schema } from './schema';

/** Each paragraph and each list goes the way of its own letters. */
const directions = new Plugin<DecorationSet>({
  state: {
    init: (_, { doc }) => directionsOf(doc),
    apply: ({ docChanged, doc }, before) => (docChanged ? directionsOf(doc) : before),
  },
  props: {
    decorations(state) {
      return this.getState(state);
    },
  },
});

function directionsOf(doc: Node): DecorationSet {
  const found: Decoration[] = [];
  doc.forEach(({ type, attrs, nodeSize }, at) => {
    if (type !== schema.nodes.keptBlock && attrs['dir'] === null)
      found.push(Decoration.node(at, at + nodeSize, { dir: 'auto' }));
  });
  return DecorationSet.create(doc, found);
}

/** HTML comes in through the allow-list alone: ProseMirror's own way is an HTML sink, which pages with trusted types refuse. */
const takeHtml = (base: string) => {
  const take = (view: EditorView, event: Event, data: DataTransfer | null): boolean => {
    const html = data?.getData('text/html');
    if (!html) return false;
    event.preventDefault();
    const slice = pastedSlice(html, base);
    if (slice) view.dispatch(view.state.tr.replaceSelection(slice).scrollIntoView().setMeta('paste', true));
    else view.pasteText(data?.getData('text/plain') ?? '');
    return true;
  };
  return new Plugin({
    props: {
      handleDOMEvents: {
        paste: (view, event) => take(view, event, event.clipboardData),
        drop(view, event) {
          // Content moved within the editor is not HTML.
          if (view.dragging || !event.dataTransfer?.getData('text/html')) return false;
          const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
          if (place) view.dispatch(view.state.tr.setSelection(TextSelection.near(view.state.doc.resolve(place.pos))));
          view.focus();
          return take(view, event, event.dataTransfer);
        },
      },
    },
  });
};

/** Steps back and forth; nothing outside takes these keys for its own history, also when there is nothing to undo here. */
const takeKeys = (step: (way: 'undo' | 'redo') => void) =>
  new Plugin({
    props: {
      handleKeyDown(view, event) {
        const way = historyStep(event);
        if (way) step(way);
        return way !== null || (commandOf(event)?.(view.state, view.dispatch, view) ?? false);
      },
    },
  });

/** @param base where relative links begin */
export const editorPlugins = (base: string, step: (way: 'undo' | 'redo') => void): Plugin[] => [
  takeHtml(base),
  takeKeys(step),
  directions,
];
