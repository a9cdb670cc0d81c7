import { slotsOn, type OpeningHours, type SlotPlan } from './slotsOn';
import { zonedTime } from './zonedTime';

const always = { length: 60, seats: 1, validFrom: null, validTo: null };
const opening = (change: Partial<OpeningHours> = {}): OpeningHours => ({
  ...always,
  weekday: 7,
  from: '00:00',
  to: '05:00',
  ...change,
});
const plan = (change: Partial<SlotPlan>): SlotPlan => ({ slots: [], hours: [], closed: [], ...change });
const textsOf = (given: SlotPlan, day: string, zone = 'Europe/Paris') =>
  slotsOn(given, [day], zone).map(({ text }) => text);

describe('slots', () => {
  it('CALL-02 leave out the hour that the change to summer time skips, and have that of the change back twice', () => {
    expect(textsOf(plan({ hours: [opening()] }), '2025-03-30')).toEqual([
      '2025-03-30T00:00:00+01:00',
      '2025-03-30T01:00:00+01:00',
      '2025-03-30T03:00:00+02:00',
      '2025-03-30T04:00:00+02:00',
    ]);
    expect(textsOf(plan({ hours: [opening({ to: '04:00' })] }), '2025-10-26')).toEqual([
      '2025-10-26T00:00:00+02:00',
      '2025-10-26T01:00:00+02:00',
      '2025-10-26T02:00:00+02:00',
      '2025-10-26T02:00:00+01:00',
      '2025-10-26T03:00:00+01:00',
    ]);
  });

  it('CALL-02 that a change to summer time swallows whole do not exist', () => {
    expect(textsOf(plan({ hours: [opening({ from: '02:00', to: '03:00' })] }), '2025-03-30')).toEqual([]);
  });

  it('CALL-02 last a quarter of an hour in Jerusalem and New York alike, on the days and within the time that they hold', () => {
    const hours = [
      opening({ weekday: 5, from: '09:00', to: '09:50', length: 15, validFrom: '2025-03-28', validTo: '2025-03-28' }),
    ];
    const times = ['09:00:00', '09:15:00', '09:30:00'];
    // Israel's clocks go forward on that very Friday, the others' have or have not.
    expect(textsOf(plan({ hours }), '2025-03-28', 'Asia/Jerusalem')).toEqual(
      times.map((time) => `2025-03-28T${time}+03:00`),
    );
    expect(textsOf(plan({ hours }), '2025-03-28', 'America/New_York')).toEqual(
      times.map((time) => `2025-03-28T${time}-04:00`),
    );
    expect(textsOf(plan({ hours }), '2025-03-27')).toEqual([]);
    expect(textsOf(plan({ hours }), '2025-04-04')).toEqual([]);
    expect(textsOf(plan({ hours, closed: ['2025-03-28'] }), '2025-03-28')).toEqual([]);
  });

  it('ENT-06 that are listed and within opening hours count once, with the seats of the list', () => {
    const given = plan({
      slots: [{ start: '2025-11-16T00:00:00Z', seats: 7 }],
      hours: [opening({ to: '02:00' })],
    });
    expect(slotsOn(given, ['2025-11-16'], 'Europe/Paris')).toEqual([
      { at: Date.UTC(2025, 10, 15, 23), text: '2025-11-16T00:00:00+01:00', seats: 1 },
      { at: Date.UTC(2025, 10, 16), text: '2025-11-16T01:00:00+01:00', seats: 7 },
    ]);
  });

  it('CALL-02 may last until midnight, and belong to the day that they begin on', () => {
    const given = plan({ hours: [opening({ weekday: 1, from: '22:30', to: '24:00' })] });
    expect(textsOf(given, '2025-11-17')).toEqual(['2025-11-17T22:30:00+01:00']);
  });
});

describe('the clock of a zone', () => {
  it.each([
    'UTC',
    'Europe/Paris',
    'America/New_York',
    'Asia/Jerusalem',
    'Asia/Kolkata',
    'Pacific/Auckland',
    'Australia/Lord_Howe',
  ])('CALL-02 %s finds the moment of what it shows, every hour of a year', (name) => {
    const zone = zonedTime(name);
    const wrong: string[] = [];
    for (let at = Date.UTC(2025, 0, 1); at < Date.UTC(2026, 0, 1); at += 3_600_000) {
      const text = zone.textOf(at);
      const found = zone.momentOf(text.slice(0, 10), text.slice(11, 16));
      // Of a time that comes twice, the first.
      const right = Date.parse(text) === at && found <= at && zone.textOf(found).startsWith(text.slice(0, 19));
      if (!right) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });
});
