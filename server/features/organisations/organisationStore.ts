import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { AddressProblem } from '../../../src/contract/organisations/hosts';
import type { OrganisationDocument } from '../../../src/contract/organisations/organisations';
import type { Mode } from '../../../src/core/organisation';
import { currentAnnouncement } from '../../../src/core/site';
import type { Queries } from '../../db/database';
import { keepTexts, textsOf } from '../../db/keepTexts';
import { hosts, organisations } from '../../db/schema';
import { flatWeb } from './publicConfig';
import { zoneName } from '../../ledger/zoneName';

/** A stored organisation, with the defaults of PROD-04 filled in. Its `config` may contain secrets. */
export type OrganisationRecord = Omit<OrganisationDocument, Filled> & {
  [K in Filled]: NonNullable<OrganisationDocument[K]>;
} & {
  id: string;
  /** The `BASE_WEB_URL` that leads to this server; another one is not active yet. */
  activeBaseUrl: string | null;
  baseProblem: AddressProblem | null;
  /** Hosts that it has proved. */
  hosts: readonly string[];
  /** Changes whenever what its site shows does. */
  contentVersion: number;
  /** Since when it is closed (ORG-06); null while it is open. */
  closedAt: Date | null;
};
type Filled = 'name' | 'language' | 'devise' | 'country' | 'defaultAssoc' | 'config' | 'web' | 'mode';

const defaults = {
  ...{ language: 'fr', devise: 'eur', country: 'FR', defaultAssoc: 'MAIN', config: {}, web: {} },
  // Nothing that only tries is taken for real (ENT-30).
  mode: 'test',
} as const;

/** The columns of an organisation with its hosts, for the statement that reads it. */
export const organisationColumns = {
  ...getTableColumns(organisations),
  hosts: sql<string[]>`coalesce((select json_agg(${hosts.host} order by ${hosts.host}) from ${hosts}
    where ${hosts.organisationId} = ${organisations}.id and ${hosts.provedAt} is not null), '[]')`.as('hosts'),
};
type Row = typeof organisations.$inferSelect & { hosts: string[] };

/** The organisation of an id, or null. */
export async function findOrganisation(queries: Queries, id: string): Promise<OrganisationRecord | null> {
  const [row] = await queries.select(organisationColumns).from(organisations).where(eq(organisations.id, id));
  return row ? toOrganisation(row) : null;
}

/** Like `findOrganisation`, and keeps others from changing it until the transaction ends. */
export async function lockOrganisation(tx: Queries, id: string): Promise<OrganisationRecord | null> {
  const [row] = await tx.select(organisationColumns).from(organisations).where(eq(organisations.id, id)).for('update');
  return row ? toOrganisation(row) : null;
}

/** Converts a table row. */
export const toOrganisation = ({
  id,
  document,
  activeBaseUrl,
  baseProblem,
  hosts: proved,
  contentVersion,
  closedAt,
}: Row): OrganisationRecord => ({
  ...defaults,
  ...(document as Omit<OrganisationRecord, 'id'>),
  ...(document.web && { web: flatWeb(document.web) }),
  id,
  activeBaseUrl,
  baseProblem,
  hosts: proved,
  contentVersion,
  closedAt,
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
    .values({ id, document, ...lookedAt(document, now), toldUntil: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: organisations.id });
  if (rows.length === 0) return false;
  await keepTextsOf(queries, id, document, now);
  return true;
}

/** Since when `checkAddress` has checked its address: older ones are moved at the next start. */
const lookedAt = ({ BASE_WEB_URL }: OrganisationDocument, now: Date) => (BASE_WEB_URL ? { baseCheckedAt: now } : {});

/** The organisation's own settings, without the server's findings. */
export function settingsDocument({
  id: _id,
  activeBaseUrl: _active,
  baseProblem: _problem,
  hosts: _hosts,
  contentVersion: _version,
  closedAt: _closed,
  ...document
}: OrganisationRecord) {
  return document;
}

export async function saveOrganisation(queries: Queries, record: OrganisationRecord, now: Date): Promise<void> {
  const { id } = record;
  const document = settingsDocument(record);
  await queries
    .update(organisations)
    .set({ document, ...lookedAt(document, now), updatedAt: now })
    .where(eq(organisations.id, id));
  await keepTextsOf(queries, id, document, now);
}

function keepTextsOf(queries: Queries, id: string, { config = {} }: OrganisationDocument, now: Date): Promise<void> {
  const announcement = currentAnnouncement(config, -Infinity)?.text;
  const texts = textsOf('organisation', { ...config, 'site.announcement': announcement });
  const record = { organisationId: id, kind: 'organisation' as const, recordId: 'site' };
  return keepTexts(queries, { ...record, name: '', at: new Date(0) }, texts, now);
}

/**
 * Says within the transaction of a change that the content of an organisation's site is another: what any process remembers of it
 * is old from the commit on. Before the change, so that transactions wait for each other in one order.
 */
export async function contentChanges(tx: Queries, id: string): Promise<void> {
  await tx
    .update(organisations)
    .set({ contentVersion: sql`${organisations.contentVersion} + 1` })
    .where(eq(organisations.id, id));
}

/** The organisation of an existing row. @throws Error if there is none: a bug */
export async function requireExistingOrganisation(queries: Queries, id: string): Promise<OrganisationRecord> {
  const organisation = await findOrganisation(queries, id);
  if (!organisation) throw new Error('orgkit: something without its organisation');
  return organisation;
}

/** An organisation's figures are read in its currency, and in its mode unless a call asks for another (ENT-31). */
export interface Reading {
  readonly devise: string;
  readonly shown: Mode;
}

/** The same with the zone of its days, under the name that databases know. */
export interface ZonedReading extends Reading {
  readonly zone: string;
}

/** The same for an organisation that must exist. */
export async function findReading(queries: Queries, id: string, asked?: Mode): Promise<ZonedReading> {
  const organisation = await requireExistingOrganisation(queries, id);
  const { devise, mode } = organisation;
  return { devise, shown: asked ?? mode, zone: zoneName(organisation) };
}

/** Settlement currency of an organisation that exists. */
export async function findDevise(queries: Queries, id: string): Promise<string> {
  return (await findReading(queries, id)).devise;
}
