import type { Language } from '../../src/contract/terms/languages';

/** A label and its value in one line of text: French has a space before a colon. */
export const writeLabelled = (lang: Language, label: string, text: string): string =>
  `${label}${lang === 'fr' ? ' ' : ''}: ${text}`;
