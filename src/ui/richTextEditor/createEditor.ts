import type { Node } from 'prosemirror-model';
import { EditorState, Selection, type Command, type Transaction } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { readRichText } from '../../core/richText/readRichText';
import { safeLink } from '../safeLink';
import { editorPlugins } from './plugins';
import { readDocument } from './readDocument';
import { writeHtml } from './writeHtml';

interface Editor {
  readonly state: () => EditorState;
  /** Suits React's useSyncExternalStore. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes the value that its owner holds: another one than what was written here replaces the text. */
  readonly setValue: (html: string) => void;
  /** Typing: letters in quick succession are one step of the history. */
  readonly dispatch: (transaction: Transaction) => void;
  /** Use of a tool: a step by itself. */
  readonly run: (command: Command) => void;
  readonly step: (way: 'undo' | 'redo') => void;
  readonly focus: () => void;
  /** Shows it in that element, with these attributes on what is typed in, until the function is called that it gives. */
  readonly mount: (
    holder: HTMLElement,
    attributes: Readonly<Record<string, string>>,
    onValue: (html: string) => void,
  ) => () => void;
}

/** Changes that follow one another within this time are undone together, in milliseconds (BUILD-25). */
const ONE_STEP = 500;
const MOST_STEPS = 200;

/**
 * A text being edited.
 * @param base where its relative links begin
 */
export function createEditor(value: string, base: string): Editor {
  const read = (html: string) => readDocument(readRichText(html), (href) => safeLink(href, base) !== null);
  const stateOf = (doc: Node, caret: number) => {
    const place = doc.resolve(Math.min(caret, doc.content.size));
    // Content kept as it is must not be selected: the next letter would replace it.
    const selection = Selection.findFrom(place, 1, true) ?? Selection.findFrom(place, -1, true);
    return EditorState.create({ doc, plugins, ...(selection && { selection }) });
  };
  const listeners = new Set<() => void>();
  /** The last value from outside: undoing everything done here restores it to the letter. */
  let given: { html: string; doc: Node } = { html: value, doc: read(value) };
  let current = value;
  /** Values that went to the owner and have not come back: they may come late, and one may stand for those before it. */
  let sent: string[] = [];
  /** States are immutable and share what they have in common: the history of a text is a list of them. */
  const history = { undo: [] as EditorState[], redo: [] as EditorState[], changed: 0 };
  let view: EditorView | undefined;
  let send: (html: string) => void = () => {};

  const show = (next: EditorState) => {
    state = next;
    view?.updateState(next);
    for (const listener of listeners) listener();
  };
  const change = (next: EditorState) => {
    show(next);
    const html = state.doc.eq(given.doc) ? given.html : writeHtml(state.doc);
    if (html === current) return;
    current = html;
    sent.push(html);
    send(html);
  };
  const apply = (transaction: Transaction, isOwnStep = false) => {
    const next = state.apply(transaction);
    if (!transaction.docChanged) return show(next);
    if (isOwnStep || transaction.getMeta('paste') || transaction.time - history.changed > ONE_STEP)
      history.undo = [...history.undo, state].slice(-MOST_STEPS);
    history.changed = isOwnStep ? 0 : transaction.time;
    history.redo = [];
    change(next);
  };
  const step = (way: 'undo' | 'redo') => {
    const to = history[way].pop();
    if (!to) return;
    history[way === 'undo' ? 'redo' : 'undo'].push(state);
    history.changed = 0;
    change(to);
  };
  const plugins = editorPlugins(base, step);
  let state = stateOf(given.doc, 0);

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setValue(html) {
      const place = sent.lastIndexOf(html);
      if (place >= 0) sent = sent.slice(place + 1);
      if (place >= 0 || html === current) return;
      given = { html, doc: read(html) };
      current = html;
      sent = [];
      if (given.doc.eq(state.doc)) return;
      Object.assign(history, { undo: [], redo: [], changed: 0 });
      show(stateOf(given.doc, state.selection.head));
    },
    dispatch: (transaction) => apply(transaction),
    run: (command) => void command(state, (transaction) => apply(transaction, true)),
    step,
    focus: () => view?.focus(),
    mount(holder, attributes, onValue) {
      send = onValue;
      const mounted = new EditorView(holder, {
        state,
        attributes: { ...attributes },
        dispatchTransaction: (transaction) => apply(transaction),
      });
      view = mounted;
      return () => {
        view = undefined;
        mounted.destroy();
      };
    },
  };
}
