import type { ScheduleDay, ScheduledTime, ScheduleEntry } from '../../contract/site/schedules';
import { zonedTime } from '../calendar';
import {
  clockText,
  countdownOf,
  occurrencesOn,
  printableWeek,
  referenceDay,
  scheduleCard,
  solarRules,
  windowDays,
  type SunTimes,
} from '.';

const timeZone = 'Europe/Paris';
const zone = zonedTime(timeZone);
const at = (text: string) => Date.parse(text);

const entry = (given: Partial<ScheduleEntry>): ScheduleEntry => ({
  ...{ id: 'e', name: 'Office', type: 'MATIN', dow: [0, 1, 2, 3, 4, 5, 6], fixed: true, heure: 8, minute: 0 },
  ...{ zeman: null, avant: false, round: false, from: null, until: null, exceptions: [] },
  ...given,
});
const noSun: SunTimes = () => null;
const clocksOn = (given: Partial<ScheduleEntry>, day: string, sun = noSun) =>
  occurrencesOn([entry(given)], day, zone, sun).map((one) => one.at && zone.textOf(one.at).slice(0, 16));

describe('when entries take place', () => {
  it('SCHED-01 a fixed entry is at its time on its weekdays, 0 being Sunday', () => {
    const given = { dow: [0, 3], heure: 12, minute: 45 };
    expect(clocksOn(given, '2025-01-15')).toEqual(['2025-01-15T12:45']);
    expect(clocksOn(given, '2025-01-19')).toEqual(['2025-01-19T12:45']);
    expect(clocksOn(given, '2025-01-16')).toEqual([]);
  });

  it('SCHED-02 SCHED-03 SCHED-09 the worked examples', () => {
    const sun: SunTimes = (zeman, day) => {
      const times = {
        'CHKIAH 2025-01-17': '2025-01-17T17:24:53+01:00',
        'ENTREE_CHABBAT 2025-01-17': '2025-01-17T17:06:53+01:00',
        'SORTIE_CHABBAT 2025-01-18': '2025-01-18T18:18:22+01:00',
      };
      const text = times[`${zeman} ${day}` as keyof typeof times];
      return text ? at(text) : null;
    };
    const follows = (zeman: ScheduleEntry['zeman'], more: Partial<ScheduleEntry> = {}) => ({
      ...{ fixed: false, zeman, heure: 0, minute: 0 },
      ...more,
    });
    const friday = (given: Partial<ScheduleEntry>) => clocksOn(given, '2025-01-17', sun);
    const saturday = (given: Partial<ScheduleEntry>) => clocksOn(given, '2025-01-18', sun);
    expect(friday(follows('CHKIAH', { minute: 15, avant: true, round: true }))).toEqual(['2025-01-17T17:05']);
    expect(friday(follows('ENTREE_CHABBAT'))).toEqual(['2025-01-17T17:06']);
    expect(saturday(follows('SORTIE_CHABBAT'))).toEqual(['2025-01-18T18:19']);
    expect(saturday(follows('SORTIE_CHABBAT', { round: true }))).toEqual(['2025-01-18T18:20']);
    // Before the sun time, and yet up.
    expect(saturday(follows('SORTIE_CHABBAT', { minute: 10, avant: true, round: true }))).toEqual(['2025-01-18T18:10']);
  });

  it('SCHED-06 the Sabbath’s beginning and end are those of the week from Sunday on, on whatever day they are listed', () => {
    const asked: string[] = [];
    const sun: SunTimes = (zeman, day) => (asked.push(`${zeman} ${day}`), 0);
    for (const zeman of ['ENTREE_CHABBAT', 'SORTIE_CHABBAT', 'NETS'] as const)
      for (const day of ['2025-01-12', '2025-01-18']) occurrencesOn([entry({ fixed: false, zeman })], day, zone, sun);
    expect(asked).toEqual([
      ...['ENTREE_CHABBAT 2025-01-17', 'ENTREE_CHABBAT 2025-01-17'],
      ...['SORTIE_CHABBAT 2025-01-18', 'SORTIE_CHABBAT 2025-01-18'],
      ...['NETS 2025-01-12', 'NETS 2025-01-18'],
    ]);
  });

  it('SCHED-06 lists what has no time last, and does not leave it out', () => {
    const entries = [entry({ id: 'night', fixed: false, zeman: 'TSET' }), entry({ id: 'late', heure: 9 }), entry({})];
    const found = occurrencesOn(entries, '2025-01-15', zone, noSun);
    expect(found.map((one) => [one.entry.id, one.at === null])).toEqual([
      ...[['e', false] as const, ['late', false] as const],
      ['night', true],
    ]);
  });

  it('SCHED-10 a season has its first and its last day', () => {
    const season = { from: '2025-01-14', until: '2025-01-15' };
    const days = ['2025-01-13', '2025-01-14', '2025-01-15', '2025-01-16'];
    expect(days.flatMap((day) => clocksOn(season, day))).toEqual(['2025-01-14T08:00', '2025-01-15T08:00']);
    expect(clocksOn({ from: '2025-01-14' }, '2026-01-14')).toEqual(['2026-01-14T08:00']);
  });

  it('SCHED-10 an exception decides its day alone', () => {
    const exceptions = [
      { date: '2025-01-15', time: null },
      { date: '2025-01-16', time: '10:30' },
      { date: '2025-03-01', time: '18:00' },
    ];
    const given = { exceptions, fixed: false, zeman: 'NETS', dow: [3, 4], until: '2025-01-31' } as const;
    const on = (day: string) => clocksOn({ ...given, dow: [3, 4] }, day);
    expect(on('2025-01-15')).toEqual([]);
    expect(on('2025-01-16')).toEqual(['2025-01-16T10:30']);
    // A Saturday, after the season.
    expect(on('2025-03-01')).toEqual(['2025-03-01T18:00']);
    expect(on('2025-01-22')).toEqual([null]);
  });

  it('SCHED-01 a time that the clock skips is as much later, one that comes twice is the first', () => {
    expect(clocksOn({ heure: 2, minute: 30 }, '2025-03-30')).toEqual(['2025-03-30T03:30']);
    const [first] = occurrencesOn([entry({ heure: 2, minute: 30 })], '2025-10-26', zone, noSun);
    expect(first?.at).toBe(at('2025-10-26T02:30:00+02:00'));
  });

  it('SCHED-06 the window has 41 days', () => {
    const days = windowDays('2024-03-01');
    expect([days.length, days[0], days[10], days[40]]).toEqual([41, '2024-02-20', '2024-03-01', '2024-03-31']);
  });

  it('SCHED-05 takes a tradition by its name alone', () => {
    const nightfall = (zmanimShitat: unknown) =>
      solarRules({ israel: false, zmanimShitat, sabbathEnd: null }).nightfall;
    expect(['CHABAD', 'Beth Chabad', { value: 'chabad' }].map(nightfall)).toEqual([6, 6, 6]);
    expect(['', 'standard', undefined, null, {}, 5].map(nightfall)).toEqual(Array(6).fill(7.083));
  });
});

const timed = (id: string, text: string | null, type: ScheduledTime['type'] = 'MATIN'): ScheduledTime => ({
  ...{ id, name: id, type },
  at: text === null ? null : zone.textOf(at(text)),
});
const day = (date: string, entries: ScheduledTime[], nightfall: string | null = null): ScheduleDay => ({
  ...{ date, label: date, hebrew: null, parasha: null, holidays: [] },
  nightfall,
  entries,
});

describe('the countdown', () => {
  it('ACC-22 SCHED-07 45 minutes before, at the time, and 15 minutes after', () => {
    const state = (clock: string) => countdownOf(at('2025-01-15T12:45:00+01:00'), at(`2025-01-15T${clock}+01:00`));
    expect(state('11:59:59')).toEqual({ state: 'upcoming', text: '' });
    expect(state('12:00:00')).toEqual({ state: 'countdown', text: '45:00' });
    expect(state('12:30:00')).toEqual({ state: 'countdown', text: '15:00' });
    expect(state('12:44:59.500')).toEqual({ state: 'countdown', text: '00:01' });
    expect(state('12:45:00')).toEqual({ state: 'now', text: '' });
    expect(state('12:45:01')).toEqual({ state: 'now', text: '' });
    expect(state('13:00:00')).toEqual({ state: 'now', text: '' });
    expect(state('13:00:00.001')).toEqual({ state: 'gone', text: '' });
    expect(state('13:00:30')).toEqual({ state: 'gone', text: '' });
  });
});

describe('the card', () => {
  const week = {
    timeZone,
    days: [
      day('2025-01-14', [timed('late', '2025-01-14T23:55:00+01:00')], '2025-01-14T18:00:00+01:00'),
      day(
        '2025-01-15',
        [timed('morning', '2025-01-15T08:00:00+01:00'), timed('evening', '2025-01-15T18:30:00+01:00')],
        '2025-01-15T18:02:00+01:00',
      ),
      day('2025-01-16', [], '2025-01-16T18:03:00+01:00'),
      day('2025-01-17', [timed('morning', '2025-01-17T08:00:00+01:00')], '2025-01-17T18:04:00+01:00'),
    ],
  };
  const shown = (moment: string, of: Parameters<typeof scheduleCard>[0] = week) =>
    scheduleCard(of, at(moment)).map((one) => [one.day.date, ...one.entries.map(({ id }) => id)]);

  it('HOME-03 SCHED-11 shows what is left of today', () => {
    expect(shown('2025-01-15T07:00:00+01:00')).toEqual([['2025-01-15', 'morning', 'evening']]);
    expect(shown('2025-01-15T08:15:00+01:00')).toEqual([['2025-01-15', 'morning', 'evening']]);
    expect(shown('2025-01-15T08:15:01+01:00')).toEqual([['2025-01-15', 'evening']]);
  });

  it('SCHED-08 goes to the next day at nightfall, and keeps first what is left of today', () => {
    expect(referenceDay(week, at('2025-01-15T18:01:59+01:00'))).toBe('2025-01-15');
    expect(referenceDay(week, at('2025-01-15T18:02:00+01:00'))).toBe('2025-01-16');
    expect(shown('2025-01-15T18:02:00+01:00')).toEqual([
      ['2025-01-15', 'evening'],
      ['2025-01-17', 'morning'],
    ]);
    expect(shown('2025-01-15T18:45:01+01:00')).toEqual([['2025-01-17', 'morning']]);
  });

  it('SCHED-11 keeps past midnight what has just come, and not what is listed for later', () => {
    expect(shown('2025-01-15T00:05:00+01:00')).toEqual([
      ['2025-01-14', 'late'],
      ['2025-01-15', 'morning', 'evening'],
    ]);
    const candles = timed('candles', '2025-01-17T17:06:00+01:00');
    const listed = { timeZone, days: ['2025-01-15', '2025-01-16', '2025-01-17'].map((date) => day(date, [candles])) };
    expect(shown('2025-01-16T12:00:00+01:00', listed)).toEqual([['2025-01-16', 'candles']]);
    expect(shown('2025-01-17T17:00:00+01:00', listed)).toEqual([['2025-01-17', 'candles']]);
  });

  it('SCHED-06 SCHED-11 shows a day without any sun time, and leaves it when only such entries are left', () => {
    const polar = (entries: ScheduledTime[]) => ({
      timeZone,
      days: [day('2025-06-20', entries), day('2025-06-21', [timed('next', '2025-06-21T10:00:00+02:00')])],
    });
    const untimed = timed('night', null);
    expect(shown('2025-06-20T09:00:00+02:00', polar([untimed]))).toEqual([['2025-06-20', 'night']]);
    const both = polar([timed('morning', '2025-06-20T08:00:00+02:00'), untimed]);
    expect(shown('2025-06-20T08:10:00+02:00', both)).toEqual([['2025-06-20', 'morning', 'night']]);
    expect(shown('2025-06-20T09:00:00+02:00', both)).toEqual([['2025-06-21', 'next']]);
  });

  it('SCHED-11 is empty when nothing follows, and before and after the window', () => {
    expect(shown('2025-01-17T12:00:00+01:00')).toEqual([]);
    expect(shown('2025-03-01T12:00:00+01:00')).toEqual([]);
  });
});

describe('the week to print', () => {
  it('SCHED-12 has a column for each day, rows by type and by the time of day', () => {
    const days = ['2025-01-11', '2025-01-12', '2025-01-13', '2025-01-18', '2025-01-19'].map((date) =>
      day(date, [
        timed('lesson', `${date}T20:00:00+01:00`, 'COURS'),
        ...(date === '2025-01-13'
          ? [timed('second', `${date}T09:00:00+01:00`), timed('first', `${date}T07:00:00+01:00`)]
          : []),
        timed('night', null, 'SOIR'),
      ]),
    );
    expect(printableWeek(days, '2025-01-15')).toEqual({
      days: days.slice(1, 4),
      groups: [
        {
          type: 'MATIN',
          rows: [
            { id: 'first', name: 'first', times: ['', '07:00', ''] },
            { id: 'second', name: 'second', times: ['', '09:00', ''] },
          ],
        },
        { type: 'SOIR', rows: [{ id: 'night', name: 'night', times: ['—', '—', '—'] }] },
        { type: 'COURS', rows: [{ id: 'lesson', name: 'lesson', times: ['20:00', '20:00', '20:00'] }] },
      ],
    });
  });

  it('SCHED-12 has an office that is at another time on some days once, and two on one day twice', () => {
    const named = (id: string, at: string) => ({ ...timed(id, at), name: 'Chaharit' });
    const [sunday, monday] = ['2025-01-12', '2025-01-13'] as const;
    const first = day(sunday, [named('a', `${sunday}T08:30:00+01:00`)]);
    const early = named('b', `${monday}T07:15:00+01:00`);
    const rowsOf = (entries: ScheduledTime[]) =>
      printableWeek([first, day(monday, entries)], sunday).groups.flatMap(({ rows }) => rows.map(({ times }) => times));
    expect(rowsOf([early])).toEqual([['08:30', '07:15']]);
    expect(rowsOf([named('a', `${monday}T08:30:00+01:00`), early])).toEqual([
      ['', '07:15'],
      ['08:30', '08:30'],
    ]);
  });

  it('SCHED-06 says the time by the organisation’s clock, and a dash without one', () => {
    expect([clockText(timed('a', '2025-07-01T06:05:00Z')), clockText({ at: null })]).toEqual(['08:05', '—']);
  });
});
