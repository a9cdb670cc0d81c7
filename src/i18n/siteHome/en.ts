import type { SiteHomeTexts } from './fr';

export const siteHome: SiteHomeTexts = {
  give: 'Donate',
  address: 'Where to find us',
  directions: 'Directions',
  slides: 'Highlights',
  events: 'Coming up',
  allEvents: 'All events',
  news: 'News',
  allNews: 'All news',
  support: 'Support us',
  funds: 'What your gift is for',
  raised: (amount) => `${amount} raised`,
  raisedOf: (raised, goal) => `${raised} raised of ${goal}`,
  campaigns: 'Our campaigns',
  forms: 'Registrations and requests',
  links: 'Useful links',
  articles: 'Worth reading',
};
