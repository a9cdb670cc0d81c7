import type { PaymentReturnTexts } from './fr';

export const paymentReturn: PaymentReturnTexts = {
  thanksTitle: 'Thank you!',
  thanksText: 'We have received your payment.',
  thanksAmount: (amount) => `We have received your payment of ${amount}.`,
  thanksMonthly: (amount) => `Your gift of ${amount} a month is set up.`,
  changesSaved: 'Your changes have been saved. Nothing was charged.',
  paymentPending: 'Your payment is being confirmed…',
  paymentPendingLong:
    'Confirmation is taking longer than expected. You will get an e-mail as soon as the payment is confirmed.',
  paymentFailed: 'The payment was declined. Nothing was charged.',
  paymentCancelled: 'The payment was cancelled. Nothing was charged.',
  paymentGone:
    'Your payment came too late: what you had chosen was no longer available. We are refunding the whole amount.',
  back: 'Back',
  backTo: (host) => `Back to ${host}`,
  close: 'Close',
};
