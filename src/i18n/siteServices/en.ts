import type { SiteServicesTexts } from './fr';

export const siteServices: SiteServicesTexts = {
  noService: 'Sorry... This organisation has not created any activity yet.',
  noSubscription: 'Sorry... This organisation has not created any subscription yet.',
  general: 'General',
  monthly: 'per month',
  months: (count) => (count === 1 ? 'for 1 month' : `for ${count} months`),
  pay: 'Pay',
  subscribe: 'Subscribe',
  choose: (action, name) => `${action}: ${name}`,
  busy: 'Opening the payment…',
  failed: 'The payment could not be opened. Check your connection and try again.',
  noScript: 'To pay online, turn on JavaScript in your browser.',
  writeUs: (email) => `You can also write to us: ${email}.`,
};
