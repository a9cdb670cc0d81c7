import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { OwnOrganisation } from '../../src/contract/organisations/ownOrganisation';
import { button, heading, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const benched = useOrgkitBench();
const { bench } = benched;
const { at, openAsOwner, openSection, faults } = useDesk(benched);
const card = (page: Page, title: string) => page.getByRole('region', { name: title });
const settings = () => adminCall<OwnOrganisation>(bench().server, 'GET', 'organisation');
const change = (body: object) => adminCall(bench().server, 'PUT', 'organisations/demo', body);
const shown = async (path: string) => (await fetch(`${bench().server.url}/o/demo${path}`)).text();

it('DESK-190 DESK-11 owners write the top of the home page, and see what somebody else wrote meanwhile', async () => {
  const page = await openSection('Site');
  await page.getByRole('link', { name: 'Page d’accueil', exact: true }).click();
  await page.getByRole('link', { name: 'Haut de page et listes' }).click();
  const top = card(page, 'Haut de la page');
  const before = await settings();
  await top.getByLabel('Titre').fill('Soyez chez vous');
  await top.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('C’est enregistré.').waitFor();
  expect((await settings()).config).toEqual({ ...before.config, 'hero.title': 'Soyez chez vous' });
  expect(await shown('/')).toContain('Soyez chez vous');

  await top.getByLabel('Titre').fill('Le mien');
  await change({ config: { 'hero.title': 'Le leur' } });
  await top.getByRole('button', { name: 'Enregistrer' }).click();
  await top.getByText('Titre : Le leur').waitFor();
  expect(await top.getByLabel('Titre').inputValue()).toBe('Le mien');
  expect(await accessibilityFaults(page)).toEqual([]);
  await top.getByRole('button', { name: 'Annuler les modifications' }).click();
  expect(await top.getByLabel('Titre').inputValue()).toBe('Le leur');
  expect(faults()).toEqual([]);
});

it('DESK-190 a picture of the carousel is sent with its words; without one nothing is saved', async () => {
  const page = await openAsOwner();
  await page.goto(at('/o/demo/content/home/opening'));
  const carousel = card(page, 'Images qui défilent');
  await carousel.getByRole('button', { name: 'Ajouter une image' }).click();
  await carousel.getByLabel('Titre', { exact: true }).fill('La fête');
  await carousel.getByRole('button', { name: 'Enregistrer' }).click();
  await carousel.getByText('Il manque une image.').waitFor();
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#0d5c48' } })
    .png()
    .toBuffer();
  await carousel.getByRole('button', { name: 'Choisir une image' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'fete.png', mimeType: 'image/png', buffer });
  await dialog.getByLabel('Ce que montre l’image').fill('La fête dans la cour');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Utiliser cette image' }).click();
  await carousel.locator('img[src*="/media/"]').waitFor();
  await carousel.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('C’est enregistré.').waitFor();
  expect((await settings()).config['hero.carousel']).toEqual([
    { image: expect.stringMatching(/\/media\/[\da-f]{40}\.webp$/) as string, title: 'La fête' },
  ]);
  expect(await shown('/')).toContain('La fête');
  expect(faults()).toEqual([]);
});

it('DESK-191 campaigns and forms of the home page are chosen by name, and put in order by the keyboard', async () => {
  await change({ config: { 'home.campaigns': ['maison', 'lumieres'] } });
  const page = await openAsOwner();
  await page.goto(at('/o/demo/content/home/opening'));
  const lists = card(page, 'Mis en avant');
  const campaigns = lists.getByRole('list', { name: 'Campagnes' }).locator('.desk-ordered-name');
  await campaigns.nth(1).waitFor();
  expect(await campaigns.allInnerTexts()).toEqual(['Une maison pour tous', 'Cent vingt lumières']);
  await button(page, 'Descendre : Une maison pour tous').focus();
  await page.keyboard.press('Enter');
  await lists.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('C’est enregistré.').waitFor();
  expect((await settings()).config['home.campaigns']).toEqual(['lumieres', 'maison']);
  await lists.getByLabel('Ajouter une campagne…').selectOption('gala');
  expect(await campaigns.count()).toBe(3);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(faults()).toEqual([]);
});

it('DESK-192 the donation page has the text, the video and the amounts that owners set', async () => {
  const page = await openSection('Caisses');
  await page.getByRole('link', { name: 'Page de don et paiement' }).click();
  await heading(page, 'Dons');
  const main = card(page, 'Caisse principale et montants');
  await main.getByLabel('Nom affiché').fill('Pour tout le monde');
  await main.getByLabel('Montant', { exact: true }).first().fill('36,5');
  await main.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('C’est enregistré.').waitFor();
  const around = card(page, 'Autour du formulaire de don');
  await around.getByLabel('Vidéo YouTube').fill('https://example.org/film');
  await around.getByRole('button', { name: 'Enregistrer' }).click();
  await around.getByText('Ce n’est pas l’adresse d’une vidéo YouTube.').waitFor();
  await around.getByLabel('Vidéo YouTube').fill('https://youtu.be/dQw4w9WgXcQ');
  await around.locator('[contenteditable=true]').click();
  await page.keyboard.type('Chaque don compte.');
  await around.getByRole('button', { name: 'Enregistrer' }).click();
  await around.getByText('Non enregistré').waitFor({ state: 'detached' });
  const { config } = await settings();
  expect(config).toMatchObject({
    'don.main.label': 'Pour tout le monde',
    'page.don.youtube': 'https://youtu.be/dQw4w9WgXcQ',
    'page.don.content': expect.stringContaining('Chaque don compte.') as string,
  });
  expect(config['page.don.presetButtons']).toContainEqual({ text: '', montant: 36.5 });
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(faults()).toEqual([]);
});

it('DESK-193 payers are asked further questions, of which a list has choices', async () => {
  const page = await openAsOwner();
  await page.goto(at('/o/demo/settings/giving'));
  const payment = card(page, 'Au moment de payer');
  const asked = ((await settings()).web['paiement.extra.fields'] ?? []) as unknown[];
  await payment.getByRole('button', { name: 'Ajouter une question' }).click();
  const added = payment.locator('.desk-ordered').last();
  await added.getByLabel('Question', { exact: true }).fill('Votre rite');
  await added.getByLabel('Genre').selectOption({ label: 'Liste de choix' });
  await added.getByLabel('Choix', { exact: true }).fill('Ashkénaze\nSéfarade');
  await added.getByLabel('Obligatoire').check();
  await payment.getByLabel('Paiements mensuels').selectOption({ label: 'Carte seulement' });
  expect(await accessibilityFaults(page)).toEqual([]);
  await payment.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('C’est enregistré.').waitFor();
  const label = 'Votre rite';
  expect((await settings()).web).toMatchObject({
    'paiement.extra.fields': [
      ...asked,
      { type: 'SELECT', required: true, fieldKey: label, label, values: ['Ashkénaze', 'Séfarade'] },
    ],
    'paiement.platform.recurrent': 'CARD',
  });
  expect(faults()).toEqual([]);
});
