import { useEffect, useState } from 'react';
import type { CampaignView } from '../../client/live/followCampaign';
import { wholeCampaign } from '../../core/campaign';
import { useElement } from '../../runtime/context';
import { ASK_EVERY } from './keepAsking';
import type { Stage } from './Stage';

interface Live extends Pick<CampaignView, 'campaign' | 'donors' | 'offline' | 'missing'> {
  /** What shows it; null until its code has come. */
  readonly Stage: typeof Stage | null;
}
const nothing: Live = { campaign: null, donors: null, offline: false, missing: false, Stage: null };

/** Follows a campaign, whether anybody is active or not (SCREEN-01); the code for it comes after the first paint. */
export function useCampaign(campaignId: string | undefined): Live {
  const { client, storage, clock, organisation } = useElement();
  const [live, setLive] = useState(nothing);
  useEffect(() => {
    if (!campaignId) return;
    let stop = () => {};
    let wanted = true;
    const begin = async () => {
      try {
        const [{ followCampaign }, { Stage }] = await Promise.all([
          import('../../client/live/followCampaign'),
          import('./Stage'),
        ]);
        if (!wanted) return;
        const follow = followCampaign({ client, storage, clock, campaignId, always: true });
        const show = () => {
          const view = follow.get();
          setLive({ ...view, campaign: view.campaign && wholeCampaign(view.campaign, organisation.devise), Stage });
        };
        follow.subscribe(show);
        stop = follow.stop;
        show();
      } catch {
        // The network went away between the page and this code.
        if (wanted) stop = clock.after(ASK_EVERY, () => void begin());
      }
    };
    void begin();
    return () => {
      wanted = false;
      stop();
    };
  }, [client, storage, clock, organisation.devise, campaignId]);
  return live;
}
