import { useCallback, useMemo } from 'react';
import { useStore } from 'zustand';
import { keptSelection, type GiftPlace } from '../../../core/campaign';
import type { CampaignGiveTexts } from '../../../i18n/campaignGive';
import { useCampaign, type CampaignContext } from '../campaignContext';
import { giftStoreOf, type GiftState, type GiftStore } from './giftStore';
import { useGiveTexts } from './giveTexts';
import { readGift, type ReadGift } from './readGift';

/** The gift as the parts of the form read and change it. */
export interface GiftModel {
  readonly campaign: CampaignContext;
  readonly texts: CampaignGiveTexts;
  readonly place: GiftPlace;
  readonly store: GiftStore;
  readonly state: GiftState;
  readonly read: ReadGift;
  /** Pledged, not paid now. */
  readonly pledges: boolean;
  /** Param of the team that the gift goes to. */
  readonly team: string | null;
  /** Changes the gift and clears messages about the last attempt. */
  change(part: Partial<GiftState>): void;
}

/** The form's place decides whether it asks for an amount and how it shows the minimum (MODAL-02, MODAL-06). */
export const giftPlace = ({ campaign, layout }: CampaignContext): GiftPlace =>
  !campaign.config.noModal && (layout === 'side' || layout === 'ald') ? 'side' : 'modal';

/** The visitor's gift to the campaign that the component stands in. Waits for its texts. */
export function useGift(shownAt: GiftPlace): GiftModel {
  const context = useCampaign();
  const texts = useGiveTexts();
  const { campaign, plan } = context;
  const store = giftStoreOf(context.store);
  const state = useStore(store);
  const pledges = campaign.gala && state.method === 'PROMESSE';
  // A pledge needs an amount, even where a gift may leave it open.
  const place = pledges ? 'side' : shownAt;
  const read = useMemo(() => readGift(state, campaign, plan, place, pledges), [state, campaign, plan, place, pledges]);
  const change = useCallback(
    (part: Partial<GiftState>) => {
      const next = { ...store.getState(), ...part };
      // A split that the amount is too small for by now does not come back with a larger one (MODAL-03), and one that was
      // forced was not chosen (MODAL-04).
      const { frequency, parts, splits } = readGift(next, campaign, plan, place, pledges);
      const isForced = frequency === 'split' && splits.locked !== null;
      const chosen = isForced
        ? { frequency: next.frequency && ('once' as const), parts: null }
        : { frequency: next.frequency && frequency, parts };
      store.setState({ ...next, ...chosen, tried: false, step: { state: 'idle' } });
    },
    [store, campaign, plan, place, pledges],
  );
  const wanted = state.team === undefined ? (context.team?.param ?? null) : state.team;
  return {
    campaign: context,
    texts,
    place,
    store,
    state,
    read,
    pledges,
    team: keptSelection({ team: wanted }, campaign).team,
    change,
  };
}
