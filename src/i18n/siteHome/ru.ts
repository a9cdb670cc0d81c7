import type { SiteHomeTexts } from './fr';

export const siteHome: SiteHomeTexts = {
  give: 'Пожертвовать',
  address: 'Как нас найти',
  directions: 'Маршрут',
  slides: 'Главное',
  events: 'Скоро',
  allEvents: 'Все события',
  news: 'Новости',
  allNews: 'Все новости',
  support: 'Поддержать нас',
  funds: 'На что пойдёт пожертвование',
  raised: (amount) => `Собрано ${amount}`,
  raisedOf: (raised, goal) => `Собрано ${raised} из ${goal}`,
  campaigns: 'Наши кампании',
  forms: 'Записи и заявки',
  links: 'Полезные ссылки',
  articles: 'Почитать',
};
