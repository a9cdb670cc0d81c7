import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
const { bench, openPage, complaints } = useOrgkitBench();

const child = (id: string, type: string, props: object = {}) => ({ id, type, props, children: [] });
const content = JSON.stringify({
  schemaVersion: 1,
  children: [child('b1', 'text', { fieldKey: 'nom', label: 'Nom' }), child('b2', 'products', { label: 'Places' })],
});

async function admin(method: string, path: string, body?: unknown) {
  const { url, adminToken } = bench().server;
  const answer = await fetch(`${url}/v1/admin/${path}`, {
    method,
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return (await answer.json()) as { data: Record<string, unknown> };
}

it('BUILD-69 BUILD-72 BUILD-73 BUILD-74 sells, closes, tells and thanks as its settings say', async () => {
  const { url, adminToken } = bench().server;
  const free = { type: 'COMPLEX', allowNoProduct: true, allowZeroAmount: true };
  await admin('POST', 'forms', {
    id: 'fete',
    title: 'Fête',
    ...free,
    content,
    products: [{ id: 'P1', label: 'Place' }],
  });
  const page = await openPage({ viewport: { width: 1280, height: 900 } });
  await page.route('**/host', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="fr"><title>Atelier</title><main><h1>Atelier</h1><org-form-builder form-id="fete" token="${adminToken}"></org-form-builder></main><script type="module" src="/elements/autoload.js"></script></html>`,
    }),
  );
  await page.goto(`${url}/host`);
  const builder = page.locator('org-form-builder');
  await builder.locator('.panel-group').first().waitFor();
  for (const title of ['Ouverture et fermeture', 'Produits et stock', 'Après l’envoi', 'Notifications'])
    await builder.locator('.panel-group > summary', { hasText: title }).click();
  await builder.locator('.settings-product summary').click();
  await builder.getByLabel('Prix').fill('12,50');
  await builder.getByLabel('Ferme après le').fill('2099-06-01');
  await builder.getByLabel('Heure (facultatif)').fill('18:30');
  await builder.getByLabel('Titre affiché').fill('À dimanche !');
  await builder.getByLabel('Adresses prévenues').fill('desk@demo.test');
  await builder.getByRole('spinbutton', { name: 'Place' }).fill('3');
  await builder.getByRole('button', { name: 'Enregistrer le stock' }).click();
  await builder.getByText('Stock enregistré').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await builder.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await builder.getByText('Enregistré', { exact: true }).waitFor();

  const { data } = await admin('GET', 'forms/fete');
  expect(data).toMatchObject({
    expireAt: '2099-06-01T18:30',
    noticeTo: ['desk@demo.test'],
    products: [{ montant: 12.5 }],
  });
  expect((await admin('GET', 'forms/fete/stock')).data).toMatchObject([{ products: ['P1'], capacity: 3 }]);
  await page.goto(`${url}/formulaire/fete?org=demo`);
  const form = page.locator('org-form, org-site').first();
  await form.getByText('12,50 €').first().waitFor();
  await form.getByRole('textbox', { name: 'Nom' }).fill('Ana');
  await form.getByRole('button', { name: 'Envoyer' }).click();
  await form.getByRole('heading', { name: 'À dimanche !' }).waitFor();
  expect(complaints()).toEqual([]);
});
