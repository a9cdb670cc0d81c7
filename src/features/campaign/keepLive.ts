import { followCampaign } from '../../client/live/followCampaign';
import type { ElementContext } from '../../runtime/context';
import type { CampaignStore } from './store';

/** Keeps a campaign in sync with the server while the page is in use (PING, CALL-27), until `signal` aborts. */
export function keepLive(
  { client, storage, likely: lang }: Pick<ElementContext, 'client' | 'storage' | 'likely'>,
  store: CampaignStore,
  signal: AbortSignal,
): void {
  const { campaign, selection } = store.getState();
  const follow = followCampaign({ client, storage, campaignId: campaign.id, lang, target: selection });
  const update = () => {
    const { campaign, teamPages, donors, donorCount, fresh, target } = follow.get();
    store.getState().select(target);
    store.getState().received({
      ...(campaign && { campaign }),
      ...(teamPages && { teamPages }),
      ...{ donors, donorCount, fresh },
    });
  };
  const stops = [
    follow.subscribe(update),
    store.subscribe(({ selection }, before) => {
      if (selection !== before.selection) follow.setTarget(selection);
    }),
    () => follow.stop(),
  ];
  signal.addEventListener('abort', () => stops.forEach((stop) => stop()), { once: true });
  update();
  store.getState().received({ older: () => follow.older(), teams: follow.teams });
}
