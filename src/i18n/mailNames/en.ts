import type { WordedMail } from '../../contract/terms/wordedMails';

export const mailNames: Readonly<Record<WordedMail, string>> = {
  thanks: 'Thanks for a gift',
  payment: 'Confirmation of a payment',
  failed: 'Declined payment',
  gone: 'Refund: no longer available',
  manage: 'Link to manage the payments',
  pledge: 'Pledge noted',
  formCopy: 'Form received',
  formHeld: 'Request to confirm',
  newsletter: 'Newsletter: confirmation',
};
