// Fetched by the loader where a page has a form.
export { preloadDocument } from '../src/runtime/loader/preloadDocument';
