import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { AddressProblem } from '../../../src/contract/organisations/hosts';
import { organisations } from '../../db/schema';
import type { Deps } from '../../deps';
import { findOrganisation, type OrganisationRecord } from '../organisations/organisationStore';
import { ownHost } from '../../http/ownHost';
import { probeAddress } from './probeAddress';

type Surroundings = Pick<Deps, 'config' | 'database' | 'ids' | 'now'>;

/** An address that was not active is looked at again after this long. */
const AGAIN_MS = 10 * 60_000;
const AT_ONCE = 10;

/**
 * Checks whether an organisation's `BASE_WEB_URL` leads to this server (ENT-11), and stores the result. Until it does,
 * links lead to `PUBLIC_URL`. Returns why it is inactive; null if active or absent.
 */
export async function checkAddress(deps: Surroundings, organisationId: string): Promise<AddressProblem | null> {
  const { queries } = deps.database;
  const organisation = await findOrganisation(queries, organisationId);
  const address = organisation?.BASE_WEB_URL;
  if (!organisation || !address) return null;
  const problem = await problemOf(deps, address, organisation.hosts);
  await queries
    .update(organisations)
    .set({ activeBaseUrl: problem ? null : address, baseProblem: problem, baseCheckedAt: deps.now() })
    // It may have been changed meanwhile: then whoever changed it looks.
    .where(and(eq(organisations.id, organisationId), sql`${organisations.document}->>'BASE_WEB_URL' = ${address}`));
  return problem;
}

/** Looks again at addresses that were not active. Answers how many have become so. */
export async function recheckAddresses(deps: Surroundings): Promise<number> {
  const document = organisations.document;
  const due = await deps.database.queries
    .select({ id: organisations.id })
    .from(organisations)
    .where(
      and(
        sql`${document}->>'BASE_WEB_URL' <> ''`,
        sql`${organisations.activeBaseUrl} is distinct from ${document}->>'BASE_WEB_URL'`,
        or(
          isNull(organisations.baseCheckedAt),
          lt(organisations.baseCheckedAt, new Date(deps.now().getTime() - AGAIN_MS)),
        ),
      ),
    )
    .orderBy(asc(organisations.baseCheckedAt))
    .limit(AT_ONCE);
  const problems = await Promise.all(due.map(({ id }) => checkAddress(deps, id)));
  return problems.filter((problem) => problem === null).length;
}

async function problemOf(deps: Surroundings, address: string, hosts: readonly string[]) {
  if (!URL.canParse(address)) return 'not_public';
  return hosts.includes(new URL(address).host) ? probeAddress(deps, address) : 'unproved';
}

/** Why an organisation's `BASE_WEB_URL` was inactive at the last check; null if active or absent. */
export const storedProblem = ({
  BASE_WEB_URL = '',
  activeBaseUrl,
  baseProblem,
}: Pick<OrganisationRecord, 'BASE_WEB_URL' | 'activeBaseUrl' | 'baseProblem'>): AddressProblem | null =>
  BASE_WEB_URL === '' || BASE_WEB_URL === activeBaseUrl ? null : baseProblem;

/** Whether an address is the server's own, where each organisation has its place already. */
export const isOwnAddress = ({ config }: Pick<Deps, 'config'>, address: string): boolean =>
  URL.canParse(address) && ownHost(config)(new URL(address).host);
