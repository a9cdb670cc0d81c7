import type { CampaignChange, NewCampaign } from '../../../../src/contract/adminCampaigns';
import type { Campaign } from '../../../../src/contract/campaigns';
import { ZERO } from '../../../../src/core/money';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { HttpError } from '../../../errors';
import { announceChange } from '../../../db/announceChange';
import { refuseUnknownIds } from '../../../http/knownIds';
import { requireRow } from '../../../requireOwned';
import type { TokenHolder } from '../../../tokens';
import { differences, recordChange } from '../../audit/recordChange';
import { findDevise } from '../../organisations/organisationStore';
import { changedCampaign } from './changedCampaign';
import {
  findCampaign,
  insertCampaign,
  keyOfCampaign,
  lockCampaign,
  saveCampaign,
  type CampaignRow,
} from '../campaignStore';
import { viewCampaigns } from '../reading/readCampaign';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;

/** Reserved in place of a campaign's id: the path where pledges are paid. */
const RESERVED_ID = 'engagement';

/** One campaign of the organisation with its totals. @throws HttpError 404 */
export async function readOwnCampaign(
  queries: Queries,
  organisationId: string,
  id: string,
  now: Date,
): Promise<Campaign> {
  const row = requireRow(await findCampaign(queries, organisationId, id), 'campaign');
  const [campaign] = await viewCampaigns(queries, [row], now);
  return campaign as Campaign;
}

/** Makes a campaign within the caller's transaction. @throws HttpError 400, 409 when the id is taken */
export async function createCampaign(
  tx: Queries,
  { now, ids }: Pick<Surroundings, 'now' | 'ids'>,
  organisationId: string,
  { id = ids.row(), ...given }: NewCampaign,
): Promise<CampaignRow> {
  if (id === RESERVED_ID) throw new HttpError(409, 'This campaign id is taken.', 'taken');
  const blank: CampaignRow = {
    id,
    organisationId,
    label: given.label,
    theme: '',
    assoc: null,
    cerfa: false,
    active: true,
    config: {},
    objectif: ZERO,
    bonus: [],
    partnerMontant: null,
    document: {},
    screen: {},
    version: 0,
    giftCount: 0,
    createdAt: now(),
    updatedAt: now(),
  };
  const row = changedCampaign(blank, given, await findDevise(tx, organisationId));
  if (!(await insertCampaign(tx, row))) throw new HttpError(409, 'This campaign id is taken.', 'taken');
  return row;
}

/** The custom sections that a campaign names are there (SET-02). @throws HttpError 400 */
const checkSections = (tx: Queries, organisationId: string, { config }: CampaignChange) =>
  refuseUnknownIds(
    tx,
    organisationId,
    (config?.sections ?? []).flatMap(({ id, type }, at) =>
      type === 'SECTION' ? [{ path: `config.sections.${at}.id`, kind: 'section', id }] : [],
    ),
  );

/** Makes a campaign with an organisation's token. */
export function createOwnCampaign(deps: Surroundings, holder: TokenHolder, given: NewCampaign): Promise<Campaign> {
  return deps.database.transaction(async (tx) => {
    await checkSections(tx, holder.organisationId, given);
    const row = await createCampaign(tx, deps, holder.organisationId, given);
    await recordChange(tx, deps, holder, noteOf('ADMIN-CAMPAIGN-CREATE', null, row));
    return readOwnCampaign(tx, holder.organisationId, row.id, deps.now());
  });
}

/** Changes a campaign; absent keys stay. @throws HttpError 400, 404 */
export function updateCampaign(
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  given: CampaignChange,
): Promise<Campaign> {
  return deps.database.transaction(async (tx) => {
    const row = requireRow(await lockCampaign(tx, holder.organisationId, id), 'campaign');
    await checkSections(tx, holder.organisationId, given);
    const next = { ...changedCampaign(row, given, await findDevise(tx, row.organisationId)), updatedAt: deps.now() };
    await saveCampaign(tx, next);
    await announceChange(tx, keyOfCampaign(row));
    await recordChange(tx, deps, holder, noteOf('ADMIN-CAMPAIGN-UPDATE', row, next));
    return readOwnCampaign(tx, holder.organisationId, id, deps.now());
  });
}

/** Display texts are logged by key only. */
const noteOf = (action: string, before: CampaignRow | null, after: CampaignRow) => ({
  action,
  subject: 'campaign',
  subjectId: after.id,
  changes: differences(before && flat(before), flat(after)),
});
const flat = ({ document, ...row }: CampaignRow) => ({ ...row, ...document });
