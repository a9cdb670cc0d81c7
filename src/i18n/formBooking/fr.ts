import { plural } from '../catalogue';

/** Texts of the booking calendar, which come with it (FORM-15). */
export const formBooking = {
  title: 'Rendez-vous',
  previousMonth: 'Mois précédent',
  nextMonth: 'Mois suivant',
  loading: 'Chargement des créneaux…',
  free: (count: number) =>
    count === 0
      ? 'aucun créneau'
      : `${count} ${plural('fr', count, { one: 'créneau libre', other: 'créneaux libres' })}`,
  slotsOf: (day: string) => `Créneaux du ${day}`,
  none: 'Aucun créneau ce jour-là.',
  fullMonth: 'Tout est complet ce mois-ci.',
  emptyMonth: 'Aucun créneau ce mois-ci.',
  findNext: 'Voir le prochain créneau libre',
  noneAhead: 'Aucun créneau dans les prochains mois.',
  failed: 'Les créneaux n’ont pas pu être chargés.',
  chosen: 'Votre créneau',
  noneChosen: 'Aucun créneau choisi',
  giveBack: 'Retirer',
  wait: 'Être prévenu si une place se libère',
  opening: 'Chargement…',
  taken: 'Ce créneau vient d’être pris. Choisissez-en un autre.',
  zone: (name: string) => `Horaires : ${name}`,
};
export type FormBookingTexts = typeof formBooking;
