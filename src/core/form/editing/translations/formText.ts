import type { Language } from '../../../../contract/terms/languages';
import { translationKey } from '../../translations/translationKey';
import { isRecord } from '../../values/isRecord';
import { applyCommand } from '../commands/applyCommand';
import type { Command } from '../commands/command';
import type { EditedForm } from '../document/editedForm';
import { findBlock } from '../document/tree';

type Json = Readonly<Record<string, unknown>>;

/** A text of a form that visitors read, with its translations. */
export interface FormText {
  /** Id of its block; empty for the form's own. */
  readonly block: string;
  /** Unique in its block: `label`, `values.Rouge`, `items.0.title`, `products.P1.label`. */
  readonly path: string;
  /** The property that it is, and the kind of block or the list that has it. */
  readonly property: string;
  readonly owner: string;
  /** What tells it from others of the property: a value, a part of a person, an id, the number of an item; else empty. */
  readonly entry: string;
  readonly format: 'text' | 'longText' | 'richText';
  readonly base: string;
  readonly translations: Readonly<Partial<Record<Language, string>>>;
  /** In which list it is, and where: items have no names, so each carries its own translations. */
  readonly item: { readonly list: string; readonly index: number } | null;
}

/** What a text shall be in a language; an empty one goes back to the text that the form is written in. */
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
  let after = form;
  return wanted.map((one) => {
    const command = commandOf(after, one);
    // The next item of a list is set on what this one leaves.
    if (one.text.item) after = applyCommand(after, command);
    return command;
  });
}

function commandOf(form: EditedForm, { text, lang, to }: Translated): Command {
  const { block, path, property, item } = text;
  const value = isText(to) ? to : undefined;
  const name = translationKey(path, lang);
  if (block === '') return { do: 'setSetting', setting: name, value };
  if (!item) return { do: 'setProperty', block, property: name, value };
  const list = findBlock(form.document, block)?.block.props[item.list];
  const items = (Array.isArray(list) ? (list as unknown[]) : []).map((one, index) =>
    index === item.index && isRecord(one) ? withText(one, translationKey(property, lang), value) : one,
  );
  return { do: 'setProperty', block, property: item.list, value: items };
}

/**
 * Whether there is something to read: an empty paragraph is none.
 * @example
 * isText('<p> </p>') // => false
 * isText('Nom') // => true
 */
export const isText = (text: unknown): text is string =>
  typeof text === 'string' && text.replace(/<[^>]*>/g, '').trim() !== '';

function withText(owner: Json, name: string, value: string | undefined): Json {
  const { [name]: _before, ...others } = owner;
  return value === undefined ? others : { ...others, [name]: value };
}
