import { createStore } from 'zustand/vanilla';
import type { ElementContext } from '../../../../runtime/context';
import type { Saver } from '../../saving/saving';
import { stockDeskOf } from './stockDesk';

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const row = { products: ['P1'], capacity: null, calendarId: null };
const words = { stockFailed: 'failed', stockChanged: 'changed', noStock: 'none' };

function begin() {
  const ending = new AbortController();
  const call = (_: unknown, { body }: { body?: { stock: object[] } }) =>
    Promise.resolve({ success: true, data: body?.stock.map((one) => ({ ...one, counts: [] })) ?? [], version: 'v' });
  const client = { apiHost: '', call } as unknown as ElementContext['client'];
  const saver = { store: createStore(() => ({ formId: 'f' })) } as unknown as Saver;
  return { ending, desk: stockDeskOf(saver, { client, signal: ending.signal, token: undefined }) };
}

it('DESK-276 asks before stock that is typed is left, until it is saved', async () => {
  const { desk } = begin();
  await desk.read();
  expect(isAsked()).toBe(false);
  desk.type(row, '12', words);
  expect(isAsked()).toBe(true);
  expect(await desk.save(words)).toBeNull();
  expect(isAsked()).toBe(false);
});

it('DESK-276 asks no more once the builder is gone, or the product', async () => {
  const { desk, ending } = begin();
  await desk.read();
  desk.type(row, '12', words);
  desk.keep([]);
  expect(isAsked()).toBe(false);
  desk.type(row, '13', words);
  ending.abort();
  expect(isAsked()).toBe(false);
});
