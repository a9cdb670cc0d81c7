import type { Language } from '../../../src/contract/common';
import type { BodyOut } from '../../../src/contract/route';
import type {
  importTranslations as importRoute,
  Translation,
  TranslationRowResult,
} from '../../../src/contract/site/translations';
import type { TranslatableKind } from '../../../src/contract/terms/translatable';
import { textId } from '../../db/textId';
import type { Deps } from '../../deps';
import { HttpError, Outdated } from '../../errors';
import type { TokenHolder } from '../../secrets/tokens';
import { findTranslations } from './translationList';
import { requireOffered, requireOther, settle, writeTranslation } from './translationService';

type Body = BodyOut<typeof importRoute>;
type Row = Body['rows'][number];

const idOf = ({ kind, record, field }: Row) => textId(kind as TranslatableKind, record, field);

/**
 * Writes the translations of a table, each by itself (TRANS-06): one of a text that is another one by now is left out, and so is one
 * that does not fit. Empty ones change nothing.
 * @throws HttpError 400 for a language that the site is not offered in, or that the texts are written in
 */
export async function importTranslations(
  deps: Pick<Deps, 'database' | 'ids' | 'now'>,
  holder: TokenHolder,
  lang: Language,
  { rows, dryRun = false }: Body,
): Promise<TranslationRowResult[]> {
  const { organisationId } = holder;
  const { queries } = deps.database;
  requireOffered(await requireOther(queries, organisationId, lang), lang);
  const known = new Map(
    (await findTranslations(queries, organisationId, lang, rows.map(idOf))).map((row) => [row.id, row]),
  );
  const results: TranslationRowResult[] = [];
  for (const row of rows) {
    const there = known.get(idOf(row));
    const result = there ? resultOf(there, row) : 'unknown';
    const told = { from: there?.text ?? '', version: there?.version ?? '' };
    results.push({ ...told, result: there && result === 'taken' && !dryRun ? await write(there, row) : result });
  }
  return results;

  async function write({ id, version }: Translation, { text }: Row): Promise<'taken' | 'changed'> {
    try {
      await writeTranslation(deps, holder, { lang, textId: id }, { text, state: 'current', version });
      return 'taken';
    } catch (error) {
      if (error instanceof Outdated || (error instanceof HttpError && error.status === 404)) return 'changed';
      throw error;
    }
  }
}

/** Foresees the result of a row whose text exists. */
function resultOf(
  known: Translation,
  { original, text, version = known.version }: Row,
): TranslationRowResult['result'] {
  if (!isSame(original, known.original)) return 'changed';
  try {
    const given = settle(known, text);
    // Before the version: an answer may have been lost on its way.
    if (given === '' || isSame(given, known.text)) return 'same';
    return version === known.version ? 'taken' : 'changed';
  } catch (error) {
    if (error instanceof HttpError && error.status === 400) return 'refused';
    throw error;
  }
}

/** Spreadsheets change line ends and spaces. */
const isSame = (one: string, other: string) => evenly(one) === evenly(other);
const evenly = (text: string) => text.replace(/\s+/g, ' ').trim();
