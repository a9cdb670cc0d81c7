import { type SlotPattern, weekOfSlots } from './weekOfSlots';
import { zonedTime } from './zonedTime';

const pattern: SlotPattern = {
  ...{ weekdays: [7], from: '01:00', to: '04:00', length: 30, pause: 30, seats: 2 },
  ...{ first: '2025-03-30', last: '2025-03-30' },
};
const startsOf = (change: Partial<SlotPattern>, zone: string, most = 1000) =>
  weekOfSlots({ ...pattern, ...change }, zone, most).map(({ start }) => start);
const on = (day: string) => ({ first: day, last: day });

describe('slots of a weekly pattern', () => {
  it('BUILD-94 have none in the hour that a clock leaves out, and twice that which it has twice', () => {
    expect(startsOf({}, 'Europe/Paris')).toEqual(['2025-03-30T01:00:00+01:00', '2025-03-30T03:00:00+02:00']);
    expect(startsOf(on('2025-10-26'), 'Europe/Paris')).toEqual([
      '2025-10-26T01:00:00+02:00',
      '2025-10-26T02:00:00+02:00',
      '2025-10-26T02:00:00+01:00',
      '2025-10-26T03:00:00+01:00',
    ]);
    // Israel's clock goes forward on a Friday, and back on the same Sunday as Europe's.
    expect(startsOf({ ...on('2025-03-28'), weekdays: [5] }, 'Asia/Jerusalem')).toEqual([
      '2025-03-28T01:00:00+02:00',
      '2025-03-28T03:00:00+03:00',
    ]);
    expect(startsOf({}, 'Asia/Jerusalem')).toHaveLength(3);
    expect(startsOf(on('2025-10-26'), 'Asia/Jerusalem')).toEqual([
      '2025-10-26T01:00:00+03:00',
      '2025-10-26T01:00:00+02:00',
      '2025-10-26T02:00:00+02:00',
      '2025-10-26T03:00:00+02:00',
    ]);
  });

  it('BUILD-94 keep their time of day from one week to the next over a change of the clock', () => {
    const across = { first: '2025-03-24', last: '2025-04-06', weekdays: [1], from: '09:00', to: '09:30' };
    expect(startsOf(across, 'Europe/Paris')).toEqual(['2025-03-24T09:00:00+01:00', '2025-03-31T09:00:00+02:00']);
    expect(startsOf({ ...across, to: '24:00' }, 'Europe/Paris').at(-1)).toBe('2025-03-31T23:00:00+02:00');
  });

  it('BUILD-94 end where enough are made, and where nothing fits there are none', () => {
    expect(startsOf({ last: '2035-01-01' }, 'Europe/Paris', 5)).toHaveLength(5);
    for (const change of [{ to: '01:00' }, { length: 300 }, { weekdays: [] }, { last: '2025-03-01' }])
      expect(startsOf(change, 'Europe/Paris')).toEqual([]);
  });

  it('BUILD-94 never overlap, stay within their days and hours, and keep their pause, whatever the pattern', () => {
    let seed = 94;
    const below = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
    const time = (hour: number) => `${String(hour).padStart(2, '0')}:${below(2) ? '30' : '00'}`;
    for (let round = 0; round < 60; round += 1) {
      const zone = ['Europe/Paris', 'Asia/Jerusalem', 'America/New_York'][below(3)]!;
      const clock = zonedTime(zone);
      const from = below(23);
      const first = `2025-${['03-2', '10-2', '07-1'][below(3)]}${below(9)}`;
      const drawn: SlotPattern = {
        ...{ weekdays: [1, 2, 3, 4, 5, 6, 7].filter(() => below(2)), from: time(from) },
        ...{ to: from + 2 > 23 ? '24:00' : time(from + 1 + below(23 - from)), seats: 1 + below(4) },
        ...{ length: 5 + below(90), pause: below(40), first },
        last: new Date(Date.parse(first) + below(15) * 86_400_000).toISOString().slice(0, 10),
      };
      const made = weekOfSlots(drawn, zone, 1000);
      made.forEach(({ start, seats }, index) => {
        const moment = Date.parse(start);
        const day = start.slice(0, 10);
        expect(seats).toBe(drawn.seats);
        expect(clock.textOf(moment)).toBe(start);
        expect(day >= drawn.first && day <= drawn.last).toBe(true);
        expect(drawn.weekdays).toContain(new Date(`${day}T12:00:00Z`).getUTCDay() || 7);
        expect(moment).toBeGreaterThanOrEqual(clock.momentOf(day, drawn.from));
        expect(moment + drawn.length * 60_000).toBeLessThanOrEqual(clock.momentOf(day, drawn.to));
        const next = made[index + 1];
        if (next) expect(Date.parse(next.start) - moment).toBeGreaterThanOrEqual((drawn.length + drawn.pause) * 60_000);
      });
    }
  });
});
