import * as v from 'valibot';
import { dataOf, outcome } from '../contract/common';
import { defineRoute } from '../contract/route';
import { ApiError } from './apiError';
import { getCaisse } from '../contract/records/caisses';
import { submitForm } from '../contract/forms/formCalls';
import { createClient, type Client } from './client';

const read = defineRoute({
  id: 'READ',
  method: 'GET',
  path: '/things/:thingId',
  access: 'public',
  summary: '',
  params: v.object({ thingId: v.string() }),
  query: v.object({ page: v.optional(v.string()) }),
  response: dataOf(v.object({ name: v.string() })),
});
const write = defineRoute({
  id: 'WRITE',
  method: 'POST',
  path: '/things',
  access: 'organisation',
  scopes: ['everything'],
  role: 'editor',
  summary: '',
  request: v.object({ name: v.string() }),
  response: outcome({ id: v.string() }),
});
const report = defineRoute({ ...write, id: 'REPORT', response: v.undefined() });

/** A client whose server gives this answer; requests are recorded in `seen`. */
function setUp(answer: () => Promise<Response>, org?: string) {
  const seen: Request[] = [];
  const errors: ApiError[] = [];
  const client = createClient({
    apiHost: 'https://api.example/base/',
    org,
    fetch: (input, init) => {
      const request = new Request(input, init);
      seen.push(request);
      const aborted = new Promise<never>((_, reject) => {
        const stop = () => reject(request.signal.reason as Error);
        if (request.signal.aborted) stop();
        request.signal.addEventListener('abort', stop);
      });
      return Promise.race([answer(), aborted]);
    },
    onError: (error) => errors.push(error),
  });
  return { client, seen, errors };
}
const json = (body: unknown, status = 200) => Response.json(body, { status });

describe('client', () => {
  it('ORG-01 says whose an id is that it asks for, where the call takes it and the page names it', async () => {
    const { client, seen } = setUp(async () => json({ data: {} }), 'beth');
    await client.call(getCaisse, { params: { caisseId: 'toit' } });
    await client.call(submitForm, { params: { formId: 'fete' }, query: { devise: 'eur' }, body: { extra: {} } });
    await client.call(read, { params: { thingId: 'a' }, query: { page: '2' } });
    expect(seen.map(({ url }) => new URL(url).search)).toEqual(['?org=beth', '?org=beth&devise=eur', '?page=2']);
    const { client: other, seen: asked } = setUp(async () => json({ data: {} }));
    await other.call(getCaisse, { params: { caisseId: 'toit' } });
    expect(asked[0]?.url).toMatch(/\/toit$/);
  });

  it('HTTP-01 calls under the base address and v1, with escaped parameters and a query', async () => {
    const { client, seen } = setUp(async () => json({ data: { name: 'a' } }));
    expect(await client.call(read, { params: { thingId: 'a/b' }, query: { page: '2' } })).toEqual({
      data: { name: 'a' },
    });
    expect([seen[0]?.method, seen[0]?.url]).toEqual(['GET', 'https://api.example/base/v1/things/a%2Fb?page=2']);
    expect(seen[0]?.credentials).toBe('omit');
  });

  it('HTTP-01 posts JSON, with a token where there is one', async () => {
    const { client, seen } = setUp(async () => json({ success: true, id: '1' }));
    expect(await client.call(write, { body: { name: 'é' }, token: 'abc' })).toEqual({ success: true, id: '1' });
    expect(await seen[0]?.json()).toEqual({ name: 'é' });
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer abc');
    expect(seen[0]?.headers.get('content-type')).toMatch('application/json');
  });

  it('CALL-30 sends the key of a request that may be repeated', async () => {
    const { client, seen } = setUp(async () => json({ success: true, id: '1' }));
    await client.call(write, { body: { name: 'é' }, idempotencyKey: 'key-12345678' });
    expect(seen[0]?.headers.get('idempotency-key')).toBe('key-12345678');
  });

  it('CALL-30 takes an answer that comes bare as well', async () => {
    const { client } = setUp(async () => json({ name: 'bare' }));
    expect(await client.call(read, { params: { thingId: 'a' } })).toEqual({ data: { name: 'bare' } });
  });

  it('CALL-30 leaves an answer that is an object of its own as it is', async () => {
    const { client } = setUp(async () => json({ total: 5 }));
    expect(await client.call({ ...read, bare: true }, { params: { thingId: 'a' } })).toEqual({ total: 5 });
  });

  it('CALL-33 hands a business refusal to the caller, without a notification', async () => {
    const { client, errors } = setUp(async () => json({ success: false, error: 'Complet' }));
    expect(await client.call(write, { body: { name: 'a' } })).toMatchObject({ success: false, error: 'Complet' });
    expect(errors).toEqual([]);
  });

  it('CALL-25 accepts an answer without a body', async () => {
    const { client } = setUp(async () => new Response(null, { status: 204 }));
    expect(await client.call(report, { body: { name: 'a' } })).toBeUndefined();
  });

  it.each([
    [404, 'notFound'],
    [500, 'serverFailed'],
    [400, 'serverFailed'],
    [508, 'gatewayTimeout'],
    [504, 'gatewayTimeout'],
    [403, 'somethingFailed'],
  ])('HTTP-02 HTTP-03 rejects with status %i as %s, tells once, and does not try again', async (status, text) => {
    const { client, seen, errors } = setUp(async () => json({ success: false, error: 'x', code: 'y' }, status));
    const failed = client.call(read, { params: { thingId: 'a' } });
    await expect(failed).rejects.toMatchObject({ kind: 'http', status, text, refusal: { code: 'y' } });
    expect(errors.map((error) => error.text)).toEqual([text]);
    expect(seen).toHaveLength(1);
  });

  it('CALL-31 tells nobody of a call made quietly', async () => {
    const { client, errors } = setUp(async () => json({}, 500));
    await expect(client.call(read, { params: { thingId: 'a' }, quiet: true })).rejects.toBeInstanceOf(ApiError);
    expect(errors).toEqual([]);
  });

  it('HTTP-03 rejects without a notification when no answer comes', async () => {
    const { client, errors } = setUp(() => Promise.reject(new TypeError('Failed to fetch')));
    const failed = client.call(read, { params: { thingId: 'a' } });
    await expect(failed).rejects.toMatchObject({ kind: 'network', status: 0, text: 'somethingFailed' });
    expect(errors).toEqual([]);
  });

  it('HTTP-02 rejects what is no answer of ours: a page of a Wi-Fi portal, a body cut short', async () => {
    for (const body of ['<html>Log in</html>', '{"data":{"na']) {
      const { client } = setUp(async () => new Response(body));
      await expect(client.call(read, { params: { thingId: 'a' } })).rejects.toMatchObject({ kind: 'answer' });
    }
  });

  it.each<[string, (client: Client) => Promise<unknown>]>([
    ['a read', (client) => client.call(read, { params: { thingId: 'a' } })],
    ['something sent', (client) => client.call(write, { body: { name: 'a' } })],
  ])('HTTP-01 gives %s up after 60 seconds', async (_what, call) => {
    jest.useFakeTimers();
    try {
      const { client, seen, errors } = setUp(() => new Promise(() => {}));
      const outcome = call(client).catch((error: ApiError) => error.kind);
      await jest.advanceTimersByTimeAsync(59_999);
      expect(seen[0]?.signal.aborted).toBe(false);
      await jest.advanceTimersByTimeAsync(1);
      expect(await outcome).toBe('network');
      expect([seen.length, errors.length, jest.getTimerCount()]).toEqual([1, 0, 0]);
    } finally {
      jest.useRealTimers();
    }
  });

  it('ELEM-02 rejects with the reason of the signal, and tells nobody', async () => {
    const { client, errors } = setUp(() => new Promise(() => {}));
    const ending = new AbortController();
    const failed = client.call(read, { params: { thingId: 'a' }, signal: ending.signal });
    ending.abort(new Error('removed'));
    await expect(failed).rejects.toThrow('removed');
    expect(errors).toEqual([]);
  });
});
