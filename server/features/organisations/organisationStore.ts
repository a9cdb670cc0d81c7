import { eq } from 'drizzle-orm';
import type { OrganisationDocument } from '../../../src/contract/organisations';
import type { Mode } from '../../../src/core/organisation';
import type { Queries } from '../../db/database';
import { organisations } from '../../db/schema';

/** An organisation as it is kept, with the defaults of PROD-04 filled in. Its `config` may hold secrets. */
export type OrganisationRecord = Omit<OrganisationDocument, Filled> & {
  [K in Filled]: NonNullable<OrganisationDocument[K]>;
} & { id: string };
type Filled = 'name' | 'language' | 'devise' | 'country' | 'defaultAssoc' | 'config' | 'web' | 'mode';

const defaults = {
  ...{ language: 'fr', devise: 'eur', country: 'FR', defaultAssoc: 'MAIN', config: {}, web: {} },
  // Nothing that only tries is taken for real (ENT-30).
  mode: 'test',
} as const;

/** The organisation of an id, or null. */
export async function findOrganisation(queries: Queries, id: string): Promise<OrganisationRecord | null> {
  const [row] = await queries.select().from(organisations).where(eq(organisations.id, id));
  return row ? toRecord(row) : null;
}

/** The organisation of something that is there, so that it is there too. */
export async function organisationThere(queries: Queries, id: string): Promise<OrganisationRecord> {
  const organisation = await findOrganisation(queries, id);
  if (!organisation) throw new Error('orgkit: something without its organisation');
  return organisation;
}

/** Like `findOrganisation`, and keeps others from changing it until the transaction ends. */
export async function lockOrganisation(tx: Queries, id: string): Promise<OrganisationRecord | null> {
  const [row] = await tx.select().from(organisations).where(eq(organisations.id, id)).for('update');
  return row ? toRecord(row) : null;
}

/** What a row of the table stands for. */
export const toRecord = ({ id, document }: typeof organisations.$inferSelect): OrganisationRecord => ({
  ...defaults,
  ...(document as Omit<OrganisationRecord, 'id'>),
  id,
});

/** Keeps a new organisation. Answers false when the id is taken. */
export async function insertOrganisation(
  queries: Queries,
  id: string,
  document: OrganisationDocument & { name: string },
  now: Date,
): Promise<boolean> {
  const rows = await queries
    .insert(organisations)
    .values({ id, document, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: organisations.id });
  return rows.length === 1;
}

export async function saveOrganisation(queries: Queries, record: OrganisationRecord, now: Date): Promise<void> {
  const { id, ...document } = record;
  await queries.update(organisations).set({ document, updatedAt: now }).where(eq(organisations.id, id));
}

/** How an organisation's figures are read: in its currency, and in its mode unless a call asks for another (ENT-31). */
export interface Reading {
  readonly devise: string;
  readonly shown: Mode;
}

/** How the figures of an organisation that exists are read. */
export async function readingOf(queries: Queries, id: string, asked?: Mode): Promise<Reading> {
  const { devise, mode } = await organisationThere(queries, id);
  return { devise, shown: asked ?? mode };
}

/** Settlement currency of an organisation that exists. */
export async function deviseOf(queries: Queries, id: string): Promise<string> {
  return (await readingOf(queries, id)).devise;
}
