import type { EveningFigures } from '../../../../src/contract/campaigns/adminGifts';
import { sumMinor, toUnits } from '../../../../src/core/money';
import { seesMode, type Mode } from '../../../../src/core/organisation';
import type { Queries } from '../../../db/database';
import { readCampaignSums } from '../../../ledger/totals/readCampaignSums';
import type { SumRow } from '../../../ledger/totals/keptTotals';
import { requireRow } from '../../../requireOwned';
import { findReading } from '../../organisations/organisationStore';
import { findCampaign } from '../campaignStore';

/** The results of an evening (CALL-76): promises by state, gifts by source. @throws HttpError 404 */
export async function readEveningFigures(
  queries: Queries,
  organisationId: string,
  campaignId: string,
  mode: Mode | undefined,
): Promise<EveningFigures> {
  const { id: subjectId } = requireRow(await findCampaign(queries, organisationId, campaignId), 'campaign');
  const { devise, shown } = await findReading(queries, organisationId, mode);
  const rows = await readCampaignSums(queries, { organisationId, subject: 'campaign', subjectId });
  const come = (some: readonly SumRow[]) => ({
    sum: toUnits(sumMinor(some.map(({ counted }) => counted)), devise),
    count: some.reduce((count, { gifts }) => count + gifts, 0),
  });
  // A row of pledges holds what reads of one mode see.
  const pledges = rows.filter((row) => row.subject === 'pledges' && row.mode === shown);
  const state = (part: string) => come(pledges.filter((row) => row.part === part));
  const gifts = rows.filter((row) => row.subject === 'source' && row.gifts > 0 && seesMode(shown, row.mode));
  const sources = [...new Set(gifts.map(({ part }) => part))].map((part) => ({
    param: part === '' ? null : part,
    ...come(gifts.filter((row) => row.part === part)),
  }));
  return {
    mode: shown,
    pledges: { open: state(''), paid: state('paid'), cancelled: state('cancelled') },
    sources: sources.sort((one, other) => other.sum - one.sum || inOrder(one.param, other.param)),
  };
}

/** Gifts without a source last. */
const inOrder = (one: string | null, other: string | null) =>
  one === null ? 1 : other === null ? -1 : one < other ? -1 : 1;
