// What a page, section or home page has beside its blocks; it comes beside the canvas.
export { pageWarnings } from '../../../core/form/editing';
export { pagePublisher } from './pagePublisher';
export { settingsOfPages } from './PageSettings';
