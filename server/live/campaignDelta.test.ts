import type { Campaign, Donor } from '../../src/contract/campaigns/campaigns';
import { campaignDelta } from './campaignDelta';

/** A campaign that counts how often it was written as text. */
function createCampaign(version: number, sum: number, label = 'Team 7') {
  let written = 0;
  const stats = (team: number) => ({ sum: team === 7 ? sum : 1, count: 1, matched: 0 });
  const teams = Array.from({ length: 50 }, (_, team) => ({
    ...{ param: `team-${team}`, objectif: stats(team).sum, stats: stats(team) },
    label: team === 7 ? label : { toJSON: () => ((written += 1), `Team ${team}`) },
  }));
  const rest = { matching: [], screen: {}, stats: { total: { sum: { total: sum } } } };
  return { campaign: { ...rest, version, teams } as unknown as Campaign, donors: [], written: () => written };
}

it('CALL-34 writes a state as text once, however many changes it is compared in', () => {
  const [first, second, third] = [createCampaign(1, 1), createCampaign(2, 5), createCampaign(3, 9)];
  const teams = (sum: number) => [{ param: 'team-7', stats: { sum, count: 1, matched: 0 } }];
  expect(campaignDelta(first, second)).toMatchObject({ version: 2, previous: 1, teams: teams(5) });
  expect(campaignDelta(second, third)).toMatchObject({ version: 3, previous: 2, teams: teams(9) });
  expect([first, second, third].map(({ written }) => written())).toEqual([49, 49, 49]);
  expect(campaignDelta(third, createCampaign(4, 9, 'Renamed'))).toEqual({ version: 4, previous: 3, reload: true });
});

/** A state whose latest donors are those with these numbers, latest first. */
const createFeed = (version: number, numbers: readonly number[], commentaire = '') => {
  const { campaign } = createCampaign(version, version);
  const stats = { total: { sum: { total: version }, count: { total: numbers[0] ?? 0 } } };
  const donors = numbers.map((number) => ({ _id: number.toString(16).padStart(8, '0'), commentaire }) as Donor);
  return { campaign: { ...campaign, stats } as Campaign, donors };
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
