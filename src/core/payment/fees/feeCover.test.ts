import fc from 'fast-check';
import { minor } from '../../money';
import { feeCover, suggestsFees } from './feeCover';

describe('feeCover', () => {
  it('PAY-22 asks 101.78 for 100 from a person and 102.82 from a company', () => {
    expect(feeCover(minor(10000), 'eur', { company: false })).toEqual({ fees: 178, total: 10178 });
    expect(feeCover(minor(10000), 'eur', { company: true })).toEqual({ fees: 282, total: 10282 });
  });

  it('PAY-22 counts the fixed part once for each charge: 120 in 12 makes 124.87', () => {
    expect(feeCover(minor(12000), 'eur', { company: false, charges: 12 }).total).toBe(12487);
  });

  it('PAY-20 takes a quarter of the currency’s own unit', () => {
    expect(feeCover(minor(100_000), 'kwd', { company: false }).total).toBe(Math.round((100_000 + 250) / 0.985));
    expect(feeCover(minor(10_000), 'jpy', { company: false }).total).toBe(Math.round((10_000 + 0.25) / 0.985));
  });

  it('PAY-20 leaves the organisation the gift to within one cent', () => {
    const gift = fc.integer({ min: 100, max: 100_000_000 });
    fc.assert(
      fc.property(gift, fc.boolean(), fc.integer({ min: 1, max: 36 }), (amount, company, charges) => {
        const { total, fees } = feeCover(minor(amount), 'eur', { company, charges });
        const cost = (company ? 0.025 : 0.015) * total + charges * 25;
        expect(Math.abs(total - cost - amount)).toBeLessThan(1);
        expect(fees).toBe(total - amount);
      }),
    );
  });

  it('PAY-20 refuses a negative amount and a number of charges that is none', () => {
    expect(() => feeCover(minor(-1), 'eur', { company: false })).toThrow(RangeError);
    expect(() => feeCover(minor(1), 'eur', { company: false, charges: 0 })).toThrow(RangeError);
  });

  it('PAY-21 suggests fees from the threshold on, and never without one', () => {
    const fees = minor(200);
    expect(suggestsFees({ amount: minor(1000), fees, threshold: minor(200) })).toBe(true);
    expect(suggestsFees({ amount: minor(1000), fees, threshold: minor(201) })).toBe(false);
    expect(suggestsFees({ amount: minor(1000), fees, threshold: minor(0) })).toBe(false);
    expect(suggestsFees({ amount: minor(0), fees, threshold: minor(1) })).toBe(false);
  });
});
