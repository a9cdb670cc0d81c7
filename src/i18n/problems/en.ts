import type { ProblemTexts } from './fr';

export const problems: ProblemTexts = {
  required: 'This field is required',
  email: 'This email address is not valid',
  phone: 'This phone number is not valid',
  atLeastTwo: 'This field needs at least 2 characters',
  atLeastThree: 'This field needs at least 3 characters',
  tooLong: 'This text is too long',
  date: 'This date is not valid',
  choice: 'Choose an answer from the list',
  amountInvalid: 'Invalid amount',
};
