import type { FormWaitingTexts } from './fr';

export const formWaiting: FormWaitingTexts = {
  title: 'Lista de espera',
  text: 'Escrevemos-lhe assim que vagar um lugar. Isto não reserva nenhum lugar.',
  day: 'Para que dia?',
  anyDay: (count) => `Todos estes dias (${count})`,
  time: 'A que horas?',
  anyTime: 'A qualquer hora',
  name: 'O seu nome',
  email: 'O seu endereço de e-mail',
  consent: (organisation) =>
    `Ao enviar, aceita que ${organisation} guarde o seu nome e endereço para o avisar. São apagados depois de passada a data.`,
  submit: 'Avisem-me',
  sending: 'A enviar…',
  needed: 'Este campo é obrigatório',
  invalid: 'Este endereço de e-mail não é válido',
  failed: 'O servidor não responde. Tente de novo dentro de momentos.',
  gone: 'Este calendário já não existe.',
  doneTitle: 'Ficou anotado',
  doneText: (email) => `Escrevemos para ${email} assim que vagar um lugar. Até lá, nenhum lugar fica reservado.`,
  again: 'Esperar por outra data',
  close: 'Fechar',
};
