import type { Language } from '../../contract/terms/languages';
import { hebrewCalendar as en } from './en';
import { hebrewCalendar as fr, type HebrewCalendarTexts } from './fr';
import { hebrewCalendar as he } from './he';
import { hebrewCalendar as it } from './it';
import { hebrewCalendar as pt } from './pt';
import { hebrewCalendar as ru } from './ru';

export type { HebrewCalendarTexts } from './fr';

/** Feasts and readings of the Hebrew calendar. All loaded at once: only the server, which serves every language, names them. */
export const hebrewCalendarTexts: Readonly<Record<Language, HebrewCalendarTexts>> = { fr, en, he, it, pt, ru };
