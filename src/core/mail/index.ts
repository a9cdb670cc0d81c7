export { strangePlaceholders } from './strangePlaceholders';
