// What surrounds the figures of a campaign's page: one file, fetched when the figures are shown.
export { PageRest } from './PageRest';
export { PageTop } from './PageTop';
export { WidgetRest } from './WidgetRest';
