import { and, eq } from 'drizzle-orm';
import type { Language } from '../../../src/contract/common';
import type { BodyOut } from '../../../src/contract/route';
import type { Translation, updateTranslation as updateRoute } from '../../../src/contract/site/translations';
import { translatableField, type TranslatableKind } from '../../../src/contract/terms/translatable';
import { offersLanguage } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import { translations } from '../../db/schema';
import { sourceOf, textId } from '../../db/textId';
import type { Deps } from '../../deps';
import { malformed, requireVersion } from '../../errors';
import { requireRow } from '../../requireOwned';
import type { TokenHolder } from '../../secrets/tokens';
import { cleanHtmlWithin } from '../../text/cleanHtml';
import { differences, recordChange } from '../audit/recordChange';
import {
  contentChanges,
  requireExistingOrganisation,
  type OrganisationRecord,
} from '../organisations/organisationStore';
import { countEdit, lockEdited } from './editedRow';
import { findTranslation, ownIdOf } from './translationList';

/** A translation as archives have it. */
export type ArchivedTranslation = Pick<Translation, 'kind' | 'subjectId' | 'field' | 'text'> & {
  readonly lang: Language;
  readonly outdated: boolean;
};
type KeptTranslation = Pick<Translation, 'id' | 'original'> & ArchivedTranslation;

/** The language that a text is translated into. */
interface Place {
  readonly lang: Language;
  readonly textId: string;
}

/**
 * Writes a translation, or takes it away where it is empty (TRANS-04); absent, it stays.
 * @throws Outdated when either text is another one than in the given version; HttpError 400, 404
 */
export function writeTranslation(
  deps: Pick<Deps, 'database' | 'ids' | 'now'>,
  holder: TokenHolder,
  { lang, textId: id }: Place,
  { text, state, version }: BodyOut<typeof updateRoute>,
): Promise<Translation> {
  const { organisationId } = holder;
  return deps.database.transaction(async (tx) => {
    await lockTexts(tx, organisationId, id);
    const known = requireRow((await findTranslation(tx, organisationId, lang, id)) ?? null, 'text');
    requireOffered(await requireExistingOrganisation(tx, organisationId), lang);
    requireVersion('translation', version, known);
    const given = text === undefined ? known.text : settle(known, text);
    const isLeft = state === undefined || state === known.state;
    if (given === known.text && (isLeft || given === '')) return known;
    await keepTranslation(tx, deps, holder, { ...known, lang, text: given, outdated: false });
    return requireRow((await findTranslation(tx, organisationId, lang, id)) ?? null, 'text');
  });
}

/**
 * An organisation whose texts are written in another language.
 * @throws HttpError 400 for the language that they are written in
 */
export async function requireOther(
  queries: Queries,
  organisationId: string,
  lang: Language,
): Promise<OrganisationRecord> {
  const organisation = await requireExistingOrganisation(queries, organisationId);
  if (lang === organisation.language) throw malformed('lang', 'is the language that the texts are written in');
  return organisation;
}

/** @throws HttpError 400 for a language that the site is not offered in */
export function requireOffered(organisation: OrganisationRecord, lang: Language): void {
  if (!offersLanguage(organisation, lang)) throw malformed('lang', 'is no language that the site is offered in');
}

/** Keeps others from changing a text: its record, then the content, as those lock them who write records. */
async function lockTexts(tx: Queries, organisationId: string, id: string): Promise<void> {
  const [row] = await tx
    .select({ kind: translations.kind, recordId: translations.recordId })
    .from(translations)
    .where(and(eq(translations.organisationId, organisationId), eq(translations.id, id)));
  if (row) await lockEdited(tx, { organisationId, ...row });
  await contentChanges(tx, organisationId);
}

/** A translation as its original's field would be stored. @throws HttpError 400 */
export function settle(
  { kind, field }: { readonly kind: TranslatableKind; readonly field: string },
  text: string,
): string {
  const { longest, look } = translatableField(kind, field);
  if (look === 'html') {
    const cleaned = cleanHtmlWithin(text, longest, 'text');
    // An empty paragraph would hide the original.
    return /<img\b/i.test(cleaned) || /[^\s\u00a0]/.test(cleaned.replace(/<[^>]*>|&nbsp;/g, '')) ? cleaned : '';
  }
  if (text.length > longest) throw malformed('text', `must be ${longest} characters at most`);
  return text.trim() === '' ? '' : text;
}

/** A translation from an archive (ARCH-01). @throws HttpError 400, 404 */
export function takeTranslation(
  deps: Pick<Deps, 'database' | 'ids' | 'now'>,
  holder: TokenHolder,
  { kind, subjectId, field, lang, text, outdated: isOld }: ArchivedTranslation,
): Promise<void> {
  return deps.database.transaction(async (tx) => {
    const id = textId(kind, subjectId, field);
    await lockTexts(tx, holder.organisationId, id);
    const known = await findTranslation(tx, holder.organisationId, lang, id);
    if (!known) throw malformed('field', 'names no text that is there');
    const given = settle(known, text);
    await keepTranslation(tx, deps, holder, { ...known, lang, text: given, outdated: isOld });
  });
}

/** Keeps a translation, none where it is empty, and notes it (SRV-12). */
async function keepTranslation(
  tx: Queries,
  deps: Pick<Deps, 'ids' | 'now'>,
  holder: TokenHolder,
  { id: subjectId, kind, subjectId: recordId, field, lang, original, text, outdated: isOld }: KeptTranslation,
): Promise<void> {
  const { organisationId } = holder;
  const id = ownIdOf(subjectId, lang);
  const its = and(eq(translations.organisationId, organisationId), eq(translations.id, id));
  const [before] = await tx.select({ text: translations.text }).from(translations).where(its);
  const source = isOld ? '' : sourceOf(original);
  const row = { text, source, outdated: isOld, updatedAt: deps.now() };
  if (text === '') await tx.delete(translations).where(its);
  else
    await tx
      .insert(translations)
      .values({ ...row, organisationId, id, kind, recordId, field, lang })
      .onConflictDoUpdate({ target: [translations.organisationId, translations.id], set: row });
  await countEdit(tx, { organisationId, kind, recordId }, row.updatedAt);
  await recordChange(tx, deps, holder, {
    action: 'ADMIN-TRANSLATION-UPDATE',
    subject: 'translation',
    subjectId,
    changes: differences({ [lang]: before?.text ?? '' }, { [lang]: text }),
  });
}
