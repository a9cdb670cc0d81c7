import type { Service } from '../../../contract/records/services';
import type { ScheduleDay, ScheduleWindow } from '../../../contract/site/schedules';

type Time = readonly [name: string, clock: string | null];

/** A day of December 2026 in Paris, where it is dark at 17:40. */
export const scheduledDay = (date: string, times: readonly Time[], change: Partial<ScheduleDay> = {}): ScheduleDay => ({
  date,
  label: `jour du ${date}`,
  hebrew: 'א׳ בטבת תשפ״ז',
  parasha: 'Mikets',
  holidays: [],
  nightfall: `${date}T17:40:00+01:00`,
  entries: times.map(([name, clock]) => ({
    id: name.toLowerCase(),
    name,
    type: 'MATIN',
    at: clock === null ? null : `${date}T${clock}:00+01:00`,
  })),
  ...change,
});

/** Two weeks around Thursday 10 December 2026. */
export const scheduledWindow = (days?: readonly ScheduleDay[]): ScheduleWindow => ({
  timeZone: 'Europe/Paris',
  today: '2026-12-10',
  days: days ? [...days] : Array.from({ length: 14 }, (_, at) => dayAt(6 + at)),
});

const dayAt = (day: number) =>
  scheduledDay(`2026-12-${String(day).padStart(2, '0')}`, [
    ['Chaharit', '07:30'],
    ['Plag', null],
    ['Arvit', '18:30'],
  ]);

export const service = (change: Partial<Service> = {}): Service => ({
  id: 'judo',
  name: 'Judo',
  description: '',
  montant: 50,
  recurrent: 0,
  cerfa: false,
  groupe: null,
  categorie: '',
  nbMonth: null,
  sysQuantity: false,
  assoc: null,
  other: [],
  active: true,
  position: 0,
  ...change,
});
