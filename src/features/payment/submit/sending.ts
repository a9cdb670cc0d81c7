// Needed to submit; loaded while the payer fills in the form.
export { checkValues, fieldOrder } from './checkValues';
export { createPay } from './createPay';
export { MissingFields } from './MissingFields';
export { OpenByHand } from './OpenByHand';
