import type { exportPledges as route } from '../../../../src/contract/campaigns/adminGifts';
import type { QueryOut } from '../../../../src/contract/route';
import type { Deps } from '../../../deps';
import { placeIn } from '../../../db/listOrder';
import { requireRow } from '../../../requireOwned';
import { requireExistingOrganisation, findReading } from '../../organisations/organisationStore';
import type { Columns, CsvRows } from '../../../http/csvRows';
import { eachPage, EXPORTED } from '../../../page';
import { formulaSafe } from '../../../../src/core/csv';
import { findCampaign, keyOfCampaign } from '../campaignStore';
import { readTeamNames } from '../teamNames';
import { viewPledge } from './pledgeService';
import { estimatePledges, pagePledges, pledgeOrder, type Pledge } from './pledgeStore';

/** New columns go to the end: people's own tables count on the order. */
const columns = {
  ...({ id: 'text', createdAt: 'moment', state: 'promised', montant: ['promised', 'text'], reste: 'text' } as const),
  ...({ devise: 'text', displayName: 'text', team: 'text', nom: 'text', prenom: 'text', email: 'text' } as const),
  ...({ tel: 'text', origin: 'promise', url: 'text', mode: 'trial', note: 'text' } as const),
} satisfies Columns;
export const pledgeColumns = Object.keys(columns) as (keyof typeof columns)[];

/** Pledges of a campaign for spreadsheets, newest first unless asked otherwise. @throws HttpError 404 */
export async function* exportPledges(
  deps: Pick<Deps, 'database' | 'config'>,
  organisationId: string,
  campaignId: string,
  { mode, headings, ...filters }: QueryOut<typeof route>,
): CsvRows {
  const { queries } = deps.database;
  const campaign = requireRow(await findCampaign(queries, organisationId, campaignId), 'campaign');
  const { shown } = await findReading(queries, organisationId, mode);
  const organisation = await requireExistingOrganisation(queries, organisationId);
  const devise = organisation.devise.toUpperCase();
  const key = keyOfCampaign(campaign);
  yield { about: await estimatePledges(queries, key, { ...filters, shown }) };
  const teams = headings ? await readTeamNames(queries, key) : null;
  yield { columns };
  const placeOf = placeIn(pledgeOrder(filters.sort));
  const pages = eachPage<Pledge>(
    (last, limit) => pagePledges(queries, key, { ...filters, before: last && placeOf(last), limit, shown }),
    EXPORTED,
  );
  for await (const page of pages) {
    yield page.map((pledge) => {
      const { infos, ...record } = viewPledge(deps, pledge, organisation);
      const team = teams?.get(pledge.teamId ?? '') ?? record.team;
      const view = { ...record, ...infos, devise, team };
      return pledgeColumns.map((name) => (typeof view[name] === 'number' ? view[name] : formulaSafe(view[name] ?? '')));
    });
  }
}
