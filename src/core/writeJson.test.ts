import fc from 'fast-check';
import { writeJson } from './writeJson';

describe('writeJson', () => {
  it('writes as JSON.stringify does', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => expect(writeJson(value)).toBe(JSON.stringify(value))));
    const odd = { a: undefined, b: [undefined, Number.NaN, null], c: () => 1, d: new Date(0), 'é"': '\u2028' };
    expect(writeJson(odd)).toBe(JSON.stringify(odd));
    expect(writeJson(undefined)).toBeUndefined();
  });

  it('HTTP-05 asks no toJSON that the page gave to arrays, texts, numbers and dates', () => {
    const spoiled = [Array.prototype, String.prototype, Number.prototype, Date.prototype, Object.prototype] as object[];
    const before = spoiled.map((one) => Object.getOwnPropertyDescriptor(one, 'toJSON'));
    for (const one of spoiled)
      Object.defineProperty(one, 'toJSON', { value: () => 'spoiled', configurable: true, enumerable: true });
    const written = writeJson({ noms: ['Ana'], n: 1, le: new Date(0) });
    spoiled.forEach((one, index) => {
      const own = before[index];
      if (own) Object.defineProperty(one, 'toJSON', own);
      else delete (one as { toJSON?: unknown }).toJSON;
    });
    expect(written).toBe('{"noms":["Ana"],"n":1,"le":"1970-01-01T00:00:00.000Z"}');
  });
});
