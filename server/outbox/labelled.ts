import type { Language } from '../../src/contract/terms/languages';

/** A label and what it is of, in one line of text: French writes a space before a colon. */
export const labelled = (lang: Language, label: string, text: string): string =>
  `${label}${lang === 'fr' ? ' ' : ''}: ${text}`;
