import fc from 'fast-check';
import type { EventRepetition } from '../../contract/site/events';
import { dayNumber, zonedTime } from '../calendar';
import { type EventDates, lastOccurrence, nextBeginning, nextOccurrence, type Occurrence } from './occurrences';

const paris = zonedTime('Europe/Paris');
const at = (text: string) => Date.parse(text);
const event = (dateEvent: string, change: Partial<EventDates> = {}): EventDates => ({
  dateEvent,
  dateFin: null,
  repeat: null,
  sessions: [],
  ...change,
});
const every = (change: Partial<EventRepetition>): EventRepetition => ({
  every: 'WEEK',
  interval: 1,
  until: null,
  exceptions: [],
  ...change,
});
const shown = (one: Occurrence | null, zone = paris) =>
  one && [zone.textOf(one.start), ...(one.end === null ? [] : [zone.textOf(one.end)])];

/** The first occurrences from a moment on. */
function run(given: EventDates, from: string, count: number, zone = paris): string[] {
  const found: string[] = [];
  let moment = at(from) - 1;
  while (found.length < count) {
    const next = nextBeginning(given, moment, zone);
    if (!next) break;
    found.push(zone.textOf(next.start));
    moment = next.start;
  }
  return found;
}

describe('an event that repeats', () => {
  it('ENT-14 keeps its local time across both changes of the clock, in the organisation’s zone', () => {
    const weekly = event('2025-03-26T18:30:00Z', { dateFin: '2025-03-26T20:00:00Z', repeat: every({}) });
    expect(run(weekly, '2025-03-20T00:00:00Z', 3)).toEqual([
      '2025-03-26T19:30:00+01:00',
      '2025-04-02T19:30:00+02:00',
      '2025-04-09T19:30:00+02:00',
    ]);
    expect(run(weekly, '2025-10-20T00:00:00Z', 2)).toEqual(['2025-10-22T19:30:00+02:00', '2025-10-29T19:30:00+01:00']);
    expect(run(weekly, '2025-03-20T00:00:00Z', 2, zonedTime('America/New_York'))).toEqual([
      '2025-03-26T14:30:00-04:00',
      '2025-04-02T14:30:00-04:00',
    ]);
  });

  it('ENT-14 lasts from clock to clock, also over the night that a clock is changed in', () => {
    const nightly = event('2025-03-28T22:00:00+01:00', {
      dateFin: '2025-03-29T04:00:00+01:00',
      repeat: every({ every: 'DAY' }),
    });
    expect(shown(nextOccurrence(nightly, at('2025-03-29T12:00:00+01:00'), paris))).toEqual([
      '2025-03-29T22:00:00+01:00',
      '2025-03-30T04:00:00+02:00',
    ]);
  });

  it.each([
    [{ every: 'DAY', interval: 3 }, '2025-01-31', ['2025-01-31', '2025-02-03', '2025-02-06']],
    [{ every: 'WEEK', interval: 2 }, '2025-02-20', ['2025-02-20', '2025-03-06', '2025-03-20']],
    [{ every: 'MONTH', interval: 1 }, '2025-01-31', ['2025-01-31', '2025-03-31', '2025-05-31']],
    [{ every: 'MONTH', interval: 12 }, '2024-02-29', ['2024-02-29', '2028-02-29', '2032-02-29']],
    [{ exceptions: ['2025-01-08', '2025-01-22'] }, '2025-01-01', ['2025-01-01', '2025-01-15', '2025-01-29']],
    [{ until: '2025-01-14', exceptions: ['2025-01-01'] }, '2025-01-01', ['2025-01-08']],
    [{ until: '2025-01-08' }, '2025-01-01', ['2025-01-01', '2025-01-08']],
    [{ until: '2025-01-03', exceptions: ['2025-01-01'] }, '2025-01-01', []],
  ] as const)('ENT-14 %j from %s is on %j', (repeat, day, days) => {
    const one = event(`${day}T10:00:00Z`, { repeat: every(repeat as Partial<EventRepetition>) });
    expect(run(one, '2020-01-01T00:00:00Z', 3).map((text) => text.slice(0, 10))).toEqual(days);
  });

  it('ENT-14 is found years later as if every occurrence had been counted', () => {
    const day = fc.integer({ min: dayNumber('2024-01-01'), max: dayNumber('2026-12-31') });
    const repeat = fc.record({
      every: fc.constantFrom('DAY' as const, 'WEEK' as const, 'MONTH' as const),
      interval: fc.integer({ min: 1, max: 5 }),
    });
    fc.assert(
      fc.property(day, fc.nat(1439), fc.nat(4000), repeat, fc.nat(1000), (start, minute, lasts, rule, later) => {
        const begins = new Date(start * 86_400_000 + minute * 60_000);
        const one = event(begins.toISOString(), {
          dateFin: new Date(begins.getTime() + lasts * 60_000).toISOString(),
          repeat: every(rule),
        });
        const from = begins.getTime() + later * 86_400_000;
        let counted = nextBeginning(one, begins.getTime() - 1, paris);
        while (counted && (counted.end ?? 0) < from) counted = nextBeginning(one, counted.start, paris);
        expect(nextOccurrence(one, from, paris)).toEqual(counted);
      }),
      { numRuns: 60 },
    );
  });

  it('ENT-14 ends with its last occurrence that takes place', () => {
    const until = (last: string, exceptions: string[] = []) =>
      shown(
        lastOccurrence(event('2025-01-01T10:00:00Z', { repeat: every({ until: last, exceptions }) }), paris),
      )?.[0]?.slice(0, 10);
    expect(until('2025-01-20')).toBe('2025-01-15');
    expect(until('2025-01-20', ['2025-01-15'])).toBe('2025-01-08');
    expect(until('2025-01-07', ['2025-01-01'])).toBeUndefined();
    expect(lastOccurrence(event('2025-01-01T10:00:00Z', { repeat: every({}) }), paris)).toBeNull();
    const endless = event('9999-12-20T10:00:00Z', { repeat: every({ every: 'MONTH' }) });
    expect(nextOccurrence(endless, at('9999-12-25T00:00:00Z'), paris)).toBeNull();
  });
});

describe('an event with sessions', () => {
  const sessions = ['2025-02-02T10:00:00Z', '2025-01-05T10:00:00Z'].map((dateEvent) => ({ dateEvent, dateFin: null }));
  const one = event('2025-06-01T10:00:00Z', { sessions });

  it('ENT-14 takes place at them alone, in the order of their dates', () => {
    expect(run(one, '2025-01-01T00:00:00Z', 5)).toEqual(['2025-01-05T11:00:00+01:00', '2025-02-02T11:00:00+01:00']);
    expect(shown(lastOccurrence(one, paris))).toEqual(['2025-02-02T11:00:00+01:00']);
  });
});
