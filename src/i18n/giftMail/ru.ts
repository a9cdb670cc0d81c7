import type { GiftMailTexts } from './fr';

export const giftMail: GiftMailTexts = {
  one: (amount) => `Получен платёж: ${amount}`,
  together: 'За короткое время пришло несколько платежей — все они собраны в этом письме.',
  period: (period) => `Пожертвования и платежи: ${period}`,
  received: (count) => `Получено платежей: ${count}`,
  byHand: (count) => `Внесено вручную пожертвований: ${count}`,
  refunded: (count) => `Возвратов: ${count}`,
  failed: (count) => `Отклонено списаний: ${count}`,
  payer: 'Плательщик',
  purpose: 'Назначение',
  purposes: 'По назначению',
  charge: 'Номер платежа',
  debts: 'Долги',
  anonymous: 'Анонимно',
  more: (count) => `и ещё ${count}`,
  setting: 'Такие письма можно получать о каждом платеже, раз в день или не получать вовсе: это настройка организации.',
};
