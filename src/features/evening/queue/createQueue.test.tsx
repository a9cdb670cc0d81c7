import { createFakeClock } from '../../../client/testing/fakeClock';
import { createQueue, type Send, type Sent } from './createQueue';
import { corrected, takenBack, type Entry, type Wanted } from './entry';
import { inMemory } from './openStore';

const wanted: Wanted = { montant: 18, displayName: 'Dana', team: null, remark: '', gone: false };
const entry = (id: string, at = 1): Entry => ({
  ...{ id, campaignId: 'gala', at, kind: 'promise', wanted },
  ...{ first: null, has: null, refusal: null },
});
const settle = async () => {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
};

/** A queue whose sendings are answered one by one, as the test says; and what they carried. */
function queueWith(answers: Sent[], store = inMemory()) {
  const clock = createFakeClock();
  const life = new AbortController();
  const sent: [id: string, montant: number, isChange: boolean][] = [];
  const send: Send = (one, asked) => {
    sent.push([one.id, asked.montant, one.has !== null]);
    return Promise.resolve(answers.shift() ?? { is: 'arrived' });
  };
  const options = { campaignId: 'gala', open: () => Promise.resolve(store), send, clock, signal: life.signal };
  return { queue: createQueue(options), sent, clock, life, store };
}

beforeEach(() => jest.spyOn(Math, 'random').mockReturnValue(0));

it('DESK-66 HTTP-04 sends in order, each until it has arrived, and waits longer after each failure', async () => {
  const { queue, sent, clock } = queueWith([{ is: 'silent' }, { is: 'silent' }]);
  await queue.update('a', () => entry('a', 1));
  await settle();
  expect(queue.state().line).toBe('silent');
  await clock.pass(1000);
  await settle();
  expect(sent).toHaveLength(2);
  await clock.pass(1999);
  await settle();
  expect(sent).toHaveLength(2);
  await clock.pass(1);
  await settle();
  await queue.update('b', () => entry('b', 2));
  await settle();
  expect(sent.map(([id]) => id)).toEqual(['a', 'a', 'a', 'b']);
  expect(queue.state()).toMatchObject({ line: 'idle', isLasting: false });
});

it('DESK-66 sends what may have arrived again as it was, then the correction', async () => {
  const { queue, sent, clock } = queueWith([{ is: 'silent' }, { is: 'silent' }]);
  await queue.update('a', () => entry('a'));
  await settle();
  await queue.update('a', (now) => (now && corrected(now, { ...wanted, montant: 36 })) || null);
  await settle();
  await clock.pass(60_000);
  await settle();
  expect(sent).toEqual([
    ['a', 18, false],
    ['a', 18, false],
    ['a', 18, false],
    ['a', 36, true],
  ]);
});

it('DESK-66 takes back what was never sent without a trace, and what may have arrived at the server', async () => {
  expect(takenBack(entry('a'))).toBeNull();
  const { queue, sent, clock } = queueWith([{ is: 'silent' }]);
  await queue.update('a', () => entry('a'));
  await settle();
  await queue.update('a', (now) => (now ? takenBack(now) : null));
  await settle();
  await clock.pass(60_000);
  await settle();
  expect(sent.at(-1)).toEqual(['a', 18, true]);
  expect(queue.state().entries).toMatchObject([{ has: { gone: true } }]);
});

it('DESK-66 an entry that the server refuses holds up no other, and goes out once it is corrected', async () => {
  const { queue, sent } = queueWith([{ is: 'refused', why: 'Too much.' }]);
  await queue.update('a', () => entry('a', 1));
  await queue.update('b', () => entry('b', 2));
  await settle();
  expect(queue.state().entries).toMatchObject([{ refusal: 'Too much.' }, { has: wanted }]);
  await queue.update('a', (now) => (now && corrected(now, { ...wanted, montant: 5 })) || null);
  await settle();
  expect(sent.at(-1)).toEqual(['a', 5, false]);
});

it('DESK-65 DESK-66 keeps what has not arrived when the code has ended, for the next queue', async () => {
  const { queue, life, store } = queueWith([{ is: 'shut' }]);
  await queue.update('a', () => entry('a'));
  await settle();
  expect(queue.state().line).toBe('shut');
  await queue.forget();
  expect(queue.state().entries).toHaveLength(1);
  life.abort();
  const next = queueWith([], store);
  await settle();
  expect(next.sent).toEqual([['a', 18, false]]);
  await next.queue.forget();
  expect(next.queue.state().entries).toEqual([]);
});
