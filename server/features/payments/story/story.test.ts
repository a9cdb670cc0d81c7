import { eq } from 'drizzle-orm';
import type { PaymentOrigin, StoryEvent } from '../../../../src/contract/payments/paymentStory';
import { audit, outbox } from '../../../db/schema';
import type { Mail } from '../../../outbox/createMailer';
import { sendDue } from '../../../outbox/sendDue';
import { createCheckoutWorld, newKey, type CheckoutWorld } from '../../../testing/checkoutWorld';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

async function paid(change: Record<string, unknown> = {}) {
  const { url } = (await world.submit(change)).body as { url: string };
  await world.press(url, 'pay');
  await world.deliver();
  return { url, id: (await world.paymentOf(url)).id };
}
async function mails(): Promise<Mail[]> {
  const sent: Mail[] = [];
  await sendDue(world.deps, { send: async (mail) => void sent.push(mail), close: () => undefined });
  return sent;
}
const admin = (method: string, path: string, body?: object, token = world.token) =>
  world.server.request(method, `/v1/admin/payments/${path}`, { token, ...(body && { body }) });
const resend = (id: string, mail: string, idempotencyKey = newKey(), token = world.token) =>
  admin('POST', `${id}/resend`, { mail, idempotencyKey }, token);
const storyOf = async (id: string, token = world.token) => {
  const { body } = await admin('GET', `${id}/story`, undefined, token);
  return (body as { data: { events: StoryEvent[]; origins: PaymentOrigin[] } }).data;
};

describe('a mail to a payer', () => {
  it('CALL-67 goes out again, to where the payer is by then, once per key', async () => {
    const { id } = await paid();
    await mails();
    const key = newKey();
    expect((await resend(id, 'confirmation', key)).body).toMatchObject({ success: true });
    expect((await resend(id, 'confirmation', key)).body).toMatchObject({ success: true });
    await admin('PUT', id, { info: { email: 'new@example.org' } });
    const sent = await mails();
    expect(sent.map(({ to }) => to)).toEqual([expect.objectContaining({ address: 'new@example.org' })]);
    const notes = await world.deps.database.queries.select().from(audit).where(eq(audit.subjectId, id));
    expect(notes.map(({ action, changes }) => [action, changes])).toEqual([
      ['ADMIN-PAYMENT-RESEND', { mail: 'confirmation' }],
      ['ADMIN-PAYMENT-PAYER', { fields: ['email'] }],
    ]);
  });

  it('CALL-67 has the link by which charges to come are changed, while there are some', async () => {
    const { id } = await paid({ abo: true, nbMonth: 12, montant: 10, type: 'CAISSE', typeId: await world.addFund() });
    await mails();
    await resend(id, 'manage');
    const [mail] = await mails();
    expect(mail?.text).toMatch(/\/abonnement\/[\w.-]{20,}/);
    await world.server.request('POST', `/v1/admin/abonnements/${id}/stop`, { token: world.token });
    expect((await resend(id, 'manage')).body).toMatchObject({ code: 'subscription_over' });
    const { id: once } = await paid();
    expect((await resend(once, 'manage')).status).toBe(404);
  });

  it('CALL-67 says nothing that is not so, belongs to nobody else, and floods nobody', async () => {
    const { url } = (await world.submit()).body as { url: string };
    const { id: unpaid } = await world.paymentOf(url);
    const { id: back } = await paid();
    await admin('POST', `${back}/refund`, { idempotencyKey: newKey() });
    const { id } = await paid();
    await mails();
    const answers = [await resend(unpaid, 'confirmation'), await resend(back, 'confirmation')];
    expect(answers.map(({ status, body }) => [status, (body as { code: string }).code])).toEqual([
      [409, 'not_paid'],
      [409, 'not_paid'],
    ]);
    expect((await resend(id, 'confirmation', newKey(), world.otherToken)).status).toBe(404);
    expect((await resend(id, 'failed')).status).toBe(400);
    const before = await world.deps.database.queries.$count(outbox);
    for (let time = 0; time < 5; time += 1) expect((await resend(id, 'confirmation')).status).toBe(200);
    const refused = await resend(id, 'confirmation');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, String(24 * 60 * 60)]);
    expect(await world.deps.database.queries.$count(outbox)).toBe(before + 5);
    world.pass(24 * 60 * 60 * 1000);
    expect((await resend(id, 'confirmation')).status).toBe(200);
    await mails();
  });
});

describe('the story of a payment', () => {
  it('CALL-66 has charges, refusals, refunds, mails and corrections, latest first, and what it came from', async () => {
    const fund = await world.addFund({ name: 'Le toit' });
    const link = {
      linkType: 'PAIEMENT',
      config: { type: 'CAISSE', typeId: fund, montant: 30 },
      meta: { title: 'Don' },
    };
    const made = await world.server.request('POST', '/v1/admin/liens', { token: world.token, body: link });
    const { id: linkId } = (made.body as { data: { id: string } }).data;
    const { url, id } = await paid({
      ...{ link: linkId, type: 'CAISSE', typeId: fund, montant: 30, abo: true, nbMonth: 3 },
    });
    const step = () => world.pass(60_000);
    step();
    await mails();
    step();
    await world.press(url, 'fail', { charge: '2' });
    await world.deliver();
    step();
    await admin('PUT', id, { info: { nom: 'Cohen' } });
    step();
    await admin('POST', `${id}/refund`, { montant: 10, reason: 'Doublon', idempotencyKey: newKey() });
    const { events, origins } = await storyOf(id);
    const told = events.map((event) => [event.kind, 'charge' in event ? event.charge : null]);
    expect(events[0]).toMatchObject({ kind: 'refund', automatic: false });
    expect(told.filter(([kind]) => kind !== 'mail')).toEqual([
      ['refund', 1],
      ['change', null],
      ['change', null],
      ['refused', 2],
      ['charge', 1],
    ]);
    expect(events.filter(({ kind }) => kind === 'mail')).toMatchObject([
      { mail: 'failed', state: 'waiting' },
      { mail: 'confirmation', state: 'sent' },
    ]);
    expect(events.filter(({ kind }) => kind === 'change')).toMatchObject([
      { action: 'ADMIN-PAYMENT-REFUND', fields: [], reason: 'Doublon' },
      { action: 'ADMIN-PAYMENT-PAYER', fields: ['nom'] },
    ]);
    expect(origins).toEqual([
      { kind: 'lien', id: linkId, name: 'Don' },
      { kind: 'caisse', id: fund, name: 'Le toit' },
    ]);
    expect((await admin('GET', `${id}/story`, undefined, world.otherToken)).status).toBe(404);
    expect((await admin('GET', 'nothing/story')).status).toBe(404);
  });
});
