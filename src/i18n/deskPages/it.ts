import type { DeskPagesTexts } from './fr';

export const deskPages: DeskPagesTexts = {
  title: 'Pagine',
  home: 'Pagina iniziale',
  homeText:
    'Quello che componete qui compare nella pagina iniziale, sotto orari, eventi e notizie, che vi appaiono da soli.',
  look: 'Vedi il sito',
  create: 'Nuova pagina',
  createSubmit: 'Crea la pagina',
  createText: 'Nessuno la vede finché non la mostrate.',
  search: 'Cerca',
  searchHint: 'Parole del titolo o dell’indirizzo.',
  state: 'Stato',
  all: 'Tutte',
  states: { shown: 'Online', hidden: 'Nascosta' },
  stateNotes: {
    shown: 'Tutti la vedono al suo indirizzo.',
    hidden: 'La vedete solo voi, qui.',
  },
  none: 'Ancora nessuna pagina. Create la prima: chi siete, un’attività, le domande frequenti.',
  noneFound: 'Nessun risultato per questa ricerca.',
  more: 'Mostra altro',
  fields: { title: 'Titolo', path: 'Indirizzo', description: 'In breve', state: 'Visibilità' },
  pathHint: 'La fine dell’indirizzo: chi-siamo, vita/giovani.',
  pathFaults: {
    malformed: 'Un indirizzo è fatto di lettere, cifre e trattini, in quattro parti al massimo.',
    reserved: 'Il sito ha già una pagina a questo indirizzo.',
    taken: 'Un’altra pagina ha già questo indirizzo.',
  },
  descriptionHint: 'Una o due frasi, per i motori di ricerca.',
  template: 'Iniziare con',
  templates: {
    blank: 'Una pagina vuota',
    about: 'Chi siamo',
    activity: 'Un’attività',
    questions: 'Domande frequenti',
  },
  templateNotes: {
    blank: 'Componete tutto voi.',
    about: 'La storia, le persone, come raggiungerci.',
    activity: 'Per chi, quando e dove, come iscriversi.',
    questions: 'Risposte che si aprono.',
  },
  begin: {
    about: [
      ['La nostra storia', 'Raccontate in poche frasi da dove viene la vostra associazione.'],
      ['Le persone', 'Chi fa che cosa, e a chi rivolgersi.'],
      ['Dove siamo', 'Indirizzo, orari e come arrivare.'],
    ],
    activity: [
      ['Per chi', 'A chi è rivolta l’attività.'],
      ['Quando e dove', 'I giorni, gli orari e il luogo.'],
      ['Iscriversi', 'Come iscriversi, e con chi parlare.'],
    ],
    questions: {
      intro: 'Ecco che cosa ci chiedono più spesso.',
      items: [
        ['Come si arriva?', 'Indirizzo, mezzi pubblici, parcheggio.'],
        ['Bisogna iscriversi?', 'Scrivete la vostra risposta.'],
        ['Quanto costa?', 'Scrivete la vostra risposta.'],
      ],
    },
  },
  change: 'Modifica',
  edit: 'Modifica il contenuto',
  backToPage: 'La pagina e la sua visibilità',
  view: 'Vedi sul sito',
  hiddenText: 'Questa pagina è nascosta. Quando è pronta, scegliete «Online» e salvate.',
  menuText: 'Perché i visitatori la trovino, aggiungetela al menu.',
  toMenu: 'Menu del sito',
  delete: 'Elimina',
  deleteTitle: 'Eliminare questa pagina?',
  deleteText:
    'È definitivo. I link e le voci di menu che vi portano non funzioneranno più. Per tenerla senza mostrarla, nascondetela.',
  deleted: 'Eliminata.',
};
