// Parts not needed at once; they load beside the canvas.
export { ConfirmRemoval } from './ConfirmRemoval';
export { dragBlocks } from './drag/dragBlocks';
export { MoveTo } from './outline/MoveTo';
export { Outline } from './outline/Outline';
