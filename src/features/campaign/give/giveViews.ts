// The giving views in one chunk: a page that shows its products or its form needs the others at the next press.
export { ProductsView } from '../products/ProductsView';
export { GiveBlockView } from './GiveBlockView';
export { GiveDialogView } from './GiveDialogView';
