import type { Language } from '../../contract/terms/languages';
import { giftMail as en } from './en';
import { giftMail as fr, type GiftMailTexts } from './fr';
import { giftMail as he } from './he';
import { giftMail as it } from './it';
import { giftMail as pt } from './pt';
import { giftMail as ru } from './ru';

/** Texts notifying organisations of payments; loaded at once, on the server. */
export const giftMailTexts: Readonly<Record<Language, GiftMailTexts>> = { fr, en, he, it, pt, ru };
