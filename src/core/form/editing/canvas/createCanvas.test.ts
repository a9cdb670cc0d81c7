import { node } from '../../testing/formOf';
import { applyCommand } from '../commands/applyCommand';
import { edited } from '../testing/edited';
import { createCanvas } from './createCanvas';

const form = edited(
  [
    node('container', {}, [node('text', { fieldKey: 'a' }), node('pdf')]),
    node('products'),
    node('section', { hidden: true }),
  ],
  { type: 'SIMPLE', products: [{ id: 'P1' }] },
);

describe('the blocks of a canvas', () => {
  it('BUILD-29 are all there, also those that visitors never see', () => {
    const [box, products, section] = createCanvas()(form);
    expect(box?.children.map(({ id, kind }) => [id, kind?.type])).toEqual([['b2', 'text'], ['b3', 'pdf']]); // oxfmt-ignore
    expect(products?.fields.map(({ key }) => key)).toEqual(['P1_quantity']);
    expect(section?.props['hidden']).toBe(true);
  });

  it('BUILD-29 are the same objects until they change, or a setting does', () => {
    const canvas = createCanvas();
    const before = canvas(form);
    const changed = applyCommand(form, { do: 'setProperty', block: 'b2', property: 'label', value: 'A' });
    const after = canvas(changed);
    expect([after[0] === before[0], after[0]?.children[1] === before[0]?.children[1], after[1] === before[1]]).toEqual([
      false,
      true,
      true,
    ]);
    expect(after[0]?.children[0]?.props['label']).toBe('A');
    expect(canvas(form)[0]).toBe(before[0]);
    const sold = applyCommand(form, { do: 'setSetting', setting: 'products', value: [{ id: 'P2' }] });
    expect(canvas(sold)[1]?.fields.map(({ key }) => key)).toEqual(['P2_quantity']);
  });
});
