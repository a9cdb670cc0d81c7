import { plural } from '../catalogue';
import type { GiftMailTexts } from './fr';

const counted = (count: number, one: string, other: string) => `${count} ${plural('pt', count, { one, other })}`;

export const giftMail: GiftMailTexts = {
  one: (amount) => `Pagamento recebido: ${amount}`,
  together: 'Chegaram vários pagamentos em pouco tempo: aqui estão numa só mensagem.',
  period: (period) => `Donativos e pagamentos: ${period}`,
  received: (count) => counted(count, 'pagamento recebido', 'pagamentos recebidos'),
  byHand: (count) => counted(count, 'donativo introduzido à mão', 'donativos introduzidos à mão'),
  refunded: (count) => counted(count, 'reembolso', 'reembolsos'),
  failed: (count) => counted(count, 'cobrança recusada', 'cobranças recusadas'),
  payer: 'Pagador',
  purpose: 'Destino',
  purposes: 'Por destino',
  charge: 'Prestação',
  debts: 'Dívidas',
  anonymous: 'Anónimo',
  more: (count) => `e mais ${count}`,
  setting: 'Estas mensagens podem chegar a cada pagamento, uma vez por dia ou nunca: é uma definição da organização.',
};
