export { foldText } from './foldText';
