import { and, eq, isNull, sql } from 'drizzle-orm';
import { hosts, organisations } from '../../db/schema';
import type { Deps } from '../../deps';
import { lockOrganisation, saveOrganisation } from '../organisations/organisationStore';
import { isOwnAddress } from './checkAddress';

/**
 * Before `BASE_WEB_URL` was checked, many organisations had entered their own site there: these addresses become
 * `siteUrl`, and those of this server are removed (ENT-11). Runs at each start; a no-op after the first. Returns how
 * many it moved.
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
      const moved = isOwnAddress(deps, BASE_WEB_URL) ? {} : { siteUrl: siteUrl || BASE_WEB_URL };
      await saveOrganisation(tx, { ...organisation, ...moved, BASE_WEB_URL: '' }, deps.now());
    });
  }
  // The host of PUBLIC_URL belongs to no organisation, whatever its `domain` contains.
  const { host } = new URL(deps.config.publicUrl);
  await queries.delete(hosts).where(eq(hosts.host, host));
  return found.length;
}
