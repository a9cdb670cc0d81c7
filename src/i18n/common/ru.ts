import type { CommonTexts } from './fr';

export const common: CommonTexts = {
  optional: 'необязательно',
  retry: 'Повторить',
  somethingFailed: 'Произошла ошибка',
  reload: 'Обновить страницу',
  notFound: 'Не найдено на сервере',
  serverFailed: 'Ошибка сервера',
  gatewayTimeout: 'Сервер не ответил вовремя',
  closed: 'Организация больше не работает.',
  trial: 'Проба: деньги не списываются',
  trialGift: 'Проба',
};
