import fc from 'fast-check';
import { formatMoney, MAX_MONTANT, minor, parseAmount, parseQuickAmount, parseWholeAmount, toMinor, toUnits } from '.';
import { languages } from '../../contract/terms/languages';

const NARROW = '\u202f';
const NBSP = '\u00a0';

/** Not a number in any reader. */
const NOT_NUMBERS = [
  '', ' ', '.', ',', '.,', 'abc', '12abc', 'abc12', '-5', '+5', '-0', '1e5', '1E5', '0x10', 'NaN', 'Infinity', '1e309',
  '1.2.3', '1,2,3', '1,00,000', '1 00', '10 00', '1  000', ' 1 0', '1.000,50,3', '1,000 000', '1.000 000', '1 000.000.000', '12..5', '12 ,5', '12, 5',
  '½', '5²', '①', '五', '1_000', '١2x', '9'.repeat(50), '<b>1</b>', '1\u0000',
]; // oxfmt-ignore

describe('parseAmount', () => {
  it.each([
    ['12', 1200],
    ['12,5', 1250],
    ['12.50', 1250],
    ['12,', 1200],
    ['12.', 1200],
    [',5', 50],
    ['.05', 5],
    ['007', 700],
    [' 50 ', 5000],
    ['1 000,50', 100050],
    [`1${NBSP}000,50`, 100050],
    [`1${NARROW}000${NARROW}000`, 100000000],
    ['1,000.50', 100050],
    ['1.000,50', 100050],
    ['1.000.000', 100000000],
    ['1,000,000.5', 100000050],
    ["1'000.50", 100050],
    ['1’000,50', 100050],
    ['\u200f12,50\u200e', 1250],
    ['１２，５０', 1250],
    ['１２．５', 1250],
    ['١٢٫٥٠', 1250],
    ['۱۲', 1200],
    ['0', 0],
    ['99999999,00', 9999999900],
  ])('PAY-10 reads %j euros', (text, expected) => {
    expect(parseAmount(text, 'EUR')).toBe(expected);
  });

  it.each([...NOT_NUMBERS, '12,345', '1,000', '1.000', '12,900', '1,000.000', '99999999,01', '100000000'])(
    'PAY-10 refuses %j as euros',
    (text) => {
      expect(parseAmount(text, 'EUR')).toBeNull();
    },
  );

  it('follows the decimals of the currency', () => {
    expect(parseAmount('1.250', 'KWD')).toBe(1250);
    expect(parseAmount('1.2505', 'KWD')).toBeNull();
    expect(parseAmount('1,000', 'JPY')).toBe(1000);
    expect(parseAmount('1.000.000', 'JPY')).toBe(1000000);
    expect(parseAmount('12.5', 'JPY')).toBeNull();
    expect(() => parseAmount('1', 'EURO')).toThrow(RangeError);
  });

  it('reads back every amount however a language groups it', () => {
    const amounts = fc.integer({ min: 0, max: MAX_MONTANT * 100 }).map(minor);
    fc.assert(
      fc.property(amounts, fc.constantFrom(...languages), fc.constantFrom('EUR', 'KWD'), (amount, lang, code) => {
        const bare = formatMoney(amount, code, lang, { decimals: 'always' })
          .replace(/[^\d.,\s]/g, '')
          .replace(/^[\s.]+|[\s.]+$/g, '');
        expect(parseAmount(bare, code)).toBe(amount);
      }),
    );
  });

  it('agrees with the number where there is only one reading, and never throws', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: MAX_MONTANT * 100 }).map(minor),
        fc.constantFrom(',', '.'),
        (amount, mark) => {
          expect(parseAmount(String(toUnits(amount, 'EUR')).replace('.', mark), 'EUR')).toBe(amount);
        },
      ),
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0159., \u00a0'’-e٣３"), maxLength: 12 }), (text) => {
        const amount = parseAmount(text, 'EUR');
        expect(amount === null || (Number.isSafeInteger(amount) && amount >= 0 && amount <= MAX_MONTANT * 100)).toBe(
          true,
        );
      }),
    );
  });
});

describe('parseWholeAmount', () => {
  it.each([
    ['12', 12],
    ['12,9', 12],
    ['12,90', 12],
    ['12.90', 12],
    ['12,9000', 12],
    ['0,900', 0],
    ['1,800', 1800],
    ['1.800', 1800],
    ['12,900', 12900],
    ['12,', 12],
    [',9', 0],
    ['1 000', 1000],
    [`1${NBSP}000`, 1000],
    ['1 000,50', 1000],
    ['1.000,50', 1000],
    ['1,000,000', 1000000],
    ['１２', 12],
    ['0', 0],
    ['0012', 12],
    ['99999999', 99999999],
  ])('DON-06 keeps the whole units of %j', (text, expected) => {
    expect(parseWholeAmount(text)).toBe(expected);
  });

  it.each([...NOT_NUMBERS, '100000000'])('DON-06 is empty for %j', (text) => {
    expect(parseWholeAmount(text)).toBeNull();
  });

  it('DON-06 never reads decimals as further digits', () => {
    fc.assert(
      fc.property(
        fc.nat(99_999_999),
        fc.stringMatching(/^\d{0,6}$/).filter((digits) => digits.length !== 3),
        fc.constantFrom(',', '.'),
        (whole, fraction, mark) => {
          expect(parseWholeAmount(`${whole}${mark}${fraction}`)).toBe(whole);
        },
      ),
    );
  });

  it('gives an amount that every currency can hold', () => {
    expect(() => toMinor(parseWholeAmount('99999999') ?? 0, 'CLF')).not.toThrow();
  });
});

describe('parseQuickAmount', () => {
  it.each([
    ['1', 1],
    ['12,5', 12.5],
    ['12.50', 12.5],
    ['1,01', 1.01],
    ['1 000,10', 1000.1],
  ])('DON-11 keeps the cents of %j', (text, montant) => {
    expect(parseQuickAmount(text)).toEqual({ ok: true, montant });
  });

  it.each(['0', '0,99', ',5', '0.0'])('DON-11 asks for 1 at least instead of %j', (text) => {
    expect(parseQuickAmount(text)).toEqual({ ok: false, reason: 'minimum' });
  });

  it.each([...NOT_NUMBERS, '1,005', '100000000'])('DON-11 says that %j is invalid', (text) => {
    expect(parseQuickAmount(text)).toEqual({ ok: false, reason: 'invalid' });
  });
});
