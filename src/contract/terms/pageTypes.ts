/** The types of pages (SITE-01); what matches none is `NOT_FOUND`. */
export const PAGE_TYPES = [
  'HOME',
  'PAIEMENT',
  'DON',
  'HORAIRES',
  'SERVICES',
  'ABONNEMENTS',
  'EVENTS',
  'EVENT',
  'GALERIES',
  'GALERIES_IMAGES',
  'ACTU',
  'ACTU_DETAIL',
  'CUSTOM_PAGE',
  'FORM',
  'LINK',
  'ARTICLE',
  'CAMPAGNE',
  'NOT_FOUND',
] as const;
export type PageType = (typeof PAGE_TYPES)[number];
