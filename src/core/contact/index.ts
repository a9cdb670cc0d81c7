export { contactName, contactOrder } from './contactName';
export { isOneName, mayBeOnePerson } from './mayBeOnePerson';
