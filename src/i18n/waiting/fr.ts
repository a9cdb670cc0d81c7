/** Texts of waiting lists: the mail that tells of a free place, and the page where one leaves (WAIT-04). */
export const waiting = {
  free: 'Des places sont de nouveau libres : choisissez-en une dans le calendrier.',
  late: 'On ne peut plus s’inscrire pour cette date : elle est trop proche, ou passée.',

  page: {
    title: 'Liste d’attente',
    ask: 'Vous ne serez plus prévenu si une place se libère.',
    leave: 'Quitter la liste d’attente',
    left: 'Vous n’êtes plus sur la liste d’attente.',
    unknown: 'Ce lien n’est pas valable.',
    home: 'Retour au site',
  },

  mail: {
    subject: (calendar: string) => `Une place s’est libérée : ${calendar}`,
    body: (organisation: string) =>
      `Vous aviez demandé à être prévenu : une place vient de se libérer auprès de ${organisation}.`,
    book: 'Réserver cette place',
    noHold: 'Elle ne vous est pas réservée : la première personne qui réserve l’obtient.',
    next: (until: string) => `Sans réservation de votre part avant le ${until}, la personne suivante sera prévenue.`,
    leave: 'Vous n’attendez plus de place ? Quittez la liste',
  },
};
export type WaitingTexts = typeof waiting;
