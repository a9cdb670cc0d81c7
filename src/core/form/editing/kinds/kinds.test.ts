import { blockKinds } from '../../blocks/blockKinds';
import type { PropSchema } from '../../schema/props';
import { CATEGORIES, type Format, type PropertyEditor } from './kindEditor';
import { kindEditors } from './kindEditors';

const kinds = [...blockKinds.values()];
const formats: Readonly<Record<string, readonly Format[]>> = {
  boolean: ['flag'],
  number: ['number'],
  object: ['partLabels'],
  array: ['values', 'items', 'conditions', 'products'],
};
/** The formats that the schema of a property lets it have. */
const fitting = (schema: PropSchema, editor: PropertyEditor): boolean => {
  if (editor.format === 'default') return true;
  if (schema['enum']) return editor.format === 'choice';
  const allowed = formats[String(schema['type'])];
  if (allowed) return allowed.includes(editor.format);
  // A text may be a number to its author: how much darker a picture is.
  return editor.format === 'number' ? editor.unit === '%' : !Object.values(formats).flat().includes(editor.format);
};

describe('editors of kinds', () => {
  it('BUILD-27 are there for every kind', () => {
    expect([...kindEditors.keys()].sort()).toEqual([...blockKinds.keys()].sort());
    for (const { category } of kindEditors.values()) expect(CATEGORIES).toContain(category);
  });

  it.each(kinds.map(({ type, props }) => [type, props] as const))(
    'BUILD-27 describe every property of %s',
    (type, props) => {
      const properties = kindEditors.get(type)?.properties ?? {};
      expect(Object.keys(properties).sort()).toEqual(Object.keys(props).sort());
      for (const [name, editor] of Object.entries(properties)) {
        const schema = props[name]?.schema ?? {};
        expect([name, editor.format, fitting(schema, editor)]).toEqual([name, editor.format, true]);
        if (editor.format !== 'items') continue;
        const { properties: inner } = schema['items'] as { properties: object };
        expect(Object.keys(editor.items ?? {}).sort()).toEqual(Object.keys(inner).sort());
      }
    },
  );

  it('BUILD-23 BUILD-27 declare what points to something else', () => {
    const targets = ['product', 'products', 'calendar', 'block', 'section', 'conditions'];
    const pointing = [...kindEditors.values()].flatMap(({ properties }) => Object.values(properties));
    for (const { format, ref } of pointing)
      expect([format, ref !== undefined]).toEqual([format, targets.includes(format)]);
  });
});
