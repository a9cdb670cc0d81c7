/** Names of texts that visitors read, of blocks, their items, a form and its things; no others are translated. */
export const TEXTS: ReadonlySet<string> = new Set([
  'label',
  'title',
  'placeholder',
  'tooltip',
  'description',
  'html',
  'metaTitle',
  'metaDescription',
  'checkboxLabel',
  'selectPrefix',
  'selectProductName',
  'selectProductNameMulti',
  'sentTitle',
  'sentText',
  'sentLabel',
  'copySubject',
  'copyText',
]);

/** Lists of things of a form that are named by their ids and have such texts. */
export const THINGS = ['products', 'calendars'] as const;
