import { use } from 'react';
import { campaignMoreTexts, type CampaignMoreTexts } from '../../i18n/campaignMore';
import { textsOnce } from '../../i18n/textsOnce';
import { lastingTexts } from '../../loading/lastingTexts';
import { useElement } from '../../runtime/context';

const moreTexts = lastingTexts(textsOnce(campaignMoreTexts));

/** Texts below the figures. Suspends while loading: wrap it in a Suspense boundary. */
export const useMoreTexts = (): CampaignMoreTexts => use(moreTexts(useElement().lang));
