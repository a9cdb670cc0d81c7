import type { Language } from '../../contract/terms/languages';
import { campaignTemplates as en } from './en';
import { campaignTemplates as fr, type CampaignTemplateTexts } from './fr';
import { campaignTemplates as he } from './he';
import { campaignTemplates as it } from './it';
import { campaignTemplates as pt } from './pt';
import { campaignTemplates as ru } from './ru';

/** Texts that campaigns of a template begin with. All loaded at once, as a server serves every language. */
export const campaignTemplateTexts: Readonly<Record<Language, CampaignTemplateTexts>> = { fr, en, he, it, pt, ru };
