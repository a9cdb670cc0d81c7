import type { ConfirmTexts } from './fr';

export const confirm: ConfirmTexts = {
  page: {
    title: 'Confermi la sua richiesta',
    until: (until) => `Ultimo termine per confermare: ${until}. Dopo, non le sarà più riservato nulla.`,
    confirm: 'Confermare',
    release: 'Annullare la richiesta',
    done: 'È confermata. Grazie!',
    states: {
      confirmed: 'La sua richiesta è già confermata.',
      expired: 'Il tempo è scaduto: la richiesta non è stata confermata in tempo e non le è più riservato nulla.',
      cancelled: 'Questa richiesta è stata annullata.',
    },
    again: 'Compilare di nuovo il modulo',
    unknown: 'Questo link non è valido.',
  },

  mail: {
    subject: (title) => `Confermi la sua richiesta: ${title}`,
    body: (organisation) =>
      `${organisation} ha ricevuto un modulo inviato con il suo indirizzo. Conterà solo dopo la sua conferma.`,
    confirm: 'Confermare la richiesta',
    until: (until) => `Ultimo termine per confermare: ${until}. Dopo, non le sarà più riservato nulla.`,
    notYou: 'Non ha inviato nulla? Ignori questo messaggio: nulla sarà conservato.',
  },
};
