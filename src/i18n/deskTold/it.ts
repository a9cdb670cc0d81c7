import type { DeskToldTexts } from './fr';

export const deskTold: DeskToldTexts = {
  title: 'Chi viene avvisato',
  text: 'Tutto ciò di cui qualcuno viene avvisato via e-mail, e dove si cambia.',
  all: 'Chi viene avvisato di cosa',
  nobody: 'Nessuno.',
  kinds: {
    money: { title: 'Denaro arrivato', text: 'Donazioni e altri pagamenti. Si regola in questa pagina.' },
    failed: {
      title: 'Addebiti rifiutati e rimborsi',
      text: 'Nel messaggio del giorno, agli stessi indirizzi, anche se ogni donazione ha il suo.',
    },
    forms: {
      title: 'Modulo inviato',
      text: 'Di solito: l’e-mail di contatto, altrimenti chi viene avvisato del denaro. Ogni modulo può decidere diversamente.',
    },
    replies: {
      title: 'Risposte ai vostri messaggi',
      text: 'Quando chi paga o un visitatore risponde a un messaggio che gli avete mandato.',
    },
    waiting: {
      title: 'Un posto si è liberato',
      text: 'La lista d’attesa avvisa i visitatori da sola. Tra voi nessuno viene avvisato: qui vedete chi aspetta.',
    },
    deletion: {
      title: 'Eliminazione dell’organizzazione',
      text: 'Tutti i proprietari: alla richiesta, una settimana prima e il giorno prima.',
    },
    account: {
      title: 'Accesso a un account',
      text: 'Password, indirizzo, dispositivi: la persona interessata, e nessun altro.',
    },
    programs: {
      title: 'I vostri programmi',
      text: 'I webhook avvisano i vostri software di pagamenti, abbonamenti e moduli.',
    },
  },
  change: {
    contact: 'Cambia l’e-mail di contatto',
    bookings: 'Vedi le liste d’attesa',
    people: 'Vedi gli utenti',
    programs: 'Vedi i webhook',
  },
  forms: {
    title: 'Moduli',
    text: 'Il nome porta al modulo, dove si cambia nelle sue impostazioni.',
    own: 'Ai propri indirizzi:',
    usual: 'Come al solito:',
    off: 'Nessuno viene avvisato di questo modulo.',
    none: 'Non ci sono ancora moduli.',
    more: 'Mostra altro',
  },
};
