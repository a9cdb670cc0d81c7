import { eq } from 'drizzle-orm';
import { audit, charges, outbox } from '../../db/schema';
import { takeDueCharges } from '../../gateways/sandbox/takeDueCharges';
import { meetPeople } from '../../testing/meetPeople';
import { createCheckoutWorld, newKey, payer, type CheckoutWorld } from '../../testing/checkoutWorld';
import type { Mail } from '../../outbox/createMailer';
import { sendDue } from '../../outbox/sendDue';
import { reconcile } from '../../ledger/reconcile';
import { requireExistingOrganisation } from '../organisations/organisationStore';
import { manageUrl } from './manageUrl';

const DAY = 24 * 60 * 60 * 1000;
let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

async function monthly(change: Record<string, unknown> = {}) {
  const fund = await world.addFund();
  const plan = { montant: 10, abo: true, nbMonth: 3, ...change };
  const { url } = (await world.submit({ type: 'CAISSE', typeId: fund, ...plan })).body as { url: string };
  const press = (action: string, charge = 1, extra = {}) => world.press(url, action, { charge: `${charge}`, ...extra });
  await press('pay');
  await world.deliver();
  const { id } = await world.paymentOf(url);
  const path = new URL(
    manageUrl(world.deps, await requireExistingOrganisation(world.deps.database.queries, 'demo'), id),
  ).pathname;
  return { fund, url, id, press, path, token: path.split('/').at(-1)! };
}
const scheduleOf = async (id: string) =>
  (
    await world.deps.database.queries.select().from(charges).where(eq(charges.paymentId, id)).orderBy(charges.charge)
  ).map(({ montant, date, state }) => [montant, date, state]);
const admin = (method: string, path: string, token = world.token) =>
  world.server.request(method, `/v1/admin/abonnements${path}`, { token });
const change = (token: string, action: string) =>
  world.server.request('POST', `/v1/abonnements/${token}`, { body: { action, idempotencyKey: newKey() } });
const submitForm = (path: string, action: string) =>
  world.server.request('POST', path, {
    body: `action=${action}`,
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  });
const dataOf = ({ body }: { body: unknown }) => (body as { data: Record<string, unknown> }).data;
async function mails(): Promise<Mail[]> {
  const sent: Mail[] = [];
  await sendDue(world.deps, { send: async (mail) => void sent.push(mail), close: () => undefined });
  return sent;
}

it('CALL-65 DESK-43 owners take a table of what the filters leave, with who pays, and without formulas', async () => {
  const { id } = await monthly({ montant: 12.5, commentaire: 'Tanzanite', info: { ...payer.info, prenom: '=1+1' } });
  const other = await monthly({ commentaire: 'Tanzanite' });
  await admin('POST', `/${other.id}/stop`);
  const table = async (query: string, token?: string) => (await admin('GET', `.csv?mode=test&${query}`, token)).text;
  const [head, ...rows] = (await table('search=tanzanite&state=active'))
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n');
  expect(head).toBe(
    'createdAt,state,type,label,montant,devise,nbMonth,divide,maxAmount,platform,taken,received,nextCharge,prenom,nom,email,tel,mode,paiement',
  );
  const terms = 'active,CAISSE,Travaux,12.5,EUR,3,,37.5,CARD,1,12.5,2025-02-15';
  expect(rows).toEqual([`2025-01-15T12:00:00.000Z,${terms},'=1+1,Lévi,dana@example.org,+33612345678,test,${id}`]);
  expect(await table('search=tanzanite&state=active&preset=excel')).toContain(';12,5;EUR;3;');
  expect((await table('search=tanzanite')).trimEnd().split('\r\n')).toHaveLength(3);
  expect((await table('', world.otherToken)).trimEnd().split('\r\n')).toHaveLength(1);
});

it('CALL-65 DESK-43 says who pays in the address book, in the answer itself', async () => {
  const info = { ...payer.info, prenom: 'Ana', nom: 'Levi', email: 'ana.levi@example.org' };
  const { id } = await monthly({ info });
  const person = async () => dataOf(await admin('GET', `/${id}`))['person'];
  expect(await person()).toBeNull();
  await meetPeople(world.deps);
  expect(await person()).toEqual({ id: expect.any(String), name: 'Ana Levi', email: '', tel: '' });
});

it('CALL-65 one is found by words of its payment, and read by its id', async () => {
  const { id } = await monthly({ commentaire: 'Zibeline bleue' });
  await monthly();
  const found = dataOf(await admin('GET', '?search=bleu%20zibel')) as unknown as { id: string }[];
  expect(found.map((row) => row.id)).toEqual([id]);
  expect(dataOf(await admin('GET', `/${id}`))).toMatchObject({ id, state: 'active', taken: 1 });
  expect((await admin('GET', `/${id}`, world.otherToken)).status).toBe(404);
  const { url } = (await world.submit()).body as { url: string };
  expect((await admin('GET', `/${(await world.paymentOf(url)).id}`)).status).toBe(404);
});

describe('schedule', () => {
  it('PAY-35 keeps the dated plan from the first success, and charges exactly that', async () => {
    const { id, press, fund } = await monthly({ montant: 100, abo: false, divide: 3 });
    expect(await scheduleOf(id)).toEqual([
      [3400, '2025-01-15', 'paid'],
      [3400, '2025-02-15', 'due'],
      [3200, '2025-03-15', 'due'],
    ]);
    await press('next', 2);
    await press('next', 3, { delivery: 'twice' });
    await world.deliver();
    expect((await scheduleOf(id)).map(([, , state]) => state)).toEqual(['paid', 'paid', 'paid']);
    expect((await world.ledgerOf(id)).map(({ montant }) => montant)).toEqual([3400, 3400, 3200]);
    expect(await world.totalOf(fund)).toBe(100);
  });

  it('SRV-13 keeps the next charge of a gift without end, and takes off what will never be charged', async () => {
    const formData = { paiementType: 'MONTHLY', aboMonthInfinite: true };
    const body = { id: 'parrainage', label: 'Parrainage', total: 10, formData };
    await world.server.request('POST', '/v1/admin/submissions', { token: world.token, body });
    const endless = await monthly({ type: 'FORM', typeId: 'parrainage', nbMonth: 0 });
    await endless.press('next', 2);
    await world.deliver();
    expect((await scheduleOf(endless.id)).map(([, date, state]) => [date, state])).toEqual([
      ['2025-01-15', 'paid'],
      ['2025-02-15', 'paid'],
      ['2025-03-15', 'due'],
    ]);
    const given = await monthly();
    expect(await world.totalOf(given.fund)).toBe(30);
    for (let count = 0; count < 3; count += 1) await given.press('fail', 2);
    await world.deliver();
    expect((await scheduleOf(given.id)).map(([, , state]) => state)).toEqual(['paid', 'cancelled', 'cancelled']);
    expect(await world.totalOf(given.fund)).toBe(10);
  });

  it('PAY-35 mails the payer of a refused charge once, with the way to change means, and not of the first card', async () => {
    const failedMails = () => world.deps.database.queries.$count(outbox, eq(outbox.kind, 'failed'));
    const before = await failedMails();
    const { id, press, token } = await monthly();
    const [confirmation] = (await mails()).slice(-1);
    expect(confirmation?.text).toContain(token);
    await press('fail', 2, { delivery: 'twice' });
    await world.deliver();
    const [failed, ...more] = await mails();
    expect(more).toEqual([]);
    const subject = 'Essai : aucun argent n’est débité. Un paiement à Démo n’a pas abouti';
    expect([failed?.subject, failed?.to.address]).toEqual([subject, 'dana@example.org']);
    expect(failed?.text).toMatch(/10\s€/);
    expect(failed?.text).toContain(token);
    await press('means', 2);
    await takeDueCharges(world.deps);
    await world.deliver();
    expect((await scheduleOf(id)).map(([, , state]) => state)).toEqual(['paid', 'paid', 'due']);

    const { url } = (await world.submit()).body as { url: string };
    await world.press(url, 'decline');
    await world.deliver();
    expect(await mails()).toEqual([]);
    expect(await failedMails()).toBe(before + 1);
  });

  it('SRV-02 finds lost months, refusals, refunds and stops by asking the provider', async () => {
    const lost = { delivery: 'never' };
    const { id, press, fund } = await monthly();
    const once = await monthly({ abo: false, nbMonth: 1, montant: 50 });
    await press('fail', 2, lost);
    await press('next', 2, lost);
    await press('refund', 1, lost);
    await press('stop', 3, lost);
    await once.press('refund', 1, lost);
    world.pass(DAY + 60_000);
    await reconcile(world.deps);
    expect((await scheduleOf(id)).map(([, , state]) => state)).toEqual(['refunded', 'paid', 'cancelled']);
    expect(await world.totalOf(fund)).toBe(10);
    expect((await world.paymentOf(once.url)).state).toBe('refunded');
    world.pass(-DAY - 60_000);
  });

  it('SRV-13 takes a charge that was on its way when the payer stopped for itself: nothing runs again', async () => {
    const given = await monthly({ montant: 15, nbMonth: 6 });
    const late = {
      id: `evt_${newKey()}`,
      type: 'payment.succeeded',
      paiement: given.id,
      charge: 2,
      montant: 15,
      created: new Date(world.deps.now().getTime() + DAY).toISOString(),
    };
    expect(await world.totalOf(given.fund)).toBe(90);
    expect((await admin('POST', `/${given.id}/stop`)).status).toBe(200);
    await world.deliver();
    expect(await world.totalOf(given.fund)).toBe(15);
    expect((await world.report(late)).status).toBe(200);
    expect(await world.totalOf(given.fund)).toBe(30);
    const cancelled = Array<string>(4).fill('cancelled');
    expect((await scheduleOf(given.id)).map(([, , state]) => state)).toEqual(['paid', 'paid', ...cancelled]);
    const listed = (await admin('GET', '?state=stopped')).body as { data: { id: string }[] };
    expect(listed.data.find(({ id }) => id === given.id)).toMatchObject({ received: 30, nextCharge: null });
  });
});

describe('subscriptions', () => {
  it('SRV-12 lists those of the token’s organisation by state, in pages, and stops them with a note', async () => {
    const { id, press, fund } = await monthly();
    const list = async (query = '', token?: string) =>
      (await admin('GET', query, token)).body as { data: { id: string }[]; next: string | null };
    const first = await list('?limit=1');
    expect(first.data[0]).toMatchObject({ id, state: 'active', taken: 1, received: 10, nextCharge: '2025-02-15' });
    expect((await list(`?limit=1&before=${first.next}`)).data[0]?.id).not.toBe(id);
    await press('fail', 2);
    await world.deliver();
    expect((await list('?state=failing')).data.map((row) => row.id)).toEqual([id]);
    expect((await list('', world.otherToken)).data).toEqual([]);
    expect((await admin('POST', `/${id}/stop`, world.otherToken)).status).toBe(404);

    expect(dataOf(await admin('POST', `/${id}/stop`))).toMatchObject({ state: 'stopped', nextCharge: null });
    expect((await admin('POST', `/${id}/stop`)).status).toBe(200);
    expect((await list('?state=failing')).data).toEqual([]);
    expect(await world.totalOf(fund)).toBe(10);
    const notes = await world.deps.database.queries.select().from(audit).where(eq(audit.subjectId, id));
    expect(notes.map(({ action }) => action)).toEqual(['ADMIN-SUBSCRIPTION-STOP']);
  });

  it('SRV-09 lets the holder of the link alone see, change means and stop, and shows nothing of the payer', async () => {
    const { token, path } = await monthly();
    const seen = await world.server.request('GET', `/v1/abonnements/${token}`);
    expect(dataOf(seen)).toMatchObject({ state: 'active', canStop: true, organisation: { name: 'Démo' } });
    expect(seen.text).not.toMatch(/Dana|Lévi|dana@/);
    const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    expect((await world.server.request('GET', `/v1/abonnements/${forged}`)).status).toBe(404);
    expect((await change(forged, 'stop')).status).toBe(404);
    expect((await submitForm(path.replace(token, forged), 'stop')).status).toBe(404);

    const page = await world.server.request('GET', path);
    expect([page.status, page.text.includes('Arrêter les paiements')]).toEqual([200, true]);
    const means = await submitForm(path, 'means');
    expect([means.status, new URL(means.headers.get('location')!).pathname.endsWith('/means')]).toEqual([303, true]);
    expect((await submitForm(path, 'ask')).text).toContain('Oui, arrêter');
    expect(dataOf(await world.server.request('GET', `/v1/abonnements/${token}`))['state']).toBe('active');
    expect((await submitForm(path, 'stop')).status).toBe(303);
    expect(dataOf(await change(token, 'stop'))).toMatchObject({ state: 'stopped', canStop: false });
    expect((await change(token, 'means')).status).toBe(409);
    expect((await world.server.request('GET', path)).text).toContain('Les paiements sont arrêtés');
  });

  it('SRV-13 ends stops, refunds, changes and months of twenty at once in one consistent state', async () => {
    const { id, url, fund, token, press } = await monthly();
    const refund = () =>
      world.server.request('POST', `/v1/admin/payments/${id}/refund`, {
        token: world.token,
        body: { montant: 4, idempotencyKey: newKey() },
      });
    const acts = [() => admin('POST', `/${id}/stop`), refund, () => change(token, 'means'), () => press('next', 2)];
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => acts[index % 4]!()));
    for (const { status } of answers) expect([200, 303, 409]).toContain(status);
    await world.deliver();
    const payment = await world.paymentOf(url);
    const events = await world.deps.gateways['sandbox']!.readEvents(payment.providerRef!);
    const sum = (type: string) =>
      events.filter((event) => event.type === type).reduce((total, { montant }) => total + montant, 0);
    const ledger = (await world.ledgerOf(id)).reduce((total, { montant }) => total + montant, 0);
    expect(ledger / 100).toBe(sum('payment.succeeded') - sum('payment.refunded'));
    expect(await world.totalOf(fund)).toBe(ledger / 100);
    expect(events.filter(({ type }) => type === 'payment.cancelled')).toHaveLength(1);
    expect((await admin('POST', `/${id}/stop`)).body).toMatchObject({ data: { state: 'stopped' } });
    expect((await scheduleOf(id)).at(-1)?.[2]).toBe('cancelled');
  });

  it('SRV-02 stops later what the provider did not answer at once', async () => {
    const { id, fund } = await monthly();
    const sandbox = world.deps.gateways['sandbox']!;
    const { stop } = sandbox;
    sandbox.stop = () => Promise.reject(new Error('down'));
    expect((await admin('POST', `/${id}/stop`)).status).toBe(503);
    sandbox.stop = stop;
    world.pass(60_000);
    await reconcile(world.deps);
    expect((await scheduleOf(id)).map(([, , state]) => state)).toEqual(['paid', 'cancelled', 'cancelled']);
    expect(await world.totalOf(fund)).toBe(10);
  });
});
