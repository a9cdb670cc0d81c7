import type * as v from 'valibot';
import type {
  createPayableCampaignRequest,
  PayableCampaign,
  updatePayableCampaignRequest,
} from '../../../src/contract/payables';
import type { Queries } from '../../db/database';
import type { Deps } from '../../deps';
import { HttpError } from '../../errors';
import { ownRow } from '../../ownRow';
import type { TokenHolder } from '../../tokens';
import { differences, recordChange } from '../audit/recordChange';
import { insertCampaign, lockCampaign, saveCampaign, viewCampaign, type CampaignRow } from './recordStore';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;
export type NewCampaign = v.InferOutput<typeof createPayableCampaignRequest>;
type CampaignChange = v.InferOutput<typeof updatePayableCampaignRequest>;

/** Makes a campaign within the caller's transaction. @throws HttpError 409 when the id is taken */
export async function createCampaign(
  tx: Queries,
  { now, ids }: Pick<Surroundings, 'now' | 'ids'>,
  organisationId: string,
  { id = ids.row(), label, theme = '', assoc = null, cerfa = false, active = true, config = {} }: NewCampaign,
): Promise<CampaignRow> {
  const times = { createdAt: now(), updatedAt: now() };
  const row: CampaignRow = { id, organisationId, label, theme, assoc, cerfa, active, config, ...times };
  if (!(await insertCampaign(tx, row))) throw new HttpError(409, 'This campaign id is taken.', 'taken');
  return row;
}

/** Makes a campaign with an organisation's token. */
export function createOwnCampaign(
  deps: Surroundings,
  holder: TokenHolder,
  given: NewCampaign,
): Promise<PayableCampaign> {
  return deps.database.transaction(async (tx) => {
    const row = await createCampaign(tx, deps, holder.organisationId, given);
    const note = { action: 'ADMIN-CAMPAIGN-CREATE', subject: 'campaign', subjectId: row.id };
    await recordChange(tx, deps, holder, { ...note, changes: differences(null, row) });
    return viewCampaign(row);
  });
}

/** Changes a campaign; absent keys stay. @throws HttpError 403 for another organisation's, 404 */
export function updateCampaign(
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  given: CampaignChange,
): Promise<PayableCampaign> {
  return deps.database.transaction(async (tx) => {
    const row = ownRow(await lockCampaign(tx, id), holder.organisationId, 'campaign');
    const next: CampaignRow = {
      ...row,
      label: given.label ?? row.label,
      theme: given.theme ?? row.theme,
      assoc: given.assoc === undefined ? row.assoc : given.assoc,
      cerfa: given.cerfa ?? row.cerfa,
      active: given.active ?? row.active,
      config: given.config ?? row.config,
      updatedAt: deps.now(),
    };
    await saveCampaign(tx, next);
    const note = { action: 'ADMIN-CAMPAIGN-UPDATE', subject: 'campaign', subjectId: id };
    await recordChange(tx, deps, holder, { ...note, changes: differences(row, next) });
    return viewCampaign(next);
  });
}
