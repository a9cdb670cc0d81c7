import type { Language } from '../../contract/terms/languages';
import { loadTexts } from '../../i18n/catalogue';
import { lazyView } from '../../loading/lazyView';
import type { LoadDrawing } from './run/drawing';
import { loadPanelTexts } from './run/usePanelTexts';

const loadPanel = () => import('./panel/panel.lazy');
const loadMore = () => import('./more.lazy');
/** Saves and keeps; the form is opened without. */
export const loadWork = () => import('./saving/beginWork');

export const Panel = lazyView(async () => (await loadPanel()).Panel);
export const Outline = lazyView(async () => (await loadMore()).Outline);
export const MoveTo = lazyView(async () => (await loadMore()).MoveTo);
export const ConfirmRemoval = lazyView(async () => (await loadMore()).ConfirmRemoval);
export const loadDrag = async () => (await loadMore()).dragBlocks;

/**
 * Asks at once for all that follows the first drawing, so that nothing waits for something else. A failure surfaces with the
 * part itself.
 */
export function askForParts(lang: Language, loadDrawing: LoadDrawing, mode: 'edit' | 'readonly'): void {
  const drawing = loadDrawing().then(({ formTexts, loadPieceViews }) =>
    Promise.all([loadTexts(formTexts, lang), loadPieceViews([], lang)]),
  );
  const parts = [loadPanel(), loadPanelTexts(lang), drawing, loadMore(), ...(mode === 'edit' ? [loadWork()] : [])];
  for (const part of parts) part.catch(() => {});
}
