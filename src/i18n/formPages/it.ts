import type { FormPageTexts } from './fr';

export const formPages: FormPageTexts = {
  words: {
    empty: 'Qui non c’è ancora niente',
    notSaved: 'Salvataggio non riuscito. Controlla la connessione.',
    changed: 'Nel frattempo ha salvato qualcun altro',
    loadFailed: 'Caricamento non riuscito. Controlla la connessione.',
    gone: 'Questa pagina non esiste',
    unreadable: 'Il contenuto è illeggibile',
    newerVersion: 'Il contenuto è stato creato con una versione più recente',
  },
  sorts: {
    page: { form: 'Pagina', untitled: 'Pagina senza titolo' },
    section: { form: 'Sezione', untitled: 'Sezione senza nome' },
    mainPage: { form: 'Pagina iniziale', untitled: 'Pagina iniziale' },
  },
  names: {
    title: 'Titolo',
    path: 'Indirizzo',
    description: 'Descrizione',
    metaTitle: 'Titolo per i motori di ricerca',
    metaDescription: 'Descrizione per i motori di ricerca',
    metaImage: 'Immagine di condivisione',
    label: 'Nome',
  },
  help: { path: 'La fine dell’indirizzo della pagina: chi-siamo, vita/giovani' },
  warnings: {
    titleMissing: 'Inserisci un titolo',
    pathMissing: 'Inserisci un indirizzo',
    pathMalformed: 'Questo indirizzo non va bene',
    pathReserved: 'Il sito usa già questo indirizzo',
    pathTaken: 'Un’altra pagina ha già questo indirizzo',
    linkEmpty: 'Un link non porta da nessuna parte o non ha testo',
    altMissing: 'Un’immagine non ha descrizione',
  },
};
