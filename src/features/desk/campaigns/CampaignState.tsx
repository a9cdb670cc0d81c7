import { useState } from 'react';
import { now as readNow } from '../../../client/clock';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import { stateOfCampaign } from './stateOfCampaign';
import { useCampaignsTexts } from './campaignsTexts';

/** The state of a campaign, in a word. */
export function CampaignState({ campaign }: { campaign: Campaign }) {
  const words = useCampaignsTexts();
  const [now] = useState(readNow);
  const state = stateOfCampaign(campaign, now);
  return (
    <span className={state === 'open' ? 'desk-state desk-state-succeeded' : 'desk-state'}>{words.states[state]}</span>
  );
}
