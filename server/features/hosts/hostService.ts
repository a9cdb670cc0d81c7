import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import type { Host, SiteAddress } from '../../../src/contract/organisations/hosts';
import type { Queries } from '../../db/database';
import { isUniqueViolation } from '../../db/isUniqueViolation';
import { hosts, organisations } from '../../db/schema';
import type { Deps } from '../../deps';
import { HttpError, malformed } from '../../errors';
import type { TokenHolder } from '../../secrets/tokens';
import { recordChange } from '../audit/recordChange';
import { lockOrganisation, requireExistingOrganisation, saveOrganisation } from '../organisations/organisationStore';
import { isDeleted } from '../deletion/listClosed';
import { siteAddress } from '../organisations/siteAddress';
import { ownHost } from '../../http/ownHost';
import { storedProblem } from './checkAddress';
import { proofFile, proofRecord, findProof } from './findProof';

type Row = typeof hosts.$inferSelect;

const MOST_HOSTS = 50;

const view = ({ host, token, provedAt, provedBy }: Row): Host => ({
  host,
  provedBy,
  provedAt: provedAt?.toISOString() ?? null,
  dns: proofRecord(host, token),
  file: proofFile(host, token),
});

const unknownHost = () => new HttpError(404, 'The organisation has no such host.', 'unknown_host');
const taken = () => new HttpError(409, 'This host is another organisation’s.', 'taken');

const one = (organisationId: string, host: string) =>
  and(eq(hosts.organisationId, organisationId), eq(hosts.host, host));

/** The hosts of an organisation, proved or claimed, and where its pages are. */
export async function readHosts(deps: Deps, organisationId: string): Promise<{ data: Host[]; address: SiteAddress }> {
  const { queries } = deps.database;
  const rows = await queries
    .select()
    .from(hosts)
    .where(eq(hosts.organisationId, organisationId))
    .orderBy(asc(hosts.host));
  const organisation = await requireExistingOrganisation(queries, organisationId);
  const { BASE_WEB_URL = '', activeBaseUrl } = organisation;
  const active = BASE_WEB_URL !== '' && BASE_WEB_URL === activeBaseUrl;
  const problem = storedProblem(organisation);
  return { data: rows.map(view), address: { BASE_WEB_URL, url: siteAddress(deps, organisation), active, problem } };
}

/** Claims a host; a claim that is there already stays as it is. @throws HttpError 400, 409 */
export async function claimHost(deps: Deps, holder: TokenHolder, host: string): Promise<Host> {
  const { organisationId } = holder;
  refuseOwnHost(deps, host);
  return deps.database.transaction(async (tx) => {
    await refuseTaken(tx, organisationId, host);
    if ((await tx.$count(hosts, eq(hosts.organisationId, organisationId))) >= MOST_HOSTS)
      throw new HttpError(409, `No more than ${MOST_HOSTS} hosts.`, 'too_many');
    const row = { host, organisationId, token: deps.ids.secret(), createdAt: deps.now() };
    const [kept] = await tx.insert(hosts).values(row).onConflictDoNothing().returning();
    if (kept) await note(tx, deps, holder, 'ADMIN-HOST-CREATE', host);
    return view(kept ?? (await hostOf(tx, organisationId, host)));
  });
}

/**
 * Checks the proof of a claimed host. @throws HttpError 404, 409 if there is none yet, or another organisation was
 * first
 */
export async function proveHost(deps: Deps, holder: TokenHolder, host: string): Promise<Host> {
  const { organisationId } = holder;
  const claim = await hostOf(deps.database.queries, organisationId, host);
  if (claim.provedAt) return view(claim);
  const provedBy = await findProof(deps, claim);
  if (!provedBy) {
    const { name, value } = proofRecord(host, claim.token);
    const { url } = proofFile(host, claim.token);
    const message = `Nothing proves this host yet: neither a TXT record ${name} nor ${url} says ${value}.`;
    throw new HttpError(409, message, 'unproved_host');
  }
  const proved = await deps.database.transaction(async (tx) => {
    // Before its host, as whoever takes a host does.
    await lockOrganisation(tx, organisationId);
    await refuseTaken(tx, organisationId, host);
    const row = await keepProof(tx, deps, { organisationId, host, provedBy });
    await note(tx, deps, holder, 'ADMIN-HOST-CHECK', host);
    return row;
  });
  deps.hosts.forget();
  return view(proved);
}

/** The operator's word proves a host. @throws HttpError 400, 404, 409 */
export async function assignHost(deps: Deps, holder: TokenHolder, host: string): Promise<Host> {
  const { organisationId } = holder;
  const given = await deps.database.transaction(async (tx) => {
    if (!(await lockOrganisation(tx, organisationId)) || (await isDeleted(tx, organisationId)))
      throw new HttpError(404, 'There is no such organisation.', 'unknown_organisation');
    const row = await assignHostIn(tx, deps, organisationId, host);
    await note(tx, deps, holder, 'OPERATOR-HOST-PUT', host);
    return row;
  });
  deps.hosts.forget();
  return view(given);
}

/** Like `assignHost`, within the caller's transaction. */
export async function assignHostIn(
  tx: Queries,
  deps: Pick<Deps, 'config' | 'ids' | 'now'>,
  organisationId: string,
  host: string,
): Promise<Row> {
  refuseOwnHost(deps, host);
  await refuseTaken(tx, organisationId, host);
  const row = { host, organisationId, token: deps.ids.secret(), createdAt: deps.now() };
  await tx.insert(hosts).values(row).onConflictDoNothing();
  return keepProof(tx, deps, { organisationId, host, provedBy: 'operator' });
}

/** Serves the organisation under this host no more. @param action the call that asks for it @throws HttpError 404 */
export async function removeHost(
  deps: Deps,
  holder: TokenHolder,
  host: string,
  action = 'ADMIN-HOST-DELETE',
): Promise<void> {
  const { organisationId } = holder;
  await deps.database.transaction(async (tx) => {
    const organisation = await lockOrganisation(tx, organisationId);
    const [gone] = await tx.delete(hosts).where(one(organisationId, host)).returning();
    if (!gone || !organisation) throw unknownHost();
    const { domain = '', BASE_WEB_URL = '' } = organisation;
    if (domain.toLowerCase() === host) await saveOrganisation(tx, { ...organisation, domain: '' }, deps.now());
    // An address at this host leads nowhere from now on.
    if (URL.canParse(BASE_WEB_URL) && new URL(BASE_WEB_URL).host === host)
      await tx
        .update(organisations)
        .set({ activeBaseUrl: null, baseProblem: 'unproved' })
        .where(eq(organisations.id, organisationId));
    await note(tx, deps, holder, action, host);
  });
  deps.hosts.forget();
}

function refuseOwnHost({ config }: Pick<Deps, 'config'>, host: string): void {
  if (ownHost(config)(host)) throw malformed('host', 'is this server’s own');
}

async function refuseTaken(tx: Queries, organisationId: string, host: string): Promise<void> {
  const owned = and(eq(hosts.host, host), isNotNull(hosts.provedAt), ne(hosts.organisationId, organisationId));
  if ((await tx.$count(hosts, owned)) > 0) throw taken();
}

async function hostOf(queries: Queries, organisationId: string, host: string): Promise<Row> {
  const [row] = await queries.select().from(hosts).where(one(organisationId, host));
  if (!row) throw unknownHost();
  return row;
}

type Proved = Pick<Row, 'organisationId' | 'host' | 'provedBy'>;

async function keepProof(
  tx: Queries,
  { now }: Pick<Deps, 'now'>,
  { organisationId, host, provedBy }: Proved,
): Promise<Row> {
  const proof = { provedBy, provedAt: now() };
  const [row] = await tx
    .update(hosts)
    .set(proof)
    .where(one(organisationId, host))
    .returning()
    .catch((error: unknown) => {
      // Two organisations proved it at the same moment: the index lets one have it.
      if (isUniqueViolation(error)) throw taken();
      throw error;
    });
  if (!row) throw unknownHost();
  return row;
}

const note = (tx: Queries, deps: Deps, holder: TokenHolder, action: string, host: string) =>
  recordChange(tx, deps, holder, { action, subject: 'host', subjectId: null, changes: { host } });
