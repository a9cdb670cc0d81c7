import { and, asc, eq, max, sql, type SQL } from 'drizzle-orm';
import type { Minor } from '../../../src/core/money';
import type { Mode } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import { caisses, entries, organisations } from '../../db/schema';
import { inMode } from '../../db/inMode';
import { asMinor } from '../../amounts';

export type CaisseRow = typeof caisses.$inferSelect;

const own = (organisationId: string, id: string) => and(eq(caisses.organisationId, organisationId), eq(caisses.id, id));

/** A fund with its ledger totals, in minor units: counted (SRV-13) and received. */
export interface CaisseWithTotals extends CaisseRow {
  readonly counted: Minor;
  readonly received: Minor;
}

/** The fund of an id among an organisation's own, with its totals; or null. */
export async function findCaisse(
  queries: Queries,
  organisationId: string,
  id: string,
  shown: Mode,
): Promise<CaisseWithTotals | null> {
  const [row] = await select(queries, own(organisationId, id), shown);
  return row ?? null;
}

/** All funds of an organisation in their order, hidden ones too, with their totals in one statement. */
export function listCaisses(queries: Queries, organisationId: string, shown: Mode): Promise<CaisseWithTotals[]> {
  return select(queries, eq(caisses.organisationId, organisationId), shown);
}

async function select(queries: Queries, condition: SQL | undefined, shown: Mode): Promise<CaisseWithTotals[]> {
  const total = (column: typeof entries.counted | typeof entries.montant) =>
    sql`coalesce(sum(${column}), 0)`.mapWith(asMinor);
  const rows = await queries
    .select({ caisse: caisses, counted: total(entries.counted), received: total(entries.montant) })
    .from(caisses)
    .leftJoin(
      entries,
      and(
        eq(entries.organisationId, caisses.organisationId),
        eq(entries.caisseId, caisses.id),
        inMode(entries.mode, shown),
      ),
    )
    .where(condition)
    .groupBy(caisses.organisationId, caisses.id)
    .orderBy(asc(caisses.position), asc(caisses.id));
  return rows.map(({ caisse, counted, received }) => ({ ...caisse, counted, received }));
}

/** Keeps a new fund after the last one. Answers false when the id is taken. */
export async function insertCaisse(tx: Queries, row: Omit<CaisseRow, 'position'>): Promise<boolean> {
  // One at a time per organisation, so that no two funds get the same place.
  await tx
    .select({ id: organisations.id })
    .from(organisations)
    .where(eq(organisations.id, row.organisationId))
    .for('update');
  const [last] = await tx
    .select({ position: max(caisses.position) })
    .from(caisses)
    .where(eq(caisses.organisationId, row.organisationId));
  const inserted = await tx
    .insert(caisses)
    .values({ ...row, position: (last?.position ?? 0) + 1 })
    .onConflictDoNothing()
    .returning({ id: caisses.id });
  return inserted.length === 1;
}

export async function lockCaisse(tx: Queries, organisationId: string, id: string): Promise<CaisseRow | null> {
  const [row] = await tx.select().from(caisses).where(own(organisationId, id)).for('update');
  return row ?? null;
}

export async function saveCaisse(tx: Queries, { id, ...row }: CaisseRow): Promise<void> {
  await tx.update(caisses).set(row).where(own(row.organisationId, id));
}
