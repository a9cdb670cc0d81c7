import type { CommonTexts } from './fr';

export const common: CommonTexts = {
  loading: 'Loading…',
  close: 'Close',
  cancel: 'Cancel',
  back: 'Back',
  retry: 'Try again',
  optional: 'optional',

  error: 'Error',
  somethingFailed: 'Something went wrong',
  reload: 'Reload the page',
  notFound: 'The server does not know this operation',
  serverFailed: 'Internal server error',
  gatewayTimeout: 'Gateway timeout',

  thanksTitle: 'Thank you!',
  thanksText: 'We have received your payment.',
  thanksAmount: (amount) => `We have received your payment of ${amount}.`,
  thanksMonthly: (amount) => `Your gift of ${amount} a month is set up.`,
  paymentPending: 'Your payment is being confirmed…',
  paymentPendingLong:
    'Confirmation is taking longer than expected. You will get an e-mail as soon as the payment is confirmed.',
  paymentFailed: 'The payment was declined. Nothing was charged.',
  paymentCancelled: 'The payment was cancelled. Nothing was charged.',
};
