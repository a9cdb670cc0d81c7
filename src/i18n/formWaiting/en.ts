import type { FormWaitingTexts } from './fr';

export const formWaiting: FormWaitingTexts = {
  title: 'Waiting list',
  text: 'We will write to you as soon as a place becomes free. This does not hold a place.',
  day: 'Which day?',
  anyDay: (count) => `All of these days (${count})`,
  time: 'What time?',
  anyTime: 'Any time',
  name: 'Your name',
  email: 'Your e-mail address',
  consent: (organisation) =>
    `By sending, you agree that ${organisation} keeps your name and address to tell you. They are erased once the date is past.`,
  submit: 'Tell me',
  sending: 'Sending…',
  needed: 'This field is required',
  invalid: 'This e-mail address is not valid',
  failed: 'The server does not answer. Try again in a moment.',
  gone: 'This calendar is no longer there.',
  doneTitle: 'Noted',
  doneText: (email) => `We will write to ${email} as soon as a place becomes free. No place is held until then.`,
  again: 'Wait for another date',
  close: 'Close',
};
