import type { FormTexts } from './fr';

export const form: FormTexts = {
  problems: {
    lettersOnly: 'Letters only',
    digitsOnly: 'Digits only',
    lettersAndDigitsOnly: 'Letters and digits only',
    emailOfPayer: 'The e-mail address must differ from the payer’s',
    phoneOfPayer: 'The phone number must differ from the payer’s',
    url: 'This web address is not valid',
    dateFilter: 'This date cannot be chosen',
    tooMany: 'You have chosen too many',
  },

  send: 'Send',
  sending: 'Sending…',
  filesUnderWay: 'Your files are still on their way: the form will follow.',
  unnamed: 'No name',
  choose: 'Choose…',
  noChoice: 'None',
  loadFailed: 'The form could not be loaded. Check your connection.',
};
