import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApp } from '../app';
import { createDeps } from '../createDeps';
import { startJobs } from '../jobs/startJobs';
import { createCheckoutWorld, type CheckoutWorld } from '../testing/checkoutWorld';
import { startTestServer, type TestServer } from '../testing/testServer';
import { deliveries, outbox, payments, sandboxDeliveries } from '../db/schema';
import { issueToken } from '../secrets/tokens';

let dataFolder: string;
let world: CheckoutWorld;
let server: TestServer;
let deps: CheckoutWorld['deps'];
let token: string;

beforeAll(async () => {
  dataFolder = mkdtempSync(join(tmpdir(), 'orgkit-maintenance-'));
  world = await createCheckoutWorld({ config: { dataFolder } });
  const { config, database, log, now } = world.deps;
  // Payments with a pending webhook and a pending mail, which a copy must not send again.
  const first = (await world.submit()).body as { url: string };
  await world.press(first.url, 'pay');
  await world.deliver();
  const second = (await world.submit()).body as { url: string };
  await world.press(second.url, 'pay');
  deps = createDeps({ ...config, maintenance: true }, database, log, now);
  server = await startTestServer(createApp(deps));
  token = await issueToken(database.queries, 'demo', deps);
});
afterAll(async () => {
  await server.close();
  await world.close();
  rmSync(dataFolder, { recursive: true });
});

const rowsOf = async () => {
  const { queries } = world.deps.database;
  return {
    mails: await queries.select().from(outbox),
    events: await queries.select().from(deliveries),
    webhooks: await queries.select().from(sandboxDeliveries),
    paid: await queries.select().from(payments),
  };
};

describe('maintenance', () => {
  it('OPS-03 no job sends anything out, however long it lasts', async () => {
    const before = await rowsOf();
    expect(before.mails.filter(({ sentAt }) => sentAt === null)).not.toEqual([]);
    expect(before.webhooks.filter(({ sentAt }) => sentAt === null)).not.toEqual([]);
    const later: (() => void)[] = [];
    const timers = jest.spyOn(global, 'setTimeout').mockImplementation(((work: () => void) => {
      later.push(work);
      return 0;
    }) as never);
    const jobs = startJobs(deps, { origin: server.url });
    timers.mockRestore();
    for (const work of later) work();
    await jobs.stop();
    expect(await rowsOf()).toEqual(before);
    expect(readdirSync(dataFolder)).not.toContain('mails');
  });

  it('OPS-03 says so where it is asked, and reads go on', async () => {
    expect((await server.request('GET', '/readyz')).body).toEqual({ ok: true, maintenance: true });
    expect((await world.server.request('GET', '/readyz')).body).toEqual({ ok: true });
    expect((await server.request('GET', '/v1/admin/payments', { token })).status).toBe(200);
    expect((await server.request('GET', '/v1/organisations/id/demo')).status).toBe(200);
  });

  it.each([
    ['POST', '/v1/paiements/intents', {}],
    ['POST', '/v1/paiements/webhook/sandbox', {}],
    ['POST', '/v1/forms/submit/contact', {}],
    ['POST', '/v1/admin/payments/p1/refund', {}],
    ['POST', '/v1/admin/caisses', { name: 'New' }],
    ['GET', '/pay/anything', undefined],
    ['GET', '/l/anything/go', undefined],
    ['POST', '/abonnement/anything', undefined],
  ])('OPS-03 %s %s is refused with 503, and changes nothing', async (method, path, body) => {
    const before = await rowsOf();
    const { status, headers } = await server.request(method, path, { token, body });
    expect([status, headers.get('retry-after')]).toEqual([503, '300']);
    expect(await rowsOf()).toEqual(before);
  });

  it('OPS-03 tokens can be ended, and no provider is called', async () => {
    const made = await server.request('POST', '/v1/admin/tokens', { token, body: { name: 'A', scope: 'read' } });
    expect(made.status).toBe(200);
    await expect(deps.gateways['sandbox']?.stop('x')).rejects.toMatchObject({ status: 503, code: 'maintenance' });
    await expect(deps.gateways['sandbox']?.readEvents('x')).rejects.toMatchObject({ code: 'maintenance' });
  });
});
