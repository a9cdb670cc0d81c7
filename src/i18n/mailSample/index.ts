import type { Language } from '../../contract/terms/languages';
import { mailSample as en } from './en';
import { mailSample as fr, type MailSampleTexts } from './fr';
import { mailSample as he } from './he';
import { mailSample as it } from './it';
import { mailSample as pt } from './pt';
import { mailSample as ru } from './ru';

/** The facts of example mails; loaded at once, on the server. */
export const mailSampleTexts: Readonly<Record<Language, MailSampleTexts>> = { fr, en, he, it, pt, ru };
