import { dayByKey } from './dayByKey';
import { addMonths, monthGrid, monthOf, monthsBetween } from './monthGrid';
import { dayOfSlot, isFree, slotsByDay } from './slotsByDay';

describe('the page of a month', () => {
  it('ACC-09 FORM-15 November 2025 has 42 days from Monday 27 October to Sunday 7 December', () => {
    const days = monthGrid({ year: 2025, month: 10 });
    expect([days.length, days[0], days[41]]).toEqual([42, '2025-10-27', '2025-12-07']);
  });

  it('FORM-15 starts on a Monday in every month, with its first day in the first week', () => {
    for (let month = 0; month < 12 * 60; month += 1) {
      const page = addMonths({ year: 1960, month: 0 }, month * 3);
      const days = monthGrid(page);
      expect(new Date(`${days[0]}T00:00:00Z`).getUTCDay()).toBe(1);
      expect(days.slice(0, 7)).toContain(`${page.year}-${String(page.month + 1).padStart(2, '0')}-01`);
      expect(new Set(days).size).toBe(42);
    }
  });

  it('FORM-15 counts months over the turn of the year', () => {
    expect(addMonths({ year: 2025, month: 10 }, 3)).toEqual({ year: 2026, month: 1 });
    expect(addMonths({ year: 2025, month: 1 }, -3)).toEqual({ year: 2024, month: 10 });
    expect(monthsBetween(monthOf('2025-11-30'), monthOf('2024-12-01'))).toBe(-11);
  });

  it.each([
    ['ArrowUp', '2025-11-05'],
    ['ArrowDown', '2025-11-19'],
    ['End', '2025-11-16'],
    ['PageUp', '2025-10-12'],
    ['PageDown', '2025-12-12'],
    ['x', null],
  ])('FORM-15 %s leads from 12 November 2025 to %s', (key, day) => {
    expect(dayByKey('2025-11-12', key, false)).toBe(day);
  });

  it('FORM-15 Home and End stay on Monday and Sunday', () => {
    expect(dayByKey('2025-11-10', 'Home', false)).toBe('2025-11-10');
    expect(dayByKey('2025-11-16', 'End', true)).toBe('2025-11-16');
  });
});

describe('free slots', () => {
  it('ACC-09 FORM-15 stand under their day of the zone, earliest first', () => {
    const slots = ['2025-11-12T10:00:00Z', '2025-11-12T08:30:00Z', 'never', '2025-11-12T08:30:00Z'];
    const days = slotsByDay([...slots, '2025-11-12T23:00:00Z'], 'Europe/Paris');
    expect([...days].map(([day, free]) => [day, free.map(({ slot }) => slot)])).toEqual([
      ['2025-11-12', ['2025-11-12T08:30:00Z', '2025-11-12T10:00:00Z']],
      ['2025-11-13', ['2025-11-12T23:00:00Z']],
    ]);
  });

  it('FORM-15 are the same moment however they are written', () => {
    expect(isFree('2025-11-12T08:30:00Z', ['2025-11-12T09:30:00+01:00'])).toBe(true);
    expect(isFree('2025-11-12T08:30:00Z', ['2025-11-12T08:30:00+01:00'])).toBe(false);
    expect(dayOfSlot('x', 'Europe/Paris')).toBeNull();
  });
});
