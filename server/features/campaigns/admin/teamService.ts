import type {
  createTeam as createRoute,
  OwnTeam,
  updateTeam as updateRoute,
} from '../../../../src/contract/campaigns/adminCampaigns';
import type { Team } from '../../../../src/contract/campaigns/campaigns';
import type { BodyOut } from '../../../../src/contract/route';
import { languages } from '../../../../src/contract/terms/languages';
import { parseAmount } from '../../../amounts';
import type { Queries } from '../../../db/database';
import type { Deps } from '../../../deps';
import { HttpError, malformed } from '../../../errors';
import { announceChange } from '../../../db/announceChange';
import { requireRow } from '../../../requireOwned';
import { versionOf } from '../../../text/versionOf';
import type { TokenHolder } from '../../../secrets/tokens';
import { createOwned, updateVersioned, type RecordKind } from '../../audit/ownRecords';
import { findDevise, findReading } from '../../organisations/organisationStore';
import { lockCampaign, type CampaignRow } from '../campaignStore';
import { totalsOfTeam, viewTeam } from '../reading/teamIndex';
import { readTotals } from '../reading/readTotals';
import { findTeam, findTeamById, insertTeam, saveTeam, type TeamRow } from '../teamStore';

type Surroundings = Pick<Deps, 'database' | 'now' | 'ids'>;
export type NewTeam = BodyOut<typeof createRoute>;

/**
 * Words with another meaning in campaign addresses: their own path, the screen, its remote, and words browsers resolve.
 */
const RESERVED = ['campagne', ...languages, '__screen', '__remote', '__evening', '.', '..'];

const MOST_FORMER = 20;

export const teamOfCampaign = (campaignId: string): RecordKind<TeamRow, OwnTeam> => ({
  name: 'team',
  async lock(tx, organisationId, id) {
    requireRow(await lockCampaign(tx, organisationId, campaignId), 'campaign');
    return findTeamById(tx, { organisationId, campaignId }, id);
  },
  async save(tx, row) {
    await saveTeam(tx, row);
    await announceChange(tx, row);
  },
  logged: ({ former: _former, ...row }) => row,
  view,
});

/** Adds a team within the caller's transaction, which has locked the campaign. @throws HttpError 400, 409 for a taken address */
export async function createTeam(
  tx: Queries,
  { now, ids }: Pick<Surroundings, 'now' | 'ids'>,
  campaign: Pick<CampaignRow, 'id' | 'organisationId'>,
  { param, label, goal = null, hidden = false }: NewTeam,
): Promise<TeamRow> {
  const { organisationId, id: campaignId } = campaign;
  const row: TeamRow = {
    id: ids.row(),
    organisationId,
    campaignId,
    param: free(param, campaignId),
    former: [],
    label,
    goal: await goalIn(tx, organisationId, goal),
    hidden,
    createdAt: now(),
    updatedAt: now(),
  };
  if (!(await insertTeam(tx, row))) throw taken();
  await announceChange(tx, row);
  return row;
}

/** Adds a team with an organisation's token. @throws HttpError 400, 404, 409 */
export function createOwnTeam(
  deps: Surroundings,
  holder: TokenHolder,
  campaignId: string,
  given: NewTeam,
): Promise<OwnTeam> {
  return createOwned(deps, holder, teamOfCampaign(campaignId), async (tx) =>
    createTeam(tx, deps, requireRow(await lockCampaign(tx, holder.organisationId, campaignId), 'campaign'), given),
  );
}

/**
 * Changes a team; absent keys stay, and its gifts stay its own. What changes nothing is not noted.
 * @throws Outdated when it is of another version than the given one; HttpError 400, 404, 409 for a taken address
 */
export function updateTeam(
  deps: Surroundings,
  holder: TokenHolder,
  { campaignId, teamId }: { readonly campaignId: string; readonly teamId: string },
  { version, param, label, goal, hidden }: BodyOut<typeof updateRoute>,
): Promise<OwnTeam> {
  return updateVersioned(deps, holder, teamOfCampaign(campaignId), { id: teamId, version }, async (row, tx) => {
    const next: TeamRow = {
      ...row,
      param: param === undefined ? row.param : free(param, campaignId),
      label: label ?? row.label,
      goal: goal === undefined ? row.goal : await goalIn(tx, row.organisationId, goal),
      hidden: hidden ?? row.hidden,
    };
    if (next.param === row.param) return next;
    if (await findTeam(tx, row, next.param)) throw taken();
    const left = { param: row.param, until: deps.now().toISOString() };
    return { ...next, former: [...row.former, left].slice(-MOST_FORMER) };
  });
}

/** A team with its version. Gifts leave it as it was (CALL-71). */
export function ownTeam(team: Team): OwnTeam {
  const { param, label, goal, hidden } = team;
  return { ...team, version: versionOf({ param, label, goal, hidden }) };
}

async function view(row: TeamRow, queries: Queries): Promise<OwnTeam> {
  const reading = await findReading(queries, row.organisationId);
  const totals = await readTotals(queries, row.organisationId, [row.campaignId], reading.shown);
  return ownTeam(viewTeam({ row, totals: totalsOfTeam(totals(row.campaignId), row.param) }, reading.devise));
}

const goalIn = async (queries: Queries, organisationId: string, goal: number | null) =>
  goal === null ? null : parseAmount(goal, await findDevise(queries, organisationId), 'goal');

function free(param: string, campaignId: string): string {
  if (param !== campaignId && !RESERVED.includes(param)) return param;
  throw malformed('param', 'is the address of something else');
}

const taken = () => new HttpError(409, 'This campaign has a team under that address.', 'taken');
