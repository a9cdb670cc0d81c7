import { blockKinds } from '../../core/form';
import { kindEditors } from '../../core/form/editing';
import { OPERATORS } from '../../core/form/blocks/conditional';
import { RELATIONS } from '../../core/form/values/personParts';
import { formPanel } from '../formPanel/fr';
import { formBuilder } from './fr';

const sorted = (words: Iterable<string>) => [...new Set(words)].sort();

describe('words of the form builder', () => {
  it('BUILD-06 BUILD-27 name every kind and every property, and no others', () => {
    expect(sorted(Object.keys(formBuilder.kinds))).toEqual(sorted(blockKinds.keys()));
    const editors = [...kindEditors.values()].flatMap(({ properties }) => Object.entries(properties));
    const names = editors.flatMap(([name, { items = {} }]) => [name, ...Object.keys(items)]);
    expect(sorted(Object.keys(formPanel.properties))).toEqual(sorted(names));
  });

  it('BUILD-27 name every code that a property may have, relations apart', () => {
    const codes = [...blockKinds.values()].flatMap(({ props }) =>
      Object.values(props).flatMap(({ schema }) => (schema['enum'] ?? []) as string[]),
    );
    const named = [
      ...codes.filter((code) => !RELATIONS.some((relation) => relation === code)),
      ...OPERATORS,
      'AND',
      'OR',
    ];
    expect(sorted(Object.keys(formPanel.choices))).toEqual(sorted(named));
  });

  it('BUILD-05 name no two entries of the palette alike', () => {
    const names = Object.values(formBuilder.presets);
    expect(names.length).toBe(new Set(names).size);
  });
});
