import type { UsersTexts } from './fr';

export const users: UsersTexts = {
  keys: {
    invitation: {
      subject: (organisation) => `Invito ad amministrare ${organisation}`,
      body: (organisation) => `Ha ricevuto un invito ad amministrare ${organisation}.`,
      button: 'Accettare l’invito',
      until: 'Questo link vale una sola volta, per 7 giorni.',
    },
    reset: {
      subject: (server) => `Nuova password: ${server}`,
      body: (server) => `È stata richiesta una nuova password per il suo account su ${server}.`,
      button: 'Scegliere una password',
      until: 'Questo link vale una sola volta, per un’ora.',
    },
    link: {
      subject: (server) => `Il suo link di accesso: ${server}`,
      body: (server) => `Ecco il link richiesto per accedere a ${server}. Lo apra nello stesso browser.`,
      button: 'Accedere',
      until: 'Questo link vale una sola volta, per 15 minuti.',
    },
    email: {
      subject: (server) => `Confermi il suo indirizzo: ${server}`,
      body: (server) =>
        `Questo indirizzo deve diventare quello di un account su ${server}. Varrà solo dopo la conferma.`,
      button: 'Confermare l’indirizzo',
      until: 'Questo link vale una sola volta, per un giorno.',
    },
  },
  notYou: 'Non ha richiesto nulla? Ignori questo messaggio: non cambia nulla.',

  news: {
    device: {
      subject: (server) => `Nuovo accesso: ${server}`,
      body: 'Il suo account è stato aperto da un nuovo browser:',
    },
    password: {
      subject: (server) => `Password cambiata: ${server}`,
      body: 'La password del suo account è stata cambiata. Gli altri accessi sono chiusi.',
    },
    email: {
      subject: (server) => `Indirizzo cambiato: ${server}`,
      body: 'Il suo account ha ora un altro indirizzo: qui non arriveranno più messaggi.',
    },
    factorOn: {
      subject: (server) => `Verifica in due passaggi attivata: ${server}`,
      body: 'D’ora in poi viene chiesto un codice oltre alla password.',
    },
    factorOff: {
      subject: (server) => `Verifica in due passaggi disattivata: ${server}`,
      body: 'D’ora in poi basta la password per aprire il suo account.',
    },
  },
  test: {
    subject: (organisation: string) => `E-mail di prova: ${organisation}`,
    body: (organisation: string) => `Se legge questo messaggio, le e-mail di ${organisation} arrivano a destinazione.`,
    spam: 'Era nella posta indesiderata? Avvisi chi gestisce il server.',
  },
  deletion: {
    asked: {
      subject: (organisation) => `Eliminazione richiesta: ${organisation}`,
      body: (organisation, day) =>
        `È stata chiesta l’eliminazione di ${organisation}. Tutto ciò che l’organizzazione conserva qui sarà cancellato il ${day}.`,
    },
    soon: {
      subject: (organisation) => `Eliminazione imminente: ${organisation}`,
      body: (organisation, day) =>
        `${organisation} sarà eliminata il ${day}, con tutto ciò che conserva qui. Ricordate di scaricarne un archivio.`,
    },
    cancelled: {
      subject: (organisation) => `Eliminazione annullata: ${organisation}`,
      body: (organisation, day) => `L’eliminazione di ${organisation}, prevista per il ${day}, è annullata.`,
    },
    undo: 'Fino ad allora ogni proprietario può annullarla.',
    button: 'Vedi o annulla',
  },
  notYours: 'Non era lei? Scelga subito una nuova password e avvisi gli altri amministratori.',
};
