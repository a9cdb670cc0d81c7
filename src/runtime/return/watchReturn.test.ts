import type { Client } from '../../client/client';
import { ApiError } from '../../client/apiError';
import { createFakeClock } from '../../client/testing/fakeClock';
import type { PaymentState } from '../../contract/payments/payments';
import { watchReturn, type ReturnOutcome } from './watchReturn';

/** Watches a payment whose state is decided by the milliseconds since the payer came back. */
function setUp(stateAt: (waited: number) => PaymentState | Error, hopeful = true, gone?: boolean) {
  const clock = createFakeClock();
  const start = clock.now();
  const ending = new AbortController();
  const told: ReturnOutcome[] = [];
  const asked: number[] = [];
  const client: Client = {
    apiHost: '',
    call: async () => {
      asked.push(clock.now() - start);
      const state = stateAt(clock.now() - start);
      if (state instanceof Error) throw state;
      return { data: { state, montant: 5, devise: 'eur', ...(gone && { gone }) } } as never;
    },
  };
  const returned = { intent: 'abc', hopeful };
  watchReturn({ client, clock, signal: ending.signal, returned, tell: (outcome) => told.push(outcome) });
  return { clock, told, asked, ending, last: () => told.at(-1) };
}
const minutes = (count: number) => count * 60_000;

describe('a payer who came back', () => {
  it('SRV-11 is told what the server says, at once when it is final', async () => {
    const { clock, told, asked } = setUp(() => 'succeeded');
    await clock.pass(minutes(1));
    expect(told).toEqual([{ state: 'succeeded', status: { state: 'succeeded', montant: 5, devise: 'eur' } }]);
    expect(asked).toEqual([0]);
  });

  it('SRV-11 is not taken for a donor because the address says so', async () => {
    const { clock, last } = setUp(() => 'processing');
    await clock.pass(20_000);
    expect(last()).toEqual({ state: 'waiting' });
    await clock.pass(20_000);
    expect(last()).toEqual({ state: 'late' });
    await clock.pass(minutes(31));
    expect(last()).toEqual({ state: 'unknown' });
  });

  it('SRV-11 waits with growing pauses of at most 15 seconds, through failures of the network', async () => {
    const { clock, asked, last } = setUp((waited) => {
      if (waited < 20_000) return new ApiError('network', 'down');
      return waited < 50_000 ? 'created' : 'succeeded';
    });
    await clock.pass(minutes(2));
    expect(last()).toMatchObject({ state: 'succeeded' });
    const pauses = asked.slice(1).map((at, index) => at - (asked[index] ?? 0));
    expect(pauses[0]).toBe(1000);
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
    expect(Math.max(...pauses)).toBe(15_000);
  });

  it('SRV-11 who seems to have paid is not told of a refusal that a second try overtakes', async () => {
    const { clock, told } = setUp((waited) => (waited < 5000 ? 'failed' : 'succeeded'));
    await clock.pass(minutes(1));
    expect(told.map(({ state }) => state)).not.toContain('failed');
    expect(told.at(-1)).toMatchObject({ state: 'succeeded' });
  });

  it('SRV-11 is told of a refusal that lasts', async () => {
    const { clock, last } = setUp(() => 'failed');
    await clock.pass(minutes(1));
    expect(last()).toMatchObject({ state: 'failed' });
  });

  it('SRV-14 is told that the money goes back, whatever the address says', async () => {
    for (const hopeful of [true, false]) {
      const { clock, told } = setUp(() => 'refunded', hopeful, true);
      await clock.pass(minutes(1));
      expect(told).toMatchObject([{ state: 'gone' }]);
    }
  });

  it.each(['failed', 'cancelled'] as const)('SRV-11 without having paid is told at once: %s', async (state) => {
    const { clock, told } = setUp(() => state, false);
    await clock.pass(0);
    expect(told).toMatchObject([{ state }]);
  });

  it('SRV-11 without having paid is not kept waiting for a server that knows nothing new', async () => {
    const { clock, last } = setUp(() => 'processing', false);
    await clock.pass(15_000);
    expect(last()).toEqual({ state: 'unknown' });
  });

  it.each([404, 410])('SRV-11 with an intent that is not ours sees the page as always (%i)', async (status) => {
    const { clock, told, asked } = setUp(() => new ApiError('http', 'gone', status));
    await clock.pass(minutes(1));
    expect(told).toEqual([{ state: 'unknown' }]);
    expect(asked).toEqual([0]);
  });

  it('ELEM-02 is not waited for when the element is gone', async () => {
    const { clock, told, asked, ending } = setUp(() => 'processing');
    await clock.pass(0);
    ending.abort();
    await clock.pass(minutes(1));
    expect(told).toEqual([{ state: 'waiting' }]);
    expect(asked.length).toBeLessThanOrEqual(2);
  });
});
