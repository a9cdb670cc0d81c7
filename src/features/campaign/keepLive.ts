import { followCampaign } from '../../client/live/followCampaign';
import type { Campaign } from '../../contract/campaigns/campaigns';
import type { ElementContext } from '../../runtime/context';
import { followDraft } from './followDraft';
import type { CampaignStore } from './store';

/** Keeps a campaign in sync with the server while the page is in use (PING, CALL-27), until `signal` aborts. */
export function keepLive(
  { client, storage, likely: lang }: Pick<ElementContext, 'client' | 'storage' | 'likely'>,
  store: CampaignStore,
  signal: AbortSignal,
): void {
  const { campaign: first, selection } = store.getState();
  const follow = followCampaign({ client, storage, campaignId: first.id, lang, target: selection });
  let draft: Partial<Campaign> | null = null;
  const update = () => {
    const { campaign: newest, teamPages, donors, donorCount, fresh, target } = follow.get();
    const campaign = draft ? { ...(newest ?? first), ...draft } : newest;
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
  followDraft((settings) => {
    draft = settings;
    update();
  }, signal);
  update();
  store.getState().received({ older: () => follow.older(), teams: follow.teams });
}
