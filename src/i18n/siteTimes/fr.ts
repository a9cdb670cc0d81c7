import type { ScheduleType } from '../../contract/terms/scheduleTypes';

/** Texts of times: card, week, sheet to print, screen in a hall. Literals of STR-28 and STR-33 are exact. */
export const siteTimes = {
  title: 'Horaires',
  today: 'Aujourd’hui',
  tomorrow: 'Demain',
  now: 'Maintenant',
  within: (time: string) => `dans ${time}`,
  noTime: 'pas d’heure ce jour',
  all: 'Tous les horaires',
  empty: "Désolé... Cet organisme n'a pas encore communiqué ses horaires",
  nothingLeft: 'Aucun autre horaire pour le moment',
  failed: 'Les horaires ne peuvent pas être affichés pour le moment. Réessayez dans quelques minutes.',
  parasha: (name: string) => `Paracha ${name}`,
  week: 'La semaine',
  previousWeek: 'Semaine précédente',
  nextWeek: 'Semaine suivante',
  dayOff: 'Aucun horaire',
  print: 'Imprimer la semaine',
  weekOf: (name: string) => `Horaires de la semaine – ${name}`,
  nextTimes: 'Prochains horaires',
  nextEvents: 'Prochains événements',
  types: {
    MATIN: 'Office du matin',
    APRES_MIDI: 'Office de l’après-midi',
    SOIR: 'Office du soir',
    COURS: 'Cours',
    VENDREDI_SOIR: 'Vendredi soir',
    CHABBAT: 'Chabbat',
    AUTRE: 'Autres horaires',
  } satisfies Record<ScheduleType, string>,
};
export type SiteTimesTexts = typeof siteTimes;
