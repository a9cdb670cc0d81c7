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
import { versionOf } from '../../../text/versionOf';
import type { TokenHolder } from '../../../secrets/tokens';
import { createOwned, updateVersioned, type RecordKind } from '../../audit/ownRecords';
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
  const settings = {
    label: rule.label,
    ratio: rule.ratio / WHOLE_RATIO,
    pool: units(rule.pool),
    plafond: rule.plafond === null ? null : units(rule.plafond),
    team: rule.param,
    dateStart: rule.dateStart?.toISOString() ?? null,
    dateEnd: rule.dateEnd?.toISOString() ?? null,
    active: rule.active,
  };
  return { ...settings, id: rule.id, used: units(rule.used), version: versionOf(settings) };
}

/** Figures of gifts are not logged. */
export const matchingOfCampaign = (campaignId: string): RecordKind<MatchingWithUse, MatchingRecord> => ({
  name: 'matching',
  async lock(tx, organisationId, id) {
    requireRow(await lockCampaign(tx, organisationId, campaignId), 'campaign');
    return findMatching(tx, { organisationId, campaignId }, id);
  },
  async save(tx, { param: _param, used: _used, ...row }) {
    await tx.update(campaignMatchings).set(row).where(eq(campaignMatchings.id, row.id));
    await announceChange(tx, row);
  },
  logged: ({ id: _id, campaignId: _campaign, param: _param, used: _used, ...row }) => row,
  async view(row, tx) {
    const { devise } = await findReading(tx, row.organisationId);
    // Its team may be another one by now.
    return viewMatching(requireRow(await findMatching(tx, row, row.id), 'matching'), devise);
  },
});

async function findMatching(tx: Queries, { organisationId, campaignId }: CampaignKey, id: string) {
  const { shown } = await findReading(tx, organisationId);
  return (await listMatchings(tx, organisationId, [campaignId], shown)).find((rule) => rule.id === id) ?? null;
}

/** Has gifts from now on matched. @throws HttpError 400, 404 */
export function createMatching(
  deps: Surroundings,
  holder: TokenHolder,
  campaignId: string,
  given: BodyOut<typeof createRoute>,
): Promise<MatchingRecord> {
  return createOwned(deps, holder, matchingOfCampaign(campaignId), async (tx) => {
    const { organisationId } = requireRow(await lockCampaign(tx, holder.organisationId, campaignId), 'campaign');
    const times = { createdAt: deps.now(), updatedAt: deps.now() };
    const blank = { label: '', ratio: 0, pool: ZERO, plafond: null, teamId: null, dateStart: null, dateEnd: null };
    const id = deps.ids.row();
    const row = await changed(tx, { ...blank, id, organisationId, campaignId, active: true, ...times }, given);
    await tx.insert(campaignMatchings).values(row);
    await announceChange(tx, row);
    return { ...row, param: given.team ?? null, used: ZERO };
  });
}

/**
 * Changes how future gifts are matched; earlier matches stay. What changes nothing is not noted.
 * @throws Outdated when it is of another version than the given one; HttpError 400, 404, 409 for a pool below its used amount
 */
export function changeMatching(
  deps: Surroundings,
  holder: TokenHolder,
  { campaignId, matchingId: id }: { readonly campaignId: string; readonly matchingId: string },
  { version, ...given }: MatchingChange,
): Promise<MatchingRecord> {
  return updateVersioned(deps, holder, matchingOfCampaign(campaignId), { id, version }, async (row, tx) => {
    const next = await changed(tx, row, given);
    if (next.pool < row.used) throw new HttpError(409, 'More than this pool has been matched already.', 'pool_used');
    return next;
  });
}

async function changed<R extends MatchingRow>(tx: Queries, row: R, given: Omit<MatchingChange, 'version'>): Promise<R> {
  const devise = await findDevise(tx, row.organisationId);
  const amount = (key: 'pool' | 'plafond', units: number) => {
    const montant = parseAmount(units, devise, key);
    if (montant <= 0) throw malformed(key, 'is less than the smallest amount');
    return montant;
  };
  const moment = (text: string | null | undefined, kept: Date | null) =>
    text === undefined ? kept : text === null ? null : new Date(text);
  const next: R = {
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
