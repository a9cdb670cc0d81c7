/** Longest text of a field, in characters; whether it is HTML, or has lines. */
interface TranslatableField {
  readonly longest: number;
  readonly look: 'line' | 'lines' | 'html';
}
const line = (longest: number): TranslatableField => ({ longest, look: 'line' });
const lines = (longest: number): TranslatableField => ({ longest, look: 'lines' });
const html: TranslatableField = { longest: 100_000, look: 'html' };
const word = line(60);
const written = { title: line(200), description: lines(2000), content: html };

/**
 * The texts of a site that may have translations, by kind of record, each in the order in which it is read (TRANS-01). The fields
 * of `image` are the addresses of a gallery's images, those of `schedule` the names of what takes place, each once; a campaign has
 * those of its lists besides, such as `products.{id}.name`, and what has blocks those of them, such as `blocks.{id}.html`.
 */
const fields: Readonly<Record<string, Readonly<Record<string, TranslatableField>>>> = {
  organisation: {
    'site.announcement': line(300),
    'hero.title': line(200),
    'hero.description': lines(2000),
    'don.main.label': line(200),
  },
  caisse: {
    name: line(200),
    description: lines(2000),
    textContent: html,
    metaTitle: line(200),
    metaDescription: lines(500),
  },
  campaign: {
    label: line(200),
    metaTitle: line(200),
    metaDescription: lines(500),
    'ald.name': line(200),
    donationButtonText: word,
    donorName: word,
  },
  page: { title: line(200), description: lines(2000), metaTitle: line(200), metaDescription: lines(500) },
  section: { label: line(200), content: html },
  service: { name: line(200), description: lines(2000) },
  event: { name: line(200), description: lines(2000), content: html },
  news: written,
  article: written,
  gallery: { name: line(200), description: lines(2000) },
};

/** In the order in which they are listed. */
export const translatableKinds = [
  ...(['organisation', 'caisse', 'page', 'campaign', 'section', 'service', 'event'] as const),
  ...(['news', 'article', 'gallery', 'image', 'schedule'] as const),
] as const;
export type TranslatableKind = (typeof translatableKinds)[number];

/** Kinds whose fields are not named in advance. */
const others: Readonly<Partial<Record<string, TranslatableField>>> = { schedule: line(200) };
const described = lines(500);
/** The same of texts in lists, by the list and the name of the text. */
const listed: Readonly<Partial<Record<string, TranslatableField>>> = {
  'products name': line(200),
  'products description': { longest: 2000, look: 'html' },
  'sections label': line(120),
  'presets text': line(80),
  'blocks html': html,
  'blocks title': line(200),
  'blocks description': html,
};

/**
 * What a field of a list is called wherever it stands in it; other fields have their own name.
 * @example
 * kindOfField('products.couvert.name') // => 'products name'
 */
export const kindOfField = (field: string): string =>
  field.replace(/^(products|sections|presets|blocks)\..*\.(\w+)$/s, '$1 $2');

/**
 * The names of a kind's fields, except those of lists; none of `image` and `schedule`.
 * @example
 * translatableFields('service') // => ['name', 'description']
 */
export const translatableFields = (kind: TranslatableKind): readonly string[] => Object.keys(fields[kind] ?? {});

/**
 * Length and form of a translation of one of them.
 * @example
 * translatableField('service', 'name').longest // => 200
 */
export const translatableField = (kind: TranslatableKind, field: string): TranslatableField =>
  fields[kind]?.[field] ?? others[kind] ?? listed[kindOfField(field)] ?? described;
