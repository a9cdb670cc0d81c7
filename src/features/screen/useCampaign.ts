import { useEffect, useState } from 'react';
import type { CampaignView } from '../../client/live/followCampaign';
import { useElement } from '../../runtime/context';

type Live = Pick<CampaignView, 'campaign' | 'donors' | 'offline' | 'missing'>;
const nothing: Live = { campaign: null, donors: null, offline: false, missing: false };

/** Follows a campaign, whether anybody is active or not (SCREEN-01); what follows it comes after the first paint. */
export function useCampaign(campaignId: string | undefined): Live {
  const { client, storage, clock } = useElement();
  const [live, setLive] = useState(nothing);
  useEffect(() => {
    if (!campaignId) return;
    let stop = () => {};
    let wanted = true;
    void import('../../client/live/followCampaign').then(({ followCampaign }) => {
      if (!wanted) return;
      const follow = followCampaign({ client, storage, clock, campaignId, always: true });
      const show = () => setLive(follow.get());
      follow.subscribe(show);
      stop = follow.stop;
      show();
    });
    return () => {
      wanted = false;
      stop();
    };
  }, [client, storage, clock, campaignId]);
  return live;
}
