import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../client/apiError';
import type { Campaign } from '../../contract/campaigns/campaigns';
import type { ElementContext } from '../../runtime/context';
import { mayPass } from '../../runtime/mayPass';
import { useComingBack } from '../../runtime/useComingBack';
import { readCampaignOnce } from './readCampaign';

/** State of the search for a campaign. */
type CampaignSource =
  | { readonly state: 'loading' }
  /** `unknown`: the server does not know such a campaign; else it may be there another time. */
  | { readonly state: 'failed'; readonly unknown: boolean; readonly error?: unknown }
  | { readonly state: 'found'; readonly campaign: Campaign };

/** The campaign that the element names; searched for again when that changes. */
export function useCampaignSource(
  { client, signal, likely }: Pick<ElementContext, 'client' | 'signal' | 'likely'>,
  campaignId: string | undefined,
  team: string | undefined,
) {
  // Other teams of the campaign that is shown, and its texts in another language, are read live.
  const [{ named, lang }] = useState({ named: team, lang: likely });
  const [source, setSource] = useState<CampaignSource>({ state: 'loading' });
  const [search, setSearch] = useState({ quiet: false });
  useEffect(() => {
    let wanted = true;
    const show = (next: CampaignSource) => wanted && setSource(next);
    if (!search.quiet) show({ state: 'loading' });
    if (campaignId) {
      readCampaignOnce({ client, signal, likely: lang }, campaignId, named).then(
        (campaign) => show({ state: 'found', campaign }),
        (error: unknown) =>
          show({ state: 'failed', unknown: error instanceof ApiError && error.status === 404, error }),
      );
    } else show({ state: 'failed', unknown: true });
    return () => {
      wanted = false;
    };
  }, [client, signal, campaignId, named, lang, search]);
  useComingBack(
    source.state === 'failed' && mayPass(source.error) ? source : null,
    useCallback(() => setSearch({ quiet: true }), []),
  );
  return { source, retry: useCallback(() => setSearch({ quiet: false }), []) };
}
