import type { Language } from '../../contract/terms/languages';
import { waiting as en } from './en';
import { waiting as fr, type WaitingTexts } from './fr';
import { waiting as he } from './he';
import { waiting as it } from './it';
import { waiting as pt } from './pt';
import { waiting as ru } from './ru';

/** Texts of waiting lists; loaded at once, on the server. */
export const waitingTexts: Readonly<Record<Language, WaitingTexts>> = { fr, en, he, it, pt, ru };
