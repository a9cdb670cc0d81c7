import { createTeamIndex } from '../features/campaigns/reading/teamIndex';
import type { CampaignState } from '../features/campaigns/reading/readCampaign';
import { createCampaignCache } from './createCampaignCache';

const noTeams = createTeamIndex([], 'eur');

it('CALL-27 reads a campaign at most once a second, however many changes it is told of', async () => {
  let time = 0;
  let timers: { at: number; task: () => void }[] = [];
  const reads: number[] = [];
  const pass = async (milliseconds: number) => {
    for (const end = time + milliseconds; time < end; time += 100) {
      const due = timers.filter(({ at }) => at <= time);
      timers = timers.filter(({ at }) => at > time);
      for (const { task } of due) task();
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    }
  };
  const cache = createCampaignCache({
    timers: {
      now: () => time,
      after(milliseconds, task) {
        const timer = { at: time + milliseconds, task };
        timers.push(timer);
        return () => void (timers = timers.filter((other) => other !== timer));
      },
    },
    read: async (id) => {
      reads.push(time);
      const campaign = {
        id,
        version: reads.length,
        sources: [],
        stats: {},
        matching: [],
        screen: {},
        active: true,
      };
      const state = { campaign, teams: noTeams, donors: [], gifts: 0, changesAt: null };
      return id === 'gala' ? (state as unknown as CampaignState) : null;
    },
    readVersions: async () => new Map([['gala', 1]]),
    readTeamDonors: async () => [],
    isWatched: () => true,
    onChange: () => undefined,
    onFailure: () => undefined,
  });
  await cache.load('gala');
  for (let round = 0; round < 50; round += 1) {
    cache.notice('gala');
    await pass(100);
  }
  expect(reads.slice(1, 5)).toEqual([1000, 2000, 3000, 4000]);
  expect(await cache.load('none')).toBeNull();
  expect(cache.peek('none')).toBeNull();
  const before = reads.length;
  await pass(40_000);
  expect(reads.length - before).toBeLessThanOrEqual(3);
  expect(cache.peek('none')).toBeUndefined();
});

it('CALL-15 CALL-27 is read again when a matching rule starts and when it ends, and its viewers are told', async () => {
  let time = 0;
  let timers: { at: number; task: () => void }[] = [];
  const [start, end] = [12_000, 25_000];
  const told: [number, boolean][] = [];
  const cache = createCampaignCache({
    timers: {
      now: () => time,
      after(milliseconds, task) {
        const own = { at: time + milliseconds, task };
        timers.push(own);
        return () => void (timers = timers.filter((one) => one !== own));
      },
    },
    read: async () => {
      const changesAt = [start, end].find((moment) => moment > time) ?? null;
      const matching = time >= start && time < end ? ['double'] : [];
      const campaign = { version: 1, sources: [], matching };
      return { campaign, teams: noTeams, changesAt } as unknown as CampaignState;
    },
    readVersions: async () => new Map([['gala', 1]]),
    readTeamDonors: async () => [],
    isWatched: () => true,
    onChange: (_, { campaign }) => told.push([time, campaign.matching.length > 0]),
    onFailure: () => undefined,
  });
  await cache.load('gala');
  while (time < 100_000) {
    const [next] = timers.sort((one, other) => one.at - other.at);
    if (!next) throw new Error('nothing is planned');
    timers = timers.filter((one) => one !== next);
    time = next.at;
    next.task();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  }
  expect(told).toEqual([
    [start, true],
    [end, false],
  ]);
});

it('CALL-34 compares the versions of all campaigns in one statement, and reads those again that moved', async () => {
  let timers: (() => void)[] = [];
  const versions = new Map(['gala', 'fair', 'run'].map((id) => [id, 1]));
  const reads: string[] = [];
  const compared: (readonly string[])[] = [];
  let isDown = false;
  const cache = createCampaignCache({
    timers: {
      now: () => 0,
      after(_, task) {
        timers.push(task);
        return () => void (timers = timers.filter((other) => other !== task));
      },
    },
    read: async (id) => {
      reads.push(id);
      const version = versions.get(id);
      return version ? ({ campaign: { version }, teams: noTeams, changesAt: null } as unknown as CampaignState) : null;
    },
    readVersions: async (ids) => {
      compared.push(ids);
      if (isDown) throw new Error('down');
      return new Map(versions);
    },
    readTeamDonors: async () => [],
    isWatched: () => true,
    onChange: () => undefined,
    onFailure: () => undefined,
  });
  const pass = async () => {
    for (const task of timers.splice(0)) task();
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  for (const id of versions.keys()) await cache.load(id);
  expect(timers).toHaveLength(1);
  await pass();
  await pass();
  expect(compared).toEqual([
    ['gala', 'fair', 'run'],
    ['gala', 'fair', 'run'],
  ]);
  expect(reads.splice(0)).toEqual(['gala', 'fair', 'run']);

  versions.set('fair', 2).delete('run');
  isDown = true;
  cache.noticeAll();
  await pass();
  expect(reads).toEqual([]);
  isDown = false;
  await pass();
  await pass();
  expect(reads).toEqual(['fair', 'run']);
  expect(cache.peek('fair')?.state.campaign.version).toBe(2);
  expect(cache.peek('run')).toBeUndefined();
});
