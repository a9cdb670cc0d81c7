/** Texts for those who wait for a place in a full calendar (WAIT-02). */
export const formWaiting = {
  title: 'Liste d’attente',
  text: 'Nous vous écrivons dès qu’une place se libère. Cela ne réserve aucune place.',
  day: 'Pour quel jour ?',
  anyDay: (count: number) => `Tous ces jours (${count})`,
  time: 'À quelle heure ?',
  anyTime: 'Peu importe l’heure',
  name: 'Votre nom',
  email: 'Votre adresse e-mail',
  consent: (organisation: string) =>
    `En envoyant, vous acceptez que ${organisation} garde votre nom et votre adresse pour vous prévenir. Ils sont effacés une fois la date passée.`,
  submit: 'Prévenez-moi',
  sending: 'Envoi…',
  needed: 'Ce champ est obligatoire',
  invalid: 'Cette adresse e-mail n’est pas valide',
  failed: 'Pas de réponse du serveur. Réessayez dans un instant.',
  gone: 'Ce calendrier n’existe plus.',
  doneTitle: 'C’est noté',
  doneText: (email: string) =>
    `Nous écrirons à ${email} dès qu’une place se libère. Aucune place n’est réservée d’ici là.`,
  again: 'Attendre une autre date',
  close: 'Fermer',
};
export type FormWaitingTexts = typeof formWaiting;
