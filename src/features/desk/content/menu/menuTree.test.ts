import type { OwnMenuItem } from '../../../../contract/site/menu';
import { putBelow, toItems, toTree } from './menuTree';

const item = (id: string, parent: string | null = null, more: Partial<OwnMenuItem> = {}): OwnMenuItem => ({
  ...{ id, parent, name: id, url: `/${id}` },
  ...more,
});

describe('the tree of a menu', () => {
  it('DESK-94 is the same menu again, each entry before those below it', () => {
    const items = [item('a'), item('b'), item('a1', 'a'), item('a11', 'a1'), item('b1', 'b')];
    const kept = toItems(toTree(items));
    expect(kept.map(({ id }) => id)).toEqual(['a', 'a1', 'a11', 'b', 'b1']);
    expect([...kept].sort((one, other) => (one.id < other.id ? -1 : 1))).toEqual(
      [...items].sort((one, other) => (one.id < other.id ? -1 : 1)),
    );
  });

  it('DESK-94 an entry goes below another one with all that hangs on it, and comes up again', () => {
    const tree = toTree([item('a'), item('b'), item('b1', 'b'), item('c')]);
    const below = putBelow(tree, 'b', 'a');
    expect(toItems(below).map(({ id, parent }) => [id, parent])).toEqual([
      ['a', null],
      ['b', 'a'],
      ['b1', 'b'],
      ['c', null],
    ]);
    expect(toItems(putBelow(below, 'b', null)).map(({ id }) => id)).toEqual(['a', 'c', 'b', 'b1']);
  });

  it('DESK-94 keeps names in other languages, and none that are empty', () => {
    const [named, plain] = toItems(
      toTree([item('a', null, { names: { en: 'A', he: ' ' } }), item('b', null, { names: { en: '' } })]),
    );
    expect(named?.names).toEqual({ en: 'A' });
    expect(plain).toEqual(item('b'));
  });
});
