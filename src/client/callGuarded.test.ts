import { createIntent } from '../contract/payments/payments';
import { ApiError } from './apiError';
import { callGuarded } from './callGuarded';
import { createClient } from './client';
import { solveChallenge } from './solveChallenge';
import { challenge, counter } from './testing/challenge';

interface Seen {
  path: string;
  body: { guard?: string } | undefined;
}

const asked = () => Response.json({ success: false, error: 'Patientez', code: 'challenge' }, { status: 429 });
const made = () => Response.json({ success: true, data: { id: 'i', url: 'https://a.example', expiresAt: '' } });
const given = () => Response.json({ data: challenge });

/** A client whose server gives these answers in turn. */
function setUp(...answers: (() => Response | Promise<Response>)[]) {
  const seen: Seen[] = [];
  const client = createClient({
    apiHost: 'https://api.example',
    fetch: async (input, init) => {
      const request = new Request(input, init);
      const text = await request.text();
      seen.push({ path: new URL(request.url).pathname, body: text ? (JSON.parse(text) as Seen['body']) : undefined });
      const answer = answers.shift();
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    },
  });
  const ending = new AbortController();
  const body = { config: { type: 'GENERAL' as const, montant: 50 }, idempotencyKey: 'key-00001' };
  return { client, seen, ending, body, call: () => callGuarded(client, createIntent, { body, signal: ending.signal }) };
}

const solutionOf = (guard = '') => JSON.parse(atob(guard)) as { challenge: unknown; solution: { counter: number } };

describe('callGuarded', () => {
  it('SRV-09 calls once where no challenge is asked', async () => {
    const { call, seen, body } = setUp(made);
    expect(await call()).toMatchObject({ success: true });
    expect(seen).toEqual([{ path: '/v1/paiements/intents', body }]);
  });

  it('SRV-09 solves what it is asked and sends the same once more, with the same key', async () => {
    const { call, seen, body } = setUp(asked, given, made);
    expect(await call()).toMatchObject({ success: true });
    expect(seen.map(({ path }) => path)).toEqual([
      '/v1/paiements/intents',
      '/v1/guard/challenge',
      '/v1/paiements/intents',
    ]);
    const guard = seen[2]?.body?.guard;
    expect(seen[2]?.body).toEqual({ ...body, guard });
    expect(solutionOf(guard)).toMatchObject({ challenge, solution: { counter } });
  });

  it('SRV-09 asks no third time, and rejects with what the server said', async () => {
    const { call, seen } = setUp(asked, given, asked, given);
    await expect(call()).rejects.toMatchObject({ status: 429, refusal: { error: 'Patientez' } });
    expect(seen).toHaveLength(3);
  });

  it.each<[string, () => Response]>([
    ['cannot be had', () => Response.json({}, { status: 503 })],
    ['makes no sense', () => Response.json({ data: { parameters: { keyPrefix: 'x' } } })],
    ['asks for other work', () => Response.json({ data: { parameters: { ...challenge.parameters, algorithm: 'X' } } })],
  ])('SRV-09 rejects with what the server said when the challenge %s', async (_, challengeAnswer) => {
    const { call } = setUp(asked, challengeAnswer, made);
    await expect(call()).rejects.toMatchObject({ status: 429, refusal: { error: 'Patientez' } });
  });

  it('SRV-09 solves nothing after other refusals', async () => {
    const { call, seen } = setUp(() =>
      Response.json({ success: false, error: 'x', code: 'tooManyAttempts' }, { status: 429 }),
    );
    await expect(call()).rejects.toBeInstanceOf(ApiError);
    expect(seen).toHaveLength(1);
  });

  it('ELEM-02 ends with the element, while it solves too', async () => {
    const { call, ending, seen } = setUp(asked, () => {
      ending.abort(new Error('removed'));
      return given();
    });
    await expect(call()).rejects.toThrow('removed');
    expect(seen).toHaveLength(2);
  });
});

describe('solveChallenge', () => {
  it.each([
    ['with the browser’s own cryptography', globalThis.crypto.subtle],
    ['without it, as on http pages', undefined],
  ])('SRV-09 finds the solution %s', async (_, subtle) => {
    const { client, ending } = setUp(given);
    const guard = await solveChallenge(client, ending.signal, subtle ?? null);
    expect(solutionOf(guard ?? '')).toMatchObject({ challenge, solution: { counter } });
    expect(guard).toMatch(/^[A-Za-z0-9+/=]{16,4000}$/);
  });
});
