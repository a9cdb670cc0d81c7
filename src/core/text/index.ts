export { foldText } from './foldText';
export { isEmail } from '../../contract/terms/isEmail';
export { withoutBidi } from '../../contract/terms/withoutBidi';
