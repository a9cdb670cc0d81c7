import fc from 'fast-check';
import {
  displayCurrency,
  displayPlan,
  formatMoney,
  MAX_MONTANT,
  minor,
  toDisplayed,
  toMinor,
  toSettlement,
  writeMoney,
} from '.';
import { languages } from '../../contract/terms/languages';

/** The kind of space does not matter (CUR-03). */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('currencies by language', () => {
  it('CUR-01 gives each language its currency and rate', () => {
    expect(languages.map(displayCurrency)).toEqual([
      { currency: 'eur', rate: 1 },
      { currency: 'usd', rate: 0.93 },
      { currency: 'ils', rate: 0.26 },
      { currency: 'eur', rate: 1 },
      { currency: 'eur', rate: 1 },
      { currency: 'rub', rate: 0.01 },
    ]);
  });

  it('CUR-02 shows and settles in whole units', () => {
    expect([toDisplayed(100, 'en'), toSettlement(108, 'en')]).toEqual([108, 100]);
    expect([toDisplayed(50, 'he'), toSettlement(192, 'he')]).toEqual([192, 50]);
    expect([toDisplayed(2000, 'ru'), toSettlement(200000, 'ru')]).toEqual([200000, 2000]);
    expect(toSettlement(10, 'he')).toBe(3);
  });

  it('CUR-02 rounds halves away from zero', () => {
    expect([toSettlement(50, 'ru'), toSettlement(150, 'ru'), toSettlement(250, 'ru'), toSettlement(49, 'ru')]).toEqual([
      1, 2, 3, 0,
    ]);
    expect(toSettlement(50, 'en')).toBe(47); // 46.5
    expect(toDisplayed(0.13, 'he')).toBe(1); // 0.5
  });

  it('CUR-02 rounds nothing at rate 1', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e6, noNaN: true }), fc.constantFrom('fr', 'it', 'pt'), (euros, lang) => {
        expect(toDisplayed(euros, lang as 'fr')).toBe(euros);
        expect(toSettlement(euros, lang as 'fr')).toBe(euros);
      }),
    );
  });

  it('CUR-02 settles what it showed within one unit of the shown currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom('en', 'he', 'ru'), (euros, lang) => {
        expect(toSettlement(toDisplayed(euros, lang as 'en'), lang as 'en')).toBe(euros);
      }),
    );
  });

  it.each([NaN, Infinity])('CUR-02 refuses to convert %d', (euros) => {
    expect(() => toDisplayed(euros, 'en')).toThrow(RangeError);
  });
});

describe('displayPlan', () => {
  it('CUR-02 names the settlement currency', () => {
    const plan = displayPlan({ organisationDevise: 'EUR', lang: 'he' });
    expect(plan).toMatchObject({ currency: 'ils', settlement: 'eur', converted: true });
    expect([plan.convert(50), plan.settle(10)]).toEqual([192, 3]);
  });

  it('CUR-02 converts nothing for an organisation in another currency', () => {
    for (const lang of languages) {
      const plan = displayPlan({ organisationDevise: 'ils', lang, currency: 'usd' });
      expect(plan).toMatchObject({ currency: 'ils', settlement: 'ils', converted: false });
      expect([plan.convert(12.5), plan.settle(12.5)]).toEqual([12.5, 12.5]);
    }
  });

  it('CUR-02 can show the largest gift over three years in every currency', () => {
    for (const lang of languages) {
      const plan = displayPlan({ organisationDevise: 'eur', lang });
      expect(() =>
        formatMoney(toMinor(plan.convert(MAX_MONTANT * 36), plan.currency), plan.currency, lang),
      ).not.toThrow();
    }
  });

  it('ELEM-01 takes the currency of the attribute when there is a rate for it', () => {
    expect(displayPlan({ organisationDevise: 'eur', lang: 'fr', currency: 'USD' }).convert(100)).toBe(108);
    expect(displayPlan({ organisationDevise: 'eur', lang: 'en', currency: 'eur' }).converted).toBe(false);
    expect(displayPlan({ organisationDevise: 'eur', lang: 'he', currency: 'gbp' }).currency).toBe('ils');
    expect(displayPlan({ organisationDevise: 'eur', lang: 'en', currency: '' }).currency).toBe('usd');
  });
});

describe('formatMoney', () => {
  it('CUR-03 writes amounts as the language does', () => {
    const amount = minor(1_000_050);
    expect(languages.map((lang) => plain(formatMoney(amount, 'eur', lang)))).toEqual([
      '10 000,50 €',
      '€10,000.50',
      '10,000.50 €',
      '10.000,50 €',
      '10 000,50 €',
      '10 000,50 €',
    ]);
  });

  it('CUR-03 shows decimals only where there are some, unless told', () => {
    const write = (amount: number, decimals?: 'auto' | 'always' | 'never', code = 'EUR') =>
      plain(formatMoney(minor(amount), code, 'fr', decimals ? { decimals } : {}));
    expect([write(5000), write(5050), write(5000, 'always'), write(5050, 'never'), write(5049, 'never')]).toEqual([
      '50 €',
      '50,50 €',
      '50,00 €',
      '51 €',
      '50 €',
    ]);
    expect([write(5000, 'always', 'JPY'), write(1250, 'auto', 'KWD')]).toEqual(['5 000 JPY', '1,250 KWD']);
    expect(write(-1050)).toBe('-10,50 €');
  });

  it('CUR-03 writes what is drawn first as Intl.NumberFormat would', () => {
    const decimals = fc.constantFrom('auto' as const, 'always' as const, 'never' as const);
    const cents = fc.oneof(
      fc.nat(200),
      fc.nat(2_000_000),
      fc.nat(MAX_MONTANT * 100),
      fc.integer({ min: -500, max: 0 }),
    );
    const currencies = fc.constantFrom('eur', 'USD', 'ils', 'rub', 'gbp');
    fc.assert(
      fc.property(fc.constantFrom(...languages), currencies, cents, decimals, (lang, currency, amount, decimals) => {
        const written = writeMoney(minor(amount), currency, lang, { decimals });
        expect(written).toBe(formatMoney(minor(amount), currency, lang, { decimals }));
      }),
      { numRuns: 1000 },
    );
  });

  it('CUR-02 can be found in Hebrew text as it is read', () => {
    expect(plain(formatMoney(minor(1000), 'ils', 'he'))).toBe('10 ₪');
  });
});
