import type { FormTexts } from './fr';

export const form: FormTexts = {
  lettersOnly: 'Letters only',
  digitsOnly: 'Digits only',
  lettersAndDigitsOnly: 'Letters and digits only',
  emailOfPayer: 'The e-mail address must differ from the payer’s',
  phoneOfPayer: 'The phone number must differ from the payer’s',
  productMissing: 'Please choose a product.',
  articleMinimum: 'You must choose at least 1 item.',
  outOfStock: 'Out of stock',
  addPaymentMethods: 'Please add means of payment',
  chooseCalendar: 'Please choose a calendar',
  conditionFieldMissing: 'A field used in a condition cannot be found',
  sorry: 'Sorry...',
  noHours: 'This organisation has not published its times yet',

  relations: {
    MARI: ['Husband', 'Wife'],
    PERE: ['Father', 'Mother'],
    ENFANT: ['Son', 'Daughter'],
    FRERE: ['Brother', 'Sister'],
    GP: ['Grandfather', 'Grandmother'],
    PF: ['Grandson', 'Granddaughter'],
    EX: ['Ex-husband', 'Ex-wife'],
    BF: ['Brother-in-law', 'Sister-in-law'],
    COUSIN: ['Cousin', 'Cousin'],
    AMI: ['Friend', 'Friend'],
    OTHER: ['Other', 'Other'],
  },
};
