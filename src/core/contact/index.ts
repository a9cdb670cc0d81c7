export { contactName, contactOrder } from './contactName';
export { isOneName, mayBeOnePerson } from './mayBeOnePerson';
export { saidDate, type SaidDate } from './saidDate';
