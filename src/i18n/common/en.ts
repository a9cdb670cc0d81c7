import type { CommonTexts } from './fr';

export const common: CommonTexts = {
  optional: 'optional',
  retry: 'Try again',
  somethingFailed: 'Something went wrong',
  reload: 'Reload the page',
  notFound: 'The server does not know this operation',
  serverFailed: 'Internal server error',
  gatewayTimeout: 'Gateway timeout',
  closed: 'This organisation is no longer active here.',
  trial: 'Trial: no money is taken',
  trialGift: 'Trial',
};
