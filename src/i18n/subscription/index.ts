import type { Language } from '../../contract/terms/languages';
import { subscription as en } from './en';
import { subscription as fr, type SubscriptionTexts } from './fr';
import { subscription as he } from './he';
import { subscription as it } from './it';
import { subscription as pt } from './pt';
import { subscription as ru } from './ru';

/** Texts for payers of several charges outside the elements; loaded at once, on the server. */
export const subscriptionTexts: Readonly<Record<Language, SubscriptionTexts>> = { fr, en, he, it, pt, ru };
