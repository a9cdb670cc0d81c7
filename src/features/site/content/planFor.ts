// Loaded after the page: in its own files it would make all gifts heavier.
export { displayPlan as planFor } from '../../../core/money';
