import { buildDonor, setUpStream } from './testing/fakeCampaign';

it('CALL-35 a flood shows the twenty of its message, and nothing is read at once: older ones on demand, the list later', async () => {
  const { clock, answers, give, tell, took, campaign, follow } = await setUpStream();
  const all = () => Array.from({ length: 300 }, (_, index) => buildDonor(300 - index));
  answers['CALL-16'] = ({ before }) => ({
    data: all()
      .filter(({ _id }) => parseInt(_id, 16) <= campaign().stats.total.count.total)
      .filter(({ _id }) => !before || _id < String(before))
      .slice(0, 50),
    stats: campaign().stats.total,
    version: campaign().version,
  });
  const flood = (count: number) => {
    const delta = give(count);
    const donors = all().filter(({ _id }) => parseInt(_id, 16) <= campaign().stats.total.count.total);
    tell({ ...delta, donors: donors.slice(0, 20), others: count - 20, more: true });
  };
  const numbers = () => follow.get().donors?.map(({ _id }) => parseInt(_id, 16)) ?? [];
  flood(100);
  await clock.pass(0);
  expect(took()).toEqual([]);
  expect(numbers()).toEqual(Array.from({ length: 20 }, (_, index) => 102 - index));
  expect(follow.get()).toMatchObject({ donorCount: 102, fresh: [{}, {}, {}] });
  await follow.older();
  expect(took()).toEqual(['CALL-16']);
  expect(numbers()).toEqual(Array.from({ length: 70 }, (_, index) => 102 - index));
  // A page read during the next flood would leave a hole.
  const reading = follow.older();
  flood(60);
  await reading;
  expect(numbers()).toEqual(Array.from({ length: 20 }, (_, index) => 162 - index));
  took();
  await clock.pass(40_000);
  expect(took().filter((call) => call.startsWith('CALL-16'))).toEqual(['CALL-16']);
  expect(numbers()).toEqual(Array.from({ length: 50 }, (_, index) => 162 - index));
  follow.stop();
});

it('CALL-35 a flood leaves a team’s list as it was, and has it read later where the team is concerned', async () => {
  const { clock, give, tell, took, follow } = await setUpStream({ target: { team: 'red', source: null } });
  tell(give(2, 'red'));
  const elsewhere = give(30, 'blue');
  tell({ ...elsewhere, donors: elsewhere.donors?.slice(0, 20), others: 10, more: true });
  expect(follow.get()).toMatchObject({ donors: [{}, {}], donorCount: 2 });
  took();
  await clock.pass(90_000);
  expect(took().filter((call) => call.startsWith('CALL-16'))).toEqual([]);
  const own = give(30, 'red');
  tell({ ...own, donors: own.donors?.slice(0, 5), others: 25, more: true });
  expect(follow.get().donors).toHaveLength(7);
  expect(follow.get().donorCount).toBe(32);
  expect(took()).toEqual([]);
  await clock.pass(40_000);
  expect(took().filter((call) => call.startsWith('CALL-16'))).toEqual(['CALL-16 red']);
  expect(follow.get().donors).toHaveLength(32);
  follow.stop();
});

it('CALL-36 a new team that comes whole is shown without another request', async () => {
  const { change, clock, tell, took, follow } = await setUpStream();
  const stats = { sum: 0, count: 0, matched: 0 };
  const teams = [{ id: 'new', param: 'new', label: 'New', goal: null, hidden: false, stats }];
  tell(change({ reload: true, whole: true, teams }));
  await clock.pass(0);
  expect(took()).toEqual([]);
  expect(follow.get().campaign?.teams.at(-1)).toEqual({ ...teams[0], objectif: 0 });
  follow.stop();
});
