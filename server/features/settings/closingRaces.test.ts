import { eq, sql } from 'drizzle-orm';
import { organisations, outbox, payments, stops } from '../../db/schema';
import { retryPendingRequests } from '../../ledger/requests/retryPendingRequests';
import { createMailer } from '../../outbox/createMailer';
import { sendDue } from '../../outbox/sendDue';
import { createCheckoutWorld, type CheckoutWorld } from '../../testing/checkoutWorld';

let world: CheckoutWorld;
let fund: string;
beforeAll(async () => {
  world = await createCheckoutWorld();
  fund = await world.addFund();
});
afterAll(() => world.close());

const sentence = 'Cette organisation n’est plus active ici.';
const admin = (method: string, path: string, body?: object) =>
  world.server.request(method, `/v1/admin/${path}`, { token: world.token, body });
const data = ({ body }: { body: unknown }) => (body as { data: { id: string; subscriptions: number } }).data;
const close = (subscriptions: number) => admin('POST', 'closing', { subscriptions });
afterEach(async () => void (await admin('DELETE', 'closing')));

async function subscribe() {
  const { body } = await world.submit({ type: 'CAISSE', typeId: fund, montant: 10, abo: true, nbMonth: 3 });
  const { url } = body as { url: string };
  await world.press(url, 'pay', { charge: '1' });
  await world.deliver();
  return world.paymentOf(url);
}

it('ORG-06 a payment that begins while its organisation closes is booked, or refused as any later one', async () => {
  const gift = { type: 'CAISSE', typeId: fund, montant: 10 };
  const [first, second, closed, third, fourth] = await Promise.all([
    world.submit(gift),
    world.submit(gift),
    close(0),
    world.submit(gift),
    world.submit(gift),
  ]);
  expect(closed.status).toBe(200);
  for (const { status, body } of [first, second, third, fourth]) {
    if (status === 410) continue;
    expect(status).toBe(200);
    const { url } = body as { url: string };
    await world.press(url, 'pay');
    await world.deliver();
    expect((await world.paymentOf(url)).state).toBe('succeeded');
  }
  expect((await world.submit(gift)).status).toBe(410);
  const rows = await world.deps.database.queries.select().from(payments);
  expect(rows.filter(({ url, state }) => url !== null && state !== 'succeeded')).toEqual([]);
});

it('ORG-06 closing waits for payments before it holds up the organisation', async () => {
  const { id } = await subscribe();
  const { database } = world.deps;
  const closing = await database.transaction(async (tx) => {
    await tx.select().from(payments).where(eq(payments.id, id)).for('update');
    const answer = close(1);
    // The embedded database does one after the other.
    for (let waits = database.engine === 'embedded'; !waits;)
      waits =
        ((await tx.execute(sql`select 1 from pg_locks where not granted`)) as { rows: unknown[] }).rows.length > 0;
    await tx.update(organisations).set({ contentVersion: 1 }).where(eq(organisations.id, 'demo'));
    return { answer };
  });
  expect((await closing.answer).status).toBe(200);
  expect(await retryPendingRequests(world.deps)).toBe(0);
});

it('ORG-07 a stop that is not answered waits longer each time and holds up no other', async () => {
  const gateway = world.deps.gateways['sandbox']!;
  const { stop } = gateway;
  const { queries } = world.deps.database;
  const own = await subscribe();
  const other = await subscribe();
  world.pass(1);
  expect((await close(2)).status).toBe(200);
  const asked: string[] = [];
  gateway.stop = (reference) => {
    asked.push(reference);
    return reference === own.providerRef ? stop(reference) : Promise.reject(new Error('down'));
  };
  const pass = async (minutes: number) => {
    asked.length = 0;
    world.pass(minutes * 60_000);
    await retryPendingRequests(world.deps);
    return asked.filter((reference) => [own.providerRef, other.providerRef].includes(reference));
  };
  expect((await pass(1)).sort()).toEqual([own.providerRef, other.providerRef].sort());
  expect(await pass(1)).toEqual([other.providerRef]);
  expect([await pass(1), await pass(1)]).toEqual([[], [other.providerRef]]);
  gateway.stop = stop;
  world.pass(24 * 60 * 60_000);
  await retryPendingRequests(world.deps);
  expect((await queries.select().from(stops)).filter(({ doneAt }) => doneAt === null)).toEqual([]);
});

it('ORG-06 remotes and links on other sites say it, also where the server’s own organisation is another', async () => {
  await admin('POST', 'campagnes', { id: 'gala', label: 'Gala' });
  const link = await admin('POST', 'liens', { linkType: 'PAIEMENT', config: { type: 'GENERAL', montant: 10 } });
  await close(0);
  for (const path of ['__remote', '__evening', '__screen']) {
    const page = await world.server.request('GET', `/campagne/gala/${path}`);
    expect([path, page.status, page.text]).toEqual([path, 410, expect.stringContaining(sentence)]);
    expect(page.text).not.toContain('<org-');
  }
  const headers = { 'Sec-Fetch-Dest': 'iframe' };
  const framed = await world.server.request('GET', `/l/${data(link).id}`, { headers });
  expect([framed.status, framed.text]).toEqual([410, expect.stringContaining(sentence)]);
  expect(framed.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect((await world.server.request('GET', '/l/unknown')).status).toBe(404);
});

it('ORG-08 mails that would begin something are dropped while their organisation is closed', async () => {
  const { deps } = world;
  const wish = { body: { email: 'dana@example.org' } };
  expect((await world.server.request('POST', '/v1/mailing/subscribe/demo', wish)).status).toBe(200);
  const waiting = await deps.database.queries.select().from(outbox).where(eq(outbox.kind, 'newsletter'));
  expect(waiting).toHaveLength(1);
  await close(0);
  const sent: string[] = [];
  const mailer = {
    ...createMailer(deps.config),
    send: (mail: { id: string }) => Promise.resolve(void sent.push(mail.id)),
  };
  await sendDue(deps, mailer);
  expect(sent).not.toContain(waiting[0]?.id);
  const [over] = await deps.database.queries.select().from(outbox).where(eq(outbox.kind, 'newsletter'));
  expect(over?.sentAt).not.toBeNull();
});
