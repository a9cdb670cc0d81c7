import { useEffect, useState } from 'react';
import { ApiError } from '../../client/apiError';
import { createPolling } from '../../client/polling';
import { getAdminCampaign } from '../../contract/campaigns/adminCampaigns';
import { listGifts, listPledges, type CampaignGift, type PledgeRecord } from '../../contract/campaigns/adminGifts';
import type { Campaign } from '../../contract/campaigns/campaigns';
import { useElement } from '../../runtime/context';

/** The evening as the server knows it. */
export interface Evening {
  /** Null until it was read. */
  readonly campaign: Campaign | null;
  readonly gifts: readonly CampaignGift[];
  readonly promises: readonly PledgeRecord[];
  /** `shut`: the code opens nothing any more. `silent`: what is shown may be old. */
  readonly problem: 'shut' | 'silent' | null;
}

/** Between readings while the server does not answer: a presenter waits for it (HTTP-04). */
const LONGEST = 10_000;
const SHOWN = '30';
const nothing: Evening = { campaign: null, gifts: [], promises: [], problem: null };

/** Reads a campaign with its latest gifts and promises every 5 seconds while the page is seen. */
export function useEvening(campaignId: string, token: string): Evening {
  const { client, clock } = useElement();
  const [evening, setEvening] = useState(nothing);
  useEffect(() => {
    const controller = new AbortController();
    const round = async (signal: AbortSignal) => {
      const ask = { params: { campaignId }, token, signal, quiet: true };
      const query = { limit: SHOWN };
      try {
        const [{ data: campaign }, { data: gifts }, { data: promises }] = await Promise.all([
          client.call(getAdminCampaign, ask),
          client.call(listGifts, { ...ask, query }),
          client.call(listPledges, { ...ask, query }),
        ]);
        if (!signal.aborted) setEvening({ campaign, gifts, promises, problem: null });
      } catch (error) {
        const problem = error instanceof ApiError && [401, 403, 404].includes(error.status) ? 'shut' : 'silent';
        if (!signal.aborted) setEvening((before) => ({ ...before, problem }));
        throw error;
      }
    };
    createPolling({ task: round, clock, signal: controller.signal, idleAfter: Infinity, longest: LONGEST });
    return () => controller.abort();
  }, [client, clock, campaignId, token]);
  return evening;
}
