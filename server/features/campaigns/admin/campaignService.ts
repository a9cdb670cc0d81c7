import type { CampaignChange, NewCampaign } from '../../../../src/contract/campaigns/adminCampaigns';
import type { Campaign } from '../../../../src/contract/campaigns/campaigns';
import { ZERO } from '../../../../src/core/money';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { idTakenError } from '../../../errors';
import { announceChange } from '../../../db/announceChange';
import { refuseUnknownIds } from '../../../http/knownIds';
import { requireRow } from '../../../requireOwned';
import type { TokenHolder } from '../../../secrets/tokens';
import { createOwned, updateOwned, type RecordKind } from '../../audit/ownRecords';
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

/** Display texts are logged by key only. */
const kind = ({ now }: Pick<Surroundings, 'now'>): RecordKind<CampaignRow, Campaign> => ({
  name: 'campaign',
  lock: lockCampaign,
  async save(tx, row) {
    await saveCampaign(tx, row);
    await announceChange(tx, keyOfCampaign(row));
  },
  logged: ({ document, ...row }) => ({ ...row, ...document }),
  view: (row, tx) => readOwnCampaign(tx, row.organisationId, row.id, now()),
});

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
  if (id === RESERVED_ID) throw idTakenError('campaign');
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
  if (!(await insertCampaign(tx, row))) throw idTakenError('campaign');
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
  return createOwned(deps, holder, kind(deps), async (tx) => {
    await checkSections(tx, holder.organisationId, given);
    return createCampaign(tx, deps, holder.organisationId, given);
  });
}

/** Changes a campaign; absent keys stay. @throws HttpError 400, 404 */
export function updateCampaign(
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  given: CampaignChange,
): Promise<Campaign> {
  return updateOwned(deps, holder, kind(deps), id, async (row, tx) => {
    await checkSections(tx, holder.organisationId, given);
    return changedCampaign(row, given, await findDevise(tx, row.organisationId));
  });
}
