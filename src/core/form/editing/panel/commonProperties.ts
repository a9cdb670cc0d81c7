import type { Block } from '../../schema/formDocument';
import { isSameJson } from '../document/isSameJson';
import { type EditedProperty, propertiesOf } from './propertiesOf';

/** Formats that mean the same for each of several blocks. What names a field or another thing is each block's own. */
const alike: ReadonlySet<EditedProperty['format']> = new Set(['flag', 'choice', 'number', 'colour', 'length', 'css']);

/** Common properties of several blocks, their values where they agree, and the names of those that differ. */
export interface CommonProperties {
  readonly properties: readonly EditedProperty[];
  readonly values: Readonly<Record<string, unknown>>;
  readonly mixed: ReadonlySet<string>;
}

/**
 * The properties that can be edited for several blocks at once (BUILD-83).
 * @example
 * commonProperties([{ id: 'a', type: 'date', props: { hidden: true }, children: [] }]).values.hidden // => true
 */
export function commonProperties(blocks: readonly Block[]): CommonProperties {
  const lists = blocks.map(({ type }) => propertiesOf(type));
  const properties = (lists[0] ?? []).filter(({ name, format, choices }) => {
    const isSame = (other: EditedProperty) =>
      other.name === name && other.format === format && isSameJson(other.choices, choices);
    return alike.has(format) && lists.every((list) => list.some(isSame));
  });
  const valuesOf = (name: string) => blocks.map(({ props }) => props[name]);
  const mixed = new Set(
    properties
      .map(({ name }) => name)
      .filter((name) => !valuesOf(name).every((one, _, all) => isSameJson(one, all[0]))),
  );
  const values = Object.fromEntries(
    properties.flatMap(({ name }) => (mixed.has(name) ? [] : [[name, blocks[0]?.props[name]]])),
  );
  return { properties, values, mixed };
}
