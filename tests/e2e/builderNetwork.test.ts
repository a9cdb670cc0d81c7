import type { Page, Route } from 'playwright-core';
import { builderHost } from './support/builderHost';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage } = useOrgkitBench({
  context: { locale: 'fr-FR', viewport: { width: 1280, height: 900 } },
});
const { call, make, open } = builderHost(() => bench().server);

/** The server does what the next such call asks for; its answer is lost. */
async function losesAnswer(page: Page, address: string) {
  const lose = async (route: Route) => {
    await route.fetch();
    await route.abort('connectionreset');
  };
  await page.route(address, lose, { times: 1 });
}
const titles = async () =>
  ((await call('GET', '?limit=100')) as unknown as readonly { readonly title: string }[]).map(({ title }) => title);

it('BUILD-96 a new form is made once, though the answer to its first save was lost', async () => {
  const page = await open(await openPage(), null);
  await page.getByRole('textbox', { name: 'Titre', exact: true }).first().fill('Tombola');
  await losesAnswer(page, '**/v1/admin/forms');
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
  await save.click();
  await page.locator('.notice', { hasText: 'n’a pas pu être enregistré' }).waitFor();
  await page.getByRole('textbox', { name: 'Titre', exact: true }).first().fill('Tombola 2');
  await save.click();
  await page.locator('.builder-state', { hasText: /^Enregistré/ }).waitFor();
  expect((await titles()).filter((title) => title.startsWith('Tombola'))).toEqual(['Tombola 2']);
});

it('BUILD-98 a new form is made once, though the page was left before the answer came', async () => {
  const page = await open(await openPage(), null);
  const title = page.getByRole('textbox', { name: 'Titre', exact: true }).first();
  await title.fill('Kiosque');
  await losesAnswer(page, '**/v1/admin/forms');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.locator('.notice', { hasText: 'n’a pas pu être enregistré' }).waitFor();
  await page.reload();
  await page.getByText('Vos modifications non enregistrées ont été reprises').waitFor();
  await title.fill('Kiosque 2');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.locator('.builder-state', { hasText: /^Enregistré$/ }).waitFor();
  expect((await titles()).filter((one) => one.startsWith('Kiosque'))).toEqual(['Kiosque 2']);
  // What comes next is another form.
  await page.reload();
  await page.locator('.canvas-sheet').waitFor();
  await title.fill('Kiosque 3');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.locator('.builder-state', { hasText: /^Enregistré$/ }).waitFor();
  expect((await titles()).filter((one) => one.startsWith('Kiosque')).sort()).toEqual(['Kiosque 2', 'Kiosque 3']);
});

it('BUILD-96 a copy is made once, though the answer was lost', async () => {
  const { id } = await make([], { title: 'Kermesse' });
  const page = await open(await openPage(), id);
  await page.getByText('Outils', { exact: true }).click();
  await page.getByRole('button', { name: 'Dupliquer le formulaire' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dupliquer le formulaire' });
  const title = dialog.getByRole('textbox', { name: 'Titre de la copie' });
  await title.fill('Kermesse A');
  await losesAnswer(page, '**/duplicate');
  await dialog.getByRole('button', { name: 'Créer la copie' }).click();
  await dialog.getByText('Vérifiez votre connexion').waitFor();
  await title.fill('Kermesse B');
  await dialog.getByRole('button', { name: 'Créer la copie' }).click();
  await dialog.getByText('La copie est créée').waitFor();
  await dialog.getByText('Kermesse A', { exact: true }).waitFor();
  expect((await titles()).filter((one) => /Kermesse ./.test(one))).toEqual(['Kermesse A']);
});
