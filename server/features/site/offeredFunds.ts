import type { Language } from '../../../src/contract/common';
import type { Caisse } from '../../../src/contract/records/caisses';
import { isCaisseOpen } from '../../../src/core/fund';
import type { Queries } from '../../db/database';
import { listCaisses } from '../caisses/caisseStore';
import { viewCaisseOnPage } from '../caisses/caisseView';
import { translated } from '../translations/translated';
import type { OrganisationRecord } from '../organisations/organisationStore';

/** The funds that a site leads to, in a language: those that take gifts and are not hidden (DON-10). */
export async function offeredFunds(
  queries: Queries,
  organisation: OrganisationRecord,
  lang: Language,
): Promise<Caisse[]> {
  const { id, mode, devise } = organisation;
  const rows = await listCaisses(queries, id, mode);
  const offered = rows.map((row) => viewCaisseOnPage(row, devise)).filter((one) => !one.hidden && isCaisseOpen(one));
  return translated(queries, organisation, lang, 'caisse', offered);
}
