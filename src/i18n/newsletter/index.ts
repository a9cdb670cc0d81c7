import type { Language } from '../../contract/terms/languages';
import { newsletter as en } from './en';
import { newsletter as fr, type NewsletterTexts } from './fr';
import { newsletter as he } from './he';
import { newsletter as it } from './it';
import { newsletter as pt } from './pt';
import { newsletter as ru } from './ru';

/** Texts of the newsletter; loaded at once, on the server. */
export const newsletterTexts: Readonly<Record<Language, NewsletterTexts>> = { fr, en, he, it, pt, ru };
