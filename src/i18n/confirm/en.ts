import type { ConfirmTexts } from './fr';

export const confirm: ConfirmTexts = {
  page: {
    title: 'Confirm your request',
    until: (until) => `Confirm it before ${until}. After that, nothing is held for you any more.`,
    confirm: 'Confirm',
    release: 'Cancel my request',
    done: 'It is confirmed. Thank you!',
    states: {
      confirmed: 'Your request is already confirmed.',
      expired: 'The time has passed: your request was not confirmed in time, and nothing is held for you any more.',
      cancelled: 'This request was cancelled.',
    },
    again: 'Fill in the form again',
    unknown: 'This link is not valid.',
  },

  mail: {
    subject: (title) => `Confirm your request: ${title}`,
    body: (organisation) =>
      `${organisation} received a form sent with your address. It only counts once you confirm it.`,
    confirm: 'Confirm my request',
    until: (until) => `Confirm it before ${until}. After that, nothing is held for you any more.`,
    notYou: 'Didn’t send anything? Ignore this message: nothing will be kept.',
  },
};
