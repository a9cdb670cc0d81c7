/** Languages of the interface (PROD-05); the first is the default and the fallback. */
export const languages = ['fr', 'en', 'he', 'it', 'pt', 'ru'] as const;
export type Language = (typeof languages)[number];
