// What plain forms of the server do without: other kinds of blocks, forms of the host page.
export { blockKinds, readForm } from '../../../core/form';
export { findEmbedded } from './findEmbedded';
export { isOpen } from './isOpen';
export { moreViews } from './moreViews';
