import { eq } from 'drizzle-orm';
import { audit, deliveries, paymentChanges, payments } from '../../../db/schema';
import { purgeIntents } from '../intent/intentStore';
import { createCheckoutWorld, newKey, payer, type CheckoutWorld } from '../../../testing/checkoutWorld';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

const admin = (method: string, path: string, body?: unknown) =>
  world.server.request(method, `/v1/admin/${path}`, { token: world.token, ...(body !== undefined && { body }) });
const dataOf = <T = Record<string, unknown>>({ body }: { body: unknown }) => (body as { data: T }).data;

/** A monthly gift with one charge taken, and a link to change it. */
async function monthly(link: Record<string, unknown> = {}, nbMonth = 3) {
  const { url } = (await world.submit({ montant: 10, abo: true, nbMonth })).body as { url: string };
  await world.press(url, 'pay');
  await world.deliver();
  const { id } = await world.paymentOf(url);
  const made = await admin('POST', 'liens', { linkType: 'UPDATE-PAIEMENT', paiement: id, ...link });
  return { id, url, link: dataOf<{ id: string }>(made).id };
}
const intentOf = async (link: string) => {
  const { status, body } = await world.makeIntent({ montant: undefined, link });
  return { status, ...(body as { data?: { id: string }; code?: string }) };
};
const read = async (intent: string) => dataOf(await world.server.request('GET', `/v1/paiements/intents/${intent}`));
const rowOf = async (id: string) => {
  const [row] = await world.deps.database.queries.select().from(payments).where(eq(payments.id, id));
  return row!;
};
const changed = {
  info: { homme: true, prenom: 'Noam', nom: 'Cohen', email: 'noam@example.org', tel: '+33698765432' },
  facturation: {
    perso: false,
    raison: 'Cohen SARL',
    siren: '732829320',
    adresse: '5 rue du Change',
    postal: '69001',
    ville: 'Lyon',
    pays: 'FR',
  },
};
/** CALL-06 of a form that leaves the amount as it is. */
const change = (given: Record<string, unknown>, address?: string) => world.submit({ montant: 0, ...given }, address);

describe('an update link', () => {
  it('PAY-02 LINK-03 changes payer, billing and means of its payment, and charges nothing', async () => {
    const { id, link } = await monthly();
    const before = { row: await rowOf(id), rows: await world.countRows(), ledger: await world.ledgerOf(id) };
    const intent = (await intentOf(link)).data!.id;
    expect(await read(intent)).toMatchObject({
      update: true,
      montant: 10,
      paiement: { id, name: before.row.label, finalized: false },
      payer: { prenom: 'Dana', nom: 'Lévi', hints: { email: 'd•••@example.org', tel: '•••78' } },
    });
    const answer = await change({ intent, update: true, montant: 0, ...changed });
    const { url } = answer.body as { url: string };
    expect(url).toBe(`${before.row.url}/means`);
    const { info, facturation, search, sortName, updatedAt, ...rest } = await rowOf(id);
    expect({ info, facturation, sortName }).toEqual({ ...changed, sortName: 'cohen sarl' });
    expect(before.row).toMatchObject(rest);
    expect([search, updatedAt]).toEqual([expect.stringContaining('cohen sarl'), expect.any(Date)]);
    // One more intent, and nothing else that pays.
    expect(await world.countRows()).toEqual({ ...before.rows, intents: before.rows.intents + 1 });
    expect(await world.ledgerOf(id)).toEqual(before.ledger);

    const means = await world.server.request('POST', new URL(url).pathname.replace(/\/means$/, ''), {
      body: 'action=means&charge=2',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    });
    const back = new URL(means.headers.get('location') ?? '');
    expect([back.searchParams.get('intent'), back.searchParams.get('status')]).toEqual([intent, 'success']);
    expect(await world.deliver()).toBe(0);
    const status = await world.server.request('GET', `/v1/paiements/intents/${intent}/status`);
    expect(dataOf(status)).toEqual({ state: 'succeeded', update: true, label: before.row.label });
  });

  it('PAY-02 takes no amount, number of months or other payment from the client', async () => {
    const { id, link } = await monthly();
    const other = await monthly();
    const intent = (await intentOf(link)).data!.id;
    const more = { montant: 1, abo: false, nbMonth: 1, maxAmount: 1, paiement: { id: other.id }, typeId: 'x' };
    const send = (montant: number) =>
      change({ intent, update: true, ...changed, ...more, amounts: { montant, fees: 0, total: montant } });
    expect((await send(1)).body).toMatchObject({ success: false, code: 'amountChanged' });
    expect((await rowOf(id)).info).toMatchObject(payer.info);
    expect((await send(0)).body).toMatchObject({ success: true });
    expect(await rowOf(id)).toMatchObject({ montant: 1000, nbMonth: 3, maxAmount: 3000, info: changed.info });
    expect((await rowOf(other.id)).info).toMatchObject(payer.info);
    // Without a link there is nothing to change.
    const bare = await change({ update: true, paiement: { id }, ...changed });
    expect(bare.body).toMatchObject({ success: false, code: 'type' });
    const means = await change({ intent, update: true, ...changed, platform: 'PRELEVEMENT.GOCARDLESS' });
    expect(means.body).toMatchObject({ success: false, code: 'platform' });
  });

  it('PAY-02 SRV-09 keeps what the payer leaves empty, and refuses what is wrong', async () => {
    const { id, link } = await monthly();
    const intent = (await intentOf(link)).data!.id;
    const info = { ...payer.info, email: '', tel: '' };
    const kept = await change({ intent, info, facturation: { ...payer.facturation, adresse: '9 rue Neuve' } });
    expect(kept.body).toMatchObject({ success: true });
    expect(await rowOf(id)).toMatchObject({
      info: payer.info,
      facturation: { adresse: '9 rue Neuve', ville: 'Paris' },
    });
    const wrong = await change({ intent, info: { ...payer.info, email: 'nowhere' } });
    expect(wrong.body).toMatchObject({ code: 'payer', issues: [{ path: 'email' }] });
    expect((await rowOf(id)).info.email).toBe(payer.info.email);
  });

  it('PAY-61 changes once per key, also when twenty come at once', async () => {
    const { id, link } = await monthly();
    const intent = (await intentOf(link)).data!.id;
    const idempotencyKey = newKey();
    const send = () => change({ intent, idempotencyKey, ...changed }, '192.0.2.1');
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    const { queries } = world.deps.database;
    expect(await queries.$count(paymentChanges, eq(paymentChanges.paymentId, id))).toBe(1);
    expect((await change({ intent, idempotencyKey, ...payer })).status).toBe(409);
    expect((await rowOf(id)).info).toEqual(changed.info);
  });

  it('PAY-02 is over when nothing is left to charge: the form and the call say so', async () => {
    for (const end of ['next', 'stop']) {
      const { id, url, link } = await monthly({}, 2);
      const intent = (await intentOf(link)).data!.id;
      await world.press(url, end, { charge: '2' });
      await world.deliver();
      expect(await read(intent)).toMatchObject({ paiement: { finalized: true } });
      const page = dataOf(await world.server.request('GET', `/v1/liens/${link}`));
      expect(page).toMatchObject({ linkType: 'UPDATE-PAIEMENT', linkData: { expired: true, reason: 'finished' } });
      expect(await change({ intent, ...changed })).toMatchObject({ status: 410, body: { code: 'linkEnded' } });
      expect(await intentOf(link)).toMatchObject({ status: 410 });
      expect((await rowOf(id)).info).toMatchObject(payer.info);
    }
  });

  it('LINK-01 LINK-03 ends at its time, save for who has begun, and at once when it is revoked', async () => {
    const expiresAt = new Date(world.deps.now().getTime() + 60_000).toISOString();
    const late = await monthly({ expiresAt });
    const begun = (await intentOf(late.link)).data!.id;
    world.pass(60_000);
    expect((await intentOf(late.link)).status).toBe(410);
    expect((await change({ link: late.link, ...changed })).status).toBe(410);
    expect((await change({ intent: begun, ...changed })).body).toMatchObject({ success: true });

    const ended = await monthly();
    const held = (await intentOf(ended.link)).data!.id;
    await admin('DELETE', `liens/${ended.link}`);
    expect((await change({ intent: held, ...changed })).status).toBe(410);
    const stale = await monthly();
    const old = (await intentOf(stale.link)).data!.id;
    world.pass(31 * 60_000);
    expect((await change({ intent: old, ...changed })).status).toBe(410);
    // The link itself serves without an intent.
    expect((await change({ link: stale.link, ...changed })).body).toMatchObject({ success: true });
  });

  it('SRV-11 keeps the intents of changes when the expired ones are forgotten', async () => {
    const { link } = await monthly();
    const [used, left] = [(await intentOf(link)).data!.id, (await intentOf(link)).data!.id];
    await change({ intent: used, ...changed });
    world.pass(8 * 24 * 60 * 60_000);
    expect(await purgeIntents(world.deps.database.queries, world.deps.now())).toBeGreaterThan(0);
    const statusOf = async (id: string) =>
      (await world.server.request('GET', `/v1/paiements/intents/${id}/status`)).status;
    expect([await statusOf(used), await statusOf(left)]).toEqual([200, 404]);
  });

  it('SRV-12 is noted in the log by its fields alone, and told to the organisation’s own systems', async () => {
    const made = await admin('POST', 'webhooks', { url: 'http://127.0.0.1:9/hook', events: ['subscription.changed'] });
    const { id, link } = await monthly();
    const intent = (await intentOf(link)).data!.id;
    await change({ intent, ...payer, info: { ...payer.info, email: 'new@example.org' } });
    const { queries } = world.deps.database;
    const [note] = await queries.select().from(audit).where(eq(audit.subjectId, id));
    expect(note).toMatchObject({ actor: 'payer', action: 'CALL-06', changes: { link, fields: ['email'] } });
    expect(JSON.stringify(note)).not.toContain('new@');
    const told = await queries.select({ event: deliveries.event }).from(deliveries);
    expect(told.map(({ event }) => [event.type, event.data['id']])).toEqual([['subscription.changed', id]]);
    await admin('DELETE', `webhooks/${dataOf<{ id: string }>(made).id}`);
  });

  it('SRV-02 changes nothing while the provider does not answer', async () => {
    const { id, link } = await monthly();
    const intent = (await intentOf(link)).data!.id;
    const sandbox = world.deps.gateways['sandbox']!;
    const { changeMeans } = sandbox;
    sandbox.changeMeans = () => Promise.reject(new Error('down'));
    const idempotencyKey = newKey();
    const send = () => change({ intent, idempotencyKey, ...changed });
    expect((await send()).body).toMatchObject({ success: false, code: 'providerUnavailable' });
    expect((await rowOf(id)).info).toMatchObject(payer.info);
    sandbox.changeMeans = changeMeans;
    expect((await send()).body).toMatchObject({ success: true });
    expect((await rowOf(id)).info).toEqual(changed.info);
  });
});
