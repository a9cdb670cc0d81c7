import { buildDonor, createFakeCampaign, setUp, setUpStream, total } from './testing/fakeCampaign';

describe('pings of a campaign page', () => {
  it('PING-01 PING-03 ACC-25 the first says so, then one every 5 seconds, by a visitor who stays the same', async () => {
    const world = createFakeCampaign();
    const follow = world.widget({ connect: null, target: { team: 'red', source: 'mail' } });
    await world.clock.pass(10_000);
    const pings = world.calls.filter(({ id }) => id === 'CALL-15');
    expect(pings.map(({ at }) => at)).toEqual([0, 5000, 10_000]);
    expect(pings[0]?.body).toEqual({
      target: { team: 'red', source: 'mail', initial: true, url: 'https://site.test/gala/red?s=mail' },
    });
    expect(pings[1]?.body).toMatchObject({ target: { initial: false } });
    const visitor = world.storage.read('local', 'VISITOR');
    expect(visitor).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(new Set(pings.map(({ params }) => params['visitorId']))).toEqual(new Set([visitor]));
    follow.stop();
  });

  it('PING-01 none while hidden, one at once when visible again; none when idle, again after a sign of life', async () => {
    const { clock, page, took, follow } = await setUp();
    page.show(false);
    await clock.pass(11_000);
    expect(took()).toEqual([]);
    page.show(true);
    await clock.pass(0);
    expect(took()).toEqual(['CALL-15']);
    await clock.pass(60_000);
    took();
    await clock.pass(20_000);
    expect(took()).toEqual([]);
    page.act();
    await clock.pass(5000);
    expect(took()).toEqual(['CALL-15']);
    follow.stop();
  });

  it('PING-02 ACC-25 a new total is shown and brings one new read of the donors', async () => {
    const { clock, answers, took, follow, campaign } = await setUp();
    // A server without versions, as in the old calls.
    const { version: _, ...rest } = campaign();
    answers['CALL-15'] = () => ({
      data: { stats: { ...rest.stats, total: { ...rest.stats.total, sum: { ...rest.stats.total.sum, total: 650 } } } },
      target: { team: null, source: null },
    });
    await clock.pass(10_000);
    expect(took()).toEqual(['CALL-15', 'CALL-16', 'CALL-15']);
    expect(total(follow.get())).toBe(650);
    follow.stop();
  });

  it('PING-02 CALL-15 an answer that tells a part of the campaign, or nothing new, leaves the rest as it is', async () => {
    const { clock, answers, took, follow } = await setUp();
    const target = { team: null, source: null };
    answers['CALL-15'] = () => ({ data: { stats: { total: { sum: { total: 650 }, count: { total: 3 } } } }, target });
    await clock.pass(5000);
    const { campaign } = follow.get();
    expect(campaign?.stats).toEqual({
      total: { sum: { total: 650 }, count: { total: 3 } },
      engagements: { sum: 0, count: 0 },
    });
    answers['CALL-15'] = () => ({ data: {}, target });
    took();
    await clock.pass(5000);
    expect(took()).toEqual(['CALL-15']);
    expect(follow.get().campaign).toBe(campaign);
    follow.stop();
  });

  it('PING-02 TEAM-03 with a team its donors and totals are read again, and only its donors are asked for', async () => {
    const { clock, give, took, follow, first, answers } = await setUp({ target: { team: 'red', source: null } });
    expect(first.sort()).toEqual(['CALL-14', 'CALL-15', 'CALL-16 red']);
    give(1, 'red');
    const whole = answers['CALL-15'];
    answers['CALL-15'] = (args) => ({ ...(whole?.(args) as object), data: { stats: answers['stats']?.({}) } });
    answers['stats'] = () => ({ total: { sum: { total: 30, matched: 0, received: 30 }, count: { total: 3 } } });
    await clock.pass(5000);
    expect(took()).toEqual(['CALL-15', 'CALL-16 red', 'CALL-18']);
    const { campaign, donors, target } = follow.get();
    expect(campaign?.teams[0]).toMatchObject({ param: 'red', objectif: 10, stats: { sum: 10, count: 1 } });
    expect([donors?.length, target.team]).toEqual([1, 'red']);
    follow.stop();
  });

  it('PING-02 a team or source that does not exist is given up, and the whole campaign is looked at', async () => {
    const { follow, clock, took } = await setUp({ target: { team: 'nobody', source: 'x' } });
    await clock.pass(0);
    expect(follow.get().target).toEqual({ team: null, source: null });
    expect(follow.get().donors).toHaveLength(2);
    expect(took()).not.toContain('CALL-16 nobody');
    follow.stop();
  });

  it('CALL-31 without a stream a change of the document or of a name is read with the next ping', async () => {
    const { clock, moderate, took, follow } = await setUp();
    moderate(1);
    await clock.pass(5000);
    expect(took().sort()).toEqual(['CALL-14', 'CALL-15', 'CALL-16']);
    expect(follow.get().donors).toHaveLength(1);
    await clock.pass(5000);
    expect(took()).toEqual(['CALL-15']);
    follow.stop();
  });
});

describe('stream of a campaign page', () => {
  it('CALL-27 a delta brings total, teams and donors, and nothing is read again', async () => {
    const { clock, give, tell, took, follow, source } = await setUpStream();
    expect(source().url).toBe(`https://api.test/v1/campagne/stream/${follow.get().campaign?.id}`);
    tell(give(1, 'red'));
    await clock.pass(5000);
    expect(took()).toEqual(['CALL-15']);
    const { campaign, donors, donorCount, fresh } = follow.get();
    expect(total(follow.get())).toBe(30);
    expect(campaign?.teams[0]?.stats).toEqual({ sum: 10, count: 1, matched: 0 });
    expect([donors?.length, donorCount, fresh.length]).toEqual([3, 3, 1]);
    follow.stop();
  });

  it('CALL-27 a gap, a reload or a first event ahead of the first read leads to a whole read', async () => {
    const { clock, give, change, tell, took, follow } = await setUpStream();
    give();
    tell(give());
    await clock.pass(0);
    expect(took().sort()).toEqual(['CALL-14', 'CALL-16']);
    expect(follow.get().donors).toHaveLength(4);
    tell(change({ reload: true }));
    await clock.pass(0);
    expect(took().sort()).toEqual(['CALL-14', 'CALL-16']);
    follow.stop();
  });

  it('CALL-27 what is moderated disappears, and a delta that comes twice changes nothing', async () => {
    const { clock, moderate, give, tell, took, follow } = await setUpStream();
    const delta = moderate(2);
    tell(delta);
    expect(follow.get().donors).toHaveLength(1);
    const before = follow.get();
    tell(delta);
    expect(follow.get()).toBe(before);
    tell(give());
    expect(follow.get().fresh).toHaveLength(0);
    await clock.pass(0);
    expect(took()).toEqual([]);
    follow.stop();
  });

  it('CALL-27 a hidden tab closes it, and what came meanwhile is read when it is back', async () => {
    const { clock, page, give, hello, took, follow, sources, source } = await setUpStream();
    page.show(false);
    expect(sources[0]?.readyState).toBe(2);
    give();
    page.show(true);
    source().tell('open');
    hello();
    await clock.pass(0);
    expect(sources).toHaveLength(2);
    expect(took()).toContain('CALL-16');
    expect(total(follow.get())).toBe(30);
    follow.stop();
    expect(source().readyState).toBe(2);
  });

  it('CALL-27 polling does it alone when it does not open within 3 seconds or fails, and it is tried again later', async () => {
    const world = createFakeCampaign();
    const follow = world.widget();
    await world.clock.pass(3000);
    expect(world.source().readyState).toBe(2);
    world.give();
    await world.clock.pass(2000);
    expect(total(follow.get())).toBe(10);
    // HTTP-04: after a second, then after longer and longer, three seconds of waiting for each attempt.
    expect(world.sources).toHaveLength(2);
    await world.clock.pass(28_000);
    expect([4, 5, 6, 7]).toContain(world.sources.length);
    world.source().fail(2);
    world.give();
    await world.clock.pass(5000);
    expect(total(follow.get())).toBe(20);
    follow.stop();
  });

  it('CALL-27 a connection that died without a word is noticed by pings and made anew', async () => {
    const { clock, give, follow, sources } = await setUpStream();
    give();
    await clock.pass(10_000);
    expect(sources).toHaveLength(2);
    expect(total(follow.get())).toBe(30);
    follow.stop();
  });

  it('CALL-27 what is no delta is left alone', async () => {
    const { follow, source } = await setUpStream();
    const before = follow.get();
    source().tell('campagne', '{"half":');
    source().tell('campagne', '{"version":"9"}');
    expect(follow.get()).toBe(before);
    follow.stop();
  });
});

describe('donors that came', () => {
  it('FEED-02 none at first, then the latest three of those that came, each time in another array', async () => {
    const { clock, give, follow } = await setUp();
    expect(follow.get().fresh).toEqual([]);
    give(5);
    await clock.pass(5000);
    const { fresh, donors } = follow.get();
    expect(fresh.map(({ _id }) => parseInt(_id, 16))).toEqual([7, 6, 5]);
    expect(donors).toHaveLength(7);
    await clock.pass(5000);
    expect(follow.get().fresh).toBe(fresh);
    follow.stop();
  });

  it('FEED-02 TEAM-03 another team is looked at: its donors are read, and none of them is news', async () => {
    const { clock, give, tell, took, follow } = await setUpStream();
    tell(give(2, 'red'));
    follow.setTarget({ team: 'red', source: null });
    expect(follow.get()).toMatchObject({ donors: null, fresh: [] });
    await clock.pass(0);
    expect(took()).toEqual(['CALL-16 red']);
    expect(follow.get()).toMatchObject({ donorCount: 2, fresh: [] });
    tell(give(1, 'blue'));
    expect(follow.get()).toMatchObject({ donorCount: 2, fresh: [] });
    tell(give(1, 'red'));
    expect(follow.get().donorCount).toBe(3);
    expect(follow.get().fresh).toHaveLength(1);
    follow.stop();
  });

  it('FEED-01 older donors are read below those known, and stay when new ones come', async () => {
    const { clock, answers, give, tell, campaign, follow } = await setUpStream();
    answers['CALL-16'] = ({ before }) => ({
      data: before ? [buildDonor(0)] : [buildDonor(2), buildDonor(1)],
      stats: { count: { total: 3 } },
      version: campaign().version,
    });
    expect(await follow.older()).toBe(true);
    tell(give());
    await clock.pass(0);
    expect(follow.get().donors?.map(({ _id }) => parseInt(_id, 16))).toEqual([3, 2, 1, 0]);
    follow.stop();
  });

  it('FEED-01 CALL-27 a server that does not count those left out: the list is read again at once, and goes on from there', async () => {
    const { clock, answers, give, tell, took, campaign, follow } = await setUpStream();
    answers['CALL-16'] = () => ({ data: [buildDonor(0)], stats: { count: { total: 3 } }, version: campaign().version });
    await follow.older();
    const all = Array.from({ length: 252 }, (_, index) => buildDonor(252 - index));
    answers['CALL-16'] = ({ before }) => ({
      data: all.filter(({ _id }) => !before || String(_id) < before).slice(0, 100),
      stats: { count: { total: 252 } },
      version: campaign().version,
    });
    took();
    tell({ ...give(250), donors: all.slice(0, 200), more: true });
    await clock.pass(0);
    expect(took()).toEqual(['CALL-16']);
    const numbers = () => follow.get().donors?.map(({ _id }) => parseInt(String(_id), 16));
    expect(numbers()).toEqual(Array.from({ length: 200 }, (_, index) => 252 - index));
    expect(follow.get()).toMatchObject({ donorCount: 252, fresh: all.slice(0, 3) });
    await follow.older();
    expect(numbers()).toEqual(Array.from({ length: 252 }, (_, index) => 252 - index));
    follow.stop();
  });

  it('FEED-01 without a stream the last donor who is hidden goes too, though hidden ones are counted', async () => {
    const { clock, answers, moderate, campaign, follow } = await setUp();
    moderate(1);
    const data = [buildDonor(2)];
    answers['CALL-16'] = () => ({ data, stats: { count: { total: 2 } }, version: campaign().version, complete: true });
    await clock.pass(5000);
    expect(follow.get().donors).toEqual(data);
    follow.stop();
  });

  it('FEED-01 a donor who came while donors were read is kept, whatever the older answer says', async () => {
    const { clock, answers, give, tell, follow } = await setUpStream();
    const old = answers['CALL-16']?.({});
    answers['CALL-16'] = () => old;
    follow.setTarget({ team: 'red', source: null });
    tell(give(1, 'red'));
    await clock.pass(0);
    expect(follow.get().donors?.map(({ _id }) => parseInt(_id, 16))[0]).toBe(3);
    follow.stop();
  });
});
