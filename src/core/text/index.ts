export { foldSearch } from './foldSearch';
export { foldText } from './foldText';
export { isEmail } from '../../contract/terms/isEmail';
export { fillPlaceholders, placeholdersIn } from './placeholders';
export { slugOf } from './slugOf';
export { withScheme } from './withScheme';
