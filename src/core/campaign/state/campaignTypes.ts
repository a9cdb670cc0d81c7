import type { Units } from '../../money';

/** The fields of a campaign that the rules of this folder read (ENT-25). Amounts in currency units, as on the wire. */
export interface CampaignFigures {
  /** Absent is a campaign for an amount. */
  readonly type?: 'COUNT' | 'PARTNER' | null | undefined;
  /** An amount, a number of gifts (COUNT) or of units (PARTNER); absent or 0 is no goal. */
  readonly objectif?: Units | null | undefined;
  /** Ascending goals that replace the first one when it is reached. */
  readonly bonus?: readonly number[] | null | undefined;
  /** Price of one unit; 1 if absent. */
  readonly partnerMontant?: Units | null | undefined;
  /** The amount in currency units, the number of gifts. */
  readonly stats: {
    readonly total: { readonly sum: { readonly total: number }; readonly count: { readonly total: number } };
  };
  readonly screenOptions?: ScreenOptions | null | undefined;
  readonly config?: { readonly forceCelebration?: boolean | null | undefined } | null | undefined;
}

export interface ScreenOptions {
  /** Gifts below it are not shown. */
  readonly minMontant?: Units | null | undefined;
  /** Least filling of the bar, in percent. */
  readonly barMini?: number | null | undefined;
  readonly forceCelebration?: boolean | null | undefined;
}

/** A team (ENT-25). Amounts in currency units. */
export interface TeamFigures {
  /** Part of its address, unique within the campaign. */
  readonly param: string;
  /** Amount raised; same as `stats.sum`. */
  readonly objectif?: Units | null | undefined;
  /** The team's own goal. */
  readonly goal?: number | null | undefined;
  readonly hidden?: boolean | null | undefined;
  readonly stats?: { readonly count: number; readonly sum: number } | null | undefined;
}

/** The keys of a campaign's config that the donation form obeys (ENT-26). Amounts in euros. */
export interface GiftRules {
  /** Monthly gifts are on offer, without end too. */
  readonly productMonth?: boolean | null | undefined;
  /** Every gift is monthly, over that many months. */
  readonly forceMonthNb?: number | null | undefined;
  readonly minNbMonth?: number | null | undefined;
  readonly maxNbMonth?: number | null | undefined;
  readonly defaultNbMonth?: number | null | undefined;
  readonly maxDivideNB?: number | null | undefined;
  readonly forceDivideGTEAmount?: number | null | undefined;
  readonly forceDivideNB?: number | null | undefined;
  /** The amount cannot be typed; a number is that amount. */
  readonly fixedMontant?: boolean | number | null | undefined;
  readonly minMontant?: Units | null | undefined;
}

/** The fields of a donor that the feed reads (ENT-25). Amounts in currency units. */
export interface DonorEntry {
  /** Hex text, increasing within a campaign. */
  readonly _id?: string | null | undefined;
  readonly id?: string | number | null | undefined;
  readonly montant: Units;
  readonly type?: string | null | undefined;
  readonly montantPerMonth?: Units | null | undefined;
}
