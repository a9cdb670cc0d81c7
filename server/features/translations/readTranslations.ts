import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Language } from '../../../src/contract/common';
import type { TranslatableKind } from '../../../src/contract/terms/translatable';
import type { Queries } from '../../db/database';
import type { Texts } from '../../db/keepTexts';
import { translations } from '../../db/schema';
import { translatedInto, type Author } from './translatedInto';

/** The texts of a record in the languages that it is told in beside its organisation's own, by field. */
export interface Translations {
  /** Version of the organisation's content when they were read: they stay the same as long as that does. */
  readonly version: number;
  readonly by: Readonly<Partial<Record<Language, Texts>>>;
}

/**
 * A record in all languages: by one query, by none where nothing of the organisation is translated.
 * @param known what was read of it before
 */
export async function readTranslations(
  queries: Queries,
  author: Author,
  { kind, recordId }: { readonly kind: TranslatableKind; readonly recordId: string },
  known?: Translations,
): Promise<Translations> {
  const { contentVersion: version } = author;
  if (known?.version === version) return known;
  const languages = await translatedInto(queries, author);
  if (languages.length === 0) return { version, by: {} };
  const { lang, field, text } = translations;
  const rows = await queries
    .select({ lang, field, text })
    .from(translations)
    .where(
      and(
        eq(translations.organisationId, author.id),
        eq(translations.kind, kind),
        eq(translations.recordId, recordId),
        inArray(lang, languages),
      ),
    )
    .orderBy(asc(lang), asc(field));
  const by: Partial<Record<Language, Record<string, string>>> = {};
  for (const row of rows) if (row.lang !== '') by[row.lang] = { ...by[row.lang], [row.field]: row.text };
  return { version, by };
}
