import type { Campaign } from '../../src/contract/campaigns/campaigns';
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
