import type { NewsletterTexts } from './fr';

export const newsletter: NewsletterTexts = {
  page: {
    confirmTitle: 'Confirm your subscription',
    confirmAsk: (organisation) => `Receive the newsletter of ${organisation} by e-mail?`,
    confirm: 'Confirm my subscription',
    confirmed: 'Confirmed: you will receive the newsletter. Thank you!',
    expired: 'It is too late: the subscription was not confirmed in time, and nothing is kept.',
    again: 'Subscribe again',
    leaveTitle: 'Unsubscribe',
    leaveAsk: (organisation) => `Stop receiving the newsletter of ${organisation}?`,
    leave: 'Unsubscribe',
    left: 'You are unsubscribed: you will no longer receive this newsletter.',
    unknown: 'This link is not valid.',
    later: 'Too many requests at once. Try again in a few minutes.',
    home: 'Back to the site',
  },

  mail: {
    subject: (organisation) => `Confirm your subscription: ${organisation}`,
    body: (organisation) =>
      `Someone asked to subscribe this address to the newsletter of ${organisation}. It only counts once confirmed.`,
    confirm: 'Confirm my subscription',
    until: 'This link works for 48 hours. Without confirmation, the address is erased.',
    notYou: 'Did not ask for it? Ignore this message: you will receive nothing.',
  },
};
