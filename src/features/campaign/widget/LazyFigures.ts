import { lazyView } from '../../../loading/lazyView';

/**
 * Figures that not every campaign has. They come together: the page waits for those that it begins with, so that nothing moves,
 * and what it shows only later is there at once.
 */
export const LazyFigures = lazyView(async () => (await import('./MoreFigures')).MoreFigures);
