import type { SiteCardsTexts } from './fr';

export const siteCards: SiteCardsTexts = {
  events: {
    ongoing: 'Идёт сейчас',
  },
  news: {
    empty: 'Новостей пока нет.',
    more: 'Читать дальше...',
    by: (author) => `Автор: ${author}`,
    onSite: (host) => `Читать дальше на ${host}`,
    back: 'Все новости',
    themes: 'Темы',
  },
  pages: {
    empty: 'Страница готовится.',
    openPdf: 'Открыть документ PDF',
    downloadPdf: 'Скачать документ PDF',
    openForm: 'Открыть форму',
    showPdf: 'Читать документ здесь',
    page: (host) => `Страница сайта ${host}`,
    video: 'Видео',
    playVideo: 'Смотреть видео',
  },
  slides: {
    label: 'Фотографии',
    picture: (position, count) => `Фото ${position} из ${count}`,
    previous: 'Предыдущее фото',
    next: 'Следующее фото',
    pause: 'Остановить показ',
    play: 'Запустить показ',
  },
};
