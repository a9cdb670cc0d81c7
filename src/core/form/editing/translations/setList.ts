import { isTranslation } from '../../translations/translationKey';
import { isRecord } from '../../values/isRecord';
import type { Command } from '../commands/command';
import { setCommand } from '../commands/setCommand';
import type { EditedForm } from '../document/editedForm';
import { findBlock } from '../document/tree';

/**
 * Sets a list of choices or things, of a block or of the form (''). One that is only called otherwise keeps its translations,
 * which are named by it.
 * @example
 * setList(edited([node('select', { values: ['Rouge'], 'values.Rouge@en': 'Red' })]), 'b1', 'values', ['Rose']).map(({ property, value }) => [property, value]) // => [['values', ['Rose']], ['values.Rouge@en', undefined], ['values.Rose@en', 'Red']]
 */
export function setList(form: EditedForm, block: string, name: string, value: unknown): Command[] {
  const holder = block === '' ? form.settings : findBlock(form.document, block)?.block.props;
  const set = (property: string, given: unknown) => setCommand(block, property, given);
  const renamed = renamedEntry(holder?.[name], value);
  if (!holder || !renamed) return [set(name, value)];
  const [before, after] = renamed.map((entry) => `${name}.${entry}`) as [string, string];
  const moved = Object.entries(holder).filter(
    ([key]) => isTranslation(key) && (key.startsWith(`${before}@`) || key.startsWith(`${before}.`)),
  );
  return [
    set(name, value),
    ...moved.flatMap(([key, text]) => [set(key, undefined), set(after + key.slice(before.length), text)]),
  ];
}

/** Name of the only entry that changed, before and after. */
function renamedEntry(before: unknown, after: unknown): readonly [string, string] | null {
  const [old, now] = [namesIn(before), namesIn(after)];
  const differing = old.flatMap((name, index) => (name === now[index] ? [] : [[name, now[index] ?? ''] as const]));
  const [only] = differing;
  const isOne = old.length === now.length && differing.length === 1 && only && !old.includes(only[1]);
  return isOne ? only : null;
}

const namesIn = (list: unknown): string[] =>
  Array.isArray(list) ? (list as unknown[]).map((entry) => String(isRecord(entry) ? entry['id'] : entry)) : [];
