import type { SiteCardsTexts } from './fr';

export const siteCards: SiteCardsTexts = {
  events: {
    ongoing: 'A decorrer',
  },
  news: {
    empty: 'Ainda não há notícias.',
    more: 'Ler mais...',
    by: (author) => `Por ${author}`,
    onSite: (host) => `Continuar a ler em ${host}`,
    back: 'Todas as notícias',
    themes: 'Temas',
  },
  pages: {
    empty: 'Esta página está em preparação.',
    openPdf: 'Abrir o documento PDF',
    downloadPdf: 'Descarregar o documento PDF',
    openForm: 'Abrir o formulário',
    showPdf: 'Ler o documento aqui',
    page: (host) => `Página de ${host}`,
    video: 'Vídeo',
    playVideo: 'Reproduzir o vídeo',
  },
  slides: {
    label: 'Fotografias',
    picture: (position, count) => `Fotografia ${position} de ${count}`,
    previous: 'Fotografia anterior',
    next: 'Fotografia seguinte',
    pause: 'Parar a apresentação',
    play: 'Iniciar a apresentação',
  },
};
