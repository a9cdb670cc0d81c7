import {
  chainCommands,
  createParagraphNear,
  deleteSelection,
  joinBackward,
  joinForward,
  liftEmptyBlock,
  selectAll,
  selectNodeBackward,
  selectNodeForward,
  splitBlock,
  toggleMark,
} from 'prosemirror-commands';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import type { Command } from 'prosemirror-state';
import { schema } from './schema';

const { nodes, marks } = schema;

const insertBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.lineBreak.create()).scrollIntoView());
  return true;
};

/** The Tab key is not here: it leaves the text. */
const COMMANDS: Readonly<Record<string, Command>> = {
  Enter: chainCommands(splitListItem(nodes.listItem), createParagraphNear, liftEmptyBlock, splitBlock),
  'Shift-Enter': insertBreak,
  Backspace: chainCommands(deleteSelection, joinBackward, selectNodeBackward),
  Delete: chainCommands(deleteSelection, joinForward, selectNodeForward),
  'Mod-a': selectAll,
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.em),
  'Mod-u': toggleMark(marks.u),
  'Mod-]': sinkListItem(nodes.listItem),
  'Mod-[': liftListItem(nodes.listItem),
};

/** The command of a key; undefined for keys left to the browser. */
export function commandOf(event: KeyboardEvent): Command | undefined {
  const name = keyName(event);
  return COMMANDS[name] ?? COMMANDS[name.replace(/^(?:Mod-|Shift-)+(?=Backspace|Delete)/, '')];
}

/** Which way in the history of the text a key goes. */
export function historyStep(event: KeyboardEvent): 'undo' | 'redo' | null {
  const name = keyName(event);
  return name === 'Mod-z' ? 'undo' : name === 'Mod-Shift-z' || name === 'Mod-y' ? 'redo' : null;
}

/** `Mod` is Control, or Command on a Mac. A letter goes by its place where the keyboard writes no Latin ones. */
function keyName({ key, code, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent): string {
  const isMac = /Mac|iP/.test(navigator.platform);
  const mod = isMac ? metaKey : ctrlKey;
  const other = isMac ? ctrlKey : metaKey;
  if (altKey || other) return '';
  const letter = /^[!-~]$/.test(key) ? key.toLowerCase() : /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase();
  return `${mod ? 'Mod-' : ''}${shiftKey ? 'Shift-' : ''}${letter ?? key}`;
}
