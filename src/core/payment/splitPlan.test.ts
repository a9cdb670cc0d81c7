import fc from 'fast-check';
import { minor, sumMinor } from '../money';
import { instalmentOf, MAX_PARTS, splitPlan } from './splitPlan';

describe('splitPlan', () => {
  it('PAY-35 charges 34, 34 and 32 for 100 in 3', () => {
    expect(splitPlan(minor(10000), 3, 'eur')).toEqual([3400, 3400, 3200]);
  });

  it('PAY-35 charges seven times for 13 in 12', () => {
    expect(splitPlan(minor(1300), 12, 'eur')).toEqual([200, 200, 200, 200, 200, 200, 100]);
  });

  it('PAY-35 adds a last part below 1 to the part before it', () => {
    expect(splitPlan(minor(1210), 12, 'eur')).toEqual([200, 200, 200, 200, 200, 210]);
  });

  it('PAY-31 leaves a whole share as it is', () => {
    expect(instalmentOf(minor(120000), 12, 'eur')).toBe(10000);
  });

  it.each([
    ['jpy', 1],
    ['eur', 100],
    ['kwd', 1000],
  ])('PAY-35 rounds to whole units of %s', (currency, unit) => {
    expect(splitPlan(minor(10 * unit), 4, currency)).toEqual([3 * unit, 3 * unit, 3 * unit, unit]);
  });

  it('PAY-35 never loses a cent, never goes below the minimum and never takes more charges than asked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 100, max: 10_000_000_00 }),
        fc.integer({ min: 1, max: MAX_PARTS }),
        (total, parts) => {
          const plan = splitPlan(minor(total), parts, 'eur');
          expect(sumMinor(plan)).toBe(total);
          expect(plan.length).toBeLessThanOrEqual(parts);
          for (const charge of plan) expect(charge).toBeGreaterThanOrEqual(100);
          // All but the last are the announced instalment.
          for (const charge of plan.slice(0, -1)) expect(charge).toBe(instalmentOf(minor(total), parts, 'eur'));
        },
      ),
    );
  });

  it.each([
    [0, 3],
    [-100, 3],
    [100, 0],
    [100, 1.5],
    [100, 121],
  ])('PAY-35 refuses %p in %p parts', (total, parts) => {
    expect(() => splitPlan(minor(total), parts, 'eur')).toThrow(RangeError);
  });
});
