import { callByFetch, type HttpAnswer } from './callByFetch';

/** Milliseconds after which an early answer counts as old. */
const keepFor = 30_000;
const place: unique symbol = Symbol.for('orgkit.early') as never;

/** The loader and the elements are built apart: they meet in the window. */
const shelf = globalThis as { [place]?: Record<string, Promise<HttpAnswer>> };

/** Asks before the code has come that will ask: a request that nothing waits for. It is kept for half a minute, unless it fails. */
export function askEarly(url: string): Promise<HttpAnswer> {
  const early = (shelf[place] ??= {});
  const known = early[url];
  if (known) return known;
  const headers = {};
  const answer = callByFetch({ url, method: 'GET', headers, fetch: (input, init) => globalThis.fetch(input, init) });
  const forget = () => {
    if (early[url] === answer) delete early[url];
  };
  early[url] = answer;
  answer.catch(forget);
  setTimeout(forget, keepFor);
  return answer;
}

/** The early answer of that address, for one who asks; `leave` keeps it for another. */
export function takeEarly(url: string, leave = false): Promise<HttpAnswer> | undefined {
  const answer = shelf[place]?.[url];
  if (!leave) delete shelf[place]?.[url];
  return answer;
}
