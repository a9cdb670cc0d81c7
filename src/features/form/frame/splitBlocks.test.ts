import { formOf, node } from '../../../core/form/testing/formOf';
import { splitBlocks } from './splitBlocks';

const text = (at: number, props: object = {}) => node('text', { fieldKey: `f${at}`, ...props });
const texts = (count: number, from = 0) => Array.from({ length: count }, (_, at) => text(from + at));
const shownWith = (children: ReturnType<typeof node>[]) =>
  node('conditional', { action: 'SHOW', conditions: [{ field: '[TEXT]_f0', type: 'NOT_EMPTY' }] }, children);

const split = (...content: ReturnType<typeof node>[]) => {
  const { blocks } = formOf(content);
  const parts = splitBlocks(blocks);
  expect(parts.flatMap((part) => part.blocks)).toEqual(blocks);
  return parts.map((part) => `${part.isBoxed ? 'box' : 'bare'} ${part.blocks.length}`);
};

describe('splitBlocks', () => {
  it('FORM-01 boxes at most 16 fields, in order', () => {
    expect(split(...texts(40))).toEqual(['box 16', 'box 16', 'box 8']);
  });

  it('FORM-24 counts the fields that a condition shows', () => {
    expect(split(...texts(12), shownWith(texts(6, 20)), text(30))).toEqual(['box 12', 'box 2']);
    expect(split(text(0), shownWith(texts(17, 1)))).toEqual(['box 1', 'bare 1']);
  });

  it('BLOCK-01 leaves alone what paints outside its box, sticks, or has a layout of its own', () => {
    const framed = text(5, { width: '50%' });
    const content = [...texts(2), node('products'), node('submit'), text(2), framed, shownWith([framed]), text(3)];
    expect(split(...content)).toEqual(['box 2', 'bare 2', 'box 1', 'bare 2', 'box 1']);
  });
});
