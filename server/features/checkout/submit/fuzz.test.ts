import fc from 'fast-check';
import { createCheckoutWorld, newKey, payer, type CheckoutWorld } from '../../../testing/checkoutWorld';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

const odd = fc.oneof(
  fc.constantFrom(
    null,
    '',
    '0',
    -1,
    0,
    0.1,
    1e21,
    -1e300,
    2 ** 53,
    true,
    [],
    {},
    '\u0000',
    '\ud800',
    '<script>',
    "'; drop table payments;--",
  ),
  fc.constantFrom('__proto__', 'constructor', 'GENERAL', 'CAISSE', 'eur', 'default', '../../etc/passwd'),
  fc.jsonValue({ maxDepth: 3 }),
);

/** `base` with some of its values, at any depth, put at random; now and then something else altogether. */
function mutated(base: object): fc.Arbitrary<unknown> {
  const paths = pathsOf(base);
  const change = fc.tuple(fc.constantFrom(...paths, ['__proto__'], ['unknown']), odd);
  const changed = fc.array(change, { minLength: 1, maxLength: 4 }).map((changes) => {
    const copy = structuredClone(base);
    for (const [path, value] of changes) put(copy, path, value);
    return copy;
  });
  return fc.oneof({ weight: 9, arbitrary: changed }, { weight: 1, arbitrary: fc.jsonValue() });
}

function pathsOf(value: object, prefix: string[] = []): string[][] {
  return Object.entries(value).flatMap(([key, child]: [string, unknown]) => [
    [...prefix, key],
    ...(typeof child === 'object' && child !== null ? pathsOf(child, [...prefix, key]) : []),
  ]);
}

function put(target: unknown, [key = '', ...rest]: string[], value: unknown): void {
  if (typeof target !== 'object' || target === null) return;
  const record = target as Record<string, unknown>;
  if (rest.length > 0) put(record[key], rest, value);
  else Object.defineProperty(record, key, { value, enumerable: true, configurable: true, writable: true });
}

const expectNoCrash = ({ status }: { status: number }) => expect(status).toBeLessThan(500);
// `npm run proof` draws many more.
const runs = { numRuns: process.env['ORGKIT_PROOF'] === undefined ? 40 : 1500 };

describe('random requests', () => {
  it('CALL-33 make no intent call fail on the server', async () => {
    const config = {
      type: 'CAISSE',
      typeId: await world.addFund(),
      montant: 50,
      devise: 'eur',
      abo: true,
      nbMonth: 12,
      divide: null,
      lang: 'fr',
      returnUrl: 'https://demo.test/',
      organisation: { id: 'demo', config: {} },
    };
    await fc.assert(
      fc.asyncProperty(mutated({ config, idempotencyKey: newKey() }), async (body) => {
        expectNoCrash(await world.server.request('POST', '/v1/paiements/intents', { body: JSON.stringify(body) }));
      }),
      runs,
    );
  });

  it('CALL-33 make no payment call fail on the server', async () => {
    const amounts = { montant: 50, fees: 0, total: 50 };
    const config = {
      type: 'GENERAL',
      ...payer,
      amounts,
      montant: 50,
      abo: false,
      nbMonth: 1,
      divide: null,
      maxAmount: 50,
      platform: 'CARD',
      commentaire: 'x',
      intent: 'x',
      idempotencyKey: newKey(),
    };
    const { intent: _, ...whole } = config;
    let visitors = 0;
    await fc.assert(
      fc.asyncProperty(fc.oneof(mutated(config), mutated(whole), fc.string()), async (value) => {
        const text = typeof value === 'string' ? value : JSON.stringify(value);
        const headers = { 'X-Forwarded-For': `10.0.0.${(visitors += 1) % 250}` };
        expectNoCrash(
          await world.server.request('POST', '/v1/paiements/offline/link/', { body: { config: text }, headers }),
        );
      }),
      runs,
    );
  });

  it('CALL-33 make no signed webhook fail on the server', async () => {
    const { url } = (await world.submit()).body as { url: string };
    const { id } = await world.paymentOf(url);
    const event = {
      id: 'evt_x',
      type: 'payment.succeeded',
      paiement: id,
      charge: 1,
      montant: 50,
      created: '2025-01-15T12:00:00.000Z',
    };
    await fc.assert(
      fc.asyncProperty(mutated(event), async (body) => {
        expectNoCrash(await world.report(body as Record<string, unknown>));
      }),
      runs,
    );
    expect((await world.ledgerOf(id)).filter(({ kind }) => kind === 'charge').length).toBeLessThanOrEqual(1);
  });

  it('CALL-33 make no address of an intent or a pay page fail on the server', async () => {
    const segment = fc.oneof(fc.string(), fc.webSegment()).map((text) => {
      try {
        return encodeURIComponent(text) || '%';
      } catch {
        return '%ED%A0%80';
      }
    });
    await fc.assert(
      fc.asyncProperty(segment, fc.constantFrom('', '/status'), async (id, rest) => {
        expectNoCrash(await world.server.request('GET', `/v1/paiements/intents/${id}${rest}`));
        expectNoCrash(await world.server.request('GET', `/pay/${id}`));
      }),
      runs,
    );
  });
});
