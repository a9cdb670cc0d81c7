import type { CommonTexts } from './fr';

export const common: CommonTexts = {
  loading: 'Загрузка…',
  close: 'Закрыть',
  cancel: 'Отмена',
  back: 'Назад',
  retry: 'Повторить',
  optional: 'необязательно',

  error: 'Ошибка',
  somethingFailed: 'Произошла ошибка',
  reload: 'Перезагрузить страницу',
  notFound: 'Операция не найдена на сервере',
  serverFailed: 'Внутренняя ошибка сервера',
  gatewayTimeout: 'Сервер не ответил вовремя',

  thanksTitle: 'Спасибо!',
  thanksText: 'Ваш платёж получен.',
  thanksAmount: (amount) => `Ваш платёж на сумму ${amount} получен.`,
  thanksMonthly: (amount) => `Ваше ежемесячное пожертвование в размере ${amount} оформлено.`,
  paymentPending: 'Платёж подтверждается…',
  paymentPendingLong:
    'Подтверждение занимает больше времени, чем обычно. Мы напишем вам, как только платёж будет подтверждён.',
  paymentFailed: 'Платёж отклонён. Деньги не списаны.',
  paymentCancelled: 'Платёж отменён. Деньги не списаны.',
};
