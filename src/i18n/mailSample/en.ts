import type { MailSampleTexts } from './fr';

export const mailSample: MailSampleTexts = {
  prenom: 'Sarah',
  nom: 'Miller',
  caisse: 'Relief fund',
  campagne: 'Hanukkah campaign',
  objet: 'Annual membership',
  formulaire: 'Registration for the community dinner',
  place: 'Thursday 12 March, 19:30',
  answers: [
    { label: 'Number of people', text: '4' },
    { label: 'Note', text: 'Two children' },
  ],
  subject: (subject) => `Example: ${subject}`,
  note: 'This is an example: nothing was paid or sent.',
};
