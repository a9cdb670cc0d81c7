/** Loads form, dialog and products. */
export const loadGive = () => import('./giveViews');

/** Loads it ahead, when a visitor is about to press the button. */
export const prepareGive = () => void loadGive().catch(() => undefined);
