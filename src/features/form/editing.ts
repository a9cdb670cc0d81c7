import formsCss from '../../ui/styles/forms.css';
import formCss from './form.css';

export { formTexts } from '../../i18n/form';
export { createPiece, type Piece } from './editing/createPiece';
export { loadPieceViews } from './editing/loadPieceViews';
export { pieceSheets, PieceView } from './editing/Piece';
export type { BlockViews } from './run/blockView';

/** Style sheets of every block, besides those of its kind. */
export const pieceStyles: readonly string[] = [formsCss, formCss];
