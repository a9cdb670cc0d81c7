import * as v from 'valibot';
import type { BodyIn } from '../../src/contract/route';
import { updateSchedule } from '../../src/contract/site/schedules';
import type { Deps } from '../deps';
import { demoClock } from './site/demoClock';

const bySun = { fixed: false, heure: 0 } as const;

const horairesOf = (moved: string, left: string): BodyIn<typeof updateSchedule>['horaires'] => [
  {
    ...{ id: 'chaharit', name: 'Chaharit', type: 'MATIN', dow: [1, 2, 3, 4, 5], heure: 7, minute: 15 },
    exceptions: [{ date: moved, time: '08:00' }],
  },
  { id: 'chaharit-dimanche', name: 'Chaharit', type: 'MATIN', dow: [0], heure: 8, minute: 30 },
  {
    ...{ id: 'minha', name: 'Minha', type: 'APRES_MIDI', dow: [0, 1, 2, 3, 4] },
    ...{ ...bySun, zeman: 'CHKIAH', minute: 15, avant: true, round: true },
  },
  {
    ...{ id: 'arvit', name: 'Arvit', type: 'SOIR', dow: [0, 1, 2, 3, 4] },
    ...{ ...bySun, zeman: 'TSET', round: true },
  },
  {
    ...{ id: 'etude', name: 'Cours du soir', type: 'COURS', dow: [2], heure: 20, minute: 30 },
    ...{ from: '2025-09-01', until: '2027-07-15' },
    exceptions: [{ date: left, time: null }],
  },
  {
    ...{ id: 'bougies', name: 'Allumage des bougies', type: 'VENDREDI_SOIR', dow: [5] },
    ...bySun,
    zeman: 'ENTREE_CHABBAT',
  },
  { ...{ id: 'kabbalat', name: 'Kabbalat Chabbat', type: 'VENDREDI_SOIR', dow: [5] }, ...bySun, zeman: 'CHKIAH' },
  { id: 'chabbat', name: 'Chaharit de Chabbat', type: 'CHABBAT', dow: [6], heure: 9, minute: 30 },
  { ...{ id: 'havdala', name: 'Fin de Chabbat', type: 'CHABBAT', dow: [6] }, ...bySun, zeman: 'SORTIE_CHABBAT' },
];

/** The house's week: offices by the clock and by the sun, a lesson with its season, the Sabbath, two days that are not as usual. */
export function demoSchedule({ now }: Pick<Deps, 'now'>) {
  const clock = demoClock(now(), 'Europe/Paris');
  const horaires = horairesOf(clock.on(3, '12:00', 1).slice(0, 10), clock.on(2, '12:00', 2).slice(0, 10));
  return v.parse(updateSchedule.request, { horaires }).horaires;
}
