import { nearestDay } from './nearestDay';
import type { SlotPlan } from './slotsOn';

const slot = (start: string) => ({ start, seats: 1 });
const mondays = {
  weekday: 1,
  ...{ from: '09:00', to: '10:00', length: 30, seats: 1, validFrom: null, validTo: null },
};
const around = (given: Partial<SlotPlan>) => {
  const plan = { slots: [], hours: [], closed: [], ...given };
  return {
    previous: nearestDay(plan, '2025-11-12', -1, 'Europe/Paris'),
    next: nearestDay(plan, '2025-11-18', 1, 'Europe/Paris'),
  };
};

describe('the days around some days', () => {
  it('CALL-101 are those of listed slots by the organisation’s clock, without closed days', () => {
    const slots = ['2025-11-11T22:30:00Z', '2025-11-11T23:30:00Z', '2025-11-20T08:00:00Z', '2026-12-01T08:00:00Z'].map(
      slot,
    );
    expect(around({ slots })).toEqual({ previous: '2025-11-11', next: '2025-11-20' });
    expect(around({ slots, closed: ['2025-11-20'] })).toMatchObject({ next: '2026-12-01' });
  });

  it('CALL-101 are those of opening hours within a quarter of a year', () => {
    expect(around({ hours: [mondays] })).toEqual({ previous: '2025-11-10', next: '2025-11-24' });
    expect(around({ hours: [{ ...mondays, validFrom: '2026-03-01' }] })).toEqual({ previous: null, next: null });
    expect(around({ hours: [mondays], closed: ['2025-11-24'] })).toMatchObject({ next: '2025-12-01' });
  });

  it('CALL-101 are none of an empty calendar', () => {
    expect(around({})).toEqual({ previous: null, next: null });
  });
});
