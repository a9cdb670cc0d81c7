import type { Caisse } from '../../../src/contract/records/caisses';
import { isCaisseOpen } from '../../../src/core/fund';
import type { Queries } from '../../db/database';
import { listCaisses } from '../caisses/caisseStore';
import { viewCaisseOnPage } from '../caisses/caisseView';
import type { OrganisationRecord } from '../organisations/organisationStore';

/** The funds that a site leads to: those that take gifts and are not hidden (DON-10). */
export async function offeredFunds(queries: Queries, { id, mode, devise }: OrganisationRecord): Promise<Caisse[]> {
  const rows = await listCaisses(queries, id, mode);
  return rows.map((row) => viewCaisseOnPage(row, devise)).filter((caisse) => !caisse.hidden && isCaisseOpen(caisse));
}
