import { and, asc, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { ListedOrganisation, ServedOrganisation } from '../../../src/contract/organisations/operatorOrganisations';
import { containsWordsIn } from '../../db/textSearch';
import { deletions, hosts, memberships, organisations } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { organisationColumns, toOrganisation } from '../organisations/organisationStore';
import { siteAddress } from '../organisations/siteAddress';

type Surroundings = Pick<Deps, 'database' | 'config'>;

/** Organisations of the server in the order of their ids, by words of their name or id, at most `limit` (CALL-170). */
export function pageOrganisations(
  deps: Surroundings,
  {
    search,
    before,
    limit,
  }: { readonly search?: string | undefined; readonly before?: string | undefined; readonly limit: number },
): Promise<ListedOrganisation[]> {
  const { id, document } = organisations;
  const words = containsWordsIn([sql`coalesce(${document} ->> 'name', '')`, id], search);
  return read(deps, and(words, before ? gt(id, before) : undefined), limit);
}

/** One of them with its hosts. @throws HttpError 404 */
export async function readServed(deps: Surroundings, organisationId: string): Promise<ServedOrganisation> {
  const [found] = await read(deps, eq(organisations.id, organisationId), 1);
  if (!found) throw new HttpError(404, 'There is no such organisation.', 'unknown_organisation');
  const rows = await deps.database.queries
    .select({ host: hosts.host, provedBy: hosts.provedBy })
    .from(hosts)
    .where(eq(hosts.organisationId, organisationId))
    .orderBy(asc(hosts.host));
  return { ...found, hosts: rows };
}

async function read(deps: Surroundings, condition: SQL | undefined, limit: number): Promise<ListedOrganisation[]> {
  const owners = sql<number>`(select count(*)::int from ${memberships}
    where ${memberships.organisationId} = ${organisations.id} and ${memberships.role} = 'owner')`.as('owners');
  const rows = await deps.database.queries
    .select({ ...organisationColumns, deletion: deletions, owners })
    .from(organisations)
    .leftJoin(deletions, eq(deletions.organisationId, organisations.id))
    .where(condition)
    .orderBy(asc(organisations.id))
    .limit(limit);
  return rows.map(({ deletion, owners, createdAt, closedAt, ...row }) => {
    const organisation = toOrganisation({ ...row, createdAt, closedAt });
    const { id, name, mode } = organisation;
    return {
      ...{ id, name, mode, owners, url: siteAddress(deps, organisation), createdAt: createdAt.toISOString() },
      closedAt: closedAt?.toISOString() ?? null,
      deletion: deletion && stateOf(deletion),
    };
  });
}

function stateOf({ doneAt, startedAt, dueAt }: typeof deletions.$inferSelect): ListedOrganisation['deletion'] {
  if (doneAt) return { state: 'done', at: doneAt.toISOString() };
  if (startedAt) return { state: 'running', at: startedAt.toISOString() };
  return { state: 'asked', at: dueAt.toISOString() };
}
