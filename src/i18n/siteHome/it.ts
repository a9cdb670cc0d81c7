import type { SiteHomeTexts } from './fr';

export const siteHome: SiteHomeTexts = {
  give: 'Fai una donazione',
  address: 'Dove siamo',
  directions: 'Indicazioni',
  slides: 'In primo piano',
  events: 'Prossimamente',
  allEvents: 'Tutti gli eventi',
  news: 'Notizie',
  allNews: 'Tutte le notizie',
  support: 'Sostienici',
  funds: 'A cosa serve la tua donazione',
  raised: (amount) => `${amount} raccolti`,
  raisedOf: (raised, goal) => `${raised} raccolti su ${goal}`,
  campaigns: 'Le nostre campagne',
  forms: 'Iscrizioni e richieste',
  links: 'Link utili',
  articles: 'Da leggere',
};
