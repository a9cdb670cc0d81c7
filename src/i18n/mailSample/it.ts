import type { MailSampleTexts } from './fr';

export const mailSample: MailSampleTexts = {
  prenom: 'Sara',
  nom: 'Levi',
  caisse: 'Fondo di solidarietà',
  campagne: 'Campagna di Chanukkà',
  objet: 'Quota annuale',
  formulaire: 'Iscrizione alla cena comunitaria',
  place: 'Giovedì 12 marzo, 19:30',
  answers: [
    { label: 'Numero di persone', text: '4' },
    { label: 'Nota', text: 'Due bambini' },
  ],
  subject: (subject) => `Esempio: ${subject}`,
  note: 'Questo è un esempio: nulla è stato pagato né inviato.',
};
