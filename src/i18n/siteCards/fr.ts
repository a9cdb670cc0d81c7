/** Texts of cards of events and news, of slides and of blocks: what a home page shows of a site's content. */
export const siteCards = {
  events: {
    ongoing: 'En cours',
  },
  news: {
    empty: "Cet organisme n'a pas encore d'actualités.",
    more: 'Voir Plus...',
    by: (author: string) => `Par ${author}`,
    onSite: (host: string) => `Lire la suite sur ${host}`,
    back: 'Toutes les actualités',
    themes: 'Thèmes',
  },
  pages: {
    empty: 'Cette page est en préparation.',
    openPdf: 'Ouvrir le document PDF',
    downloadPdf: 'Télécharger le document PDF',
    openForm: 'Ouvrir le formulaire',
    showPdf: 'Lire le document ici',
    page: (host: string) => `Page de ${host}`,
    video: 'Vidéo',
    playVideo: 'Lire la vidéo',
  },
  slides: {
    label: 'Photos',
    picture: (position: number, count: number) => `Photo ${position} sur ${count}`,
    previous: 'Photo précédente',
    next: 'Photo suivante',
    pause: 'Arrêter le défilement',
    play: 'Lancer le défilement',
  },
};
export type SiteCardsTexts = typeof siteCards;
