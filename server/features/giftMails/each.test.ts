import { eq, sql } from 'drizzle-orm';
import { outbox } from '../../db/schema';
import { runCommand } from '../../control/runCommand';
import { createCheckoutWorld, type CheckoutWorld } from '../../testing/checkoutWorld';
import type { Mail, Mailer } from '../../outbox/createMailer';
import { sendDue } from '../../outbox/sendDue';
import { movesInLetter } from './moves';

let world: CheckoutWorld;
beforeEach(async () => {
  world = await createCheckoutWorld();
  await set({ giftMails: { when: 'each', to: ['desk@demo.test', 'rabbi@demo.test'] } });
});
afterEach(() => world.close());

const set = (body: Record<string, unknown>) =>
  world.server.request('PUT', '/v1/admin/organisations/demo', {
    body,
    headers: { Authorization: `Bearer ${world.token}` },
  });

/** Sends due mails; returns the organisation's, in order. */
async function heard(fail: () => boolean = () => false): Promise<Mail[]> {
  const mails: Mail[] = [];
  const mailer: Mailer = {
    close() {},
    send(mail) {
      if (fail()) return Promise.reject(new Error('killed'));
      if (mail.to.address === 'desk@demo.test') mails.push(mail);
      return Promise.resolve();
    },
  };
  await sendDue(world.deps, mailer);
  return mails;
}
async function give(change: Record<string, unknown> = {}): Promise<string> {
  const { url } = (await world.submit(change)).body as { url: string };
  await world.press(url, 'pay');
  await world.deliver();
  return url;
}
const plain = (text: string) => text.replace(/\s/g, ' ');

it('MAIL-01 MAIL-03 tells the addresses that are named of a payment: who, how much, what for; marked as a trial', async () => {
  const fund = await world.addFund({ name: 'Mikvé' });
  await give({ type: 'CAISSE', typeId: fund, montant: 36 });
  const [mail, ...others] = await heard();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ copies: ['rabbi@demo.test'], replyTo: null, fromName: 'Démo' });
  expect(plain(mail!.subject)).toBe('Essai : aucun argent n’est débité. Paiement reçu : 36 €');
  for (const text of [mail!.text, mail!.html]) {
    for (const part of ['Dana Lévi', 'Mikvé', '15 janvier 2025']) expect(text).toContain(part);
    for (const part of ['dana@example.org', '612345678', 'rue de la Paix']) expect(text).not.toContain(part);
  }
});

it('MAIL-01 tells each charge once, whatever the provider repeats, and no refund', async () => {
  const payment = await world.paymentOf(await give({ montant: 10, abo: true, nbMonth: 12 }));
  const event = { paiement: payment.id, montant: 10, created: '2025-01-15T12:00:00.000Z' };
  const second = { ...event, id: 'evt-2', type: 'payment.succeeded', charge: 2 };
  for (const one of [second, second, { ...second, id: 'evt-2b' }]) await world.report(one);
  const mails = await heard();
  expect(mails.map(({ text }) => /(\d+)\/12/.exec(text)?.[1])).toEqual(['1', '2']);
  await world.report({ ...event, id: 'evt-3', type: 'payment.refunded', charge: 1 });
  await world.report({ ...second, id: 'evt-2c' });
  expect(await heard()).toEqual([]);
});

it('MAIL-01 writes the mail with the money or not at all, and sends the same one again after a kill', async () => {
  const { url } = (await world.submit()).body as { url: string };
  await world.press(url, 'pay');
  const { transaction } = world.deps.database;
  const killed = Object.assign(world.deps.database, {
    transaction: (work: Parameters<typeof transaction>[0]) =>
      transaction(async (tx) => {
        const done = await work(tx);
        if ((await tx.$count(outbox, eq(outbox.kind, 'gift'))) > 0) throw new Error('killed');
        return done;
      }),
  });
  await world.deliver();
  Object.assign(killed, { transaction });
  const { queries } = world.deps.database;
  expect([await queries.$count(outbox), (await world.paymentOf(url)).finalizedAt]).toEqual([0, null]);
  world.pass(60_000);
  await world.deliver();
  expect(await heard(() => true)).toEqual([]);
  world.pass(60_000);
  expect(await heard()).toHaveLength(1);
  expect(await heard()).toEqual([]);
});

it('MAIL-01 sends five mails in ten minutes at most: what comes on top is told in one, none of it twice', async () => {
  for (let count = 0; count < 9; count += 1) await give({ montant: 10 + count });
  expect((await heard()).map(({ subject }) => /\d+\s€/.exec(subject)?.[0])).toEqual(
    [10, 11, 12, 13, 14].map((amount) => `${amount}\u00a0€`),
  );
  world.pass(9 * 60_000);
  await give({ montant: 30 });
  expect(await heard()).toEqual([]);
  world.pass(60_000);
  let calls = 0;
  // The process dies when it hands the mail over.
  expect(await heard(() => (calls += 1) === 1)).toEqual([]);
  world.pass(60_000);
  const [together, ...others] = await heard();
  expect(others).toEqual([]);
  expect(together!.subject).toContain('5 paiements reçus');
  const text = plain(together!.text);
  expect(text).toContain('5 paiements reçus : 96 €');
  for (const amount of [15, 16, 17, 18, 30]) expect(text).toContain(`Dana Lévi – Caisse Principale : ${amount} €`);
  expect(text).not.toContain('14 €');
  await give({ montant: 40 });
  expect((await heard()).map(({ subject }) => plain(subject))).toEqual([
    'Essai : aucun argent n’est débité. Paiement reçu : 40 €',
  ]);
});

it('MAIL-01 is silent where the organisation wants no mail for each', async () => {
  for (const when of ['daily', 'never']) {
    await set({ giftMails: { when, to: ['desk@demo.test'] } });
    await give();
    expect(await heard()).toEqual([]);
  }
});

it('MAIL-01 shows whom it mails to the organisation alone, and refuses what is no address', async () => {
  const refused = await set({ giftMails: { when: 'each', to: ['desk@demo.test', 'nobody'] } });
  expect(refused).toMatchObject({ status: 400 });
  expect(JSON.stringify(refused.body)).toContain('giftMails.to.1');
  expect((await set({ giftMails: { when: 'hourly' } })).status).toBe(400);
  const many = Array.from({ length: 11 }, (_, at) => `a${at}@demo.test`);
  expect((await set({ giftMails: { when: 'each', to: many } })).status).toBe(400);
  const kept = { when: 'each', to: ['desk@demo.test', 'rabbi@demo.test'] };
  const { data } = (await set({})).body as { data: { giftMails: unknown } };
  expect(data.giftMails).toEqual(kept);
  const intent = await world.makeIntent();
  const shown = [
    await world.server.request('GET', '/v1/organisations/id/demo'),
    await world.server.request('GET', `/v1/paiements/intents/${(intent.body as { data: { id: string } }).data.id}`),
  ];
  for (const { body } of shown) {
    expect(JSON.stringify(body)).toContain('Démo');
    expect(JSON.stringify(body)).not.toMatch(/desk@|giftMails/);
  }
});

it('MAIL-01 OPS-01 is shown and set by the operator’s command', async () => {
  const run = (given: Record<string, string>) => runCommand(world.deps, 'gift-mails', { id: 'demo', ...given });
  const line = 'gifts to demo are told: each, to desk@demo.test, rabbi@demo.test';
  expect(await run({})).toBe(line);
  await expect(run({ to: 'nobody' })).rejects.toThrow('giftMails.to.0');
  await expect(run({ when: 'hourly' })).rejects.toThrow('giftMails.when');
  expect(await run({})).toBe(line);
  expect(await run({ when: 'never' })).toBe('gifts to demo are told: never');
  const other = await runCommand(world.deps, 'gift-mails', { id: 'other' });
  expect(other).toBe('gifts to other are told: daily, to nobody: it has no contact address');
});

it('MAIL-01 a mail about charges finds them by indexes, however long ledger and outbox are', async () => {
  const plan = await world.deps.database.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute(sql`explain ${movesInLetter({ id: 'one', reference: 'gifts-many' })}`);
  });
  const steps = JSON.stringify((plan as { rows: unknown[] }).rows);
  expect(steps).toContain('entries_once');
  expect(steps).not.toContain('Seq Scan');
});
