import { checkExtra, extraFields, readExtra, type ExtraValues } from './extraFields';

const today = '2025-06-01';
const all = [
  { type: 'PRENOM_HE' },
  { type: 'DDN' },
  { type: 'NEWSLETTER' },
  { type: 'TEXT', fieldKey: 'seat', label: 'Place' },
  { type: 'TEXTAREA', label: 'Dédicace' },
  { type: 'SELECT', fieldKey: 'rite', values: ['A', 'B'] },
];
const fieldsOf = (list: unknown) => extraFields({ 'paiement.extra.fields': list });
const optional = fieldsOf(all);
const required = fieldsOf(all.map((field) => ({ ...field, required: true })));
const codes = (values: ExtraValues, fields = optional) =>
  Object.fromEntries(checkExtra(values, fields, today).map(({ key, code }) => [key, code]));

describe('extraFields', () => {
  it('ENT-24 reads the six types under their names, in order', () => {
    expect(optional.map(({ key }) => key)).toEqual(['prenomHE', 'ddn', 'newsletter', 'seat', 'Dédicace', 'rite']);
    expect(extraFields({ paiement: { extra: { fields: all } } })).toEqual(optional);
    expect(required.every((field) => field.required)).toBe(true);
    expect(fieldsOf([{ type: 'DDN', required: 'true' }])[0]?.required).toBe(false);
  });

  it('ENT-24 leaves out what it cannot ask', () => {
    const bad = [null, 'TEXT', { type: 'FILE', label: 'x' }, { type: 'TEXT' }, { type: 'TEXT', fieldKey: 'ddn' }, { type: 'TEXT', label: 'x'.repeat(81) }]; // oxfmt-ignore
    expect(fieldsOf(bad)).toEqual([]);
    expect(fieldsOf([{ type: 'TEXT', label: 'a' }, { type: 'SELECT', fieldKey: 'a' }])).toMatchObject([{ type: 'TEXT' }]); // oxfmt-ignore
    for (const list of [undefined, null, {}, '[]']) expect(fieldsOf(list)).toEqual([]);
  });
});

describe('checkExtra', () => {
  it('PAY-16 asks for what is required, and for nothing else', () => {
    expect(codes({})).toEqual({});
    const keys = required.map(({ key }) => [key, 'required']);
    expect(codes({}, required)).toEqual(Object.fromEntries(keys));
    expect(codes({ prenomHE: ' ', ddn: '', newsletter: false, seat: null }, required)).toEqual(
      Object.fromEntries(keys),
    );
    const answers = {
      prenomHE: 'דן',
      ddn: '1990-01-15',
      newsletter: true,
      seat: '12',
      Dédicace: 'À ma mère',
      rite: 'B',
    };
    expect(codes(answers, required)).toEqual({});
  });

  it.each([
    ['1990-02-30', 'date'],
    ['15/01/1990', 'date'],
    ['2025-06-02', 'date'],
    ['2025-06-01', undefined],
  ])('PAY-16 judges the birth date %s', (ddn, expected) => {
    expect(codes({ ddn })['ddn']).toBe(expected);
  });

  it('PAY-16 takes of a list only what is on it, and texts up to their length', () => {
    expect(codes({ rite: 'C' })).toEqual({ rite: 'choice' });
    expect(codes({ prenomHE: 'x'.repeat(101), seat: 'x'.repeat(301), Dédicace: 'x'.repeat(2001) })).toEqual({
      prenomHE: 'tooLong',
      seat: 'tooLong',
      Dédicace: 'tooLong',
    });
    expect(codes({ prenomHE: 'x'.repeat(100), seat: 'x'.repeat(300), Dédicace: 'x'.repeat(2000) })).toEqual({});
  });

  it('PAY-16 is not fooled by values of another kind or by what objects inherit', () => {
    expect(codes({ seat: true, newsletter: 'yes' }, required)).toMatchObject({
      seat: 'required',
      newsletter: 'required',
    });
    const inherited = fieldsOf([{ type: 'TEXT', fieldKey: 'constructor', required: true }]);
    expect(codes({}, inherited)).toEqual({ constructor: 'required' });
  });
});

describe('readExtra', () => {
  it('PAY-16 keeps the answers to what was asked', () => {
    const values = { prenomHE: ' דן ', newsletter: false, seat: '', other: 'x', rite: 'A' };
    expect(readExtra(values, optional)).toEqual({ prenomHE: 'דן', rite: 'A' });
    expect(readExtra(values, [])).toEqual({});
  });
});
