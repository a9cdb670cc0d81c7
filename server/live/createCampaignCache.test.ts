import type { CampaignState } from '../features/campaigns/reading/readCampaign';
import { createCampaignCache } from './createCampaignCache';

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
        teams: [],
        sources: [],
        stats: {},
        matching: [],
        screen: {},
        active: true,
      };
      return id === 'gala' ? ({ campaign, donors: [], gifts: 0, changesAt: null } as unknown as CampaignState) : null;
    },
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
  let timer: { at: number; task: () => void } | null = null;
  const [start, end] = [12_000, 25_000];
  const told: [number, boolean][] = [];
  const cache = createCampaignCache({
    timers: {
      now: () => time,
      after(milliseconds, task) {
        const own = { at: time + milliseconds, task };
        timer = own;
        return () => void (timer = timer === own ? null : timer);
      },
    },
    read: async () => {
      const changesAt = [start, end].find((moment) => moment > time) ?? null;
      const matching = time >= start && time < end ? ['double'] : [];
      const campaign = { version: 1, teams: [], sources: [], matching };
      return { campaign, changesAt } as unknown as CampaignState;
    },
    readTeamDonors: async () => [],
    isWatched: () => true,
    onChange: (_, { campaign }) => told.push([time, campaign.matching.length > 0]),
    onFailure: () => undefined,
  });
  await cache.load('gala');
  while (told.length < 3) {
    const next = timer as { at: number; task: () => void } | null;
    if (!next) throw new Error('nothing is planned');
    time = next.at;
    next.task();
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  }
  expect(told).toEqual([
    [start, true],
    [end, false],
    [end + 30_000, false],
  ]);
});
