import fc from 'fast-check';
import { addMinor, exponentOf, isCurrency, MAX_AMOUNT, minor, splitExactly, sumMinor, toMinor, toUnits } from '.';
import { roundDecimal } from './roundDecimal';

const currency = fc.constantFrom('JPY', 'EUR', 'KWD', 'CLF');
const amount = fc.integer({ min: -Number(MAX_AMOUNT), max: MAX_AMOUNT }).map(minor);

describe('minor units', () => {
  it('ENT-11 knows how many decimals each currency has', () => {
    expect(['JPY', 'krw', 'EUR', 'usd', 'ILS', 'RUB', 'KWD', 'BHD', 'TND', 'CLF'].map(exponentOf)).toEqual([
      0, 0, 2, 2, 2, 2, 3, 3, 3, 4,
    ]);
  });

  it.each(['', 'EU', 'EURO', 'E R', '__proto__', 'constructor', 'eur '])('PAY-10 reckons nothing in %j', (code) => {
    expect(isCurrency(code)).toBe(false);
    expect(() => exponentOf(code)).toThrow(RangeError);
    expect(() => toMinor(1, code)).toThrow(RangeError);
    expect(() => toUnits(minor(1), code)).toThrow(RangeError);
  });

  it.each(['XXX', 'XAU', 'ZZZ', 'DEM'])('PAY-10 refuses %j as a currency', (code) => {
    expect(isCurrency(code)).toBe(false);
  });

  it('ENT-11 agrees with the platform on every currency that does not have two decimals', () => {
    const codes = Intl.supportedValuesOf('currency').filter(isCurrency);
    const digits = (code: string) =>
      new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions().maximumFractionDigits ?? 2;
    const usual = (exponent: number) => codes.filter((code) => digits(code) === exponent);

    expect(codes.length).toBeGreaterThan(140);
    expect(usual(3).map(exponentOf)).toEqual(usual(3).map(() => 3));
    expect(codes.filter((code) => exponentOf(code) === 0 && digits(code) !== 0)).toEqual([]);
    // Intl drops decimals no longer in use; the standard and the providers have them.
    expect(codes.filter((code) => exponentOf(code) === 3 && digits(code) !== 3)).toEqual(['IQD']);
  });

  it.each([
    [1.005, 'EUR', 101],
    [1.004999, 'EUR', 100],
    [8.345, 'EUR', 835],
    [-1.005, 'EUR', -101],
    [0.1 + 0.2, 'EUR', 30],
    [2.5, 'JPY', 3],
    [-2.5, 'JPY', -3],
    [1.0005, 'KWD', 1001],
    [1e-7, 'EUR', 0],
    [1.5e-7, 'EUR', 0],
    [9_999_999_999_999.99, 'EUR', 999_999_999_999_999],
    [1.00499999999999, 'EUR', 100],
  ])('CUR-02 turns %d %s into %d, half away from zero', (units, code, expected) => {
    expect(toMinor(units, code)).toBe(expected);
  });

  it('has one zero only', () => {
    expect(Object.is(minor(-0), 0)).toBe(true);
    expect(Object.is(toMinor(-0, 'EUR'), 0)).toBe(true);
    expect(Object.is(toMinor(-0.001, 'EUR'), 0)).toBe(true);
    expect(Object.is(roundDecimal(-0.4, 0), 0)).toBe(true);
  });

  it.each([NaN, Infinity, -Infinity, 1e21, 1e309, 1e13, -1e13, Number.MAX_VALUE])(
    'SRV-11 refuses %d as an amount of euros',
    (units) => {
      expect(() => toMinor(units, 'EUR')).toThrow(RangeError);
    },
  );

  it.each([0.5, NaN, Infinity, 2 ** 53, -(2 ** 53)])('refuses %d as minor units', (value) => {
    expect(() => minor(value)).toThrow(RangeError);
  });

  it('gives back every amount that went to currency units', () => {
    fc.assert(
      fc.property(amount, currency, (value, code) => {
        expect(toMinor(toUnits(value, code), code)).toBe(value);
      }),
    );
  });

  it('rounds as the decimal text says', () => {
    fc.assert(
      fc.property(fc.nat(1e9), fc.nat(9999), fc.boolean(), (whole, fraction, negative) => {
        const text = `${whole}.${String(fraction).padStart(4, '0')}`;
        const hundredths = BigInt(whole) * 100n + BigInt(Math.floor(fraction / 100));
        const expected = Number(fraction % 100 >= 50 ? hundredths + 1n : hundredths);
        expect(roundDecimal(negative ? -Number(text) : Number(text), 2)).toBe(
          negative && expected ? -expected : expected,
        );
      }),
    );
  });
});

describe('arithmetic', () => {
  it('adds without losing a cent and refuses to overflow', () => {
    expect(sumMinor([])).toBe(0);
    expect(addMinor(minor(1), minor(-1))).toBe(0);
    expect(() => addMinor(minor(Number.MAX_SAFE_INTEGER), minor(1))).toThrow(RangeError);
    expect(() => sumMinor([minor(Number.MAX_SAFE_INTEGER), minor(1), minor(-1)])).toThrow(RangeError);
  });

  it('splits into parts whose sum is the total and that differ by one at most', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 400 }), (total, parts) => {
        const shares = splitExactly(total, parts);
        expect(shares).toHaveLength(parts);
        expect(sumMinor(shares)).toBe(total);
        expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(1);
        expect(shares.every((share) => Number.isSafeInteger(share) && !Object.is(share, -0))).toBe(true);
      }),
    );
  });

  it.each([0, -1, 1.5, NaN, Infinity, 10_001])('refuses to split into %d parts', (parts) => {
    expect(() => splitExactly(minor(100), parts)).toThrow(RangeError);
  });
});
