import fc from 'fast-check';
import { bind, from, keys, map, reduce, values } from './natives';

describe('HTTP-05 our own natives', () => {
  it('bind as functions do', () => {
    const told = function (this: unknown, ...args: unknown[]) {
      return [this, ...args];
    };
    expect(bind(told, null, 1, 2)(3)).toEqual(told.bind(null, 1, 2)(3));
    expect(bind(told, 'x')()).toEqual(told.bind('x')());
  });

  it('make arrays as Array.from does', () => {
    expect(from({ length: 3 }, (_, index) => index * 2)).toEqual([0, 2, 4]);
    expect(from(new Set(['a', 'b']))).toEqual(['a', 'b']);
    expect(from('é👍')).toEqual(['é', '👍']);
    expect(from(new Uint8Array([1, 2]), String)).toEqual(['1', '2']);
    expect(from({ length: 2, 0: 'a' })).toEqual(['a', undefined]);
  });

  it('reduce as arrays do', () => {
    const sum = (one: unknown, other: unknown) => `${String(one)} ${String(other)}`;
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (list) => {
        expect(reduce(list, sum)).toBe(list.reduce((one, other) => sum(one, other) as never));
        expect(reduce(list, sum, undefined)).toBe(list.reduce<unknown>(sum, undefined));
      }),
    );
  });

  it('map as arrays do, with the list at hand', () => {
    const told = (item: unknown, index: number, list: readonly unknown[]) => [item, index, list.length];
    expect(map(['a', 'b'], told)).toEqual(['a', 'b'].map(told));
  });

  it('list what is in an array or object, without what the page put into all of them', () => {
    const each = { configurable: true, enumerable: true, value: () => undefined };
    Object.defineProperty(Array.prototype, 'each', each);
    try {
      expect(keys(['a', 'b'])).toEqual(['0', '1']);
      expect(values(['a', 'b'])).toEqual(['a', 'b']);
      expect(keys({ one: 1, 2: 2 })).toEqual(Object.keys({ one: 1, 2: 2 }));
    } finally {
      delete (Array.prototype as { each?: unknown }).each;
    }
  });
});
