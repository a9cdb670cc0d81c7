import type { SearchedKind } from '../../../contract/records/searchAll';
import type { DeskTexts } from '../../../i18n/desk';
import type { ContentPart } from '../content/contentParts';

/** The list of each kind, by its address in an organisation. */
export const kindPlaces = {
  contact: ['contacts'],
  payment: ['payments'],
  link: ['links'],
  debt: ['debts'],
  form: ['forms'],
  campaign: ['campaigns'],
  fund: ['funds'],
  calendar: ['bookings'],
  page: ['content', 'pages'],
  event: ['content', 'events'],
  news: ['content', 'news'],
  article: ['content', 'articles'],
  gallery: ['content', 'galleries'],
} as const satisfies Readonly<
  Record<SearchedKind, readonly [keyof DeskTexts['menu']] | readonly ['content', ContentPart]>
>;
