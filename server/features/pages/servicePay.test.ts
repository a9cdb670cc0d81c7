import { useAdminServer } from '../../testing/adminServer';

const { world, ask } = useAdminServer();

beforeAll(async () => {
  await ask('POST', 'services', { id: 'judo', name: 'Judo', montant: 50, recurrent: 0 });
  await ask('POST', 'services', { id: 'presse', name: 'Presse', montant: 5, recurrent: 1, nbMonth: 10 });
  await ask('POST', 'services', { id: 'fini', name: 'Fini', montant: 5, recurrent: 0, active: false });
});

const press = (path: string) =>
  fetch(`${world.server.url}${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });

it('SERV-02 leads to the payment of a service or subscription, and back to its list', async () => {
  for (const [path, montant, back, months] of [
    ['/activites/judo/payer', 50, 'http://orgkit.test/activites', 1],
    ['/he/activites/presse/payer', 5, 'http://orgkit.test/he/abonnements', 10],
  ] as const) {
    const answer = await press(path);
    expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 303, 'no-store']);
    const [, id] = /\/paiement\?intent=([\w-]+)$/.exec(answer.headers.get('location') ?? '') ?? [];
    const intent = await world.server.request('GET', `/v1/paiements/intents/${id}`);
    expect(intent.body).toMatchObject({ data: { type: 'SERVICE', montant, returnUrl: back, nbMonth: months } });
  }
});

it.each([
  '/activites/fini/payer',
  '/activites/x/payer',
  '/activites/%00/payer',
  '/xx/activites/judo/payer',
  '/o/other/activites/judo/payer',
])('SERV-02 %s is nothing to pay', async (path) => {
  const { status } = await press(path);
  expect([path, status >= 400 && status < 500]).toEqual([path, true]);
});
