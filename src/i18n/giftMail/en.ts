import { plural } from '../catalogue';
import type { GiftMailTexts } from './fr';

const counted = (count: number, one: string, other: string) => `${count} ${plural('en', count, { one, other })}`;

export const giftMail: GiftMailTexts = {
  one: (amount) => `Payment received: ${amount}`,
  together: 'Several payments came within a short time; here they are in one message.',
  period: (period) => `Gifts and payments: ${period}`,
  received: (count) => counted(count, 'payment received', 'payments received'),
  byHand: (count) => counted(count, 'gift entered by hand', 'gifts entered by hand'),
  refunded: (count) => counted(count, 'refund', 'refunds'),
  failed: (count) => counted(count, 'declined charge', 'declined charges'),
  payer: 'Payer',
  purpose: 'For',
  purposes: 'By purpose',
  charge: 'Instalment',
  debts: 'Debts',
  anonymous: 'Anonymous',
  more: (count) => `and ${count} more`,
  setting: 'These messages can come for each payment, once a day or never: that is a setting of the organisation.',
};
