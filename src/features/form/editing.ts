export { formTexts } from '../../i18n/form';
export { createPiece, type Piece } from './editing/createPiece';
export { loadPieceViews } from './editing/loadPieceViews';
export { pieceSheets, PieceView } from './editing/Piece';
export type { BlockViews } from './run/blockView';
