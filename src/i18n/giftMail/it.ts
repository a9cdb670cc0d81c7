import { plural } from '../catalogue';
import type { GiftMailTexts } from './fr';

const counted = (count: number, one: string, other: string) => `${count} ${plural('it', count, { one, other })}`;

export const giftMail: GiftMailTexts = {
  one: (amount) => `Pagamento ricevuto: ${amount}`,
  together: 'Sono arrivati più pagamenti in poco tempo: eccoli in un solo messaggio.',
  period: (period) => `Donazioni e pagamenti: ${period}`,
  received: (count) => counted(count, 'pagamento ricevuto', 'pagamenti ricevuti'),
  byHand: (count) => counted(count, 'donazione inserita a mano', 'donazioni inserite a mano'),
  refunded: (count) => counted(count, 'rimborso', 'rimborsi'),
  failed: (count) => counted(count, 'addebito rifiutato', 'addebiti rifiutati'),
  payer: 'Pagante',
  purpose: 'Destinazione',
  purposes: 'Per destinazione',
  charge: 'Rata',
  debts: 'Debiti',
  anonymous: 'Anonimo',
  more: (count) => `e ${counted(count, 'altro', 'altri')}`,
  setting:
    'Questi messaggi possono arrivare a ogni pagamento, una volta al giorno o mai: è un’impostazione dell’organizzazione.',
};
