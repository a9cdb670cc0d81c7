export { contactName, contactOrder } from './contactName';
export { mayBeOnePerson } from './mayBeOnePerson';
