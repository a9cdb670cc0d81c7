import * as v from 'valibot';
import type { BodyIn } from '../../src/contract/route';
import { updateSchedule } from '../../src/contract/site/schedules';

const bySun = { fixed: false, heure: 0 } as const;

const horaires: BodyIn<typeof updateSchedule>['horaires'] = [
  { id: 'chaharit', name: 'Chaharit', type: 'MATIN', dow: [1, 2, 3, 4, 5], heure: 7, minute: 15 },
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

/** The house's week: offices by the clock and by the sun, a lesson with its season, the Sabbath. */
export const demoSchedule = v.parse(updateSchedule.request, { horaires }).horaires;
