// What a submit needs: it comes while the payer fills in the form.
export { buildSubmission } from './buildSubmission';
export { createSender } from './createSender';
