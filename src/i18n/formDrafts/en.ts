import type { FormDraftTexts } from './fr';

export const formDrafts: FormDraftTexts = {
  kept: {
    draft: 'Draft saved',
    browser: 'Not connected: kept in this browser',
    here: 'Kept in this browser only',
    unread: 'Draft not read yet',
  },
  taken: {
    browser: 'Your unsaved changes have been restored',
    draft: 'A draft of this form has been restored',
    other: 'Somebody else is changing this form, too. Their work and yours have been joined.',
  },
  notAllowed: 'Your access does not allow this. Ask whoever manages the organisation.',
  collided: 'Both of you changed these. Theirs is used; choose what to keep of yours.',
  goOn: 'Continue',
  discard: 'Discard them',
  seen: 'Got it',
  askTitle: 'What is this form called?',
  titleHint: 'Visitors read it at the top of the form. You can change it later.',
};
