import type { WaitingTexts } from './fr';

export const waiting: WaitingTexts = {
  free: 'There are free places again: choose one in the calendar.',
  late: 'It is too late to wait for this date: it is too near, or past.',

  page: {
    title: 'Waiting list',
    ask: 'You will no longer be told when a place becomes free.',
    leave: 'Leave the waiting list',
    left: 'You are no longer on the waiting list.',
    unknown: 'This link is not valid.',
    home: 'Back to the site',
  },

  mail: {
    subject: (calendar) => `A place is free: ${calendar}`,
    body: (organisation) => `You asked to be told: a place has just become free at ${organisation}.`,
    book: 'Book this place',
    noHold: 'It is not held for you: whoever books first gets it.',
    next: (until) => `If you do not book it by ${until}, the next person is told.`,
    leave: 'No longer waiting? Leave the list',
  },
};
