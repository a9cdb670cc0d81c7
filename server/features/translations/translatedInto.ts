import { and, eq } from 'drizzle-orm';
import type { Language } from '../../../src/contract/common';
import type { Queries } from '../../db/database';
import { translations } from '../../db/schema';
import type { Author } from './translated';

/** The languages that an organisation offers beside its own and that something is translated into: each is asked for alone. */
export async function translatedInto(queries: Queries, { id, language, languages = [] }: Author): Promise<Language[]> {
  const others = languages.filter((lang) => lang !== language);
  const found = await Promise.all(
    others.map((lang) =>
      queries
        .select({ lang: translations.lang })
        .from(translations)
        .where(and(eq(translations.organisationId, id), eq(translations.lang, lang)))
        .limit(1),
    ),
  );
  return others.filter((_, at) => found[at]?.length === 1);
}
