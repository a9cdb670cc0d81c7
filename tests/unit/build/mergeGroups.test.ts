import { mergeGroups } from '../../../scripts/build/mergeGroups.mjs';

const group = (name: string, starts: string, bytes = 100) => ({
  ids: [name],
  starts: new Set(starts),
  bytes,
  layer: 'later' as const,
});
const named = (groups: readonly { readonly ids: readonly string[] }[]) =>
  groups.map(({ ids }) => [...ids].sort().join('+')).sort();
const nothing = () => new Set<string>();

describe('mergeGroups', () => {
  it('merges two small groups that mostly the same starts need', () => {
    expect(named(mergeGroups([group('x', 'ab'), group('y', 'abc')], nothing, () => 1))).toEqual(['x+y']);
  });

  it('leaves apart what would be loaded in vain, and what nobody needs together', () => {
    expect(named(mergeGroups([group('x', 'ab', 90_000), group('y', 'abc')], nothing, () => 1))).toEqual(['x', 'y']);
    expect(named(mergeGroups([group('x', 'ab'), group('y', 'cd')], nothing, () => 1))).toEqual(['x', 'y']);
  });

  it('merges no groups that would then import another in a circle', () => {
    const imports: Record<string, string[]> = { x: ['y'], y: ['z'], z: [] };
    const groups = [group('x', 'ab'), group('y', 'abc', 90_000), group('z', 'abcd')];
    expect(
      named(
        mergeGroups(
          groups,
          (id) => new Set(imports[id]),
          () => 1,
        ),
      ),
    ).not.toContain('x+z');
  });

  it('counts a start as much as it weighs', () => {
    const groups = [group('x', 'ab', 3000), group('y', 'abc', 100)];
    expect(named(mergeGroups(groups, nothing, (start) => (start === 'c' ? 2 : 1)))).toEqual(['x', 'y']);
    expect(named(mergeGroups(groups, nothing, (start) => (start === 'c' ? 0.5 : 1)))).toEqual(['x+y']);
  });
});
