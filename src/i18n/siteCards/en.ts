import type { SiteCardsTexts } from './fr';

export const siteCards: SiteCardsTexts = {
  events: {
    ongoing: 'On now',
  },
  news: {
    empty: 'There is no news yet.',
    more: 'Read more...',
    by: (author) => `By ${author}`,
    onSite: (host) => `Continue reading on ${host}`,
    back: 'All news',
    themes: 'Topics',
  },
  pages: {
    empty: 'This page is being prepared.',
    openPdf: 'Open the PDF document',
    downloadPdf: 'Download the PDF document',
    openForm: 'Open the form',
    showPdf: 'Read the document here',
    page: (host) => `Page from ${host}`,
    video: 'Video',
    playVideo: 'Play video',
  },
  slides: {
    label: 'Photos',
    picture: (position, count) => `Photo ${position} of ${count}`,
    previous: 'Previous photo',
    next: 'Next photo',
    pause: 'Pause slideshow',
    play: 'Play slideshow',
  },
};
