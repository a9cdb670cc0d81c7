import { sameContent } from './sameContent';

const build = () => ({ identity: { prenom: 'Ruth', ages: [3, 5] }, from: new Date(5), none: null, nan: NaN });
const values = build();

describe('ELEM-02 property values are compared by what they hold', () => {
  it('takes copies for the same', () => {
    expect(sameContent(values, build())).toBe(true);
    expect(sameContent({ a: [1] }, structuredClone({ a: [1] }))).toBe(true);
    expect(sameContent(Object.assign(Object.create(null) as object, { a: 1 }), { a: 1 })).toBe(true);
  });

  it.each([
    ['a value', { ...values, none: 0 }],
    ['a nested one', { ...values, identity: { prenom: 'Ruth', ages: [3, 6] } }],
    ['a date', { ...values, from: new Date(6) }],
    ['one more key', { ...values, more: undefined }],
    ['one key less', { identity: values.identity }],
    ['an array for an object', Object.values(values)],
    ['nothing', null],
  ])('sees %s that differs', (_what, other) => {
    expect(sameContent(values, other)).toBe(false);
    expect(sameContent(other, values)).toBe(false);
  });

  it('tells objects of classes and functions apart by identity, and ends in circles', () => {
    const file = new Blob(['a']);
    expect(sameContent({ file }, { file })).toBe(true);
    expect(sameContent({ file }, { file: new Blob(['a']) })).toBe(false);
    expect(sameContent({ call: () => 1 }, { call: () => 1 })).toBe(false);
    const circle = () => {
      const self: Record<string, unknown> = {};
      self['self'] = self;
      return self;
    };
    expect(sameContent(circle(), circle())).toBe(false);
  });
});
