import type { Language } from '../../contract/terms/languages';
import { tables as en } from './en';
import { tables as fr, type TableTexts } from './fr';
import { tables as he } from './he';
import { tables as it } from './it';
import { tables as pt } from './pt';
import { tables as ru } from './ru';

export type { TableTexts } from './fr';

/** Words of the tables that are exported. All loaded at once: the server puts tables into words, of every language. */
export const tableTexts: Readonly<Record<Language, TableTexts>> = { fr, en, he, it, pt, ru };
