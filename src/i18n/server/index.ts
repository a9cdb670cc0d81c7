import type { Language } from '../../contract/common';
import { server as en } from './en';
import { server as fr, type ServerTexts } from './fr';
import { server as he } from './he';
import { server as it } from './it';
import { server as pt } from './pt';
import { server as ru } from './ru';

export type { ServerTexts };

/** Texts of the server, all languages at hand: it answers many visitors at once. */
export const serverTexts: Readonly<Record<Language, ServerTexts>> = { fr, en, he, it, pt, ru };
