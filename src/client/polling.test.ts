import { createPolling } from './polling';
import { createFakeClock } from './testing/fakeClock';
import { createFakePage } from './testing/fakePage';

function setUp(options: Partial<Parameters<typeof createPolling>[0]> = {}) {
  const clock = createFakeClock();
  const ending = new AbortController();
  const page = createFakePage();
  const rounds: number[] = [];
  const start = clock.now();
  const stop = createPolling({
    task: async () => rounds.push(clock.now() - start),
    clock,
    signal: ending.signal,
    page,
    ...options,
  });
  return {
    clock,
    rounds,
    stop,
    ending,
    ...page,
  };
}

describe('polling', () => {
  it('PING-01 runs at the start and every 5 seconds', async () => {
    const { clock, rounds } = setUp();
    await clock.pass(15_000);
    expect(rounds).toEqual([0, 5000, 10_000, 15_000]);
  });

  it('CALL-26 can leave out the first round', async () => {
    const { clock, rounds } = setUp({ startAt: 'interval' });
    await clock.pass(5000);
    expect(rounds).toEqual([5000]);
  });

  it('PING-01 skips rounds while hidden, and runs one when the page becomes visible', async () => {
    const { clock, rounds, show } = setUp();
    await clock.pass(1000);
    show(false);
    await clock.pass(11_000);
    show(true);
    await clock.pass(0);
    expect(rounds).toEqual([0, 12_000]);
  });

  it('PING-03 stops after a minute without activity and waits for the next tick after it', async () => {
    const { clock, rounds, act } = setUp();
    await clock.pass(72_000);
    expect(rounds.at(-1)).toBe(55_000);
    act();
    await clock.pass(0);
    expect(rounds.at(-1)).toBe(55_000);
    await clock.pass(3000);
    expect(rounds.at(-1)).toBe(75_000);
  });

  it('PING-01 skips the round of a page that becomes visible while nobody is active', async () => {
    const { clock, rounds, show } = setUp();
    await clock.pass(62_000);
    show(true);
    await clock.pass(0);
    expect(rounds.at(-1)).toBe(55_000);
  });

  it('PING-03 starts no round while one is under way', async () => {
    let finish = () => {};
    let started = 0;
    const { clock } = setUp({
      task: () => {
        started += 1;
        return new Promise<void>((resolve) => (finish = resolve));
      },
    });
    await clock.pass(12_000);
    expect(started).toBe(1);
    finish();
    await clock.pass(3000);
    expect(started).toBe(2);
  });

  it('CALL-31 goes on after a round that failed', async () => {
    let started = 0;
    const { clock } = setUp({
      task: async () => {
        started += 1;
        throw new Error('no network');
      },
    });
    await clock.pass(5000);
    expect(started).toBe(2);
  });

  it('HTTP-04 waits longer after each failure in a row, and goes on at once when the network is back', async () => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    let fails = true;
    const rounds: number[] = [];
    const clock = createFakeClock();
    const page = createFakePage();
    const start = clock.now();
    createPolling({
      task: async () => {
        rounds.push((clock.now() - start) / 1000);
        if (fails) throw new Error('no network');
      },
      clock,
      page,
      signal: new AbortController().signal,
      idleAfter: Infinity,
    });
    await clock.pass(250_000);
    expect(rounds).toEqual([0, 5, 10, 15, 23, 39, 71, 131, 191]);
    fails = false;
    page.reconnect();
    await clock.pass(10_000);
    expect(rounds.slice(9)).toEqual([250, 255, 260]);
    page.reconnect();
    await clock.pass(0);
    expect(rounds).toHaveLength(12);
    jest.restoreAllMocks();
  });

  it.each(['stop', 'signal'])('ELEM-02 ends with its element, listeners and requests too (%s)', async (how) => {
    let signal: AbortSignal | undefined;
    let started = 0;
    const { clock, stop, ending, listening } = setUp({
      task: async (given) => {
        signal = given;
        started += 1;
      },
    });
    if (how === 'stop') stop();
    else ending.abort();
    await clock.pass(20_000);
    expect(started).toBe(1);
    expect(signal?.aborted).toBe(true);
    expect(listening()).toBe(0);
  });
});
