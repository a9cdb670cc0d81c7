import type { CommonTexts } from './fr';

export const common: CommonTexts = {
  optional: 'необязательно',
  retry: 'Повторить',
  somethingFailed: 'Произошла ошибка',
  reload: 'Перезагрузить страницу',
  notFound: 'Операция не найдена на сервере',
  serverFailed: 'Внутренняя ошибка сервера',
  gatewayTimeout: 'Сервер не ответил вовремя',
  closed: 'Организация больше не работает.',
  trial: 'Проба: деньги не списываются',
  trialGift: 'Проба',
};
