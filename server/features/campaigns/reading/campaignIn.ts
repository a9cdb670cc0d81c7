import type { Campaign } from '../../../../src/contract/campaigns/campaigns';
import type { Language } from '../../../../src/contract/common';
import { withTexts } from '../campaignTexts';
import type { CampaignState } from './readCampaign';

/** A campaign in a language, as far as its texts are translated (TRANS-03). */
export function campaignIn(
  { campaign, words }: Pick<CampaignState, 'campaign' | 'words'>,
  lang: Language | undefined,
): Campaign {
  const texts = lang && words.by[lang];
  if (!texts) return campaign;
  const said = withTexts(campaign, (field, text) => texts[field] ?? text);
  // Without a name of its own it has its title for one.
  return { ...said, name: campaign.name === campaign.label ? said.label : campaign.name };
}
