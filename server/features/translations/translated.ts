import { and, eq, inArray } from 'drizzle-orm';
import type { Language } from '../../../src/contract/common';
import { translatableFields, type TranslatableKind } from '../../../src/contract/terms/translatable';
import { currentAnnouncement } from '../../../src/core/site';
import type { Queries } from '../../db/database';
import type { Texts } from '../../db/keepTexts';
import { translations } from '../../db/schema';
import { translatedInto, type Author } from './translatedInto';

type Identified = { readonly id: string } | { readonly _id: string };

const idOf = (record: Identified) => ('id' in record ? record.id : record._id);
/** Whether something is told in that language other than as it was written; one that was taken out keeps its texts aside. */
const isTold = async (queries: Queries, author: Author, lang: Language) =>
  lang !== author.language && (await translatedInto(queries, author)).includes(lang);
const isSaid = (text: unknown) => typeof text === 'string' && text.trim() !== '';

/**
 * Records of a kind with their texts in a language, as far as those are translated (TRANS-03): all of them by one query, and none
 * in a language that nothing is translated into. A text that a list leaves out is not read.
 */
export async function translated<T extends Identified>(
  queries: Queries,
  author: Author,
  lang: Language,
  kind: TranslatableKind,
  records: readonly T[],
): Promise<T[]> {
  const fields = translatableFields(kind).filter((field) =>
    records.some((record) => isSaid((record as Readonly<Record<string, unknown>>)[field])),
  );
  if (fields.length === 0 || !(await isTold(queries, author, lang))) return [...records];
  const known = await readTexts(queries, author, lang, kind, records.map(idOf), fields);
  return records.map((record) => ({ ...record, ...known.get(idOf(record)) }));
}

/** By record, all of its texts that are translated into a language, by field. */
export async function translatedTexts(
  queries: Queries,
  author: Author,
  lang: Language,
  kind: TranslatableKind,
  records: readonly string[],
): Promise<ReadonlyMap<string, Texts>> {
  return records.length > 0 && (await isTold(queries, author, lang))
    ? readTexts(queries, author, lang, kind, records)
    : new Map();
}

/** The texts of a record's own fields, without those of its blocks. */
export const fieldsOf = (kind: TranslatableKind, texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([field]) => translatableFields(kind).includes(field)));

/** The same of one record. */
export async function translatedOne<T extends Identified>(
  queries: Queries,
  author: Author,
  lang: Language,
  kind: TranslatableKind,
  record: T,
): Promise<T> {
  const [one = record] = await translated(queries, author, lang, kind, [record]);
  return one;
}

/** Images of a gallery with what they show in a language. */
export async function translatedImages<T extends { readonly src: string; readonly alt: string }>(
  queries: Queries,
  author: Author,
  lang: Language,
  galleryId: string,
  images: readonly T[],
): Promise<T[]> {
  const fields = images.filter(({ alt }) => isSaid(alt)).map(({ src }) => src);
  if (fields.length === 0 || !(await isTold(queries, author, lang))) return [...images];
  const alts = (await readTexts(queries, author, lang, 'image', [galleryId], fields)).get(galleryId);
  return images.map((image) => ({ ...image, alt: (isSaid(image.alt) && alts?.[image.src]) || image.alt }));
}

/** The only record of kind `schedule`. */
export const TIMES = 'horaires';

/** Schedule entries with their names in a language (TRANS-01). */
export async function translatedTimes<T extends { readonly name: string }>(
  queries: Queries,
  author: Author,
  lang: Language,
  times: readonly T[],
): Promise<readonly T[]> {
  if (times.length === 0 || !(await isTold(queries, author, lang))) return times;
  const named = times.map(({ name }) => name);
  const names = (await readTexts(queries, author, lang, 'schedule', [TIMES], named)).get(TIMES);
  return times.map((time) => ({ ...time, name: names?.[time.name] ?? time.name }));
}

/** An organisation whose words on its site, such as the announcement, are in a language. */
export async function spokenIn<T extends Author & { readonly config?: Readonly<Record<string, unknown>> | undefined }>(
  queries: Queries,
  organisation: T,
  lang: Language,
): Promise<T> {
  const { config = {} } = organisation;
  if (!(await isTold(queries, organisation, lang))) return organisation;
  const known = await readTexts(
    queries,
    organisation,
    lang,
    'organisation',
    ['site'],
    translatableFields('organisation'),
  );
  const { 'site.announcement': words, ...texts } = known.get('site') ?? {};
  const announcement = currentAnnouncement(config, -Infinity);
  return {
    ...organisation,
    config: {
      ...config,
      ...texts,
      ...(words && announcement && { 'site.announcement': { ...announcement, text: words } }),
    },
  };
}

/** By record, the translations of its fields; of all without any. */
async function readTexts(
  queries: Queries,
  { id }: Author,
  lang: Language,
  kind: TranslatableKind,
  records: readonly string[],
  fields?: readonly string[],
): Promise<ReadonlyMap<string, Texts>> {
  const { organisationId, recordId, field, text } = translations;
  const rows = await queries
    .select({ recordId, field, text })
    .from(translations)
    .where(
      and(
        eq(organisationId, id),
        eq(translations.kind, kind),
        inArray(recordId, [...records]),
        eq(translations.lang, lang),
        fields && inArray(field, [...new Set(fields)]),
      ),
    );
  const found = new Map<string, Record<string, string>>();
  for (const row of rows) found.set(row.recordId, { ...found.get(row.recordId), [row.field]: row.text });
  return found;
}
