import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { ContactImport, ImportResult } from '../../../../src/contract/records/contactImports';
import type { Queries } from '../../../db/database';
import { contactImportPieces, contactImports } from '../../../db/schema';

export type ImportRow = typeof contactImports.$inferSelect;
export type PieceRow = typeof contactImportPieces.$inferSelect;

const MOST_FAULTS = 200;
export const nothing: ImportResult = { fresh: 0, changed: 0, same: 0, faults: [] };

export const ofImport = ({ organisationId, id }: Pick<ImportRow, 'organisationId' | 'id'>) =>
  and(eq(contactImports.organisationId, organisationId), eq(contactImports.id, id));

export const piecesOf = ({ organisationId, id }: Pick<ImportRow, 'organisationId' | 'id'>) =>
  and(eq(contactImportPieces.organisationId, organisationId), eq(contactImportPieces.importId, id));

export async function lockImport(tx: Queries, organisationId: string, id: string): Promise<ImportRow | null> {
  const [row] = await tx.select().from(contactImports).where(ofImport({ organisationId, id })).for('update');
  return row ?? null;
}

/** How far a list is, added up from its pieces. */
export async function viewImport(queries: Queries, row: ImportRow): Promise<ContactImport> {
  const { total, done, result } = contactImportPieces;
  const pieces = await queries
    .select({ total, done, result })
    .from(contactImportPieces)
    .where(piecesOf(row))
    .orderBy(asc(contactImportPieces.place));
  const sum = (of: (piece: (typeof pieces)[number]) => number) => pieces.reduce((all, piece) => all + of(piece), 0);
  return {
    ...{ id: row.id, state: row.state, createdAt: row.createdAt.toISOString() },
    ...{ total: sum((piece) => piece.total), done: sum((piece) => piece.done) },
    fresh: sum((piece) => piece.result.fresh),
    changed: sum((piece) => piece.result.changed),
    same: sum((piece) => piece.result.same),
    faults: pieces.flatMap((piece) => piece.result.faults).slice(0, MOST_FAULTS),
  };
}

/** The latest list that was begun to be entered. */
export async function findLatest(queries: Queries, organisationId: string): Promise<ImportRow | null> {
  const [row] = await queries
    .select()
    .from(contactImports)
    .where(and(eq(contactImports.organisationId, organisationId), isNotNull(contactImports.startedAt)))
    .orderBy(desc(contactImports.startedAt))
    .limit(1);
  return row ?? null;
}

/** Lists whose people are kept until they are begun: else whoever sends others without an end fills the disk. */
const MOST_CHECKED = 3;

/** The latest lists of an organisation that were not begun yet: those that are kept, and some that are older. */
export async function findChecked(
  queries: Queries,
  organisationId: string,
): Promise<[kept: string[], older: string[]]> {
  const rows = await queries
    .select({ id: contactImports.id })
    .from(contactImports)
    .where(and(eq(contactImports.organisationId, organisationId), eq(contactImports.state, 'checked')))
    .orderBy(desc(contactImports.createdAt), desc(contactImports.id))
    .limit(4 * MOST_CHECKED);
  const ids = rows.map(({ id }) => id);
  return [ids.slice(0, MOST_CHECKED), ids.slice(MOST_CHECKED)];
}
