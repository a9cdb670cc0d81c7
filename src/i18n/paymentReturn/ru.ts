import type { PaymentReturnTexts } from './fr';

export const paymentReturn: PaymentReturnTexts = {
  thanksTitle: 'Спасибо!',
  thanksText: 'Ваш платёж получен.',
  thanksAmount: (amount) => `Ваш платёж на сумму ${amount} получен.`,
  thanksMonthly: (amount) => `Ваше ежемесячное пожертвование в размере ${amount} оформлено.`,
  changesSaved: 'Изменения сохранены. Ничего не было списано.',
  paymentPending: 'Платёж подтверждается…',
  paymentPendingLong:
    'Подтверждение занимает больше времени, чем обычно. Мы напишем вам, как только платёж будет подтверждён.',
  paymentFailed: 'Платёж отклонён. Деньги не списаны.',
  paymentCancelled: 'Платёж отменён. Деньги не списаны.',
  paymentGone: 'Платёж поступил слишком поздно: того, что вы выбрали, уже не осталось. Мы возвращаем всю сумму.',
  back: 'Назад',
  backTo: (host) => `Вернуться на ${host}`,
  close: 'Закрыть',
};
