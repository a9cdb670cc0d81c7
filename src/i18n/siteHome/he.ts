import type { SiteHomeTexts } from './fr';

export const siteHome: SiteHomeTexts = {
  give: 'לתרומה',
  address: 'איפה אנחנו',
  directions: 'הוראות הגעה',
  slides: 'במוקד',
  events: 'בקרוב',
  allEvents: 'כל האירועים',
  news: 'חדשות',
  allNews: 'כל החדשות',
  support: 'תמיכה בנו',
  funds: 'לאן הולכת התרומה',
  raised: (amount) => `נאספו ${amount}`,
  raisedOf: (raised, goal) => `נאספו ${raised} מתוך ${goal}`,
  campaigns: 'הקמפיינים שלנו',
  forms: 'הרשמות ובקשות',
  links: 'קישורים שימושיים',
  articles: 'כדאי לקרוא',
};
