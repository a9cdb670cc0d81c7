import type { DeskToldTexts } from './fr';

export const deskTold: DeskToldTexts = {
  title: 'Who is told',
  text: 'All that people are told by e-mail, and where it is changed.',
  all: 'Who is told of what',
  nobody: 'Nobody.',
  kinds: {
    money: { title: 'Money that came', text: 'Gifts and other payments. Set on this page.' },
    failed: {
      title: 'Refused charges and refunds',
      text: 'In the mail of the day, to the same addresses, even where each gift has one of its own.',
    },
    forms: {
      title: 'A form was sent',
      text: 'The usual: the contact e-mail, otherwise those told of money. Each form may say otherwise.',
    },
    replies: { title: 'Replies to your mails', text: 'When a payer or a visitor answers a mail that you sent.' },
    waiting: {
      title: 'A place is free',
      text: 'The waiting list tells visitors by itself. Nobody of yours is told: you see here who waits.',
    },
    deletion: {
      title: 'Deletion of the organisation',
      text: 'All owners: when it is asked for, a week and a day before.',
    },
    account: {
      title: 'Access to an account',
      text: 'Password, address, devices: the person concerned, and nobody else.',
    },
    programs: { title: 'Your programs', text: 'Webhooks tell your software of payments, subscriptions and forms.' },
  },
  change: {
    contact: 'Change the contact e-mail',
    bookings: 'See the waiting lists',
    people: 'See the users',
    programs: 'See the webhooks',
  },
  forms: {
    title: 'Forms',
    text: 'The name leads to the form, where it is changed in its settings.',
    own: 'At addresses of its own:',
    usual: 'As usual:',
    off: 'Nobody is told of this form.',
    none: 'There is no form yet.',
    more: 'Show more',
  },
};
