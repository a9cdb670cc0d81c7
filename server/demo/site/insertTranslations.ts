import { and, eq } from 'drizzle-orm';
import type { Language } from '../../../src/contract/common';
import type { Queries } from '../../db/database';
import { translations } from '../../db/schema';
import { ownIdOf } from '../../features/translations/translationList';
import type { SiteTexts } from './siteContent';

/** Translates what a demo organisation has written, within the caller's transaction (TRANS-01). */
export async function insertTranslations(
  tx: Queries,
  organisationId: string,
  lang: Language,
  texts: SiteTexts,
): Promise<void> {
  const originals = await tx
    .select()
    .from(translations)
    .where(and(eq(translations.organisationId, organisationId), eq(translations.lang, '')));
  const rows = originals.flatMap(({ id, name: _, place: _place, ...original }) => {
    const text = texts[original.kind]?.[original.recordId]?.[original.field];
    return text ? [{ ...original, id: ownIdOf(id, lang), lang, text }] : [];
  });
  await tx.insert(translations).values(rows);
}
