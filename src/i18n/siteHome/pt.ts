import type { SiteHomeTexts } from './fr';

export const siteHome: SiteHomeTexts = {
  give: 'Fazer um donativo',
  address: 'Onde estamos',
  directions: 'Como chegar',
  slides: 'Em destaque',
  events: 'Em breve',
  allEvents: 'Todos os eventos',
  news: 'Notícias',
  allNews: 'Todas as notícias',
  support: 'Apoie-nos',
  funds: 'Para que serve o seu donativo',
  raised: (amount) => `${amount} angariados`,
  raisedOf: (raised, goal) => `${raised} angariados de ${goal}`,
  campaigns: 'As nossas campanhas',
  forms: 'Inscrições e pedidos',
  links: 'Ligações úteis',
  articles: 'Para ler',
};
