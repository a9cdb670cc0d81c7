import type { StockLimit } from '../../src/contract/forms/stock';
import { heading, press, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const benched = useOrgkitBench();
const { bench } = benched;
const { at, openAsOwner, faults } = useDesk(benched);
const stock = () => adminCall<StockLimit[]>(bench().server, 'GET', 'stock');

beforeAll(async () => {
  const { server } = bench();
  const content = JSON.stringify({ schemaVersion: 1, children: [{ type: 'products', props: {}, children: [] }] });
  const products = [
    { id: 'repas', montant: 10, label: 'Repas de Pourim' },
    { id: 'lot', montant: 5, label: 'Lot de tombola' },
  ];
  const form = { id: 'fete', title: 'Fête de Pourim', type: 'COMPLEX', withPaiement: true, active: true };
  await adminCall(server, 'POST', 'forms', { ...form, products, content });
  const limit = (repas: number, lot: number) =>
    adminCall(server, 'PUT', 'forms/fete/stock', {
      stock: [
        { products: ['repas'], capacity: repas },
        { products: ['lot'], capacity: lot },
      ],
    });
  // A visitor may hold a tenth of what there is.
  await limit(300, 300);
  const answer = await fetch(`${server.url}/v1/forms/submit/fete?org=demo&devise=eur`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'a-key-of-the-stock-test' },
    body: JSON.stringify({ extra: { repas_quantity: 3, lot_quantity: 2 } }),
  });
  expect(answer.status).toBe(200);
  await limit(30, 2);
});

it('DESK-120 DESK-121 what is sold out stands first, is added to beside somebody else, and the log tells it', async () => {
  const page = await openAsOwner();
  await page.goto(at('/o/demo/forms'));
  await page.getByRole('link', { name: 'Stock de tous les formulaires' }).click();
  await heading(page, 'Stock');
  const row = page.getByRole('row', { name: /Lot de tombola/ });
  await row.getByText('0 sur 2').waitFor();
  await row.getByText('en cours de paiement : 2').waitFor();
  expect(await page.locator('.desk-table tbody tr').first().textContent()).toContain('Épuisé');

  await press(page, 'Modifier : Lot de tombola');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Combien en ajouter').fill('5');
  await dialog.getByText('Ensuite : 7 en tout, reste : 5.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  const lot = (await stock()).find(({ products }) => products[0]?.id === 'lot');
  await adminCall(bench().server, 'PUT', `stock/${lot?.id}`, { capacity: 4 });
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await dialog.getByText('Quelqu’un vient de modifier ce nombre : 4 en tout.').waitFor();
  await dialog.getByText('Ensuite : 9 en tout, reste : 7.').waitFor();
  await page.route('**/stock/*', async (route) => (await route.fetch(), route.abort()), { times: 1 });
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await dialog.getByText('Pas de réponse du serveur').waitFor();
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('C’est enregistré.').waitFor();
  await row.getByText('7 sur 9').waitFor();
  expect((await stock()).find(({ id }) => id === lot?.id)).toMatchObject({ capacity: 9, left: 7 });

  await press(page, 'Historique : Lot de tombola');
  await dialog.getByText('de 4 à 9').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByLabel('État').selectOption('Épuisés ou presque');
  await row.waitFor({ state: 'detached' });
  expect(faults()).toEqual([]);
});

it('DESK-121 USER-01 viewers see what is left, and change nothing', async () => {
  const page = await openAsOwner();
  const session = await page.evaluate(async () => (await fetch('/admin/v1/session')).text());
  const body = session.replaceAll('"role":"owner"', '"role":"viewer"');
  await page.route('**/admin/v1/session', (route) => route.fulfill({ contentType: 'application/json', body }));
  await page.route('**/o/demo/stock?*', (route) => route.abort(), { times: 1 });
  await page.goto(at('/o/demo/forms/stock'));
  await page.getByText('Pas de réponse du serveur').waitFor();
  await press(page, 'Réessayer');
  await page.getByText('27 sur 30').waitFor();
  expect(await page.getByRole('button', { name: /Modifier|Historique/ }).count()).toBe(0);
});
