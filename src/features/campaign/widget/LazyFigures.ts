import { lazyView } from '../../../loading/lazyView';

/**
 * Optional figures, in one chunk: the page waits for those it starts with, so that nothing moves, and later ones are
 * there at once.
 */
export const LazyFigures = lazyView(async () => (await import('./MoreFigures')).MoreFigures);
