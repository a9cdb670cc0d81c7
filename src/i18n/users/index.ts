import type { Language } from '../../contract/terms/languages';
import { users as en } from './en';
import { users as fr, type UsersTexts } from './fr';
import { users as he } from './he';
import { users as it } from './it';
import { users as pt } from './pt';
import { users as ru } from './ru';

/** Texts of mails to users; loaded at once, on the server. */
export const userTexts: Readonly<Record<Language, UsersTexts>> = { fr, en, he, it, pt, ru };
