import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { LoadError } from '../../loading/loadPart';
import { joinHost } from './frameLink';
import type * as framedModule from './connectToHost';
import { page } from './page';

type Framed = typeof framedModule;

it('HTTP-04 asks for the protocol of frames until it comes, and shows the element meanwhile', async () => {
  const taken: Element[] = [];
  const left: Element[] = [];
  const adopt = (element: Element) => {
    taken.push(element);
    return () => void left.push(element);
  };
  const framed = { connectToHost: () => ({ adopt }) } as unknown as Framed;
  let isOffline = true;
  const load = jest.fn<() => Promise<Framed>>(() =>
    isOffline ? Promise.reject(new LoadError('/elements/chunks/framed.js')) : Promise.resolve(framed),
  );
  const [first, second] = [document.createElement('i'), document.createElement('b')];
  const lifetime = new AbortController();

  joinHost(first, lifetime.signal, load);
  joinHost(second, lifetime.signal, load);
  await page.connecting;
  expect(load).toHaveBeenCalledTimes(1);
  expect(taken).toEqual([]);

  isOffline = false;
  dispatchEvent(new Event('online'));
  await waitFor(() => expect(taken).toEqual([first, second]));
  expect(load).toHaveBeenCalledTimes(2);

  lifetime.abort();
  expect(left).toEqual([first, second]);
});
