import type { Language } from '../../../../contract/terms/languages';
import { translationKey } from '../../translations/translationKey';
import { isRecord } from '../../values/isRecord';
import type { Command } from '../commands/command';
import { setCommand } from '../commands/setCommand';
import { withEntry } from '../commands/withEntry';
import type { EditedForm } from '../document/editedForm';
import { findBlock } from '../document/tree';

/** A text of a form that visitors read, with its translations. */
export interface FormText {
  /** Id of its block; empty for the form's own. */
  readonly block: string;
  /** Unique in its block: `label`, `values.Rouge`, `items.0.title`, `products.P1.label`. */
  readonly path: string;
  /** The property that it is, and the kind of block or the list that has it. */
  readonly property: string;
  readonly owner: string;
  /** Distinguishes it from others of the property: a value, a part of a person, an id, the number of an item; else empty. */
  readonly entry: string;
  readonly format: 'text' | 'longText' | 'richText';
  readonly base: string;
  readonly translations: Readonly<Partial<Record<Language, string>>>;
  /** In which list it is, and where: items have no names, so each carries its own translations. */
  readonly item: { readonly list: string; readonly index: number } | null;
}

/** New text in a language; an empty one falls back to the form's own language. */
export interface Translated {
  readonly text: Pick<FormText, 'block' | 'path' | 'property' | 'item'>;
  readonly lang: Language;
  readonly to: string;
}

/**
 * The commands that translate texts of a form.
 * @example
 * translate(edited([node('text')]), [{ text: { block: 'b1', path: 'label', property: 'label', item: null }, lang: 'en', to: 'Name' }]) // => [{ do: 'setProperty', block: 'b1', property: 'label@en', value: 'Name' }]
 */
export function translate(form: EditedForm, wanted: readonly Translated[]): Command[] {
  const lists = new Map<string, number>();
  const commands: Command[] = [];
  for (const { text, lang, to } of wanted) {
    const { block, path, property, item } = text;
    const value = isText(to) ? to : undefined;
    if (!item) {
      commands.push(setCommand(block, translationKey(path, lang), value));
      continue;
    }
    // A command has the whole list in it, so one for all of its items.
    const name = `${block} ${item.list}`;
    const at = lists.get(name) ?? commands.length;
    lists.set(name, at);
    const before = commands[at];
    const list = before?.do === 'setProperty' ? before.value : findBlock(form.document, block)?.block.props[item.list];
    const items = Array.isArray(list) ? [...(list as unknown[])] : [];
    const one = items[item.index];
    if (isRecord(one)) items[item.index] = withEntry(one, translationKey(property, lang), value);
    commands[at] = setCommand(block, item.list, items);
  }
  return commands;
}

/**
 * Whether there is something to read: an empty paragraph is none.
 * @example
 * isText('<p> </p>') // => false
 * isText('Nom') // => true
 */
export const isText = (text: unknown): text is string =>
  typeof text === 'string' && text.replace(/<[^>]*>/g, '').trim() !== '';
