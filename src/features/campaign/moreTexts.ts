import { use } from 'react';
import type { Language } from '../../core/languages';
import { type CampaignMoreTexts, campaignMoreTexts } from '../../i18n/campaignMore';
import { loadTexts } from '../../i18n/catalogue';
import { useElement } from '../../runtime/context';

const asked = new Map<Language, Promise<CampaignMoreTexts>>();

/** Texts of what comes after the figures; the same promise for a language, until it fails. */
function moreTexts(lang: Language): Promise<CampaignMoreTexts> {
  const known = asked.get(lang) ?? loadTexts(campaignMoreTexts, lang);
  asked.set(lang, known);
  known.catch(() => asked.delete(lang));
  return known;
}

/** The same in the visitor's language. Waits for them: only inside Suspense. */
export const useMoreTexts = (): CampaignMoreTexts => use(moreTexts(useElement().lang));
