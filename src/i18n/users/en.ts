import type { UsersTexts } from './fr';

export const users: UsersTexts = {
  keys: {
    invitation: {
      subject: (organisation) => `Invitation to administer ${organisation}`,
      body: (organisation) => `You are invited to administer ${organisation}.`,
      button: 'Accept the invitation',
      until: 'This link works once, within 7 days.',
    },
    reset: {
      subject: (server) => `New password: ${server}`,
      body: (server) => `A new password was asked for your account on ${server}.`,
      button: 'Choose a password',
      until: 'This link works once, within an hour.',
    },
    link: {
      subject: (server) => `Your sign-in link: ${server}`,
      body: (server) => `Here is the link you asked for to sign in to ${server}. Open it in the same browser.`,
      button: 'Sign in',
      until: 'This link works once, within 15 minutes.',
    },
    email: {
      subject: (server) => `Confirm your address: ${server}`,
      body: (server) => `This address is to become that of an account on ${server}. It counts once it is confirmed.`,
      button: 'Confirm the address',
      until: 'This link works once, within a day.',
    },
  },
  notYou: 'You did not ask for this? Ignore this message: nothing changes.',

  news: {
    device: {
      subject: (server) => `New sign-in: ${server}`,
      body: 'Your account was opened from a new browser:',
    },
    password: {
      subject: (server) => `Password changed: ${server}`,
      body: 'The password of your account was changed. Your other sessions have ended.',
    },
    email: {
      subject: (server) => `Address changed: ${server}`,
      body: 'Your account now has another address: messages no longer come here.',
    },
    factorOn: {
      subject: (server) => `Two-step sign-in is on: ${server}`,
      body: 'From now on a code is asked for beside your password.',
    },
    factorOff: {
      subject: (server) => `Two-step sign-in is off: ${server}`,
      body: 'From now on your password alone opens your account.',
    },
  },
  test: {
    subject: (organisation: string) => `Test mail: ${organisation}`,
    body: (organisation: string) => `If you can read this, mails from ${organisation} reach you.`,
    spam: 'Was it in your spam folder? Tell whoever runs the server.',
  },
  deletion: {
    asked: {
      subject: (organisation) => `Deletion asked for: ${organisation}`,
      body: (organisation, day) =>
        `Somebody has asked to delete ${organisation}. All that the organisation keeps here will be erased on ${day}.`,
    },
    soon: {
      subject: (organisation) => `About to be deleted: ${organisation}`,
      body: (organisation, day) =>
        `${organisation} will be deleted on ${day}, with all that it keeps here. Remember to take an archive.`,
    },
    cancelled: {
      subject: (organisation) => `Deletion cancelled: ${organisation}`,
      body: (organisation, day) => `The deletion of ${organisation}, which was due on ${day}, is cancelled.`,
    },
    undo: 'Until then, any owner can cancel it.',
    button: 'See or cancel',
  },
  notYours: 'This was not you? Choose a new password at once and tell the other administrators.',
};
