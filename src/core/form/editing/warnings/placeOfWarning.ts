import type { FormWarning } from '../../engine/lintForm';

type Place = readonly [property: string | null, setting: string | null];

const properties: Readonly<Record<FormWarning['code'], Place>> = {
  keyMissing: ['fieldKey', null],
  labelMissing: ['label', null],
  valuesMissing: ['values', null],
  calendarMissing: ['calendarId', null],
  paymentMethodsMissing: [null, 'paiementMethods'],
  productMissing: ['product', null],
  blockMissing: ['blockId', null],
  urlMissing: ['url', null],
  pdfMissing: ['pdf', null],
  videoMissing: ['video', null],
  complexOnly: [null, 'type'],
  keyTaken: ['fieldKey', null],
  defaultRefused: ['defaultValue', null],
  conditionFieldMissing: ['conditions', null],
  conditionCycle: ['conditions', null],
  mailMissing: [null, 'confirmByMail'],
  priceMissing: [null, 'products'],
};

/**
 * The property, or the setting, where a warning of `lintForm` is mended.
 * @example
 * placeOfWarning('urlMissing') // => ['url', null]
 * placeOfWarning('mailMissing') // => [null, 'confirmByMail']
 */
export const placeOfWarning = (code: FormWarning['code']): Place => properties[code];
