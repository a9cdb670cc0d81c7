import { compareKeys } from '../../src/core/campaign';
import type { Campaign, CampaignDelta, Donor } from '../../src/contract/campaigns/campaigns';
import { LATEST_DONORS, type CampaignState } from '../features/campaigns/reading/readCampaign';
import { changedTeams, isSameTeam } from '../features/campaigns/reading/teamIndex';
import { arePaged, countVisible } from '../features/campaigns/reading/teamPages';

type Shown = Pick<CampaignState, 'campaign' | 'donors' | 'teams' | 'words'>;

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const documents = new WeakMap<Campaign, string>();

/** The part of a campaign that no delta covers, as text, without teams: when it changes, pages read the campaign again. */
function documentOf(campaign: Campaign): string {
  const known = documents.get(campaign);
  if (known !== undefined) return known;
  const { stats: _, matching: _matching, screen: _screen, version: _version, teams: _teams, ...rest } = campaign;
  const text = JSON.stringify(rest);
  documents.set(campaign, text);
  return text;
}

/**
 * The delta between two states (CALL-27); null if they look the same. Changes without a version of their own, caused by
 * passing time, need a reload.
 */
export function campaignDelta(before: Shown, after: Shown): CampaignDelta | null {
  const [from, to] = [before.campaign, after.campaign];
  const versions = { version: to.version, previous: from.version };
  const isOld = to.version === from.version;
  const changed = changedTeams(before.teams, after.teams);
  if (isOld && changed.length === 0 && isSameShown(before, after)) return null;
  const isAddress = changed.some(({ was, is }) => was && was.param !== is.param);
  if (isOld || isAddress || documentOf(from) !== documentOf(to) || !isSameWords(before, after))
    return { ...versions, reload: true };
  const isNew = changed.some(({ was, is }) => !was || !isSameTeam(was, is));
  const gone = goneDonors(before.donors, after.donors);
  return {
    ...versions,
    ...(!same(from.stats, to.stats) && { stats: to.stats }),
    ...(!same(from.matching, to.matching) && { matching: to.matching }),
    ...(!same(from.screen, to.screen) && { screen: to.screen }),
    ...(isNew && { reload: true, whole: true, teamCount: countVisible(after.teams) }),
    ...(changed.length > 0 && { teams: changed.map((change) => toldTeam(change, arePaged(after.teams))) }),
    ...shownDonors(before, after),
    ...(gone.length > 0 && { gone }),
  };
}

function isSameShown(before: Shown, after: Shown): boolean {
  const [{ teams: _, ...from }, { teams: _teams, ...to }] = [before.campaign, after.campaign];
  return same(from, to) && same(before.donors, after.donors) && isSameWords(before, after);
}

/** What was not read again is the same object. */
const isSameWords = ({ words: from }: Shown, { words: to }: Shown) => from === to || same(from.by, to.by);

/** Only the figures of a team, unless pages may lack it. @param paged they may hold part of the visible teams */
function toldTeam(
  { was, is }: ReturnType<typeof changedTeams>[number],
  paged: boolean,
): NonNullable<CampaignDelta['teams']>[number] {
  const { param, stats, id, label, goal, hidden } = is;
  const isHeld = (was && isSameTeam(was, is) && (!paged || hidden)) ?? false;
  return isHeld ? { param, stats } : { param, stats, id, label, goal, hidden };
}

/** Donors per message: without a limit, a flood of gifts to thousands of viewers is gigabits a second (CALL-35). */
const MOST_DONORS = 20;

/** The donors of a message. If there are too many, the latest, without a gap between them. */
function shownDonors(before: Shown, after: Shown): Pick<CampaignDelta, 'donors' | 'others' | 'more'> {
  const donors = changedDonors(before.donors, after.donors);
  const isShort = isCutShort(before.donors, after.donors);
  if (donors.length <= MOST_DONORS && !isShort) return donors.length > 0 ? { donors } : {};
  const latest = after.donors.slice(0, MOST_DONORS);
  const left = donors.filter((donor) => !latest.includes(donor)).length;
  // The state holds only the latest; the number of gifts counts all.
  const came = countOf(after) - countOf(before) - latest.length;
  return { donors: latest, others: Math.max(left, isShort ? came : 0, 1), more: true };
}

const countOf = ({ campaign }: Shown) => campaign.stats.total.count.total;

function changedDonors(before: readonly Donor[], after: readonly Donor[]): Donor[] {
  const known = new Map(before.map((donor) => [donor._id, donor]));
  return after.filter((donor) => !same(known.get(donor._id), donor));
}

/** Whether so many came that the latest may not reach down to those that were known. */
function isCutShort(before: readonly Donor[], after: readonly Donor[]): boolean {
  const [last, known] = [after.at(-1), before[0]];
  return after.length >= LATEST_DONORS && !!last && (!known || compareKeys(last._id, known._id) > 0);
}

/** Donors that disappeared, except those that only fell off the end of the list. */
function goneDonors(before: readonly Donor[], after: readonly Donor[]): string[] {
  const here = new Set(after.map(({ _id }) => _id));
  const last = after.length < LATEST_DONORS ? undefined : after.at(-1)?._id;
  return before
    .map(({ _id }) => _id)
    .filter((id) => !here.has(id) && (last === undefined || compareKeys(id, last) > 0));
}
