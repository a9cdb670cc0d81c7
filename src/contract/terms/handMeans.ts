import { handPlatforms, type HandPlatform } from './handPlatforms';

/** Means of a payment by hand. */
export const handMeans = ['cash', 'cheque', 'transfer', 'card', 'other'] as const;
export type HandMeans = (typeof handMeans)[number];

/** The provider that payments by hand name: nobody is behind it. */
export const BY_HAND = 'hand';

/**
 * Means of a payment by hand, as payments have it.
 * @example
 * platformByHand('cheque') // => 'HAND.CHEQUE'
 */
export const platformByHand = (means: HandMeans): HandPlatform =>
  handPlatforms[handMeans.indexOf(means)] ?? 'HAND.OTHER';
