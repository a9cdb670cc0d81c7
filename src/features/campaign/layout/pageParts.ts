// Everything around the figures of a campaign's page: one chunk, fetched when the figures are shown.
export { PageRest } from './PageRest';
export { PageTop } from './PageTop';
export { WidgetRest } from './WidgetRest';
