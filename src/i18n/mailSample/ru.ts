import type { MailSampleTexts } from './fr';

export const mailSample: MailSampleTexts = {
  prenom: 'Сара',
  nom: 'Левина',
  caisse: 'Фонд помощи',
  campagne: 'Ханукальная кампания',
  objet: 'Годовой взнос',
  formulaire: 'Запись на общинный ужин',
  place: 'Четверг, 12 марта, 19:30',
  answers: [
    { label: 'Сколько человек', text: '4' },
    { label: 'Примечание', text: 'Двое детей' },
  ],
  subject: (subject) => `Пример: ${subject}`,
  note: 'Это пример: ничего не оплачено и не отправлено.',
};
