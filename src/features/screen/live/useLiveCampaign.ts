import { useEffect, useState } from 'react';
import type { FollowedCampaign } from '../../../client/live/followCampaign';
import { withCampaignDefaults } from '../../../core/campaign';
import { patiently } from '../../../loading/patiently';
import { useElement } from '../../../runtime/context';
import type { Stage } from '../Stage';

interface Live extends Pick<FollowedCampaign, 'campaign' | 'donors' | 'offline' | 'missing'> {
  /** The stage component; null until loaded. */
  readonly Stage: typeof Stage | null;
}
const nothing: Live = { campaign: null, donors: null, offline: false, missing: false, Stage: null };

/** Follows a campaign, whether anybody is active or not (SCREEN-01); the code for it comes after the first paint. */
export function useLiveCampaign(campaignId: string | undefined): Live {
  const { client, storage, clock, organisation, likely: lang } = useElement();
  const [live, setLive] = useState(nothing);
  useEffect(() => {
    if (!campaignId) return;
    let stop = () => {};
    let wanted = true;
    const begin = async () => {
      const { followCampaign, Stage } = await patiently(() => import('../screen.lazy'));
      if (!wanted) return;
      const follow = followCampaign({ client, storage, clock, campaignId, lang, always: true });
      const show = () => {
        const view = follow.get();
        setLive({
          ...view,
          campaign: view.campaign && withCampaignDefaults(view.campaign, organisation.devise),
          Stage,
        });
      };
      follow.subscribe(show);
      stop = follow.stop;
      show();
    };
    void begin();
    return () => {
      wanted = false;
      stop();
    };
  }, [client, storage, clock, organisation.devise, campaignId, lang]);
  return live;
}
