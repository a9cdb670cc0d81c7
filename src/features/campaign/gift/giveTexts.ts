import { use } from 'react';
import { campaignGiveTexts, type CampaignGiveTexts } from '../../../i18n/campaignGive';
import { textsOnce } from '../../../i18n/textsOnce';
import { lastingTexts } from '../../../loading/lastingTexts';
import { useElement } from '../../../runtime/context';

const giveTexts = lastingTexts(textsOnce(campaignGiveTexts));

/** Texts for giving. Suspends while loading: wrap it in a Suspense boundary. */
export const useGiveTexts = (): CampaignGiveTexts => use(giveTexts(useElement().lang));
