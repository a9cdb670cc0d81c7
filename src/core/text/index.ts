export { foldSearch } from './foldSearch';
export { foldText } from './foldText';
export { isEmail } from '../../contract/terms/isEmail';
export { fillPlaceholders, placeholdersIn } from './placeholders';
export { withScheme } from './withScheme';
