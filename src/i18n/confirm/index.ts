import type { Language } from '../../contract/terms/languages';
import { confirm as en } from './en';
import { confirm as fr, type ConfirmTexts } from './fr';
import { confirm as he } from './he';
import { confirm as it } from './it';
import { confirm as pt } from './pt';
import { confirm as ru } from './ru';

/** Texts for those who confirm a submission; loaded at once, on the server. */
export const confirmTexts: Readonly<Record<Language, ConfirmTexts>> = { fr, en, he, it, pt, ru };
