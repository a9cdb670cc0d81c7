import type { PaymentMoreTexts } from './fr';

export const paymentMore: PaymentMoreTexts = {
  feeTitle: 'Cover the fees?',
  feeText: (fees, amount) => `Add ${fees} of fees so that ${amount} arrive in full.`,
  feeTextMonthly: (fees, amount) => `Add ${fees} of fees a month so that ${amount} arrive in full each month.`,
  feeAccept: (total) => `Add the fees: pay ${total}`,
  feeDecline: (amount) => `Without the fees: pay ${amount}`,
  close: 'Close',
  schedule: 'Schedule',
  showAll: (count) => `Show all ${count} instalments`,
  thenMonthly: 'then every month, without end',
  platform: 'Means of payment',
  card: 'Card',
  debit: 'Direct debit',
  secureDebit: 'You will enter your bank account in the next step, on a secure payment page.',
};
