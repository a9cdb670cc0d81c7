import type { Language } from '../../contract/terms/languages';
import { server as en } from './en';
import { server as fr, type ServerTexts } from './fr';
import { server as he } from './he';
import { server as it } from './it';
import { server as pt } from './pt';
import { server as ru } from './ru';

export type { ServerTexts } from './fr';

/** The server's own texts: mails, pages, refusals. All loaded at once, as a server serves every language. */
export const serverTexts: Readonly<Record<Language, ServerTexts>> = { fr, en, he, it, pt, ru };
