// Everything about a page, section or home page except its blocks; loads alongside the canvas.
export { pageWarnings } from '../../../core/form/editing';
export { pagePublisher } from './pagePublisher';
export { settingsOfPages } from './PageSettings';
