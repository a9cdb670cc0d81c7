import type { NewsletterTexts } from './fr';

export const newsletter: NewsletterTexts = {
  page: {
    confirmTitle: 'Conferma l’iscrizione',
    confirmAsk: (organisation) => `Ricevere la newsletter di ${organisation} per e-mail?`,
    confirm: 'Conferma la mia iscrizione',
    confirmed: 'Confermato: riceverai la newsletter. Grazie!',
    expired: 'Il termine è scaduto: l’iscrizione non è stata confermata in tempo e nulla è stato conservato.',
    again: 'Iscriviti di nuovo',
    leaveTitle: 'Annulla l’iscrizione',
    leaveAsk: (organisation) => `Non ricevere più la newsletter di ${organisation}?`,
    leave: 'Annulla la mia iscrizione',
    left: 'L’iscrizione è annullata: non riceverai più questa newsletter.',
    unknown: 'Questo link non è valido.',
    later: 'Troppe richieste insieme. Riprova tra qualche minuto.',
    home: 'Torna al sito',
  },

  mail: {
    subject: (organisation) => `Conferma l’iscrizione: ${organisation}`,
    body: (organisation) =>
      `Con questo indirizzo è stata chiesta l’iscrizione alla newsletter di ${organisation}. Vale solo una volta confermata.`,
    confirm: 'Conferma la mia iscrizione',
    until: 'Il link è valido 48 ore. Senza conferma, l’indirizzo viene cancellato.',
    notYou: 'Non hai chiesto nulla? Ignora questo messaggio: non riceverai niente.',
  },
};
