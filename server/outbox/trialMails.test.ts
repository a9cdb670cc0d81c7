import { deliveries, endpoints } from '../db/schema';
import { createFakeBank } from '../gateways/testing/createFakeBank';
import { block, createFormWorld, replyOf, type FormWorld } from '../features/forms/testing/formWorld';
import { manageUrl } from '../features/subscriptions/manageUrl';
import { requireExistingOrganisation } from '../features/organisations/organisationStore';
import type { Mail } from './createMailer';
import { sendDue } from './sendDue';

const TRIAL = 'Essai : aucun argent n’est débité.';

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld({ beside: { stripe: createFakeBank() } });
});
afterAll(() => world.close());

async function mails(): Promise<Mail[]> {
  const sent: Mail[] = [];
  await sendDue(world.deps, { send: async (mail) => void sent.push(mail), close: () => undefined });
  return sent;
}
const goTo = (mode: 'test' | 'live') =>
  world.server.request('PUT', '/v1/admin/organisations/demo', { token: world.token, body: { mode } });
/** Whether a mail is marked as a trial at its very beginning. */
const isMarked = ({ subject, text, html }: Mail) =>
  subject.startsWith(TRIAL) && text.startsWith(TRIAL) && html.includes(TRIAL);

async function orderForm() {
  const fields = [block('text', { fieldKey: 'mail', kind: 'email' }), block('text', { fieldKey: 'mot', label: 'Mot' })];
  return world.addForm({}, [block('products'), ...fields]);
}
const words = { '[TEXT]_mail': 'ana@example.org', '[TEXT]_mot': 'Venez sur http://piege.example' };

it('ENT-30 mails about a form of a trial say so, to its sender and to the organisation, and repeat no stranger’s words', async () => {
  const sent = replyOf(await world.send(await orderForm(), { P1_quantity: 1, ...words }));
  const { url } = (await world.submit({ intent: sent.data?.intent, montant: 10.1 })).body as { url: string };
  await world.press(url, 'pay');
  await world.deliver();
  const all = await mails();
  expect(all.map(({ to }) => to.address).sort()).toEqual(['ana@example.org', 'dana@example.org', 'hello@demo.test']);
  expect(all.map(isMarked)).toEqual([true, true, true]);
  // A trial costs nothing: whoever pays one could have anything mailed to anybody.
  expect(all.find(({ to }) => to.address === 'ana@example.org')?.text).not.toContain('piege');
});

it('ENT-30 mails about what is real say nothing of trials', async () => {
  const free = await world.addForm({ withPaiement: false }, [
    block('products'),
    block('text', { fieldKey: 'mail', kind: 'email' }),
  ]);
  await world.send(free, { P1_quantity: 1, '[TEXT]_mail': 'ben@example.org' });
  const all = await mails();
  expect(all).toHaveLength(2);
  expect(all.filter(isMarked)).toEqual([]);
});

it('ENT-30 a promise is marked while its link opens a trial, and not once the organisation is live', async () => {
  await world.server.request('POST', '/v1/admin/campagnes', {
    token: world.token,
    body: { id: 'gala', label: 'Gala', gala: true },
  });
  const promise = async (email: string) => {
    const infos = { nom: 'Lévi', prenom: 'Dana', email, tel: '+33612345678' };
    const body = { montant: 50, campagne: { displayName: 'Dana', team: null }, infos };
    await world.server.request('POST', '/v1/campagne/engagement/gala', { body });
    return mails();
  };
  expect((await promise('dana@example.org')).map(isMarked)).toEqual([true]);
  await goTo('live');
  expect((await promise('noa@example.org')).map(isMarked)).toEqual([false]);
  await goTo('test');
});

it('ENT-30 ENT-31 events, lists, the payer’s own page and what is thanked for carry the mode of a trial', async () => {
  const events = ['form.submitted' as const, 'subscription.started' as const, 'payment.succeeded' as const];
  const hook = { id: 'hook', organisationId: 'demo', url: 'https://hook.example/', events, active: true, secret: 's' };
  await world.deps.database.queries.insert(endpoints).values({ ...hook, createdAt: world.deps.now() });
  await world.send(await orderForm(), { P1_quantity: 1, ...words });
  const fund = await world.addFund();
  const plan = { type: 'CAISSE', typeId: fund, montant: 10, abo: true, nbMonth: 3 };
  const made = (await world.makeIntent(plan)).body as { data: { id: string } };
  const { url } = (await world.submit({ ...plan, intent: made.data.id })).body as { url: string };
  await world.press(url, 'pay');
  await world.deliver();
  const told = (await world.deps.database.queries.select().from(deliveries)).map(({ event }) => [
    event.type,
    event.data['mode'],
  ]);
  expect(told.sort()).toEqual([
    ['form.submitted', 'test'],
    ['payment.succeeded', 'test'],
    ['subscription.started', 'test'],
  ]);
  const status = await world.server.request('GET', `/v1/paiements/intents/${made.data.id}/status`);
  expect(status.body).toMatchObject({ data: { state: 'succeeded', mode: 'test' } });

  const { id } = await world.paymentOf(url);
  const page = new URL(
    manageUrl(world.deps, await requireExistingOrganisation(world.deps.database.queries, 'demo'), id),
  );
  expect((await world.server.request('GET', page.pathname)).text).toContain(TRIAL);
  const listed = async (query = '') =>
    (await world.server.request('GET', `/v1/admin/abonnements${query}`, { token: world.token })).body as {
      data: { id: string; mode: string }[];
    };
  expect((await listed()).data).toMatchObject([{ id, mode: 'test' }]);
  await goTo('live');
  expect((await listed()).data).toEqual([]);
  expect((await listed('?mode=test')).data).toMatchObject([{ id, mode: 'test' }]);
});
