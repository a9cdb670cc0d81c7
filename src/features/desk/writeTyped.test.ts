import { languages } from '../../contract/terms/languages';
import { parseAmount } from '../../core/money';
import { writeTyped } from './writeTyped';

describe('writeTyped', () => {
  it.each(languages)('DESK-12 writes amounts as they are read again, in %s', (lang) => {
    for (const amount of [0.01, 18, 1800, 48_000.5, 1_234_567.89])
      expect(parseAmount(writeTyped(amount, lang), 'eur')).toBe(Math.round(amount * 100));
  });
});
