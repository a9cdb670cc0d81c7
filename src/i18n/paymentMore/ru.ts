import type { PaymentMoreTexts } from './fr';

export const paymentMore: PaymentMoreTexts = {
  feeTitle: 'Покрыть комиссию?',
  feeText: (fees, amount) => `Добавьте ${fees} комиссии, чтобы ${amount} дошли полностью.`,
  feeTextMonthly: (fees, amount) =>
    `Добавляйте ${fees} комиссии в месяц, чтобы ${amount} доходили полностью каждый месяц.`,
  feeAccept: (total) => `Добавить комиссию: оплатить ${total}`,
  feeDecline: (amount) => `Без комиссии: оплатить ${amount}`,
  close: 'Закрыть',
  schedule: 'График платежей',
  showAll: (count) => `Показать все платежи: ${count}`,
  thenMonthly: 'далее каждый месяц, бессрочно',
  platform: 'Способ оплаты',
  card: 'Карта',
  debit: 'Прямой дебет',
  secureDebit: 'Данные банковского счёта вы введёте на следующем шаге, на защищённой странице оплаты.',
};
