import { and, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { language, RICH_TEXT, text } from '../../../src/contract/common';
import { translatableKinds } from '../../../src/contract/terms/translatable';
import { translations } from '../../db/schema';
import { textId } from '../../db/textId';
import { ownIdOf } from '../translations/translationList';
import { takeTranslation, type ArchivedTranslation } from '../translations/translationService';
import { recordKind } from './recordKind';

/** Translations of the texts that are taken before them; those of images go by an address that may be another one here (ARCH-05). */
export const ownTranslations = recordKind({
  name: 'translations',
  table: translations,
  where: sql`${translations.lang} <> ''`,
  entries: {
    kind: v.picklist(translatableKinds),
    subjectId: text(64),
    field: text(2048),
    lang: language,
    text: text(RICH_TEXT),
    outdated: v.boolean(),
  },
  idOf(given) {
    const { kind, subjectId, field, lang } = given as unknown as ArchivedTranslation;
    return ownIdOf(textId(kind, subjectId, field), lang);
  },
  async read({ database }, organisationId, id) {
    const { kind, recordId, field, lang, text: words, outdated } = translations;
    const [row] = await database.queries
      .select({ kind, subjectId: recordId, field, lang, text: words, outdated })
      .from(translations)
      .where(and(eq(translations.organisationId, organisationId), eq(translations.id, id)));
    return row ?? null;
  },
  create: takeTranslation,
  change: (deps, holder, _id, given: ArchivedTranslation) => takeTranslation(deps, holder, given),
});
