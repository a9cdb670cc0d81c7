import { challenge } from '../../../client/testing/challenge';
import type { PaymentConfig } from '../../../contract/payments/payments';
import { startCheckout } from './startCheckout';
import { buildElement, type Answer, type TestOptions } from '../testing/buildContext';

const config: PaymentConfig = { type: 'CAISSE', typeId: 'toit', montant: 12, devise: 'eur' };
const made: Answer = {
  json: {
    success: true,
    data: { id: 'int_1', url: 'https://soleil.example/paiement', expiresAt: '2025-01-15T00:30:00Z' },
  },
};

function setUp(options: TestOptions = {}) {
  const element = buildElement({ answer: () => made, ...options });
  const visited: string[] = [];
  let keys = 0;
  const ports = {
    navigate: (url: string) => {
      visited.push(url);
      return 'navigated' as const;
    },
    createKey: () => `key-${(keys += 1)}`,
  };
  return { ...element, visited, ports, start: (asked = config) => startCheckout(element.context, asked, ports) };
}

const keysOf = (calls: { body: unknown }[]) =>
  calls.map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);

describe('startCheckout', () => {
  it('DON-07 makes an intent and sends the window to the payment form with its id', async () => {
    const { start, visited, calls } = setUp();
    expect(await start()).toEqual({ state: 'navigated' });
    expect(visited).toEqual(['https://soleil.example/paiement?intent=int_1']);
    expect(calls).toEqual([
      {
        method: 'POST',
        path: '/paiements/intents',
        query: '',
        idempotencyKey: null,
        body: { config: { ...config, lang: 'fr', organisation: { id: 'demo' } }, idempotencyKey: 'key-1' },
      },
    ]);
  });

  it('ENT-22 keeps the configuration in the tab as a cache', async () => {
    const { start, storage } = setUp();
    await start();
    expect(JSON.parse(storage.read('session', 'paiement_config') ?? 'null')).toMatchObject({
      montant: 12,
      type: 'CAISSE',
      intent: 'int_1',
    });
  });

  it('ELEM-03 prefers payment-url, relative to the page, and keeps its query', async () => {
    const { start, visited } = setUp({ settings: { paymentUrl: '/payer?theme=CAMPAGNE&intent=old' } });
    await start();
    expect(visited).toEqual(['http://localhost/payer?intent=int_1&theme=CAMPAGNE']);
  });

  it('ELEM-03 takes the organisation’s own form when payment-url makes no sense', async () => {
    const { start, visited } = setUp({ settings: { paymentUrl: 'https://' } });
    await start();
    expect(visited).toEqual(['https://soleil.example/paiement?intent=int_1']);
  });

  it('PAY-05 adds the access id of the page', async () => {
    const { start, calls } = setUp({ settings: { accessId: '77' } });
    await start();
    expect(calls[0]?.body).toMatchObject({ config: { accessId: '77' } });
  });

  it('ELEM-03 lets the host page take over the redirect', async () => {
    const { start, visited, events } = setUp({ prevent: (name) => name === 'org-checkout-open' });
    expect(await start()).toEqual({ state: 'prevented' });
    expect(visited).toEqual([]);
    expect(events).toMatchObject([
      { name: 'org-checkout-open', detail: { url: 'https://soleil.example/paiement?intent=int_1', intent: 'int_1' } },
    ]);
  });

  it('ELEM-04 hands back the address when the browser lets the element go nowhere', async () => {
    const { context, ports } = setUp();
    const outcome = await startCheckout(context, config, { ...ports, navigate: () => 'blocked' });
    expect(outcome).toEqual({ state: 'blocked', url: 'https://soleil.example/paiement?intent=int_1' });
  });

  it('SRV-11 retries under the same key after the network failed, and starts afresh after an answer', async () => {
    const answers: Answer[] = ['network', { status: 502, json: {} }, { json: { odd: true } }, made, made];
    const { start, calls } = setUp({ answer: () => answers.shift() ?? made });
    expect(await start()).toEqual({ state: 'refused', error: 'Une erreur est survenue' });
    expect(await start()).toEqual({ state: 'refused', error: 'Une erreur est survenue' });
    expect(await start()).toEqual({ state: 'refused', error: 'Une erreur est survenue' });
    expect(await start()).toEqual({ state: 'navigated' });
    await start();
    expect(keysOf(calls)).toEqual(['key-1', 'key-1', 'key-1', 'key-1', 'key-2']);
  });

  it('SRV-09 solves the challenge of a server under attack unseen, and goes on with the same key', async () => {
    const asked: Answer = { status: 429, json: { success: false, error: 'Patientez', code: 'challenge' } };
    const answers: Answer[] = [asked, { json: { data: challenge } }, made];
    const { start, visited, calls } = setUp({ answer: () => answers.shift() ?? 'network' });
    expect(await start()).toEqual({ state: 'navigated' });
    expect(visited).toEqual(['https://soleil.example/paiement?intent=int_1']);
    const [first, , second] = calls.map(({ body }) => body as { guard?: string });
    expect(second).toEqual({ ...first, guard: expect.any(String) });
  });

  it('SRV-09 shows what the server said where the challenge does not help', async () => {
    const asked: Answer = { status: 429, json: { success: false, error: 'Patientez', code: 'challenge' } };
    const { start } = setUp({ answer: ({ method }) => (method === 'GET' ? { json: { data: challenge } } : asked) });
    expect(await start()).toEqual({ state: 'refused', error: 'Patientez' });
  });

  it('SRV-11 gives another amount another key', async () => {
    const { start, calls } = setUp({ answer: () => 'network' });
    await start();
    await start({ ...config, montant: 13 });
    expect(keysOf(calls)).toEqual(['key-1', 'key-2']);
  });

  it.each<[string, Answer]>([
    ['a business refusal', { json: { success: false, error: 'Cette cagnotte est expiré !' } }],
    ['an HTTP refusal', { status: 422, json: { success: false, error: 'Cette cagnotte est expiré !' } }],
  ])('CALL-33 shows what the server said after %s, and stays', async (_, refusal) => {
    const { start, visited, calls } = setUp({ answer: () => refusal });
    expect(await start()).toEqual({ state: 'refused', error: 'Cette cagnotte est expiré !' });
    await start();
    expect(visited).toEqual([]);
    expect(keysOf(calls)).toEqual(['key-1', 'key-2']);
  });
});
