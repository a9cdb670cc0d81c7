import { and, eq, gte, inArray, lt, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Language } from '../../../src/contract/common';
import type { QueryOut } from '../../../src/contract/route';
import type { listTranslations, Translation, TranslationCounts } from '../../../src/contract/site/translations';
import { translatableKinds, type TranslatableKind } from '../../../src/contract/terms/translatable';
import type { Queries } from '../../db/database';
import { placesOfKind } from '../../db/keepTexts';
import { afterPlace, orderBy, placeIn, type ListOrder } from '../../db/listOrder';
import { translations as originals } from '../../db/schema';
import { searchedTexts } from '../../db/searchedTexts';
import { searchPage } from '../../db/searchPage';
import { searchWords } from '../../db/textSearch';
import { versionOf } from '../../text/versionOf';

const translation = alias(originals, 'translation');
/** Written as the indexes have it. */
const isOriginal = sql`${originals.lang} = ''`;
const order: ListOrder = { columns: [originals.place, originals.id], isDescending: true };

export const ownIdOf = (textId: string, lang: Language): string => `${textId}-${lang}`;

/** The texts of an organisation beside their translations, each with its place: by kind, of the latest record first. */
export async function pageTranslations(
  queries: Queries,
  organisationId: string,
  asked: Omit<QueryOut<typeof listTranslations>, 'limit'> & { readonly limit: number },
): Promise<(Translation & { readonly place: string })[]> {
  const { before, kind, lang, limit, search: words, state } = asked;
  const list = and(
    eq(originals.organisationId, organisationId),
    isOriginal,
    kind && ofKind(kind),
    state && inState(organisationId, lang, state),
    afterPlace(order, before, organisationId),
  );
  const searched = { column: originals.organisationId, owner: organisationId };
  const search = searchWords(searched, searchedTexts.translations(originals), words);
  const rows = await searchPage({ id: originals.id, list, order: orderBy(order), search, limit }, (condition) =>
    selectTexts(queries, lang, condition)
      .orderBy(...orderBy(order))
      .limit(limit),
  );
  return rows.map((row) => ({ ...viewTranslation(row), place: placeIn(order)(row.original) }));
}

/** One text beside its translation; undefined where the organisation has none of that id. */
export async function findTranslation(
  queries: Queries,
  organisationId: string,
  lang: Language,
  id: string,
): Promise<Translation | undefined> {
  return (await findTranslations(queries, organisationId, lang, [id]))[0];
}

/** Those of these ids that there are. */
export async function findTranslations(
  queries: Queries,
  organisationId: string,
  lang: Language,
  ids: readonly string[],
): Promise<Translation[]> {
  const its = and(eq(originals.organisationId, organisationId), inArray(originals.id, [...ids]), isOriginal);
  return (await selectTexts(queries, lang, its)).map(viewTranslation);
}

/** By kind, what there is to translate; the index alone is read, once each text and once each translation. */
export async function countTexts(queries: Queries, organisationId: string, lang: Language): Promise<TranslationCounts> {
  const rows = await queries
    .select({
      kind: originals.kind,
      lang: originals.lang,
      texts: sql`count(*)`.mapWith(Number),
      outdated: sql`count(*) filter (where ${originals.outdated})`.mapWith(Number),
    })
    .from(originals)
    .where(and(eq(originals.organisationId, organisationId), sql`${originals.lang} in ('', ${lang})`))
    .groupBy(originals.lang, originals.kind);
  return translatableKinds.flatMap((kind) => {
    const total = rows.find((row) => row.kind === kind && row.lang === '')?.texts ?? 0;
    const { texts = 0, outdated = 0 } = rows.find((row) => row.kind === kind && row.lang !== '') ?? {};
    return total === 0 ? [] : [{ kind, total, missing: total - texts, outdated }];
  });
}

/** Bounded by place as well, so that a scan by place skips other kinds. */
function ofKind(kind: TranslatableKind): SQL | undefined {
  const { from, to } = placesOfKind(kind);
  return and(eq(originals.kind, kind), gte(originals.place, from), lt(originals.place, to));
}

const ownId = (lang: Language) => sql`${originals.id} || ${`-${lang}`}`;

function inState(organisationId: string, lang: Language, state: 'missing' | 'outdated'): SQL {
  // Those are few: they are found by their own index, then sorted.
  if (state === 'outdated')
    return sql`${originals.id} = any(array(select left(t.id, ${-lang.length - 1}) from translations t
      where t.organisation_id = ${organisationId} and t.lang = ${lang} and t.outdated))`;
  // With an offset it is looked for by itself, as below.
  return sql`not exists (select 1 from translations t
    where t.organisation_id = ${originals.organisationId} and t.id = ${ownId(lang)} offset 0)`;
}

/**
 * Each translation is looked for by itself: joined, all texts of an organisation would be read for each, where the planner's
 * figures know none of it yet.
 */
function selectTexts(queries: Queries, lang: Language, condition: SQL | undefined) {
  const own = queries
    .select({ text: translation.text, outdated: translation.outdated })
    .from(translation)
    .where(and(eq(translation.organisationId, originals.organisationId), eq(translation.id, ownId(lang))))
    .limit(1)
    .as('own');
  return queries
    .select({ original: originals, text: own.text, outdated: own.outdated })
    .from(originals)
    .leftJoinLateral(own, sql`true`)
    .where(condition)
    .$dynamic();
}

function viewTranslation({
  original: row,
  text,
  outdated,
}: Awaited<ReturnType<typeof selectTexts>>[number]): Translation {
  const { id, kind, recordId: subjectId, name, field, text: original } = row;
  return {
    ...{ id, kind, subjectId, name, field, original, text: text ?? '' },
    state: text === null ? 'missing' : outdated ? 'outdated' : 'current',
    version: versionOf({ original, text }),
  };
}
