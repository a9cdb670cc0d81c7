import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Cart } from '../../../core/campaign';
import type { TypedPhone } from '../../../ui/phone/parsePhone';
import type { CheckoutOutcome } from '../../payment';
import type { CampaignStore } from '../store';

/** MODAL-01: paid now, or pledged (gala campaigns). */
type GiftMethod = 'PAIEMENT' | 'PROMESSE';
export type Frequency = 'once' | 'monthly' | 'split';

/** State of a gift or pledge. */
export type GiftStep =
  | { readonly state: 'idle' | 'busy' }
  | { readonly state: 'pledged'; readonly url: string }
  | CheckoutOutcome;

/** ENT-27. */
export interface PledgePayer {
  readonly prenom: string;
  readonly nom: string;
  readonly email: string;
  readonly tel: TypedPhone;
}

export interface GiftState {
  readonly method: GiftMethod;
  /** The typed amount, in the currency `typedIn`; ignored in another one. */
  readonly text: string;
  readonly typedIn: string;
  readonly cart: Cart;
  /** Null until chosen: the campaign's default applies (MODAL-05). */
  readonly frequency: Frequency | null;
  /** Months of a monthly gift; 0 is without end. Null until chosen. */
  readonly months: number | null;
  /** Parts of a split gift; null until chosen. */
  readonly parts: number | null;
  /** Param of the chosen team, null for the whole campaign; undefined while the page's is meant. */
  readonly team: string | null | undefined;
  readonly displayName: string;
  readonly anonymous: boolean;
  /** Null until the pledge fields are shown. */
  readonly payer: PledgePayer | null;
  /** The visitor tried to give: problems are shown. */
  readonly tried: boolean;
  readonly step: GiftStep;
  /** The dialog's state when this gift last synced. */
  readonly opened: boolean;
}

/** A visitor's gift to a campaign, shared by the dialog, the block in the page and the products. */
export type GiftStore = StoreApi<GiftState>;

const stores = new WeakMap<CampaignStore, GiftStore>();

export const firstGift: GiftState = {
  method: 'PAIEMENT',
  text: '',
  typedIn: '',
  cart: new Map(),
  frequency: null,
  months: null,
  parts: null,
  team: undefined,
  displayName: '',
  anonymous: false,
  payer: null,
  tried: false,
  step: { state: 'idle' },
  opened: false,
};

/** The gift store of a campaign's store, created later, with the giving chunk. */
export function giftStoreOf(campaign: CampaignStore): GiftStore {
  const known = stores.get(campaign);
  if (known) return known;
  const store = createStore<GiftState>(() => firstGift);
  stores.set(campaign, store);
  return store;
}
