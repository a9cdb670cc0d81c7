export { birthDateView } from './birthDateView';
export { dateView } from './dateView';
export { personView } from '../people/personView';
export { PhoneText } from '../people/PhoneText';
