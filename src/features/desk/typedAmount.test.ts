import { languages } from '../../contract/terms/languages';
import { parseAmount } from '../../core/money';
import { readTyped, writeTyped } from './typedAmount';

describe('writeTyped', () => {
  it.each(languages)('DESK-12 writes amounts as they are read again, in %s', (lang) => {
    for (const amount of [0.01, 18, 1800, 48_000.5, 1_234_567.89])
      expect(parseAmount(writeTyped(amount, lang), 'eur')).toBe(Math.round(amount * 100));
  });
});

describe('readTyped', () => {
  it('DESK-12 takes amounts above nothing, however they are written, and nothing else', () => {
    expect(['48 000,50', '48000.5', '0.01'].map((typed) => readTyped(typed, 'eur'))).toEqual([
      48_000.5, 48_000.5, 0.01,
    ]);
    expect(['', '0', '-1', 'ten', '1.234'].map((typed) => readTyped(typed, 'eur'))).toEqual(Array(5).fill(null));
  });
});
