import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { translatableFields, type TranslatableKind } from '../../src/contract/terms/translatable';
import type { Queries } from './database';
import { translations } from './schema';
import { sourceOf, textId } from './textId';

interface TextsOwner {
  readonly organisationId: string;
  readonly kind: TranslatableKind;
  readonly recordId: string;
}
interface KeptRecord extends TextsOwner {
  readonly name: string;
  /** Later ones are listed first. */
  readonly at: Date;
}
export type Texts = Readonly<Record<string, string>>;

/** The texts of a record that may be translated; empty ones are none. */
export const textsOf = (kind: TranslatableKind, record: Readonly<Record<string, unknown>>): Texts =>
  Object.fromEntries(
    translatableFields(kind).flatMap((field) => {
      const text = record[field];
      return typeof text === 'string' && text.trim() !== '' ? [[field, text]] : [];
    }),
  );

/** Kinds that came later stand between digits. */
const ranks: Readonly<Record<TranslatableKind, string>> = {
  ...{ organisation: '9', caisse: '8', page: '77', campaign: '75', section: '74', service: '7', event: '6' },
  ...{ news: '5', article: '4', gallery: '3', image: '2', schedule: '1' },
};
/** Bounds of a kind's places, in any collation. */
export const placesOfKind = (kind: TranslatableKind) => ({ from: `${ranks[kind]} 0`, to: `${ranks[kind]} 9999` });

const MOST = 9999;
const DIGITS = 4;
/** By kind, the latest record first, its fields in their order: lists go down. */
function placeOf({ kind, recordId, at }: KeptRecord, field: string, index: number): string {
  const named = translatableFields(kind);
  const known = named.indexOf(field);
  return `${ranks[kind]} ${at.toISOString()} ${recordId} ${MOST - (known < 0 ? named.length + index : known)}`;
}

/**
 * Keeps the originals of a record as it is written (TRANS-02): translations of what is another text by now are out of date, those of
 * what is gone go with it. Call it once the row of the organisation is locked, by `contentChanges` or another write.
 */
export async function keepTexts(tx: Queries, record: KeptRecord, texts: Texts, now: Date): Promise<void> {
  const { organisationId, kind, recordId, name } = record;
  const own = ofRecord(record);
  const known = await tx
    .select()
    .from(translations)
    .where(and(own, eq(translations.lang, '')));
  const rows = Object.entries(texts).map(([field, text], index) => ({
    ...{ organisationId, kind, recordId, field, name, text, lang: '' as const, updatedAt: now },
    ...{ id: textId(kind, recordId, field), source: sourceOf(text), place: placeOf(record, field, index) },
  }));
  const gone = known.filter(({ id }) => !rows.some((row) => row.id === id)).map(({ field }) => field);
  if (gone.length > 0) await tx.delete(translations).where(and(own, inArray(translations.field, gone)));
  const before = new Map(known.map((row) => [row.id, row]));
  const changed = rows.filter((row) => {
    const old = before.get(row.id);
    return !old || old.source !== row.source || old.name !== row.name || old.place !== row.place;
  });
  if (changed.length === 0) return;
  await tx
    .insert(translations)
    .values(changed)
    .onConflictDoUpdate({
      target: [translations.organisationId, translations.id],
      set: Object.fromEntries(
        (['name', 'place', 'text', 'source', 'updated_at'] as const).map((column) => [
          column === 'updated_at' ? 'updatedAt' : column,
          sql.raw(`excluded.${column}`),
        ]),
      ),
    });
  const others = changed.filter((row) => before.has(row.id) && before.get(row.id)?.source !== row.source);
  if (others.length === 0) return;
  const sources = sql.join(
    others.map((row) => sql`(${row.field}, ${row.source})`),
    sql`, `,
  );
  await tx
    .update(translations)
    .set({ outdated: sql`${translations.source} <> another.source` })
    .from(sql`(values ${sources}) as another(field, source)`)
    .where(and(own, sql`${translations.field} = another.field`, ne(translations.lang, '')));
}

/** Keeps what a record is called, and its place in lists, where its texts stay. */
export async function moveTexts(tx: Queries, record: KeptRecord): Promise<void> {
  const head = placeOf(record, '', 0).slice(0, -DIGITS);
  const { name } = record;
  await tx
    .update(translations)
    .set({ name, place: sql`${head}::text || right(${translations.place}, ${DIGITS}::int)` })
    .where(and(ofRecord(record), eq(translations.lang, '')));
}

/** Deletes the texts of a record, and their translations. */
export const forgetTexts = async (tx: Queries, owner: TextsOwner): Promise<void> => {
  await tx.delete(translations).where(ofRecord(owner));
};

const ofRecord = ({ organisationId, kind, recordId }: TextsOwner) =>
  and(
    eq(translations.organisationId, organisationId),
    eq(translations.kind, kind),
    eq(translations.recordId, recordId),
  );
