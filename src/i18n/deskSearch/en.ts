import type { DeskSearchTexts } from './fr';

export const deskSearch: DeskSearchTexts = {
  title: 'Search',
  label: 'What are you looking for?',
  hint: 'A name, an address, a telephone number, a reference, a page.',
  hintByName: 'A name, the reference of a payment, a page.',
  places: 'Pages of the administration',
  all: (kind) => `See all in ${kind}`,
  unnamed: 'No name',
  none: 'Nothing matches.',
  found: (count) => (count === 1 ? `${count} result` : `${count} results`),
};
