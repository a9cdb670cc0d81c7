import { stringify } from 'csv-stringify/sync';
import type { exportPledges as route } from '../../../../src/contract/campaigns/adminGifts';
import type { QueryOut } from '../../../../src/contract/route';
import type { Deps } from '../../../deps';
import { requireRow } from '../../../requireOwned';
import { requireExistingOrganisation, findReading } from '../../organisations/organisationStore';
import { formulaSafe } from '../../../text/formulaSafe';
import { findCampaign, keyOfCampaign } from '../campaignStore';
import { viewPledge } from './pledgeService';
import { pagePledges } from './pledgeStore';

const BATCH = 500;

/** New columns go to the end: people's own tables count on the order. */
export const pledgeColumns = [
  ...(['id', 'createdAt', 'state', 'montant', 'reste', 'devise', 'displayName', 'team'] as const),
  ...(['nom', 'prenom', 'email', 'tel', 'origin', 'url', 'mode'] as const),
];

/** Pledges of a campaign as CSV for spreadsheets, newest first. @throws HttpError 404 */
export async function exportPledges(
  deps: Pick<Deps, 'database' | 'config'>,
  organisationId: string,
  campaignId: string,
  { state, mode }: QueryOut<typeof route>,
): Promise<string> {
  const { queries } = deps.database;
  const campaign = requireRow(await findCampaign(queries, organisationId, campaignId), 'campaign');
  const { shown } = await findReading(queries, organisationId, mode);
  const organisation = await requireExistingOrganisation(queries, organisationId);
  const devise = organisation.devise.toUpperCase();
  const rows: Record<string, string | number>[] = [];
  let before: string | undefined;
  do {
    const page = await pagePledges(queries, keyOfCampaign(campaign), { before, limit: BATCH, state, shown });
    for (const pledge of page) {
      const { infos, ...record } = viewPledge(deps, pledge, organisation);
      const cells = Object.entries({ ...record, ...infos, devise });
      rows.push(
        Object.fromEntries(
          cells.map(([key, cell]) => [key, typeof cell === 'number' ? cell : formulaSafe(cell ?? '')]),
        ),
      );
    }
    before = page.length < BATCH ? undefined : page.at(-1)?.id;
  } while (before !== undefined);
  return stringify(rows, { bom: true, header: true, columns: [...pledgeColumns], record_delimiter: 'windows' });
}
