import { createRequestCache } from './requestCache';

const never = new AbortController().signal;

describe('request cache', () => {
  it('asks once for those who ask at the same time, and for a while after', async () => {
    let asked = 0;
    let time = 0;
    const cache = createRequestCache({ keepFor: 100, now: () => time });
    const load = async () => (asked += 1);
    expect(await Promise.all([cache.get('a', load, never), cache.get('a', load, never)])).toEqual([1, 1]);
    time = 99;
    expect(await cache.get('a', load, never)).toBe(1);
    time = 100;
    expect(await cache.get('a', load, never)).toBe(2);
    expect(await cache.get('b', load, never)).toBe(3);
  });

  it('keeps no failure', async () => {
    const cache = createRequestCache();
    const fail = () => Promise.reject(new Error('down'));
    await expect(cache.get('a', fail, never)).rejects.toThrow('down');
    expect(await cache.get('a', async () => 'up', never)).toBe('up');
  });

  it('ELEM-02 aborts the request when the last one who waits is gone, not before', async () => {
    const cache = createRequestCache();
    let shared: AbortSignal | undefined;
    const load = (signal: AbortSignal) => {
      shared = signal;
      return new Promise<never>(() => {});
    };
    const first = new AbortController();
    const second = new AbortController();
    const answers = [cache.get('a', load, first.signal), cache.get('a', load, second.signal)];
    first.abort(new Error('first gone'));
    await expect(answers[0]).rejects.toThrow('first gone');
    expect(shared?.aborted).toBe(false);
    second.abort(new Error('second gone'));
    await expect(answers[1]).rejects.toThrow('second gone');
    expect(shared?.aborted).toBe(true);
    expect(await cache.get('a', async () => 'anew', never)).toBe('anew');
  });

  it('asks nothing for one who is gone already', async () => {
    const cache = createRequestCache();
    let asked = 0;
    await expect(cache.get('a', async () => (asked += 1), AbortSignal.abort(new Error('gone')))).rejects.toThrow(
      'gone',
    );
    expect(asked).toBe(0);
  });
});
