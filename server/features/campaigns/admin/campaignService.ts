import type {
  CampaignChange,
  CampaignUpdate,
  NewCampaign,
  OwnCampaign,
} from '../../../../src/contract/campaigns/adminCampaigns';
import { campaignEntries, type Campaign } from '../../../../src/contract/campaigns/campaigns';
import { campaignTemplate } from '../../../../src/core/campaign';
import { ZERO } from '../../../../src/core/money';
import { campaignTemplateTexts } from '../../../../src/i18n/campaignTemplates';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { idTakenError } from '../../../errors';
import { announceChange } from '../../../db/announceChange';
import { keepTexts } from '../../../db/keepTexts';
import { refuseUnknownIds } from '../../../http/knownIds';
import { requireRow } from '../../../requireOwned';
import { versionOf } from '../../../text/versionOf';
import type { TokenHolder } from '../../../secrets/tokens';
import { createOwned, updateVersioned, type RecordKind } from '../../audit/ownRecords';
import { contentChanges, findDevise, requireExistingOrganisation } from '../../organisations/organisationStore';
import { textsOfCampaign } from '../campaignTexts';
import { changedCampaign } from './changedCampaign';
import { translateTemplate } from './translateTemplate';
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

const SETTINGS = Object.keys(campaignEntries) as (keyof typeof campaignEntries)[];

/** Reserved in place of a campaign's id: the path where pledges are paid. */
const RESERVED_ID = 'engagement';

/** Display texts are logged by key only. */
export const campaignKind = ({ now }: Pick<Surroundings, 'now'>): RecordKind<CampaignRow, OwnCampaign> => ({
  name: 'campaign',
  lock: lockCampaign,
  async save(tx, row) {
    await saveCampaign(tx, row);
    await keepTextsOf(tx, row);
    await announceChange(tx, keyOfCampaign(row));
  },
  logged: ({ document, ...row }) => ({ ...row, ...document }),
  view: (row, tx) => readOwnCampaign(tx, row.organisationId, row.id, now()),
});

/** One campaign of the organisation with its totals and edition (CALL-70). @throws HttpError 404 */
export async function readOwnCampaign(
  queries: Queries,
  organisationId: string,
  id: string,
  now: Date,
): Promise<OwnCampaign> {
  const row = requireRow(await findCampaign(queries, organisationId, id), 'campaign');
  const [campaign] = (await viewCampaigns(queries, [row], now)) as [Campaign];
  const settings = Object.fromEntries(SETTINGS.map((key) => [key, campaign[key]]));
  return { ...campaign, edition: versionOf(settings) };
}

/** Makes a campaign within the caller's transaction, with the settings of its template. @throws HttpError 400, 409 when the id is taken */
export async function createCampaign(
  tx: Queries,
  { now, ids }: Pick<Surroundings, 'now' | 'ids'>,
  organisationId: string,
  { id = ids.row(), template, ...chosen }: NewCampaign,
): Promise<CampaignRow> {
  const organisation = await requireExistingOrganisation(tx, organisationId);
  const { devise, language } = organisation;
  const given = template ? { ...campaignTemplate(template, campaignTemplateTexts[language]), ...chosen } : chosen;
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
  const row = changedCampaign(blank, given, devise);
  if (!(await insertCampaign(tx, row))) throw idTakenError('campaign');
  await keepTextsOf(tx, row);
  if (template) await translateTemplate(tx, organisation, row, template);
  return row;
}

/** Within the transaction that holds the campaign's row (TRANS-02). */
async function keepTextsOf(
  tx: Queries,
  { organisationId, id: recordId, label: name, config, document, createdAt: at, updatedAt }: CampaignRow,
): Promise<void> {
  await contentChanges(tx, organisationId);
  const texts = textsOfCampaign({ label: name, config, products: document.products });
  await keepTexts(tx, { organisationId, kind: 'campaign', recordId, name, at }, texts, updatedAt);
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
export function createOwnCampaign(deps: Surroundings, holder: TokenHolder, given: NewCampaign): Promise<OwnCampaign> {
  return createOwned(deps, holder, campaignKind(deps), async (tx) => {
    await checkSections(tx, holder.organisationId, given);
    return createCampaign(tx, deps, holder.organisationId, given);
  });
}

/**
 * Changes a campaign; absent keys stay. What changes nothing is not noted.
 * @throws Outdated when it is of another edition than the given one; HttpError 400, 404
 */
export function updateCampaign(
  deps: Surroundings,
  holder: TokenHolder,
  id: string,
  { edition, ...given }: CampaignUpdate,
): Promise<OwnCampaign> {
  return updateVersioned(deps, holder, campaignKind(deps), { id, version: edition }, async (row, tx) => {
    await checkSections(tx, holder.organisationId, given);
    return changedCampaign(row, given, await findDevise(tx, row.organisationId));
  });
}
