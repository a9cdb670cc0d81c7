/** Cards of what visitors read first, with the settings that each of them saves (DESK-190, DESK-192). */
export const publicCards = {
  opening: ['hero.title', 'hero.description', 'hero.image.bg'],
  carousel: ['hero.carousel'],
  lists: ['home.campaigns', 'home.forms', 'home.links'],
  main: ['don.main.caisse', 'don.main.label', 'page.don.presetButtons'],
  page: ['page.don.bg.image', 'page.don.youtube', 'page.don.content', 'page.don.carousel'],
  payment: ['paiement.extra.fields', 'paiement.platform.recurrent'],
} as const;
export type PublicCardId = keyof typeof publicCards;
export type PublicKey = (typeof publicCards)[PublicCardId][number];

/** A picture of the carousel with its words. */
export interface Slide {
  readonly image: string;
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

export const extraTypes = ['TEXT', 'TEXTAREA', 'SELECT', 'PRENOM_HE', 'DDN', 'NEWSLETTER'] as const;

/** A further field of the payment form (ENT-24) as it is edited. */
export interface ExtraRow {
  readonly type: (typeof extraTypes)[number];
  /** What answers go by; empty for one that was not saved yet. */
  readonly fieldKey: string;
  readonly label: string;
  readonly placeholder: string;
  readonly required: boolean;
  /** The choices of a list, one a line. */
  readonly values: string;
}

/** Kinds that an organisation asks for once, and that have words of their own. */
export const isOwnKind = (type: ExtraRow['type']): boolean => ['PRENOM_HE', 'DDN', 'NEWSLETTER'].includes(type);
