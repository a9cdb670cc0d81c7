import type { DeskOperatorTexts } from './fr';

export const deskOperator: DeskOperatorTexts = {
  title: 'Organizzazioni del server',
  text: 'Nome, indirizzi e stato. Quello che contengono resta loro.',
  search: 'Cerca',
  searchHint: 'Nome o identificativo',
  none: 'Nessuna organizzazione per ora.',
  noneFound: 'Nessun risultato per questa ricerca.',
  more: 'Mostra altro',
  organisation: 'Organizzazione',
  state: 'Stato',
  modes: { test: 'In prova', live: 'In servizio' },
  closed: (when: string) => `Chiusa il ${when}`,
  deletions: {
    asked: (when: string) => `Sarà eliminata il ${when}`,
    running: (when: string) => `In corso di eliminazione dal ${when}`,
    done: (when: string) => `Eliminata il ${when}`,
  },
  ownerless: 'Senza proprietario',
  ownerlessText: 'Nessuno può gestirla. Sul server, questo comando invita un proprietario:',
  id: 'Identificativo',
  founded: 'Creata il',
  owners: 'Proprietari',
  pages: 'Le sue pagine',
  hostsText: 'Un nome aggiunto qui è servito subito, senza altre prove.',
};
