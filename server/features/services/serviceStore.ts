import { and, asc, eq, max } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { keepTexts, textsOf } from '../../db/keepTexts';
import { services } from '../../db/schema';
import { contentChanges, lockOrganisation } from '../organisations/organisationStore';

export type ServiceRow = typeof services.$inferSelect;

const own = (organisationId: string, id: string) =>
  and(eq(services.organisationId, organisationId), eq(services.id, id));

/** The service of an id among an organisation's own; or null. */
export async function findService(queries: Queries, organisationId: string, id: string): Promise<ServiceRow | null> {
  const [row] = await queries.select().from(services).where(own(organisationId, id));
  return row ?? null;
}

export async function lockService(tx: Queries, organisationId: string, id: string): Promise<ServiceRow | null> {
  const [row] = await tx.select().from(services).where(own(organisationId, id)).for('update');
  return row ?? null;
}

/** All services of an organisation in their order, inactive ones too. */
export function listServices(queries: Queries, organisationId: string): Promise<ServiceRow[]> {
  return queries
    .select()
    .from(services)
    .where(eq(services.organisationId, organisationId))
    .orderBy(asc(services.position), asc(services.id));
}

/** Keeps a new service, after the last one unless it has a place. False when the id is taken. */
export async function insertService(
  tx: Queries,
  { position, ...row }: Omit<ServiceRow, 'position'> & { position?: number | undefined },
): Promise<boolean> {
  // One at a time per organisation, so that no two services get the same place.
  await lockOrganisation(tx, row.organisationId);
  const [last] = await tx
    .select({ position: max(services.position) })
    .from(services)
    .where(eq(services.organisationId, row.organisationId));
  const inserted = await tx
    .insert(services)
    .values({ ...row, position: position ?? (last?.position ?? 0) + 1 })
    .onConflictDoNothing()
    .returning({ id: services.id });
  if (inserted.length === 0) return false;
  await keepTextsOf(tx, row);
  return true;
}

export async function saveService(tx: Queries, { id, ...row }: ServiceRow): Promise<void> {
  await contentChanges(tx, row.organisationId);
  await tx.update(services).set(row).where(own(row.organisationId, id));
  await keepTextsOf(tx, { id, ...row });
}

function keepTextsOf(tx: Queries, row: Omit<ServiceRow, 'position'>): Promise<void> {
  const { organisationId, id: recordId, name, createdAt: at, document, updatedAt } = row;
  const texts = textsOf('service', { ...document, name });
  return keepTexts(tx, { organisationId, kind: 'service', recordId, name, at }, texts, updatedAt);
}
