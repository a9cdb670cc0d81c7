import fc from 'fast-check';
import { exponentOf, MAX_MONTANT, minor, sumMinor, toMinor } from '../../money';
import { monthlyPlan } from './monthlyPlan';
import { isDay } from '../../../contract/terms/isDay';
import { dayOf } from '../../calendar';
import { dateOfCharge, scheduleOf } from './schedule';

const split = (total: number, divide: number, currency = 'eur') =>
  monthlyPlan({ montant: minor(total), currency, abo: false, divide });

describe('scheduleOf', () => {
  it('PAY-35 ACC-14 lists 34, 34 and 32 with their days', () => {
    expect(scheduleOf(split(10000, 3), 'eur', '2025-01-15')).toEqual([
      { charge: 1, montant: 3400, date: '2025-01-15' },
      { charge: 2, montant: 3400, date: '2025-02-15' },
      { charge: 3, montant: 3200, date: '2025-03-15' },
    ]);
  });

  it('PAY-34 lists the months of a subscription, and of one without end as many as asked', () => {
    const monthly = { montant: minor(2000), currency: 'eur', abo: true };
    expect(scheduleOf(monthlyPlan({ ...monthly, nbMonth: 12 }), 'eur', '2025-01-01')).toHaveLength(12);
    const endless = monthlyPlan({ ...monthly, nbMonth: 0 });
    expect(scheduleOf(endless, 'eur', '2025-01-01')).toEqual([]);
    expect(scheduleOf(endless, 'eur', '2025-12-31', 3).map(({ date }) => date)).toEqual([
      '2025-12-31',
      '2026-01-31',
      '2026-02-28',
    ]);
  });

  it('PAY-35 sums to the total, one part a month, none below one unit, in every currency', () => {
    const currency = fc.constantFrom('jpy', 'eur', 'kwd', 'clf');
    const day = fc.date({ min: new Date(Date.UTC(2000, 0)), max: new Date(Date.UTC(2100, 0)), noInvalidDate: true });
    const parts = fc.integer({ min: 2, max: 600 });
    const fraction = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(currency, fraction, parts, day, (code, share, divide, instant) => {
        const unit = 10 ** exponentOf(code);
        // Small totals are where rounding up bites: the cube makes them as frequent as large ones.
        const total = Math.max(unit, Math.floor(share ** 3 * toMinor(MAX_MONTANT, code)));
        const start = instant.toISOString().slice(0, 10);
        const schedule = scheduleOf(split(total, divide, code), code, start);
        expect(sumMinor(schedule.map(({ montant }) => montant))).toBe(total);
        expect(schedule.length).toBeLessThanOrEqual(divide);
        for (const { montant } of schedule) expect(montant).toBeGreaterThanOrEqual(unit);
        const dates = schedule.map(({ date }) => date);
        expect(dates[0]).toBe(start);
        expect([...new Set(dates)].sort()).toEqual(dates);
        expect(new Set(dates.map((date) => date.slice(0, 7))).size).toBe(dates.length);
      }),
    );
  });
});

describe('dateOfCharge', () => {
  it('PAY-35 keeps to the day of the month, or the last of a short one', () => {
    const dates = (start: string) => [1, 2, 3, 4].map((charge) => dateOfCharge(start, charge));
    expect(dates('2025-01-31')).toEqual(['2025-01-31', '2025-02-28', '2025-03-31', '2025-04-30']);
    expect(dates('2023-11-30')).toEqual(['2023-11-30', '2023-12-30', '2024-01-30', '2024-02-29']);
    expect(dateOfCharge('2024-02-29', 13)).toBe('2025-02-28');
  });

  it.each([['2025-02-30', 1], ['31/01/2025', 1], ['', 1], ['2025-01-01', 0], ['2025-01-01', 1.5]])('refuses %j, %p', (start, charge) => {
    expect(() => dateOfCharge(start, charge)).toThrow(RangeError);
  }); // oxfmt-ignore
});

describe('days', () => {
  it.each([
    ['2025-01-31', true],
    ['2025-04-31', false],
    ['2100-02-29', false],
    ['2025-13-01', false],
    ['2025-00-10', false],
    ['25-01-01', false],
    ['2025-1-1', false],
    ['2025-01-01T00:00:00Z', false],
  ])('PAY-35 knows of %s whether it exists', (text, expected) => {
    expect(isDay(text)).toBe(expected);
  });

  it('PAY-35 tells the day in the zone that it is asked for, wherever the process runs', () => {
    const midnight = Date.UTC(2025, 2, 30, 0, 30);
    expect(dayOf(midnight, 'UTC')).toBe('2025-03-30');
    expect(dayOf(midnight, 'America/Los_Angeles')).toBe('2025-03-29');
    expect(dayOf(Date.UTC(2025, 2, 30, 22, 30), 'Europe/Paris')).toBe('2025-03-31');
    expect(dayOf(Date.UTC(2025, 11, 31, 11), 'Pacific/Auckland')).toBe('2026-01-01');
    expect(() => dayOf(midnight, 'Europe/Nowhere')).toThrow(RangeError);
  });
});
