import { createFakeCampaign, setUp, setUpStream, total } from './testing/fakeCampaign';

describe('widgets of one page', () => {
  it('ELEM-02 CALL-27 share reads, pings and one stream, which end with the last of them', async () => {
    const world = createFakeCampaign();
    const [one, other] = [world.widget(), world.widget()];
    await world.clock.pass(5000);
    expect(world.took().sort()).toEqual(['CALL-14', 'CALL-15', 'CALL-15', 'CALL-16']);
    expect(world.sources.filter(({ readyState }) => readyState !== 2)).toHaveLength(1);
    one.stop();
    world.give();
    await world.clock.pass(5000);
    expect(total(other.get())).toBe(10);
    expect(other.get().fresh).toHaveLength(1);
    const later = world.widget();
    expect(later.get().fresh).toEqual([]);
    other.stop();
    later.stop();
    later.stop();
    world.took();
    await world.clock.pass(60_000);
    expect(world.took()).toEqual([]);
    expect([world.source().readyState, world.page.listening()]).toEqual([2, 0]);
  });

  it('TEAM-03 each looks at the team that it wants', async () => {
    const world = createFakeCampaign();
    world.give(1, 'red');
    world.give(2, 'blue');
    const [red, blue] = ['red', 'blue'].map((team) => world.widget({ connect: null, target: { team, source: null } }));
    await world.clock.pass(0);
    expect([red?.get().donorCount, blue?.get().donorCount]).toEqual([1, 2]);
    red?.stop();
    world.took();
    world.give(1, 'blue');
    await world.clock.pass(5000);
    expect(world.took()).not.toContain('CALL-16 red');
    expect(blue?.get().donorCount).toBe(3);
    blue?.stop();
  });

  it('CALL-31 tells of changes only, with the same object when nothing changed', async () => {
    const { clock, give, follow } = await setUp();
    let told = 0;
    const end = follow.subscribe(() => (told += 1));
    const before = follow.get();
    await clock.pass(20_000);
    expect([told, follow.get()]).toEqual([0, before]);
    give();
    await clock.pass(5000);
    expect(told).toBeGreaterThan(0);
    end();
    follow.stop();
  });
});

describe('failures', () => {
  it('CALL-31 keep the last good data, say that the server is away, and end with all that was missed', async () => {
    const { clock, give, setState, follow } = await setUp();
    setState('down');
    give();
    await clock.pass(5000);
    expect(follow.get()).toMatchObject({ offline: true, donorCount: 2 });
    setState('up');
    await clock.pass(5000);
    expect(follow.get()).toMatchObject({ offline: false, donorCount: 3, fresh: [] });
    follow.stop();
  });

  it('CALL-31 a server that is away at the start is waited for; a campaign that is not there is told as missing', async () => {
    const world = createFakeCampaign();
    world.setState('down');
    const follow = world.widget({ connect: null });
    await world.clock.pass(0);
    expect(follow.get()).toMatchObject({ campaign: null, offline: true, missing: false });
    world.setState('gone');
    await world.clock.pass(5000);
    expect(follow.get()).toMatchObject({ campaign: null, missing: true });
    world.setState('up');
    await world.clock.pass(5000);
    expect(follow.get()).toMatchObject({ missing: false, offline: false, donors: [] });
    follow.stop();
  });

  it('CALL-31 an answer that never comes does not hold up the next round for a minute', async () => {
    const { clock, give, setState, follow } = await setUp();
    setState('mute');
    await clock.pass(16_000);
    expect(follow.get().offline).toBe(true);
    setState('up');
    give();
    await clock.pass(10_000);
    expect(follow.get()).toMatchObject({ offline: false, donorCount: 3 });
    follow.stop();
  });
});

describe('a screen', () => {
  it('SCREEN-01 reads the campaign every 5 seconds, hidden and idle or not, and sends no pings', async () => {
    const { clock, page, took, follow } = await setUp({ always: true });
    page.show(false);
    await clock.pass(120_000);
    expect(took()).toEqual(Array.from({ length: 24 }, () => 'CALL-14'));
    follow.stop();
  });

  it('SCREEN-01 FEED-02 hears of all donors that came, not of three', async () => {
    const { clock, give, follow } = await setUp({ always: true });
    give(7);
    await clock.pass(5000);
    expect(follow.get().fresh).toHaveLength(7);
    follow.stop();
  });

  it.each(['down', 'mute'] as const)(
    'SCREEN-01 a minute without a server (%s): right total within 10 s, no backlog',
    async (kind) => {
      const { clock, give, setState, follow, source, hello, tell } = await setUpStream({ always: true });
      setState(kind);
      source().fail(0);
      give(40);
      await clock.pass(60_000);
      expect(follow.get()).toMatchObject({ offline: true, donorCount: 2 });
      setState('up');
      await clock.pass(10_000);
      expect(follow.get()).toMatchObject({ offline: false, donorCount: 42, fresh: [] });
      expect(total(follow.get())).toBe(420);
      expect(new Set(follow.get().donors?.map(({ _id }) => _id)).size).toBe(42);
      // The stream is there again within a minute.
      for (let second = 0; second < 60 && source().readyState === 2; second += 1) await clock.pass(1000);
      source().tell('open');
      hello();
      tell(give());
      expect(follow.get().fresh).toHaveLength(1);
      follow.stop();
    },
  );
});
