import { inArray } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { namesOf } from '../../db/namesOf';
import { organisations } from '../../db/schema';
import type { Deps } from '../../deps';
import { requireExistingOrganisation, type OrganisationRecord } from '../organisations/organisationStore';
import { siteAddress } from '../organisations/siteAddress';
import type { PageParts } from './pageParts';
import { isId, recordKey, recordOf, type NamedRecord, type PageFacts } from './pageProblems';

/** The facts that a page is judged by. */
export async function factsOf(deps: Deps, organisationId: string, parts: PageParts): Promise<PageFacts> {
  const { queries } = deps.database;
  const record = await requireExistingOrganisation(queries, organisationId);
  // No database takes every text that a page may have.
  const named = parts.tags.flatMap((tag) => recordOf(tag) ?? []).filter(({ id }) => isId(id));
  const others = parts.tags.map(({ attributes: { org = '' } }) => org.trim()).filter(isId);
  return {
    organisation: organisationId,
    isDefault: organisationId === deps.config.defaultOrganisation,
    server: deps.config.publicUrl,
    hosts: hostsOf(deps, record),
    returns: [record.siteUrl ?? ''].flatMap((site) => (URL.canParse(site) ? new URL(site).host : [])),
    others: await existing(queries, others),
    names: await knownOf(queries, organisationId, named),
  };
}

const hostsOf = (deps: Deps, record: OrganisationRecord) => [
  new URL(deps.config.publicUrl).host,
  new URL(siteAddress(deps, record)).host,
  ...record.hosts,
];

async function existing(queries: Queries, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .select({ id: organisations.id })
    .from(organisations)
    .where(inArray(organisations.id, [...ids]));
  return rows.map(({ id }) => id);
}

async function knownOf(
  queries: Queries,
  organisationId: string,
  records: readonly NamedRecord[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (const kind of new Set(records.map((record) => record.kind))) {
    const ids = records.filter((record) => record.kind === kind).map(({ id }) => id);
    for (const { id, name } of await namesOf(queries, organisationId, kind, ids))
      names.set(recordKey({ kind, id }), name);
  }
  return names;
}
