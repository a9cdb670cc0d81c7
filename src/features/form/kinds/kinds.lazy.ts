// Rarely needed: other kinds of blocks, forms of the host page.
export { blockKinds } from '../../../core/form';
export { findEmbedded } from './findEmbedded';
export { isOpen } from './isOpen';
export { readGiven as readForm } from './readGiven';
export { moreViews } from './moreViews';
