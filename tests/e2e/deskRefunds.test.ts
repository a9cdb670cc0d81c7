import { press, useDesk } from './support/desk';
import { addForm } from './support/forms';
import { accessibilityFaults } from './support/inspect';
import { payAsVisitor } from './support/gift';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const benched = useOrgkitBench();
const { bench, openPage } = benched;
const { at, openAsOwner } = useDesk(benched);

const products = [{ id: 'P1', title: 'Repas', montant: 10.1 }];
const settings = { title: 'Dîner annulé', type: 'COMPLEX', withPaiement: true, products };

async function payForm(id: string) {
  const { url } = bench().server;
  const answer = await fetch(`${url}/v1/forms/submit/${id}?devise=eur`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': `e2e-${Date.now()}-${Math.random()}`.replace('.', ''),
    },
    body: JSON.stringify({ extra: { P1_quantity: 1 } }),
  });
  const page = await openPage();
  await page.goto(((await answer.json()) as { url: string }).url);
  await payAsVisitor(page);
  await page.getByText('Merci !').waitFor();
}
const stateOf = (id: string) =>
  adminCall<{ state: string; received: number; refunded: number }[]>(bench().server, 'GET', `payments?formId=${id}`);

it('DESK-115 all payments of a form go back once, also if one try is lost; DESK-116 a part is told', async () => {
  const id = await addForm(bench().server, [['products']], settings);
  await payForm(id);
  await payForm(id);
  const [part] = await adminCall<{ id: string }[]>(bench().server, 'GET', `payments?formId=${id}&limit=1`);
  const refund = { montant: 0.1, idempotencyKey: 'e2e-part-of-it' };
  await adminCall(bench().server, 'POST', `payments/${part!.id}/refund`, refund);

  const page = await openAsOwner();
  await page.goto(at('/o/demo/payments?state=succeeded'));
  await page.getByText('Remboursé en partie').first().waitFor();
  await page.locator('.desk-table a').first().click();
  await page.getByRole('link', { name: 'Tous les paiements' }).click();
  await page.waitForURL(/state=succeeded/);

  await page.goto(at(`/o/demo/forms/${id}`));
  await press(page, 'Tout rembourser');
  const dialog = page.getByRole('dialog');
  await dialog.getByText(/2 paiements, 20,10/).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.route('**/refund', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'Rembourser 2 paiements' }).click();
  await dialog.getByText('1 paiement n’a pas pu être remboursé').waitFor();
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await dialog.getByText('Il n’y a rien à rembourser').waitFor();
  const all = await stateOf(id);
  expect(all.map(({ state, received, refunded }) => [state, received, refunded])).toEqual([
    ['refunded', 10.1, 10.1],
    ['refunded', 10.1, 10.1],
  ]);
});
