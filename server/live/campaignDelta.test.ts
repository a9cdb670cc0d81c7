import type { Campaign, Donor } from '../../src/contract/campaigns/campaigns';
import { minor } from '../../src/core/money';
import { changeTeamIndex, createTeamIndex, type CountedTeam } from '../features/campaigns/reading/teamIndex';
import { campaignDelta } from './campaignDelta';

const counted = (team: number, sum: number, label = `Team ${team}`): CountedTeam => ({
  row: { id: `t${team}`, param: `team-${team}`, label, goal: null, hidden: false },
  totals: { sum: minor(sum * 100), matched: minor(0), received: minor(0), count: 1 },
});

/** A campaign with 50 teams that counts how often it was written as text. */
function createCampaign(version: number, sum: number) {
  let written = 0;
  const label = { toJSON: () => ((written += 1), 'Gala') };
  const rest = { matching: [], screen: {}, teams: [], stats: { total: { sum: { total: sum } } } };
  const teams = createTeamIndex(
    Array.from({ length: 50 }, (_, team) => counted(team, team === 7 ? sum : 1)),
    'eur',
  );
  const words = { version: 0, by: {} };
  return {
    campaign: { ...rest, label, version } as unknown as Campaign,
    donors: [],
    teams,
    words,
    written: () => written,
  };
}

it('CALL-34 writes a state as text once, however many changes it is compared in', () => {
  const [first, second, third] = [createCampaign(1, 1), createCampaign(2, 5), createCampaign(3, 9)];
  const teams = (sum: number) => [{ param: 'team-7', stats: { sum, count: 1, matched: 0 } }];
  expect(campaignDelta(first, second)).toMatchObject({ version: 2, previous: 1, teams: teams(5) });
  expect(campaignDelta(second, third)).toMatchObject({ version: 3, previous: 2, teams: teams(9) });
  expect([first, second, third].map(({ written }) => written())).toEqual([1, 1, 1]);
});

/** The next state of one, in which these teams were read again. */
const after = (before: ReturnType<typeof createCampaign>, teams: readonly CountedTeam[]) => ({
  ...before,
  campaign: { ...before.campaign, version: before.campaign.version + 1 },
  teams: changeTeamIndex(before.teams, teams, 'eur'),
});

it('CALL-36 tells figures of the teams that changed, and looks at no other', () => {
  const before = createCampaign(1, 1);
  const next = after(before, [counted(7, 9), counted(8, 1)]);
  const { byId } = before.teams;
  const looked = jest.spyOn(byId, 'get');
  expect(campaignDelta(before, next)).toEqual({
    ...{ version: 2, previous: 1 },
    teams: [{ param: 'team-7', stats: { sum: 9, count: 1, matched: 0 } }],
  });
  expect(looked.mock.calls.flat()).toEqual(['t7', 't8']);
});

it('CALL-36 tells new teams and other names whole: pages of earlier releases read again, others need not', () => {
  const before = createCampaign(1, 1);
  const stats = { sum: 1, count: 1, matched: 0 };
  const team = { goal: null, hidden: false, stats };
  expect(campaignDelta(before, after(before, [counted(7, 1, 'Renamed'), counted(50, 1)]))).toEqual({
    ...{ version: 2, previous: 1, reload: true, whole: true, teamCount: 51 },
    teams: [
      { ...team, id: 't7', param: 'team-7', label: 'Renamed' },
      { ...team, id: 't50', param: 'team-50', label: 'Team 50' },
    ],
  });
});

it('CALL-36 another address of a team, or any other part of the campaign, is read again by all', () => {
  const before = createCampaign(1, 1);
  const moved = { ...counted(7, 1), row: { ...counted(7, 1).row, param: 'other' } };
  expect(campaignDelta(before, after(before, [moved]))).toEqual({ version: 2, previous: 1, reload: true });
  const next = after(before, []);
  const renamed = { ...next, campaign: { ...next.campaign, label: 'Grand gala' } };
  expect(campaignDelta(before, renamed)).toEqual({ version: 2, previous: 1, reload: true });
});

/** A state whose latest donors are those with these numbers, latest first. */
const createFeed = (version: number, numbers: readonly number[], commentaire = '') => {
  const { campaign, teams, words } = createCampaign(version, 1);
  const stats = { total: { sum: { total: version }, count: { total: numbers[0] ?? 0 } } };
  const donors = numbers.map((number) => ({ _id: number.toString(16).padStart(8, '0'), commentaire }) as Donor);
  return { campaign: { ...campaign, stats } as Campaign, donors, teams, words };
};
const range = (from: number, to: number) => Array.from({ length: from - to + 1 }, (_, index) => from - index);

it('CALL-35 sends all donors up to twenty, then the latest twenty and how many more there are', () => {
  const before = createFeed(1, range(10, 1));
  const twenty = campaignDelta(before, createFeed(2, range(30, 1)));
  expect(twenty?.donors).toHaveLength(20);
  expect(Object.keys(twenty ?? {})).not.toContain('others');
  const flood = campaignDelta(before, createFeed(2, range(110, 1)));
  expect(flood).toMatchObject({ others: 80, more: true });
  expect(flood?.donors?.map(({ _id }) => parseInt(_id, 16))).toEqual(range(110, 91));
});

it('CALL-35 twenty donors lie above each other without a gap, older ones that changed being among the others', () => {
  const delta = campaignDelta(createFeed(1, range(30, 1)), createFeed(2, range(40, 1), 'Merci'));
  expect(delta?.donors?.map(({ _id }) => parseInt(_id, 16))).toEqual(range(40, 21));
  expect(delta).toMatchObject({ others: 20 });
});

it('CALL-35 counts those that the state itself does not hold', () => {
  const delta = campaignDelta(createFeed(1, range(5, 1)), createFeed(2, range(1005, 806)));
  expect(delta).toMatchObject({ others: 980, more: true });
});
