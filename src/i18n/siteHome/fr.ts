/** Texts of a site's home page. */
export const siteHome = {
  give: 'Faire un don',
  address: 'Où nous trouver',
  directions: 'Itinéraire',
  slides: 'À la une',
  events: 'À venir',
  allEvents: 'Tous les événements',
  news: 'Actualités',
  allNews: 'Toutes les actualités',
  support: 'Nous soutenir',
  funds: 'À quoi servira votre don',
  raised: (amount: string) => `${amount} collectés`,
  raisedOf: (raised: string, goal: string) => `${raised} collectés sur ${goal}`,
  campaigns: 'Nos campagnes',
  forms: 'Inscriptions et demandes',
  links: 'Liens utiles',
  articles: 'À lire',
};
export type SiteHomeTexts = typeof siteHome;
