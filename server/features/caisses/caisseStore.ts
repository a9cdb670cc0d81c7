import { and, asc, eq, max, sql, type SQL } from 'drizzle-orm';
import type { Minor } from '../../../src/core/money';
import type { Mode } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import { caisses, entries, organisations } from '../../db/schema';
import { keepTexts, textsOf } from '../../db/keepTexts';
import { andInMode } from '../../db/inMode';
import { keptOr, startTotals } from '../../ledger/totals/keptTotals';
import { asMinor } from '../../amounts';
import { contentChanges } from '../organisations/organisationStore';

export type CaisseRow = typeof caisses.$inferSelect;

const own = (organisationId: string, id: string) => and(eq(caisses.organisationId, organisationId), eq(caisses.id, id));

/** A fund with its ledger totals, in minor units: counted (SRV-13) and received. */
export interface CaisseWithTotals extends CaisseRow {
  readonly counted: Minor;
  readonly received: Minor;
}

const fund = {
  subject: 'caisse',
  organisationId: sql`${caisses}.organisation_id`,
  subjectId: sql`${caisses}.id`,
  fill: { subject: 'caisse', subjectId: sql`${caisses}.id` },
} as const;

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
  const total = (column: 'counted' | 'received', moved: typeof entries.counted | typeof entries.montant) =>
    keptOr(
      fund,
      column,
      shown,
      sql`coalesce((select sum(${moved}) from ${entries} where ${entries.organisationId} = ${caisses}.organisation_id
        and ${entries.caisseId} = ${caisses}.id${andInMode(sql`${entries}.mode`, shown)}), 0)`,
    ).mapWith(asMinor);
  const rows = await queries
    .select({
      caisse: caisses,
      counted: total('counted', entries.counted),
      received: total('received', entries.montant),
    })
    .from(caisses)
    .where(condition)
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
  if (inserted.length === 1) {
    const { organisationId, id: subjectId, createdAt } = row;
    await startTotals(tx, { organisationId, subject: 'caisse', subjectId }, createdAt);
    await keepTextsOf(tx, row);
  }
  return inserted.length === 1;
}

export async function lockCaisse(tx: Queries, organisationId: string, id: string): Promise<CaisseRow | null> {
  const [row] = await tx.select().from(caisses).where(own(organisationId, id)).for('update');
  return row ?? null;
}

export async function saveCaisse(tx: Queries, { id, ...row }: CaisseRow): Promise<void> {
  await contentChanges(tx, row.organisationId);
  await tx.update(caisses).set(row).where(own(row.organisationId, id));
  await keepTextsOf(tx, { id, ...row });
}

function keepTextsOf(tx: Queries, row: Omit<CaisseRow, 'position'>): Promise<void> {
  const { organisationId, id: recordId, name, createdAt: at, document, updatedAt } = row;
  return keepTexts(
    tx,
    { organisationId, kind: 'caisse', recordId, name, at },
    textsOf('caisse', { ...document, name }),
    updatedAt,
  );
}
