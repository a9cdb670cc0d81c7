import { eq } from 'drizzle-orm';
import type { Queries } from '../../../db/database';
import { hosts, organisations } from '../../../db/schema';
import type { Deps } from '../../../deps';
import { isDeleted } from '../../../features/deletion/listClosed';
import { assignHostIn } from '../../../features/hosts/hostService';
import { lockOrganisation, saveOrganisation } from '../../../features/organisations/organisationStore';
import { fernhillOrganisation } from './fernhillOrganisation';

const OWN = /^http:\/\/fernhill\.localhost(:\d+)?$/;

/**
 * On somebody's own machine the second organisation of the demo has a host of its own, as another customer's: browsers find
 * every name below `localhost`. Its address follows the port of the server; an address that somebody has given it stays.
 */
export async function placeFernhill(tx: Queries, deps: Pick<Deps, 'config' | 'ids' | 'now'>): Promise<void> {
  const { protocol, hostname, host } = new URL(deps.config.publicUrl);
  if (protocol !== 'http:' || hostname !== 'localhost') return;
  const { id } = fernhillOrganisation;
  const organisation = await lockOrganisation(tx, id);
  if (!organisation || (organisation.BASE_WEB_URL && !OWN.test(organisation.BASE_WEB_URL))) return;
  const address = `http://fernhill.${host}`;
  if (organisation.activeBaseUrl === address || (await isDeleted(tx, id))) return;
  for (const former of organisation.hosts.filter((one) => OWN.test(`http://${one}`)))
    await tx.delete(hosts).where(eq(hosts.host, former));
  await assignHostIn(tx, deps, id, `fernhill.${host}`);
  await saveOrganisation(tx, { ...organisation, BASE_WEB_URL: address }, deps.now());
  // The name is this machine's: nothing has to be looked up.
  await tx.update(organisations).set({ activeBaseUrl: address, baseProblem: null }).where(eq(organisations.id, id));
}
