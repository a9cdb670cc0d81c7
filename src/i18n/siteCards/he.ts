import type { SiteCardsTexts } from './fr';

export const siteCards: SiteCardsTexts = {
  events: {
    ongoing: 'מתקיים עכשיו',
  },
  news: {
    empty: 'עדיין אין חדשות.',
    more: 'לקריאה נוספת...',
    by: (author) => `מאת ${author}`,
    onSite: (host) => `להמשך קריאה באתר ${host}`,
    back: 'כל החדשות',
    themes: 'נושאים',
  },
  pages: {
    empty: 'העמוד בהכנה.',
    openPdf: 'פתיחת מסמך ה־PDF',
    downloadPdf: 'הורדת מסמך ה־PDF',
    openForm: 'פתיחת הטופס',
    showPdf: 'קריאת המסמך כאן',
    page: (host) => `עמוד מאתר ${host}`,
    video: 'סרטון',
    playVideo: 'הפעלת הסרטון',
  },
  slides: {
    label: 'תמונות',
    picture: (position, count) => `תמונה ${position} מתוך ${count}`,
    previous: 'התמונה הקודמת',
    next: 'התמונה הבאה',
    pause: 'עצירת המצגת',
    play: 'הפעלת המצגת',
  },
};
