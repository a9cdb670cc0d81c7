import { and, eq } from 'drizzle-orm';
import type { QueryOut } from '../../../src/contract/route';
import type { exportTranslations, Translation } from '../../../src/contract/site/translations';
import { formulaSafe } from '../../../src/core/csv';
import type { Queries } from '../../db/database';
import { estimateRows } from '../../db/estimateRows';
import { translations } from '../../db/schema';
import type { CsvRows } from '../../http/csvRows';
import { eachPage, EXPORTED } from '../../page';
import { pageTranslations } from './translationList';
import { requireOther } from './translationService';

/** The texts of an organisation beside their translations, for translators (TRANS-06); columns of texts are called by their language. */
export async function* writeTranslations(
  queries: Queries,
  organisationId: string,
  { preset: _, ...filters }: QueryOut<typeof exportTranslations>,
): CsvRows {
  const { language } = await requireOther(queries, organisationId, filters.lang);
  const own = and(eq(translations.organisationId, organisationId), eq(translations.lang, ''));
  const about = await estimateRows(queries, queries.select({ id: translations.id }).from(translations).where(own));
  yield { about };
  yield [['kind', 'record', 'name', 'field', language, filters.lang, 'state']];
  const pages = eachPage<Translation & { readonly place: string }>(
    (last, limit) => pageTranslations(queries, organisationId, { ...filters, before: last?.place, limit }),
    EXPORTED,
  );
  for await (const page of pages)
    yield page.map(({ kind, subjectId, name, field, original, text, state }) => [
      ...[kind, subjectId],
      ...[name, field, original, text].map(formulaSafe),
      state,
    ]);
}
