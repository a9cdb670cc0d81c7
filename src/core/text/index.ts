export { foldText } from './foldText';
export { isEmail } from './isEmail';
export { withoutBidi } from './withoutBidi';
