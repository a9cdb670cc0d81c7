import type { Cart } from './campaignProducts';
import type { GiftRules } from '../state/campaignTypes';
import type { Units } from '../../money';

/** A visitor's choices in a campaign's donation form. */
export interface GiftChoice {
  readonly campaign: { readonly id: string; readonly label: string; readonly config: GiftRules };
  /** In units of `devise`, the settlement currency; null or 0 leaves it to the payment form. */
  readonly montant: Units | null;
  readonly devise: string;
  readonly abo: boolean;
  /** Number of months; 0 is without end. */
  readonly nbMonth: number;
  readonly divide: number | null;
  /** The team's param. */
  readonly team: string | null;
  /** Param of the source that the visitor came by (TEAM-01). */
  readonly source?: string | null | undefined;
  /** Donor name to show; empty is anonymous. */
  readonly displayName?: string | undefined;
  /** Products by id; their prices are the amount (CPROD-01). */
  readonly products?: Cart | undefined;
  /** Address of the page that the payer comes back to. */
  readonly returnUrl?: string | undefined;
  readonly accessId?: string | null | undefined;
}

/**
 * The payment configuration of a gift to a campaign (MODAL-01, ENT-22), for a checkout intent; the server checks again
 * what may be paid. `forceMonthNb` becomes `fixedNbMonth` (MODAL-05).
 * @example
 * giftChoiceConfig({ campaign: { id: 'c1', label: 'Le toit', config: { forceMonthNb: 12 } }, montant: 0, devise: 'eur', abo: true, nbMonth: 12, divide: null, team: 'lev' }) // => { type: 'CAMPAGNE', typeId: 'c1', label: 'Le toit', devise: 'eur', abo: true, nbMonth: 12, fixedNbMonth: 12, team: 'lev', campagne: { label: 'Le toit' } }
 * giftChoiceConfig({ campaign: { id: 'c1', label: 'Le toit', config: { maxDivideNB: 4 } }, montant: 100, devise: 'eur', abo: false, nbMonth: 1, divide: 3, team: null, displayName: ' Ana ' }) // => { type: 'CAMPAGNE', typeId: 'c1', label: 'Le toit', montant: 100, devise: 'eur', abo: true, nbMonth: 3, divide: 3, maxDivide: 4, campagne: { label: 'Le toit', displayName: 'Ana' } }
 */
export function giftChoiceConfig(gift: GiftChoice) {
  const { id, label, config } = gift.campaign;
  const { divide, abo, nbMonth } = gift;
  const products = [...(gift.products ?? [])].map(([product, quantity]) => ({ id: product, quantity }));
  const displayName = gift.displayName?.trim();
  return {
    type: 'CAMPAGNE' as const,
    typeId: id,
    label,
    ...present({ montant: gift.montant || null }),
    devise: gift.devise,
    ...(divide ? { abo: true, nbMonth: divide, divide } : { abo, nbMonth: abo ? nbMonth : 1 }),
    ...present({
      fixedNbMonth: config.forceMonthNb || null,
      minNbMonth: config.minNbMonth,
      maxNbMonth: config.maxNbMonth,
      maxDivide: config.maxDivideNB,
      team: gift.team,
      source: gift.source,
      returnUrl: gift.returnUrl,
      accessId: gift.accessId,
    }),
    campagne: {
      label,
      ...present({ displayName: displayName || null, productMonth: config.productMonth || null }),
      ...(products.length > 0 && { products }),
    },
  };
}

/** Without the keys that have no value. */
function present<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> };
}
