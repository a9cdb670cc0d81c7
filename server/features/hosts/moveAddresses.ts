import { and, eq, isNull, sql } from 'drizzle-orm';
import { hosts, organisations } from '../../db/schema';
import type { Deps } from '../../deps';
import { lockOrganisation, saveOrganisation } from '../organisations/organisationStore';
import { isOwn } from './settleAddress';

/**
 * Before `BASE_WEB_URL` was looked at, many organisations had put their own site there: such addresses become `siteUrl`, and those of this server
 * need not be said (ENT-11). At each start; there is nothing to do after the first. Answers how many it moved.
 */
export async function moveAddresses(deps: Pick<Deps, 'config' | 'database' | 'now'>): Promise<number> {
  const { queries } = deps.database;
  const found = await queries
    .select({ id: organisations.id })
    .from(organisations)
    .where(and(isNull(organisations.baseCheckedAt), sql`${organisations.document}->>'BASE_WEB_URL' <> ''`));
  for (const { id } of found) {
    await deps.database.transaction(async (tx) => {
      const organisation = await lockOrganisation(tx, id);
      if (!organisation?.BASE_WEB_URL) return;
      const { BASE_WEB_URL, siteUrl } = organisation;
      const moved = isOwn(deps, BASE_WEB_URL) ? {} : { siteUrl: siteUrl || BASE_WEB_URL };
      await saveOrganisation(tx, { ...organisation, ...moved, BASE_WEB_URL: '' }, deps.now());
    });
  }
  // The host of PUBLIC_URL is no organisation's, whatever one has put into its domain.
  const { host } = new URL(deps.config.publicUrl);
  await queries.delete(hosts).where(eq(hosts.host, host));
  return found.length;
}
