import { plural } from '../catalogue';

/** Texts of the desk’s bookings (DESK). */
export const deskBookings = {
  title: 'Réservations',
  text: 'Les calendriers de vos formulaires : les places prises, qui a réservé, et le pointage des arrivées.',
  search: 'Rechercher',
  searchHint: 'Nom du calendrier, ou identifiant.',
  calendar: 'Calendrier',
  state: 'Places réservées',
  none: 'Aucun calendrier pour l’instant. Ouvrez un formulaire et ajoutez-y un calendrier : ses créneaux se créent là.',
  noneFound: 'Aucun calendrier ne correspond.',
  more: 'Afficher la suite',
  nextSlot: (when: string) => `Prochain créneau : ${when}`,
  noNext: 'Aucun créneau à venir',
  back: 'Tous les calendriers',
  earlier: 'Jours précédents',
  later: 'Jours suivants',
  since: 'À partir du',
  noSlots: 'Aucun créneau ces jours-ci.',
  slot: 'Créneau',
  places: 'Places',
  full: 'complet',
  bookings: 'Qui a réservé',
  bookingHint: 'Mots d’une réponse, un nom par exemple.',
  noBookings: 'Personne n’a réservé ces jours-ci.',
  noBookingsFound: 'Aucune réservation ne correspond.',
  allSlots: 'Tous les créneaux',
  nameless: 'Sans réponse',
  held: 'À confirmer par e-mail',
  test: 'Mode test : les réservations d’essai sont comprises.',
  notYours: 'Seuls les éditeurs et les propriétaires voient qui a réservé.',
  cancel: 'Annuler la réservation',
  cancelText: 'La place redevient libre. Aucun message ne part : prévenez la personne vous-même.',
  cancelled: 'La réservation est annulée.',
  export: 'Exporter en CSV',
  print: 'Imprimer la liste',
  door: 'Pointer les arrivées',
  doorText:
    'Touchez un nom quand la personne arrive. Plusieurs téléphones peuvent pointer en même temps, et une coupure de réseau ne fait rien perdre.',
  doorSearch: 'Chercher un nom',
  doorNone: 'Personne n’a réservé ce jour-là.',
  doorNoneFound: 'Aucun nom ne correspond.',
  came: (time: string) => `Présent à ${time}`,
  day: 'Jour',
  gone: 'Une réservation a été annulée entre-temps : la liste est à jour.',
  toCalendar: 'Le calendrier',
  count: (count: number, written: string) =>
    count === 0
      ? 'aucune place réservée'
      : `${written} ${plural('fr', count, { one: 'place réservée', other: 'places réservées' })}`,
  taken: (taken: string, seats: string) => `${taken} sur ${seats}`,
  doorCount: (came: string, all: string) => `${came} présents sur ${all}`,
  here: (came: string) => `présents : ${came}`,
  waiting: (count: number) =>
    `${count} ${plural('fr', count, { one: 'pointage', other: 'pointages' })} à envoyer : ce sera fait dès que le réseau revient.`,
};
export type DeskBookingsTexts = typeof deskBookings;
