import type { SiteCardsTexts } from './fr';

export const siteCards: SiteCardsTexts = {
  events: {
    ongoing: 'In corso',
  },
  news: {
    empty: 'Non ci sono ancora notizie.',
    more: 'Leggi tutto...',
    by: (author) => `Di ${author}`,
    onSite: (host) => `Continua a leggere su ${host}`,
    back: 'Tutte le notizie',
    themes: 'Temi',
  },
  pages: {
    empty: 'Questa pagina è in preparazione.',
    openPdf: 'Apri il documento PDF',
    downloadPdf: 'Scarica il documento PDF',
    openForm: 'Apri il modulo',
    showPdf: 'Leggi il documento qui',
    page: (host) => `Pagina di ${host}`,
    video: 'Video',
    playVideo: 'Riproduci il video',
  },
  slides: {
    label: 'Foto',
    picture: (position, count) => `Foto ${position} di ${count}`,
    previous: 'Foto precedente',
    next: 'Foto successiva',
    pause: 'Ferma la presentazione',
    play: 'Avvia la presentazione',
  },
};
