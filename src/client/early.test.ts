import { askEarly, takeEarly } from './early';

const url = 'https://api.example/v1/things/a';

describe('an early answer', () => {
  const asked: string[] = [];
  let fails = false;
  const ownFetch = globalThis.fetch;
  beforeEach(() => {
    jest.useFakeTimers();
    asked.length = 0;
    fails = false;
    globalThis.fetch = async (input) => {
      asked.push(input as string);
      if (fails) throw new TypeError('Failed to fetch');
      return new Response('{}');
    };
  });
  afterEach(() => {
    void takeEarly(url);
    globalThis.fetch = ownFetch;
    jest.useRealTimers();
  });

  it('is asked for once, and taken once', async () => {
    void askEarly(url);
    void askEarly(url);
    expect(asked).toEqual([url]);
    expect(await takeEarly(url)).toEqual({ status: 200, text: '{}' });
    expect(takeEarly(url)).toBeUndefined();
  });

  it('may be left for the next who asks', async () => {
    void askEarly(url);
    expect(await takeEarly(url, true)).toEqual(await takeEarly(url));
  });

  it('HTTP-04 is forgotten when it fails, and after half a minute', async () => {
    fails = true;
    await expect(askEarly(url)).rejects.toThrow('Failed to fetch');
    expect(takeEarly(url)).toBeUndefined();
    fails = false;
    await askEarly(url);
    jest.advanceTimersByTime(30_000);
    expect(takeEarly(url)).toBeUndefined();
  });
});
