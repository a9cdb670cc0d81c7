import { isFormOpen } from './isFormOpen';

const at = (iso: string) => Date.parse(iso);

describe('isFormOpen', () => {
  it.each([
    ['no end', '', '2030-01-01T00:00:00Z', true],
    ['an end that is none', 'bientôt', '2030-01-01T00:00:00Z', true],
    ['a day, until it is over in Paris', '2025-11-12', '2025-11-12T22:59:59Z', true],
    ['a day, over in Paris', '2025-11-12', '2025-11-12T23:00:00Z', false],
    ['a local time', '2025-11-12T18:00', '2025-11-12T17:00:30Z', true],
    ['a local time that is past', '2025-11-12T18:00', '2025-11-12T17:01:00Z', false],
    ['an instant', '2025-11-12T18:00:00Z', '2025-11-12T18:00:00Z', true],
    ['an instant that is past', '2025-11-12T18:00:00+01:00', '2025-11-12T17:00:01Z', false],
  ])('FPAGE-01 %s: %j at %s is open: %s', (_what, expireAt, now, expected) => {
    expect(isFormOpen({ active: true, expireAt }, at(now), {})).toBe(expected);
    expect(isFormOpen({ active: false, expireAt }, at(now), {})).toBe(false);
  });

  it('FPAGE-01 reads a local time in the organisation’s time zone', () => {
    const form = { active: true, expireAt: '2025-11-12T18:00' };
    expect(isFormOpen(form, at('2025-11-12T20:00:00Z'), { timeZone: 'America/New_York' })).toBe(true);
    expect(isFormOpen(form, at('2025-11-12T16:30:00Z'), { israel: true })).toBe(false);
  });

  it('FPAGE-01 prepares no date format for a form without an end', () => {
    const prepared = jest.spyOn(Intl, 'DateTimeFormat');
    isFormOpen({ active: true, expireAt: '' }, 0, { timeZone: 'America/New_York' });
    expect(prepared).not.toHaveBeenCalled();
    isFormOpen({ active: true, expireAt: '2025-11-12' }, 0, {});
    expect(prepared).toHaveBeenCalled();
  });
});
