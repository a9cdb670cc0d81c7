import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Campaign } from '../../contract/campaigns/campaigns';
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

/** The element's state, in sync with the server, the attributes and the address. */
export function useCampaignStore(element: ElementContext, first: Campaign, { team, source }: Asked): CampaignStore {
  const [store] = useState(() => createCampaignStore(first, selectionOf({ team, source }, first)));
  const { client, storage, signal, likely } = element;

  useEffect(() => {
    const { campaign, select } = store.getState();
    select(selectionOf({ team, source }, campaign));
    // Back and forward between team pages: there the address wins over the initial attribute.
    const moved = () => select(selectionOf({ source }, store.getState().campaign));
    if (!hasTeamAddresses(location, campaign)) return;
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, [store, team, source]);

  // A team that the author names later may not be held (CALL-38).
  const teams = useStore(store, (state) => state.teams);
  useEffect(() => {
    if (!team || !teams || store.getState().campaign.teams.some(({ param }) => param === team)) return;
    const show = () => {
      const { campaign, select } = store.getState();
      select(selectionOf({ team, source }, campaign));
    };
    // It stays as it is where the team does not come (CALL-31).
    teams.named(team).then(show, () => undefined);
  }, [store, team, source, teams]);

  useEffect(() => {
    const controller = new AbortController();
    const end = () => controller.abort();
    signal.addEventListener('abort', end);
    void patiently(() => import('./keepLive')).then(({ keepLive }) => {
      if (!controller.signal.aborted) keepLive({ client, storage, likely }, store, controller.signal);
    });
    return () => {
      signal.removeEventListener('abort', end);
      end();
    };
  }, [client, storage, signal, likely, store]);
  return store;
}
