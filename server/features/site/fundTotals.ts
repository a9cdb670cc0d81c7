import { listCaisses } from '../caisses/caisseStore';
import type { AskedPage, SiteDeps } from './pageResolver';

/** What an organisation's funds have collected, for pages that say so. */
export async function fundTotals({ database }: SiteDeps, { organisation: { id, mode } }: AskedPage): Promise<string> {
  const funds = await listCaisses(database.queries, id, mode);
  return funds.map(({ counted, received }) => `${counted} ${received}`).join();
}
