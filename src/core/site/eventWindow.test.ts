import { zonedTime } from '../calendar';
import { areFormsOpen, eventsInView, MOST_EVENTS, shownOccurrence } from './eventWindow';
import type { EventDates } from './occurrences';

const paris = zonedTime('Europe/Paris');
const now = Date.parse('2025-01-15T12:00:00Z');
const event = (dateEvent: string, change: Partial<EventDates & { visibleDays: number | null }> = {}) => ({
  dateEvent,
  dateFin: null,
  repeat: null,
  sessions: [],
  visibleDays: null,
  ...change,
});
const weekly = { every: 'WEEK', interval: 1, until: null, exceptions: [] } as const;
const startsIn = (view: 'upcoming' | 'past', events: Parameters<typeof eventsInView>[0]) =>
  eventsInView(events, view, now, paris).map(({ occurrence }) => paris.textOf(occurrence.start).slice(0, 16));

describe('views of events', () => {
  const events = [
    event('2025-01-20T10:00:00Z'),
    event('2025-01-14T22:59:59Z'),
    event('2025-01-14T23:00:00Z'),
    event('2024-12-01T10:00:00Z', { dateFin: '2025-02-01T10:00:00Z' }),
    event('2024-12-01T10:00:00Z', { dateFin: '2024-12-02T10:00:00Z' }),
    event('2024-11-06T10:00:00Z', { repeat: { ...weekly, exceptions: [] } }),
  ];

  it('EVT-01 hold what ends today or later, the next first, and what is over, the latest first', () => {
    expect(startsIn('upcoming', events)).toEqual([
      '2024-12-01T11:00',
      '2025-01-15T00:00',
      '2025-01-15T11:00',
      '2025-01-20T11:00',
    ]);
    expect(startsIn('past', events)).toEqual(['2025-01-14T23:59', '2024-12-01T11:00']);
  });

  it('EVT-01 hold 30 at most: the next, and the latest', () => {
    const year = Array.from({ length: 365 }, (_, day) =>
      event(new Date(Date.UTC(2024, 6, 20) + day * 86_400_000).toISOString()),
    );
    expect(startsIn('upcoming', year)).toHaveLength(MOST_EVENTS);
    expect(startsIn('upcoming', year)[0]).toBe('2025-01-15T01:00');
    expect(startsIn('past', year)).toHaveLength(MOST_EVENTS);
    expect(startsIn('past', year)[0]).toBe('2025-01-14T01:00');
  });

  it('ENT-14 leave out what is displayed later, counted in local days', () => {
    const shown = (visibleDays: number | null, dateEvent = '2025-01-20T22:00:00Z') =>
      startsIn('upcoming', [event(dateEvent, { visibleDays })]).length;
    expect([shown(null), shown(5), shown(4), shown(0)]).toEqual([1, 1, 0, 0]);
    expect(shown(5, '2025-01-20T23:00:00Z')).toBe(0);
    expect(startsIn('past', [event('2025-01-10T10:00:00Z', { visibleDays: 0 })])).toHaveLength(1);
  });

  it('ENT-14 show the next occurrence of an event, else its last', () => {
    const over = event('2025-01-01T10:00:00Z', { repeat: { ...weekly, until: '2025-01-09' } });
    expect(shownOccurrence(over, now, paris)?.start).toBe(Date.parse('2025-01-08T10:00:00Z'));
    expect(startsIn('past', [over])).toEqual(['2025-01-08T11:00']);
  });
});

describe('forms of an event', () => {
  const open = (moment: string, closeHours: number | null, repeat: EventDates['repeat'] = null) =>
    areFormsOpen(
      { ...event('2025-01-16T18:00:00Z', { dateFin: '2025-01-16T20:00:00Z', repeat }), closeHours },
      Date.parse(moment),
      paris,
    );

  it('ENT-14 close so many hours before it begins', () => {
    expect([open('2025-01-16T05:59:59Z', 12), open('2025-01-16T06:00:00Z', 12)]).toEqual([true, false]);
    expect([open('2025-01-16T17:59:59Z', 0), open('2025-01-16T18:00:00Z', 0)]).toEqual([true, false]);
    expect(open('2030-01-01T00:00:00Z', null)).toBe(true);
  });

  it('ENT-14 open again for the next time once this one has begun', () => {
    const times = ['2025-01-16T07:00:00Z', '2025-01-16T18:00:00Z', '2025-01-23T06:00:00Z'];
    expect(times.map((moment) => open(moment, 12, weekly))).toEqual([false, true, false]);
    expect(open('2025-01-16T18:00:00Z', 12, { ...weekly, until: '2025-01-20' })).toBe(false);
  });
});
