import { pino } from 'pino';
import type { Challenge, GuardNumbers } from '../../src/contract/guard';
import { createApp } from '../app';
import type { Config } from '../config';
import { deliverDue } from '../gateways/sandbox/deliverDue';
import { createCheckoutWorld, type CheckoutWorld } from '../testing/checkoutWorld';
import { startTestServer, type TestServer } from '../testing/testServer';
import { foundOrganisation } from '../features/settings/organisationService';
import { reconcile } from '../ledger/reconcile';
import { createGuard } from './createGuard';
import { usualLimits, type Limits } from './limits';
import { lightWork, solve } from './testing/solve';
import { unlimited } from './testing/unlimited';
import { askIntent, askPayment, postFrom, replyOf, tryCard, type Gift } from './testing/visitors';

const lines: string[] = [];
const log = pino({ level: 'warn', base: null }, { write: (line: string) => void lines.push(line) });
let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld({
    guard: { limits: { ...usualLimits, breakerDeclines: 2 }, work: lightWork },
    log,
  });
});
afterAll(() => world.close());

let organisations = 0;
/** A gift to a fresh organisation, from a fresh address and e-mail. */
async function newGift(): Promise<Gift> {
  organisations += 1;
  const organisation = `org${organisations}`;
  await foundOrganisation(world.deps, { id: organisation, name: organisation });
  return { organisation, montant: 50, address: `203.0.113.${organisations}`, email: `a${organisations}@example.org` };
}

const newChallenge = async () => {
  const { body } = await world.server.request('GET', '/v1/guard/challenge');
  return (body as { data: Challenge }).data;
};
const readNumbers = async (server: TestServer = world.server) => {
  const { body } = await server.request('GET', '/v1/admin/guard', { token: 'operator-token' });
  return (body as { data: GuardNumbers }).data;
};
const numbersOf = async (id: string) => (await readNumbers()).organisations.find((one) => one.id === id);

/** Opens the organisation's circuit breaker, from addresses of all over. */
async function attack(gift: Gift): Promise<void> {
  for (let count = 1; count <= 2; count += 1) {
    const from = {
      address: `2001:db8:${organisations}:${count}::1`,
      email: `x${count}@example.com`,
      montant: 50 + count,
    };
    expect(await tryCard(world, { ...gift, ...from })).toBe('tried');
  }
}

describe('an organisation under attack', () => {
  it('SRV-09 asks for a challenge, and takes the same request with its solution', async () => {
    const gift = await newGift();
    await attack(gift);
    const asked: Record<string, unknown>[] = [];
    const post = postFrom(world.server, gift.address);
    const refused = await askIntent((path, body) => {
      asked.push(body);
      return post(path, { ...body, config: { ...(body['config'] as object), lang: 'en' } });
    }, gift);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      success: false,
      code: 'challenge',
      error: expect.stringMatching(/attempts/i),
    });

    const guard = await solve(await newChallenge());
    const same = await post('/v1/paiements/intents', { ...asked[0], guard });
    expect(same.body).toMatchObject({ success: true, data: { id: expect.any(String) } });
    // Sent again because its answer was lost, it is no new attempt.
    expect((await post('/v1/paiements/intents', { ...asked[0], guard })).body).toEqual(same.body);
    expect((await post('/v1/paiements/intents', asked[0] ?? {})).body).toEqual(same.body);

    const intent = replyOf(same).data?.id;
    expect(replyOf(await askPayment(post, gift, intent)).code).toBe('challenge');
    const again = await solve(await newChallenge());
    const paid = await askPayment((path, body) => post(path, { ...body, guard: again }), gift, intent);
    expect(replyOf(paid).url).toEqual(expect.any(String));
  });

  it('SRV-09 takes a solution once, whichever process is asked', async () => {
    const gift = await newGift();
    await attack(gift);
    const post = postFrom(world.server, gift.address);
    const guard = await solve(await newChallenge());
    const once = await askIntent((path, body) => post(path, { ...body, guard }), gift);
    expect(once.status).toBe(200);
    expect((await askIntent((path, body) => post(path, { ...body, guard }), gift)).status).toBe(429);

    const { server } = await startStrict({ perMinute: 0 });
    const elsewhere = postFrom(server, gift.address);
    const replayed = await askIntent((path, body) => elsewhere(path, { ...body, guard }), gift);
    const fresh = await solve(await newChallenge());
    const solved = await askIntent((path, body) => elsewhere(path, { ...body, guard: fresh }), gift);
    await server.close();
    expect([replayed.status, solved.status]).toEqual([429, 200]);
  });

  it('SRV-09 tells the operator in numbers, and names nobody', async () => {
    const gift = await newGift();
    await attack(gift);
    const post = postFrom(world.server, gift.address);
    await askIntent(post, gift);
    await askIntent((path, body) => post(path, { ...body, guard: 'A'.repeat(20) }), gift);
    const guard = await solve(await newChallenge());
    await askIntent((path, body) => post(path, { ...body, guard }), gift);
    expect(await numbersOf(gift.organisation)).toEqual({
      id: gift.organisation,
      intents: 3,
      payments: 2,
      declines: 2,
      challenged: 1,
      solved: 1,
      refused: 1,
      breakerUntil: '2025-01-15T12:10:00.000Z',
    });
    expect((await readNumbers()).since).toBe('2025-01-15T12:00:00.000Z');
    const said = lines.filter((line) => line.includes(`"${gift.organisation}"`));
    expect(said.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { organisation: gift.organisation, alarm: 'breaker', until: '2025-01-15T12:10:00.000Z' },
    ]);
    expect(lines.join() + JSON.stringify(await readNumbers())).not.toMatch(/example|203\.0\.113|2001:/);
  });

  it('SRV-09 forgets the attack after ten minutes', async () => {
    const gift = await newGift();
    await attack(gift);
    const post = postFrom(world.server, gift.address);
    expect((await askIntent(post, gift)).status).toBe(429);
    world.pass(10 * 60_000);
    expect((await askIntent(post, gift)).status).toBe(200);
    expect(await numbersOf(gift.organisation)).toMatchObject({ breakerUntil: null });
  });
});

/** Another server on the same database, whose guard asks for one reason only. */
async function startStrict(limit: Partial<Limits>, config: Partial<Config> = {}) {
  const settings = { ...world.deps.config, ...config };
  const guard = createGuard(world.deps, { limits: { ...unlimited, ...limit } });
  const deps = { ...world.deps, config: settings, guard };
  const server = await startTestServer(createApp(deps));
  return {
    server,
    /** Pays and has the card declined, with the address in the header. */
    async decline(gift: Gift): Promise<void> {
      const { url } = replyOf(await askPayment(postFrom(server, gift.address), gift));
      await world.press(url ?? '', 'decline');
      await deliverDue(deps, async (body, headers) => {
        const { status } = await server.request('POST', '/v1/paiements/webhook/sandbox', { body, headers });
        return status;
      });
    },
  };
}

describe('the address of a visitor', () => {
  it.each([
    ['is the connection’s without TRUST_PROXY, whatever the header says', undefined, 429],
    ['is the header’s behind a proxy that TRUST_PROXY names', '1', 200],
  ])('SRV-09 %s', async (_, trustProxy, status) => {
    const gift = await newGift();
    const { server, decline } = await startStrict({ declines: 3 }, { trustProxy });
    for (let count = 1; count <= 3; count += 1) await decline({ ...gift, address: `198.51.100.${count}` });
    expect((await askIntent(postFrom(server, '198.51.100.9'), gift)).status).toBe(status);
    await server.close();
  });

  it('SRV-09 is what the proxy says, not what the visitor wrote before it', async () => {
    const gift = await newGift();
    const { server, decline } = await startStrict({ declines: 1 });
    await decline(gift);
    expect((await askIntent(postFrom(server, `198.51.100.9, ${gift.address}`), gift)).status).toBe(429);
    expect((await askIntent(postFrom(server, `${gift.address}, 198.51.100.9`), gift)).status).toBe(200);
    await server.close();
  });
});

describe('a network that tries on with challenges solved', () => {
  it('SRV-09 is told when to come back', async () => {
    const gift = await newGift();
    const { server, decline } = await startStrict({ refusedDeclines: 2 });
    await decline(gift);
    await decline({ ...gift, email: 'b@example.com' });
    const refused = await askIntent(postFrom(server, gift.address), gift);
    expect([refused.status, refused.headers.get('retry-after'), replyOf(refused).code]).toEqual([
      429,
      '3600',
      'tooManyAttempts',
    ]);
    expect((await readNumbers(server)).organisations).toMatchObject([{ id: gift.organisation, refused: 1 }]);
    await server.close();
  });
});

describe('a card that the provider declines', () => {
  it('SRV-09 weighs once per report, also when the report was lost and found', async () => {
    const gift = await newGift();
    const { server, decline } = await startStrict({});
    await decline(gift);
    const { url } = replyOf(await askPayment(postFrom(server, gift.address), gift));
    await world.press(url ?? '', 'decline');
    const deps = { ...world.deps, guard: createGuard(world.deps) };
    world.pass(2 * 60_000);
    await reconcile(deps);
    await reconcile(deps);
    expect(deps.guard.numbers().organisations).toMatchObject([{ id: gift.organisation, declines: 1 }]);
    await server.close();
  });

  it('SRV-09 weighs on its e-mail address, however that is written', async () => {
    const gift = await newGift();
    const { server, decline } = await startStrict({ emailDeclines: 1 });
    await decline({ ...gift, email: 'Dana+one@Example.com' });
    const post = postFrom(server, '198.51.100.9');
    expect((await askPayment(post, { ...gift, email: 'dana+2@example.com' })).status).toBe(429);
    expect((await askPayment(post, { ...gift, email: 'dan@example.com' })).status).toBe(200);
    await server.close();
  });
});
