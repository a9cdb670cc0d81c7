import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../client/apiError';
import { createPolling } from '../../client/polling';
import { getAdminCampaign, updateScreen } from '../../contract/campaigns/adminCampaigns';
import { listGifts, updateGift, type CampaignGift } from '../../contract/campaigns/adminGifts';
import type { Campaign, ScreenState } from '../../contract/campaigns/campaigns';
import type { BodyIn } from '../../contract/route';
import { useElement } from '../../runtime/context';

/** Why a token does not open a campaign, or nothing came back. */
export type RemoteProblem = 'refused' | 'unknown' | 'failed';

interface RemoteState {
  /** Null until it was read. */
  readonly campaign: Campaign | null;
  /** The latest ones, hidden ones too. */
  readonly gifts: readonly CampaignGift[];
  readonly problem: RemoteProblem | null;
}

export interface Remote extends RemoteState {
  /** Changes what screens show. Rejects with what the server said. */
  steer(change: BodyIn<typeof updateScreen>): Promise<void>;
  hide(giftId: string, hidden: boolean): Promise<void>;
}

/** Between readings while the server does not answer: an operator waits for it (HTTP-04). */
const LONGEST = 10_000;
const SHOWN = '30';
const nothing: RemoteState = { campaign: null, gifts: [], problem: null };

/** Reads a campaign and its gifts as an administrator, every 5 seconds while the page is seen, and changes what screens show of them. */
export function useRemote(campaignId: string, token: string): Remote {
  const { client, clock } = useElement();
  const [state, setState] = useState(nothing);
  useEffect(() => {
    const controller = new AbortController();
    const round = async (signal: AbortSignal) => {
      const ask = { params: { campaignId }, token, signal, quiet: true };
      try {
        const [{ data: campaign }, { data: gifts }] = await Promise.all([
          client.call(getAdminCampaign, ask),
          client.call(listGifts, { ...ask, query: { limit: SHOWN } }),
        ]);
        if (!signal.aborted) setState({ campaign, gifts, problem: null });
      } catch (error) {
        if (!signal.aborted) setState((before) => ({ ...before, problem: problemOf(error) }));
        throw error;
      }
    };
    createPolling({ task: round, clock, signal: controller.signal, idleAfter: Infinity, longest: LONGEST });
    return () => controller.abort();
  }, [client, clock, campaignId, token]);

  const steer = useCallback<Remote['steer']>(
    async (change) => {
      const answer = await client.call(updateScreen, { params: { campaignId }, body: change, token, quiet: true });
      const screen = dataOf<ScreenState>(answer);
      setState((before) => ({ ...before, campaign: before.campaign && { ...before.campaign, screen } }));
    },
    [client, campaignId, token],
  );
  const hide = useCallback<Remote['hide']>(
    async (giftId, hidden) => {
      const params = { campaignId, giftId };
      const gift = dataOf<CampaignGift>(
        await client.call(updateGift, { params, body: { hidden }, token, quiet: true }),
      );
      setState((before) => ({ ...before, gifts: before.gifts.map((one) => (one.id === giftId ? gift : one)) }));
    },
    [client, campaignId, token],
  );
  return { ...state, steer, hide };
}

/** The answer to a change, or the server's refusal. */
function dataOf<T>(answer: { success: true; data: T } | { success: false; error: string }): T {
  if (answer.success) return answer.data;
  throw new Error(answer.error);
}

function problemOf(error: unknown): RemoteProblem {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401 || status === 403) return 'refused';
  return status === 404 ? 'unknown' : 'failed';
}
