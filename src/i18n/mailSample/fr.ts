/** Somebody who gives, and what for: the facts of example mails. */
export const mailSample = {
  prenom: 'Sarah',
  nom: 'Martin',
  caisse: 'Fonds de solidarité',
  campagne: 'Campagne de Hanouka',
  objet: 'Cotisation annuelle',
  formulaire: 'Inscription au dîner communautaire',
  place: 'Jeudi 12 mars, 19:30',
  answers: [
    { label: 'Nombre de personnes', text: '4' },
    { label: 'Remarque', text: 'Deux enfants' },
  ],
  subject: (subject: string) => `Exemple : ${subject}`,
  note: 'Ceci est un exemple : rien n’a été payé ni envoyé.',
};
export type MailSampleTexts = typeof mailSample;
