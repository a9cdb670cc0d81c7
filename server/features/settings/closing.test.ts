import { eq } from 'drizzle-orm';
import { reconcile } from '../../ledger/reconcile';
import { charges } from '../../db/schema';
import { createCheckoutWorld, type CheckoutWorld } from '../../testing/checkoutWorld';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

const ask = (method: string, body?: unknown, token = world.token) =>
  world.server.request(method, '/v1/admin/closing', { token, ...(body === undefined ? {} : { body }) });
const close = (subscriptions: number) => ask('POST', { subscriptions });
const data = ({ body }: { body: unknown }) => (body as { data: unknown }).data;
const open = { closedAt: null, subscriptions: 0 };
afterEach(async () => void (await ask('DELETE')));

it('ORG-06 CALL-140 CALL-141 shows nothing of a closed organisation to visitors, says so, and shows it again once it is open', async () => {
  const fund = await world.addFund();
  const theirs = await world.addFund({}, 'other');
  const link = await world.server.request('POST', '/v1/admin/liens', {
    token: world.token,
    body: { linkType: 'PAIEMENT', config: { type: 'GENERAL', montant: 10 } },
  });
  const { id: linkId } = data(link) as { id: string };
  const calls = [
    'organisations/id/demo',
    `caisses/id/${fund}?org=demo`,
    'pages/resolve?path=/&org=demo',
    `liens/${linkId}`,
  ];
  const pages = ['/', '/o/demo/don', '/he/', `/l/${linkId}`, '/sitemap.xml'];
  const statuses = (paths: readonly string[]) =>
    Promise.all(paths.map(async (path) => (await world.server.request('GET', path)).status));
  const all = [...calls.map((path) => `/v1/${path}`), ...pages];
  const before = await statuses(all);
  expect(before.every((status) => status < 400)).toBe(true);
  expect(data(await ask('GET'))).toEqual(open);
  expect(data(await close(0))).toEqual({ closedAt: '2025-01-15T12:00:00.000Z', subscriptions: 0 });
  expect(await statuses(all)).toEqual(all.map(() => 410));
  const refused = await world.server.request('GET', '/v1/organisations/id/demo');
  expect(refused.body).toMatchObject({ success: false, code: 'organisation_closed' });
  expect((await world.server.request('GET', '/he/')).text).toContain('הארגון הזה אינו פעיל כאן עוד.');
  // A frame stands in somebody's page, and says it there.
  const frame = await world.server.request('GET', '/embed/org-donation?org=demo');
  expect([frame.status, frame.text]).toEqual([
    200,
    expect.stringMatching(/<org-donation.*<noscript><p>Cette organisation n’est plus active ici\./s),
  ]);
  // Unknown addresses show nothing of the site either.
  const lost = await world.server.request('GET', '/l/unknown');
  expect([lost.status, lost.text.includes('Cette organisation n’est plus active ici.')]).toEqual([404, true]);
  expect(lost.text).not.toContain('site-header');
  const box = await world.server.request('GET', '/lettre');
  expect([box.status, box.text]).toEqual([410, expect.stringContaining('Cette organisation n’est plus active ici.')]);
  // Others are as they were, and so are the calls of its own.
  expect(await statuses(['/v1/organisations/id/other', `/v1/caisses/id/${theirs}?org=other`, '/o/other/'])).toEqual([
    ...[200, 200, 200],
  ]);
  const shown = await world.server.request('GET', '/v1/admin/organisation/shown', { token: world.token });
  expect([shown.status, data(shown)]).toEqual([200, expect.objectContaining({ id: 'demo' })]);
  const own = { token: world.token, body: { shortName: 'D' } };
  expect((await world.server.request('PUT', '/v1/admin/organisations/demo', own)).status).toBe(200);
  expect(data(await ask('DELETE'))).toEqual(open);
  expect(await statuses(all)).toEqual(before);
});

it('ORG-06 starts no payment for a closed organisation, and books those that are under way', async () => {
  const fund = await world.addFund();
  const gift = { type: 'CAISSE', typeId: fund, montant: 10 };
  const { url } = (await world.submit(gift)).body as { url: string };
  const made = data(await world.makeIntent(gift)) as { id: string };
  await close(0);
  expect((await world.submit(gift)).status).toBe(410);
  expect((await world.submit({ ...gift, intent: made.id })).status).toBe(410);
  expect((await world.makeIntent(gift)).status).toBe(410);
  expect((await world.server.request('GET', `/v1/paiements/intents/${made.id}`)).status).toBe(410);
  expect((await world.server.request('GET', `/paiement?intent=${made.id}`)).status).toBe(410);
  await world.press(url, 'pay');
  await world.deliver();
  expect((await world.paymentOf(url)).state).toBe('succeeded');
  // Its payer comes back late, and reads what became of it.
  const back = await world.server.request('GET', `/don?intent=${made.id}&status=success`);
  const merci = `/paiement/merci?intent=${made.id}&status=success`;
  expect([back.status, back.headers.get('location')]).toEqual([303, merci]);
  const thanks = await world.server.request('GET', `/paiement/merci?intent=${made.id}&status=success`);
  expect([thanks.status, thanks.text]).toEqual([200, expect.stringContaining(made.id)]);
  const status = await world.server.request('GET', `/v1/paiements/intents/${made.id}/status`);
  expect(status.status).toBe(200);
});

it('ORG-06 stops the subscriptions of an organisation that closes, of as many as its owner knows', async () => {
  const fund = await world.addFund();
  const plan = { type: 'CAISSE', typeId: fund, montant: 10, abo: true, nbMonth: 3 };
  const { url } = (await world.submit(plan)).body as { url: string };
  await world.press(url, 'pay', { charge: '1' });
  await world.deliver();
  const { id } = await world.paymentOf(url);
  const refused = await close(0);
  expect([refused.status, refused.body]).toEqual([
    409,
    expect.objectContaining({ code: 'changed', data: { closedAt: null, subscriptions: 1 } }),
  ]);
  expect((await world.server.request('GET', '/v1/organisations/id/demo')).status).toBe(200);
  expect(data(await close(1))).toMatchObject({ closedAt: expect.any(String), subscriptions: 0 });
  world.pass(5 * 60_000);
  await reconcile(world.deps);
  await world.deliver();
  const rows = await world.deps.database.queries.select().from(charges).where(eq(charges.paymentId, id));
  expect(rows.map(({ state }) => state).sort()).toEqual(['cancelled', 'cancelled', 'paid']);
  const log = await world.server.request('GET', '/v1/admin/audit?subject=organisation', { token: world.token });
  expect(data(log)).toContainEqual(
    expect.objectContaining({ action: 'ADMIN-ORG-CLOSE', changes: { subscriptions: { to: 1 } } }),
  );
});
