import type { SiteServicesTexts } from './fr';

export const siteServices: SiteServicesTexts = {
  noService: 'К сожалению... Организация ещё не создала услуг.',
  noSubscription: 'К сожалению... Организация ещё не создала подписок.',
  general: 'Общее',
  monthly: 'в месяц',
  months: (count) => `на ${count} мес.`,
  pay: 'Оплатить',
  subscribe: 'Подписаться',
  choose: (action, name) => `${action}: ${name}`,
  busy: 'Открываем оплату…',
  failed: 'Не удалось открыть оплату. Проверьте соединение и попробуйте ещё раз.',
  noScript: 'Чтобы оплатить онлайн, включите JavaScript в браузере.',
  writeUs: (email) => `Вы также можете написать нам: ${email}.`,
};
