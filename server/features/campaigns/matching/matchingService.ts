import type {
  createMatching as createRoute,
  MatchingRecord,
  updateMatching,
} from '../../../../src/contract/campaigns/matchings';
import type { BodyOut } from '../../../../src/contract/route';
import { WHOLE_RATIO } from '../../../../src/core/campaign';
import { toUnits, ZERO, type Minor } from '../../../../src/core/money';
import { parseAmount } from '../../../amounts';
import type { Queries } from '../../../db/database';
import { campaignMatchings } from '../../../db/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps';
import { HttpError, malformed } from '../../../errors';
import { announceChange } from '../../../db/announceChange';
import { requireRow } from '../../../requireOwned';
import type { TokenHolder } from '../../../secrets/tokens';
import { differences, recordChange } from '../../audit/recordChange';
import { findDevise, findReading } from '../../organisations/organisationStore';
import { lockCampaign, type CampaignKey } from '../campaignStore';
import { listMatchings, type MatchingWithUse } from './matchingStore';
import { requireNamedTeam } from '../requireNamedTeam';

type Surroundings = Pick<Deps, 'database' | 'ids' | 'now'>;
type MatchingRow = typeof campaignMatchings.$inferSelect;
type MatchingChange = BodyOut<typeof updateMatching>;

/** A matching rule as its organisation sees it, in units of the organisation's currency. */
export function viewMatching(rule: MatchingWithUse, devise: string): MatchingRecord {
  const units = (amount: Minor) => toUnits(amount, devise);
  return {
    id: rule.id,
    label: rule.label,
    ratio: rule.ratio / WHOLE_RATIO,
    pool: units(rule.pool),
    plafond: rule.plafond === null ? null : units(rule.plafond),
    team: rule.param,
    dateStart: rule.dateStart?.toISOString() ?? null,
    dateEnd: rule.dateEnd?.toISOString() ?? null,
    active: rule.active,
    used: units(rule.used),
  };
}

/** Has gifts from now on matched. @throws HttpError 400, 404 */
export function createMatching(
  deps: Surroundings,
  holder: TokenHolder,
  campaignId: string,
  given: BodyOut<typeof createRoute>,
): Promise<MatchingRecord> {
  return deps.database.transaction(async (tx) => {
    const { organisationId } = requireRow(await lockCampaign(tx, holder.organisationId, campaignId), 'campaign');
    const times = { createdAt: deps.now(), updatedAt: deps.now() };
    const blank = { label: '', ratio: 0, pool: ZERO, plafond: null, teamId: null, dateStart: null, dateEnd: null };
    const id = deps.ids.row();
    const row = await changed(tx, { ...blank, id, organisationId, campaignId, active: true, ...times }, given);
    await tx.insert(campaignMatchings).values(row);
    return announced(tx, deps, holder, 'ADMIN-MATCHING-CREATE', null, row);
  });
}

/**
 * Changes how future gifts are matched; earlier matches stay. @throws HttpError 400, 404, 409 for a pool below its used
 * amount
 */
export function changeMatching(
  deps: Surroundings,
  holder: TokenHolder,
  { campaignId, matchingId }: { readonly campaignId: string; readonly matchingId: string },
  given: MatchingChange,
): Promise<MatchingRecord> {
  return deps.database.transaction(async (tx) => {
    requireRow(await lockCampaign(tx, holder.organisationId, campaignId), 'campaign');
    const { shown } = await findReading(tx, holder.organisationId);
    const found = (await listMatchings(tx, holder.organisationId, [campaignId], shown)).find(
      ({ id }) => id === matchingId,
    );
    const { param: _param, used, ...row } = requireRow(found, 'matching');
    const next = await changed(tx, { ...row, updatedAt: deps.now() }, given);
    if (next.pool < used) throw new HttpError(409, 'More than this pool has been matched already.', 'pool_used');
    await tx.update(campaignMatchings).set(next).where(eq(campaignMatchings.id, matchingId));
    return announced(tx, deps, holder, 'ADMIN-MATCHING-UPDATE', row, next);
  });
}

async function announced(
  tx: Queries,
  deps: Surroundings,
  holder: TokenHolder,
  action: string,
  before: MatchingRow | null,
  { id, campaignId, ...after }: MatchingRow,
): Promise<MatchingRecord> {
  const note = { action, subject: 'matching', subjectId: id, changes: differences(before && { ...before }, after) };
  await recordChange(tx, deps, holder, note);
  await announceChange(tx, { organisationId: holder.organisationId, campaignId });
  const { devise, shown } = await findReading(tx, holder.organisationId);
  const kept = (await listMatchings(tx, holder.organisationId, [campaignId], shown)).find((rule) => rule.id === id);
  if (!kept) throw new Error('orgkit: a matching rule was kept and is gone');
  return viewMatching(kept, devise);
}

async function changed(tx: Queries, row: MatchingRow, given: MatchingChange): Promise<MatchingRow> {
  const devise = await findDevise(tx, row.organisationId);
  const amount = (key: 'pool' | 'plafond', units: number) => {
    const montant = parseAmount(units, devise, key);
    if (montant <= 0) throw malformed(key, 'is less than the smallest amount');
    return montant;
  };
  const moment = (text: string | null | undefined, kept: Date | null) =>
    text === undefined ? kept : text === null ? null : new Date(text);
  const next: MatchingRow = {
    ...row,
    label: given.label ?? row.label,
    ratio: given.ratio === undefined ? row.ratio : ratioOf(given.ratio),
    pool: given.pool === undefined ? row.pool : amount('pool', given.pool),
    plafond:
      given.plafond === undefined ? row.plafond : given.plafond === null ? null : amount('plafond', given.plafond),
    teamId: given.team === undefined ? row.teamId : given.team === null ? null : await teamOf(tx, row, given.team),
    dateStart: moment(given.dateStart, row.dateStart),
    dateEnd: moment(given.dateEnd, row.dateEnd),
    active: given.active ?? row.active,
  };
  if (next.dateStart && next.dateEnd && next.dateEnd <= next.dateStart)
    throw malformed('dateEnd', 'must follow dateStart');
  return next;
}

function ratioOf(ratio: number): number {
  const parts = Math.round(ratio * WHOLE_RATIO);
  if (parts / WHOLE_RATIO !== ratio) throw malformed('ratio', 'has more than four decimals');
  return parts;
}

const teamOf = async (tx: Queries, campaign: CampaignKey, param: string): Promise<string> =>
  (await requireNamedTeam(tx, campaign, param)).id;
