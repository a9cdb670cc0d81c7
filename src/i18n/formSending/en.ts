import { plural } from '../catalogue';
import type { FormSendingTexts } from './fr';

export const formSending: FormSendingTexts = {
  articleMinimum: 'You must choose at least 1 item.',
  priceMissing: 'This form cannot be sent: its total can only be 0. Please tell the organisation.',
  fileFailed: 'A file did not arrive: try again, or remove it.',
  receivedTitle: 'We have received your form.',
  receivedText: 'It will be dealt with as soon as possible.',
  receivedMailedTitle: 'We have received your form.',
  receivedMailedText: 'You will get a confirmation by email within a few minutes.',
  heldTitle: 'Confirm by email',
  heldText: (until) =>
    `We have just written to you: open the link in the message to confirm. Your request is held until ${until}.`,
  again: 'Send another form',
  toPayment: 'Continue to payment',
  goOn: 'Continue',
  previewNote: 'Preview: nothing was sent.',
  previewToPay: 'The visitor now goes on to payment.',
  failedTitle: 'The form was not sent',
  failedText: 'Your answers are kept: you can try again.',
  unsureTitle: 'It is not known whether the form arrived',
  unsureText:
    'Your answers are kept. Check the connection, then safely send again: the form will be recorded only once.',
  summary: (count: number) =>
    `${count} ${plural('en', count, { one: 'answer needs your attention', other: 'answers need your attention' })}`,
  expiredTitle: 'This form has expired!',
  expiredText:
    'You cannot fill in this form at the moment. If you have any question, please contact the person in charge.',
  missing: 'This form cannot be found.',
};
