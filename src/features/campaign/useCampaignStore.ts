import { useEffect, useState } from 'react';
import type { Campaign } from '../../contract/campaigns';
import { selectTeamAndSource, type Selection } from '../../core/campaign';
import { patiently } from '../../loading/patiently';
import type { ElementContext } from '../../runtime/context';
import { createCampaignStore, type CampaignStore } from './store';
import { hasTeamAddresses } from './teamAddress';

/** Params as the attributes name them. */
interface Asked {
  readonly team?: string | undefined;
  readonly source?: string | undefined;
}

/** The team and source that the page's author names, else those of the page's address (TEAM-01). */
function selectionOf({ team, source }: Asked, campaign: Campaign): Selection {
  const named = selectTeamAndSource({ path: location.pathname, query: location.search }, campaign);
  return { team: team ?? named.team, source: source ?? named.source };
}

/** The state of the element, kept as the server has it, and as the attributes and the address say. */
export function useCampaignStore(element: ElementContext, first: Campaign, { team, source }: Asked): CampaignStore {
  const [store] = useState(() => createCampaignStore(first, selectionOf({ team, source }, first)));
  const { client, storage, signal } = element;

  useEffect(() => {
    const { campaign, select } = store.getState();
    select(selectionOf({ team, source }, campaign));
    // Back and forward between the pages of teams: there the address says more than the attribute that the page began with.
    const moved = () => select(selectionOf({ source }, store.getState().campaign));
    if (!hasTeamAddresses(location, campaign)) return;
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, [store, team, source]);

  useEffect(() => {
    const controller = new AbortController();
    const end = () => controller.abort();
    signal.addEventListener('abort', end);
    void patiently(() => import('./keepLive')).then(({ keepLive }) => {
      if (!controller.signal.aborted) keepLive({ client, storage }, store, controller.signal);
    });
    return () => {
      signal.removeEventListener('abort', end);
      end();
    };
  }, [client, storage, signal, store]);
  return store;
}
