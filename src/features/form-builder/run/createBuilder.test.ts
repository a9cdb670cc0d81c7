import { edited } from '../../../core/form/editing/testing/edited';
import { node } from '../../../core/form/testing/formOf';
import type { Block } from '../../../core/form';
import { createBuilder } from './createBuilder';
import { placeOf } from './placeOf';

/** `a` and `b`, then a box with `c` in it, then `d`: their ids are b1, b2, b3, b4, b5. */
const form = edited([
  node('text', { fieldKey: 'a' }),
  node('text', { fieldKey: 'b' }),
  node('container', {}, [node('text', { fieldKey: 'c' })]),
  node('text', { fieldKey: 'd' }),
]);

function build() {
  let ids = 0;
  return createBuilder(form, { now: () => 0, newId: () => `n${(ids += 1)}` });
}
const outline = (blocks: readonly Block[]): unknown[] =>
  blocks.map(({ id, children }) => (children.length > 0 ? [id, ...outline(children)] : id));

describe('a form while it is made', () => {
  it('BUILD-42 moves what is selected by one place, into the block before it and out again', () => {
    const builder = build();
    const moved = (direction: Parameters<typeof placeOf>[2]) => {
      builder.step(direction);
      return outline(builder.form().document.children);
    };
    builder.select(['b5']);
    expect(moved('up')).toEqual(['b1', 'b2', 'b5', ['b3', 'b4']]);
    expect(moved('down')).toEqual(['b1', 'b2', ['b3', 'b4'], 'b5']);
    expect(moved('in')).toEqual(['b1', 'b2', ['b3', 'b4', 'b5']]);
    expect(moved('out')).toEqual(['b1', 'b2', ['b3', 'b4'], 'b5']);
    expect(moved('down')).toEqual(['b1', 'b2', ['b3', 'b4'], 'b5']);
    builder.select(['b1', 'b2']);
    expect(moved('down')).toEqual([['b3', 'b4'], 'b1', 'b2', 'b5']);
  });

  it('BUILD-42 does not move into what holds no others, nor blocks from several places at once', () => {
    expect(placeOf(form, ['b2'], 'in')).toBeNull();
    expect(placeOf(form, ['b4', 'b5'], 'up')).toBeNull();
    expect(placeOf(form, [], 'up')).toBeNull();
  });

  it('BUILD-01 puts a new block after what is selected, or into it, wherever it may stand', () => {
    const builder = build();
    builder.select(['b1']);
    expect(builder.placeAfterSelected('text')).toEqual({ parent: null, index: 1 });
    builder.select(['b3']);
    expect(builder.placeAfterSelected('text')).toEqual({ parent: 'b3', index: 1 });
    builder.select(['b4']);
    expect(builder.placeAfterSelected('text')).toEqual({ parent: 'b3', index: 1 });
    builder.select([]);
    expect(builder.placeAfterSelected('text')).toEqual({ parent: null, index: 4 });
    builder.insert([{ type: 'submit', props: {}, children: [] }], { parent: null, index: 4 });
    builder.select([]);
    expect(builder.placeAfterSelected('text')).toEqual({ parent: null, index: 4 });
    expect(builder.placeAfterSelected('submit')).toEqual({ parent: null, index: 4 });
  });

  it('BUILD-42 selects what is next to what was removed', () => {
    const builder = build();
    const { store } = builder;
    builder.remove(['b2']);
    expect(store.getState().history.selected).toEqual(['b3']);
    builder.remove(['b5']);
    expect(store.getState().history.selected).toEqual(['b3']);
    builder.remove(['b4']);
    expect(store.getState().history.selected).toEqual(['b3']);
  });

  it('BUILD-21 carries out all of a step or nothing, and says why not', () => {
    const builder = build();
    const before = builder.form();
    const label = { do: 'setProperty', block: 'b1', property: 'label', value: 'A' } as const;
    expect(builder.change([label, { do: 'move', blocks: ['b3'], at: { parent: 'b4', index: 0 } }])).toBe(false);
    expect(builder.form()).toBe(before);
    expect(builder.store.getState().said?.what).toBe('insideItself');
    expect(builder.setProperty('b1', 'fieldKey', 'b')).toBe(false);
    expect(builder.store.getState().said?.what).toBe('keyTaken');
  });
});
