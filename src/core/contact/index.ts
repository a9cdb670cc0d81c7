export { contactName, contactOrder } from './contactName';
