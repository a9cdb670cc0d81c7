import * as v from 'valibot';
import {
  changedOutcome,
  dataOf,
  identifier,
  language,
  outcome,
  pageEntries,
  pageOf,
  presetEntries,
  RICH_TEXT,
  searchEntries,
  text,
  version,
} from '../common';
import { defineRoute } from '../route';
import { translatableKinds } from '../terms/translatable';

/** How a translation stands: there is none, its original changed since, or it is as good as that. */
const translationStates = ['missing', 'outdated', 'current'] as const;

const kind = v.picklist(translatableKinds);
/** A text of the site beside its translation into a language. */
const translation = v.object({
  id: identifier,
  kind,
  /** The record that it is of, and its name; the organisation itself has none. */
  subjectId: v.string(),
  name: v.string(),
  /** Of an image, its address. */
  field: v.string(),
  original: v.string(),
  /** Empty where there is none. */
  text: v.string(),
  state: v.picklist(translationStates),
  /** That of both texts. */
  version,
});
export type Translation = v.InferOutput<typeof translation>;

const byLanguage = { lang: language };
const listed = { kind: v.optional(kind), state: v.optional(v.picklist(['missing', 'outdated'])) };

/** CALL-155. */
export const countTranslations = defineRoute({
  id: 'ADMIN-TRANSLATION-COUNT',
  method: 'GET',
  path: '/admin/translations/counts',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary:
    'How many texts of each kind there are, and of how many the translation is missing or out of date (CALL-155)',
  query: v.strictObject(byLanguage),
  response: dataOf(v.array(v.object({ kind, total: v.number(), missing: v.number(), outdated: v.number() }))),
});
export type TranslationCounts = v.InferOutput<typeof countTranslations.response>['data'];

/** CALL-156. */
export const listTranslations = defineRoute({
  id: 'ADMIN-TRANSLATION-LIST',
  method: 'GET',
  path: '/admin/translations',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'The texts of the site beside their translations, paged, by kind, state, and words of the name (CALL-156)',
  query: v.strictObject({
    ...byLanguage,
    ...searchEntries,
    ...listed,
    ...pageEntries,
  }),
  response: pageOf(translation),
});

/** CALL-157. */
export const updateTranslation = defineRoute({
  id: 'ADMIN-TRANSLATION-UPDATE',
  method: 'PUT',
  path: '/admin/translations/:lang/:textId',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary:
    'Write the translation of a text, an empty one to take it away; 409 and both texts for another `version` (CALL-157)',
  params: v.object({ ...byLanguage, textId: identifier }),
  /** HTML where the original is, cleaned. */
  request: v.strictObject({
    text: v.optional(text(RICH_TEXT)),
    /** As it stands it is right, though its original changed. */
    state: v.optional(v.literal('current')),
    version: v.optional(version),
  }),
  response: changedOutcome({ data: translation }),
  conditions: ['version'],
  alsoAnswers: [409],
  bodyLimit: '300kb',
});

/** CALL-158. */
export const exportTranslations = defineRoute({
  id: 'ADMIN-TRANSLATION-TABLE',
  method: 'GET',
  path: '/admin/translations/export',
  access: 'organisation',
  scopes: ['everything', 'read'],
  role: 'viewer',
  summary: 'The texts of the site beside their translations as CSV, those that the filters leave (CALL-158)',
  produces: 'text/csv',
  exports: true,
  query: v.strictObject({
    ...byLanguage,
    ...searchEntries,
    ...listed,
    ...presetEntries,
  }),
  response: v.string(),
});

/** What becomes of a row: of a text that is not there, that is another one by now, or whose translation does not fit. */
const rowResults = ['taken', 'same', 'unknown', 'changed', 'refused'] as const;
const importedRow = v.object({
  result: v.picklist(rowResults),
  /** The translation that is replaced, and the version of both texts; empty without such a text. */
  from: v.string(),
  version: v.string(),
});
export type TranslationRowResult = v.InferOutput<typeof importedRow>;

/** The most rows of one call. */
export const IMPORTED_ROWS = 100;
/** The longest texts of a row. */
export const IMPORTED_TEXTS = { kind: 40, record: 64, field: 2048, original: RICH_TEXT, text: RICH_TEXT } as const;

/** CALL-159. */
export const importTranslations = defineRoute({
  id: 'ADMIN-TRANSLATION-IMPORT',
  method: 'POST',
  path: '/admin/translations/:lang/import',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  confirmed: true,
  summary:
    'Write the translations of a table, a hundred rows at a time, each by itself; with `dryRun` say what would become of each (CALL-159)',
  params: v.object(byLanguage),
  request: v.strictObject({
    dryRun: v.optional(v.boolean()),
    rows: v.pipe(
      v.array(
        v.strictObject({
          kind: text(IMPORTED_TEXTS.kind),
          record: text(IMPORTED_TEXTS.record),
          field: text(IMPORTED_TEXTS.field),
          /** As it was when it was translated. */
          original: text(IMPORTED_TEXTS.original),
          text: text(IMPORTED_TEXTS.text),
          version: v.optional(version),
        }),
      ),
      v.maxLength(IMPORTED_ROWS),
    ),
  }),
  response: outcome({ data: v.array(importedRow) }),
  bodyLimit: '2mb',
});

/** The calls of translations. */
export const translationRoutes = {
  ...{ countTranslations, listTranslations, updateTranslation },
  ...{ exportTranslations, importTranslations },
};
