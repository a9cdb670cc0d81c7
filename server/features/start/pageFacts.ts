import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../../db/database';
import { caisses, campaigns, forms, links, organisations } from '../../db/schema';
import type { Deps } from '../../deps';
import { requireExistingOrganisation, type OrganisationRecord } from '../organisations/organisationStore';
import { siteAddress } from '../organisations/siteAddress';
import type { PageParts } from './pageParts';
import { isId, recordKey, recordOf, type NamedRecord, type PageFacts } from './pageProblems';

/** What the server knows of what a page names. */
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
    names: await namesOf(queries, organisationId, named),
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

async function namesOf(
  queries: Queries,
  organisationId: string,
  named: readonly NamedRecord[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: NamedRecord['kind']) => named.filter((one) => one.kind === kind).map(({ id }) => id);
  const mine = (table: typeof caisses | typeof forms | typeof campaigns | typeof links, kind: NamedRecord['kind']) =>
    and(eq(table.organisationId, organisationId), inArray(table.id, idsOf(kind)));
  const rows = {
    fund: await queries.select({ id: caisses.id, name: caisses.name }).from(caisses).where(mine(caisses, 'fund')),
    form: await queries.select({ id: forms.id, name: forms.title }).from(forms).where(mine(forms, 'form')),
    campaign: await queries
      .select({ id: campaigns.id, name: campaigns.label })
      .from(campaigns)
      .where(mine(campaigns, 'campaign')),
    // Links are for one payer: they have no name to show.
    link: await queries
      .select({ id: links.id, name: sql<string>`''` })
      .from(links)
      .where(mine(links, 'link')),
  };
  return new Map(
    Object.entries(rows).flatMap(([kind, found]) =>
      found.map(({ id, name }) => [recordKey({ kind: kind as NamedRecord['kind'], id }), name] as const),
    ),
  );
}
