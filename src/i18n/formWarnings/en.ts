import type { FormWarningTexts } from './fr';

export const formWarnings: FormWarningTexts = {
  keyMissing: 'Please enter the key of the field',
  labelMissing: 'Please enter the label',
  valuesMissing: 'Please add choices',
  calendarMissing: 'Please choose a calendar',
  paymentMethodsMissing: 'Please add means of payment',
  productMissing: 'Please choose a product.',
  blockMissing: 'Please choose a block',
  urlMissing: 'Please enter a URL',
  pdfMissing: 'Please upload a PDF file',
  videoMissing: 'Please upload a video',
  complexOnly: 'Only forms of type COMPLEX have this block',
  keyTaken: 'This key is that of another field already',
  defaultRefused: 'The field does not take its default value',
  conditionFieldMissing: 'The field does not exist',
  conditionCycle: 'This condition depends on itself',
  mailMissing: 'Confirming by e-mail needs a required e-mail field that no condition hides',
  priceMissing: 'The total can only be 0: give a product a price, or allow a total of 0 (allowZeroAmount)',
};
