import { createFormWorld, type FormWorld } from '../../forms/testing/formWorld';

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

async function mailOf(config: Record<string, unknown>) {
  const { url } = (await world.submit(config)).body as { url: string };
  await world.press(url, 'pay');
  await world.deliver();
  const mail = (await world.mails()).find(({ to }) => to.address === 'dana@example.org');
  return { subject: mail?.subject ?? '', text: mail?.text ?? '' };
}

it('MAIL-04 a debt that is paid is confirmed as what it is, and not as a gift', async () => {
  const body = { id: 'cantine', name: 'Cantine de mai', montant: 40 };
  await world.server.request('POST', '/v1/admin/dettes', { token: world.token, body });
  const { subject, text } = await mailOf({ type: 'DETTE', typeId: 'cantine', montant: 40 });
  expect(subject).toContain('Votre paiement à Démo');
  expect(text).toContain('Pour : Cantine de mai');
  expect(subject + text).not.toMatch(/\bdon\b/);
});

it('MAIL-04 a gift is thanked for as such', async () => {
  const { subject, text } = await mailOf({ type: 'GENERAL', montant: 50 });
  expect(subject).toContain('Merci pour votre don à Démo');
  expect(text).toContain('votre don de 50');
});
