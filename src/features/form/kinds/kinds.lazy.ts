// Rarely needed: other kinds of blocks, forms of the host page.
export { blockKinds, readForm } from '../../../core/form';
export { findEmbedded } from './findEmbedded';
export { isOpen } from './isOpen';
export { moreViews } from './moreViews';
