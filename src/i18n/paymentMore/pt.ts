import type { PaymentMoreTexts } from './fr';

export const paymentMore: PaymentMoreTexts = {
  feeTitle: 'Cobrir as taxas?',
  feeText: (fees, amount) => `Acrescente ${fees} de taxas para que ${amount} cheguem por inteiro.`,
  feeTextMonthly: (fees, amount) =>
    `Acrescente ${fees} de taxas por mês para que ${amount} cheguem por inteiro todos os meses.`,
  feeAccept: (total) => `Acrescentar as taxas: pagar ${total}`,
  feeDecline: (amount) => `Sem as taxas: pagar ${amount}`,
  close: 'Fechar',
  schedule: 'Plano de pagamentos',
  showAll: (count) => `Mostrar as ${count} prestações`,
  thenMonthly: 'depois todos os meses, sem limite',
  platform: 'Meio de pagamento',
  card: 'Cartão',
  debit: 'Débito direto',
  secureDebit: 'Introduzirá a sua conta bancária no passo seguinte, numa página de pagamento segura.',
};
