/** Means of payments by hand, as payments have them beside those paid by online. */
export const handPlatforms = ['HAND.CASH', 'HAND.CHEQUE', 'HAND.TRANSFER', 'HAND.CARD', 'HAND.OTHER'] as const;
export type HandPlatform = (typeof handPlatforms)[number];
