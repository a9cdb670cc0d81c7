import { eq } from 'drizzle-orm';
import { audit } from '../../db/schema';
import { createCheckoutWorld, type CheckoutWorld } from '../../testing/checkoutWorld';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

const correct = (id: string, body: object, token = world.token) =>
  world.server.request('PUT', `/v1/admin/payments/${id}`, { token, body });

it('PAY-07 an administrator corrects who paid, of a finished payment too, with a note of which fields', async () => {
  const { url } = (await world.submit({ montant: 50 })).body as { url: string };
  await world.press(url, 'pay');
  await world.deliver();
  const { id } = await world.paymentOf(url);
  const ledger = await world.ledgerOf(id);
  const change = { info: { nom: ' Cohen ', tel: '+33 6 12 34 56 79' }, facturation: { adresse: '2 rue Neuve' } };
  expect((await correct(id, change)).body).toMatchObject({
    success: true,
    data: {
      id,
      state: 'succeeded',
      info: { prenom: 'Dana', nom: 'Cohen', email: 'dana@example.org', tel: '+33612345679' },
      facturation: { adresse: '2 rue Neuve', ville: 'Paris' },
    },
  });
  expect(await world.ledgerOf(id)).toEqual(ledger);
  const found = await world.server.request('GET', '/v1/admin/payments?search=cohen', { token: world.token });
  expect(found.text).toContain(id);
  for (const [wrong, path] of [
    [{ info: { email: 'dana' } }, 'info.email'],
    [{ info: { nom: ' ' } }, 'info.nom'],
    [{ facturation: { perso: false } }, 'facturation.raison'],
    [{ facturation: { postal: '7' } }, 'facturation.postal'],
  ] as const) {
    const { status, body } = await correct(id, { info: { prenom: 'Non' }, ...wrong });
    expect([status, JSON.stringify(body)]).toEqual([400, expect.stringContaining(path) as string]);
  }
  expect((await correct(id, { montant: 5 })).status).toBe(400);
  expect((await correct(id, change, world.otherToken)).status).toBe(404);
  expect((await correct('nothing', change)).status).toBe(404);
  expect((await correct(id, change)).status).toBe(200);
  expect((await world.paymentOf(url)).info.prenom).toBe('Dana');
  const notes = await world.deps.database.queries.select().from(audit).where(eq(audit.subjectId, id));
  expect(notes.map(({ action, changes }) => [action, changes])).toEqual([
    ['ADMIN-PAYMENT-PAYER', { fields: ['nom', 'tel', 'adresse'] }],
  ]);
});
