export { foldText } from './foldText';
export { isEmail } from '../../contract/terms/isEmail';
export { withScheme } from './withScheme';
