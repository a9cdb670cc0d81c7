import fc from 'fast-check';
import { priceIntent, type AskedConfig, type PricingRecords } from '..';

const organisation: PricingRecords['organisation'] = {
  devise: 'eur',
  language: 'fr',
  defaultAssoc: 'A',
  cerfasInfos: [{ id: 'A', devise: 'eur' }],
  config: { 'don.main.label': 'Fonds général' },
};
const caisse: NonNullable<PricingRecords['caisse']> = {
  id: 'roof',
  name: 'Le toit',
  cerfa: false,
  assoc: 'B',
  active: true,
  paused: false,
  withObjectif: true,
  objectif: 1000,
  total: 999,
};
const gift: AskedConfig = { type: 'GENERAL', montant: 50 };
const toRoof: AskedConfig = { type: 'CAISSE', typeId: 'roof', montant: 50 };
const price = (asked: AskedConfig, records: Partial<PricingRecords> = {}) =>
  priceIntent(asked, { organisation, caisse, ...records });
const refusal = (asked: AskedConfig, records: Partial<PricingRecords> = {}) => {
  const priced = price(asked, records);
  return priced.ok ? null : priced.code;
};

describe('priceIntent', () => {
  it('DON-12 takes receipt, association and label of a general gift from the organisation', () => {
    const tampered = { ...gift, typeId: 'roof', cerfa: false, assoc: 'X', label: 'X', extra: 1 };
    expect(price(tampered)).toEqual({
      ok: true,
      config: {
        type: 'GENERAL', typeId: null, montant: 50, devise: 'eur', cerfa: true, assoc: 'A', abo: false, nbMonth: 1, divide: null, lang: 'fr', label: 'Fonds général',
      },
    }); // oxfmt-ignore
  });

  it('DON-12 takes them of a fund from the fund', () => {
    expect(price({ ...toRoof, cerfa: true } as AskedConfig)).toMatchObject({
      ok: true,
      config: { type: 'CAISSE', typeId: 'roof', cerfa: false, assoc: 'B', label: 'Le toit' },
    });
  });

  it.each([
    [1, null],
    [0.99, 'amountMinimum'],
    [0, 'amountMinimum'],
    [-0, 'amountMinimum'],
    [-50, 'amountMinimum'],
    [12.34, null],
    [12.345, 'amountInvalid'],
    [1.0000000001, 'amountInvalid'],
    [NaN, 'amountInvalid'],
    [1e309, 'amountInvalid'],
    [-Infinity, 'amountInvalid'],
    [1e50, 'amountMaximum'],
    [99_999_999.01, 'amountMaximum'],
    [99_999_999, null],
    [null, 'amountInvalid'],
    [undefined, 'amountInvalid'],
    ['50' as unknown as number, 'amountInvalid'],
  ])('SRV-11 judges an amount of %p', (montant, expected) => {
    expect(refusal({ ...gift, montant })).toBe(expected);
  });

  it('SRV-11 accepts the organisation’s currency only, with its decimals', () => {
    expect(refusal({ ...gift, devise: 'EUR' })).toBeNull();
    expect(['usd', 'XXX', 'e', '€'].map((devise) => refusal({ ...gift, devise }))).toEqual(Array(4).fill('currency'));
    expect(refusal({ ...gift, montant: 10.5 }, { organisation: { ...organisation, devise: 'JPY' } })).toBe(
      'amountInvalid',
    );
    expect(refusal({ ...gift, montant: 1.125 }, { organisation: { ...organisation, devise: 'kwd' } })).toBeNull();
  });

  it('SRV-11 refuses a fund that is unknown or another organisation’s', () => {
    expect(refusal(toRoof, { caisse: null })).toBe('caisseUnknown');
    expect(refusal({ ...toRoof, typeId: 'wall' })).toBe('caisseUnknown');
    expect(refusal({ ...toRoof, typeId: null })).toBe('caisseUnknown');
  });

  it.each([{ active: false }, { paused: true }, { total: 1000 }])('DON-08 refuses a fund with %j', (overrides) => {
    expect(refusal(toRoof, { caisse: { ...caisse, ...overrides } })).toBe('caisseClosed');
    expect(refusal(gift, { caisse: { ...caisse, ...overrides } })).toBeNull();
  });

  it.each(['CAMPAGNE', 'FORM', 'SERVICE', 'DETTE', '', 'constructor'])('SRV-01 refuses the type %j', (type) => {
    expect(refusal({ ...gift, type })).toBe('type');
  });

  it('PAY-32 takes 2 to 36 months, 12 when none is given', () => {
    const months = (nbMonth: number | null | undefined) => refusal({ ...gift, abo: true, nbMonth });
    expect([2, 12, 36, null, undefined].map(months)).toEqual(Array(5).fill(null));
    expect([0, 1, 37, -2, 2.5, NaN, 600].map(months)).toEqual(Array(7).fill('months'));
    expect(price({ ...gift, abo: true })).toMatchObject({ config: { abo: true, nbMonth: 12, divide: null } });
    expect(price({ ...gift, abo: false, nbMonth: 37 })).toMatchObject({ config: { abo: false, nbMonth: 1 } });
  });

  it('PAY-36 splits into 2 to 12 parts of a unit at least', () => {
    expect(price({ ...gift, divide: 3, nbMonth: 36 })).toMatchObject({
      config: { montant: 50, abo: true, nbMonth: 3, divide: 3 },
    });
    expect([null, 0, 1].map((divide) => price({ ...gift, divide }))).toEqual(Array(3).fill(price(gift)));
    expect([13, 2.5, 1.5].map((divide) => refusal({ ...gift, divide }))).toEqual(Array(3).fill('divide'));
    expect(refusal({ ...gift, montant: 11.99, divide: 2 })).toBe('divide');
  });

  it('I18N-01 keeps a language that we speak, else the organisation’s', () => {
    expect(price({ ...gift, lang: 'he' })).toMatchObject({ config: { lang: 'he' } });
    expect(price({ ...gift, lang: 'de' })).toMatchObject({ config: { lang: 'fr' } });
  });

  it('SRV-11 answers any input without throwing', () => {
    const asked = fc.record(
      {
        type: fc.constantFrom('GENERAL', 'CAISSE', 'x'),
        typeId: fc.option(fc.constantFrom('roof', '')),
        montant: fc.oneof(fc.double(), fc.constant(null)),
        devise: fc.string({ maxLength: 3 }),
        abo: fc.boolean(),
        nbMonth: fc.option(fc.double()),
        divide: fc.option(fc.double()),
        lang: fc.string({ maxLength: 2 }),
      },
      { requiredKeys: ['type'] },
    );
    fc.assert(
      fc.property(asked, (config) => {
        const priced = price(config);
        if (priced.ok) expect(priced.config.montant).toBeGreaterThanOrEqual(1);
        else expect(priced.code).toMatch(/^[a-zA-Z]+$/);
      }),
    );
  });
});
