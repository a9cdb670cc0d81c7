import type { MailSampleTexts } from './fr';

export const mailSample: MailSampleTexts = {
  prenom: 'Sara',
  nom: 'Martins',
  caisse: 'Fundo de solidariedade',
  campagne: 'Campanha de Chanucá',
  objet: 'Quota anual',
  formulaire: 'Inscrição no jantar comunitário',
  place: 'Quinta-feira, 12 de março, 19:30',
  answers: [
    { label: 'Número de pessoas', text: '4' },
    { label: 'Observação', text: 'Duas crianças' },
  ],
  subject: (subject) => `Exemplo: ${subject}`,
  note: 'Isto é um exemplo: nada foi pago nem enviado.',
};
