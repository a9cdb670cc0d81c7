/** Fields of a campaign, by card. */
export const cardKeys = {
  words: ['label', 'description', 'button', 'donor', 'colour', 'desktop', 'mobile', 'image'],
  dates: ['dateStart', 'dateEnd', 'state'],
  goal: ['type', 'objectif', 'partnerMontant', 'bonus'],
  amounts: ['presets', 'minMontant', 'monthly', 'gala', 'cerfa'],
  screen: ['screenId', 'screenMin', 'background'],
  page: ['layout', 'sections'],
  products: ['products'],
} as const;
export type CardId = keyof typeof cardKeys;
export type CampaignKey = (typeof cardKeys)[CardId][number];

/** A suggested amount as it is typed. */
export interface TypedPreset {
  readonly montant: string;
  readonly text: string;
}

/** A product as it is typed. */
export interface TypedProduct {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly image: string;
  readonly montant: string;
  /** In how many parts it is paid; empty for at once. */
  readonly divide: string;
}
