import type { MailSampleTexts } from './fr';

export const mailSample: MailSampleTexts = {
  prenom: 'שרה',
  nom: 'כהן',
  caisse: 'קרן צדקה',
  campagne: 'מגבית חנוכה',
  objet: 'דמי חבר שנתיים',
  formulaire: 'הרשמה לסעודה הקהילתית',
  place: 'יום חמישי, 12 במרץ, 19:30',
  answers: [
    { label: 'מספר משתתפים', text: '4' },
    { label: 'הערה', text: 'שני ילדים' },
  ],
  subject: (subject) => `דוגמה: ${subject}`,
  note: 'זו דוגמה בלבד: דבר לא שולם ולא נשלח.',
};
