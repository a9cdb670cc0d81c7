import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { OwnMenuItem } from '../../src/contract/site/menu';
import { button, heading, press, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

jest.setTimeout(240_000);

const benched = useOrgkitBench();
const { bench } = benched;
const { at, openAsOwner, openSection, faults } = useDesk(benched);
const statusOf = async (path: string) => (await fetch(bench().server.url + path)).status;
const menuOf = async () => (await adminCall<{ web_menu: OwnMenuItem[] }>(bench().server, 'GET', 'site')).web_menu;
const saved = (page: Page) => page.getByText('C’est enregistré.').waitFor();
const openPart = async (name: string) => {
  const page = await openSection('Site', { viewport: { width: 1280, height: 900 } });
  await page.getByRole('link', { name, exact: true }).click();
  await page.locator('main h1').waitFor();
  return page;
};

it('DESK-92 DESK-93 a page is made at an address that is free, written in the builder, and found once it is shown', async () => {
  const page = await openPart('Pages');
  await press(page, 'Nouvelle page');
  const dialog = page.getByRole('dialog');
  const address = dialog.getByLabel('Adresse');
  await dialog.getByLabel('Titre').fill('Qui sommes-nous ?');
  expect(await address.inputValue()).toBe('qui-sommes-nous');
  await address.fill('evenement');
  await dialog.getByText('Le site a déjà une page à cette adresse.').waitFor();
  await adminCall(bench().server, 'POST', 'pages', { path: 'prise', title: 'Prise' });
  await address.fill('/prise');
  await dialog.getByRole('button', { name: 'Créer la page' }).click();
  await dialog.getByText('Une autre page a déjà cette adresse.').waitFor();
  await address.fill('vie/nous');
  await dialog.getByRole('radio', { name: /^Qui nous sommes/ }).check();
  expect(await accessibilityFaults(page)).toEqual([]);
  // The answer to the first try is lost: there is one page all the same.
  await page.route('**/pages', async (route) => (await route.fetch(), route.abort()), { times: 1 });
  await dialog.getByRole('button', { name: 'Créer la page' }).click();
  await dialog.getByText('Pas de réponse du serveur').waitFor();
  await dialog.getByRole('button', { name: 'Créer la page' }).click();

  await page.locator('.canvas-sheet', { hasText: 'Notre histoire' }).waitFor();
  await press(page, 'Texte');
  const box = page.locator('.builder [contenteditable=true]');
  await box.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Depuis 1961.');
  await page.locator('.canvas-sheet', { hasText: 'Depuis 1961.' }).waitFor();
  await press(page, 'Enregistrer');
  await page.locator('.builder-state', { hasText: /^Enregistré$/ }).waitFor();
  expect(await statusOf('/o/demo/vie/nous')).toBe(404);

  await page.getByRole('link', { name: 'La page et sa visibilité' }).click();
  await heading(page, 'Qui sommes-nous ?');
  await page.getByRole('radio', { name: /^En ligne/ }).check();
  await press(page, 'Enregistrer');
  await saved(page);
  const shown = await page.getByRole('link', { name: 'Voir sur le site' }).getAttribute('href');
  expect(await (await fetch(String(shown))).text()).toContain('Depuis 1961.');
  await page.getByRole('link', { name: 'Pages', exact: true }).click();
  await page.getByLabel('Rechercher').fill('sommes');
  await page.waitForURL(/search=/);
  await page.locator('[aria-busy=false] > .desk-table').waitFor();
  expect(await page.locator('.desk-table tbody tr').count()).toBe(1);
  await page.getByRole('link', { name: 'Qui sommes-nous ?', exact: true }).click();
  await press(page, 'Supprimer');
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByText('C’est supprimé.').waitFor();
  expect(await statusOf('/o/demo/vie/nous')).toBe(404);
  expect(faults()).toEqual([]);
});

it('DESK-92 what was typed of a page stays when somebody else changed it, and when no answer comes', async () => {
  const { id } = await adminCall<{ id: string }>(bench().server, 'POST', 'pages', { path: 'deux', title: 'Deux' });
  const page = await openAsOwner();
  await page.goto(at(`/o/demo/content/pages/${id}`));
  await page.getByLabel('Titre').fill('À nous deux');
  await adminCall(bench().server, 'PUT', `pages/${id}`, { title: 'Leur titre' });
  await page.route(`**/pages/${id}`, (route) => route.abort(), { times: 1 });
  await press(page, 'Enregistrer');
  await page.getByText('Pas de réponse du serveur').waitFor();
  await press(page, 'Enregistrer');
  await page.getByText('Titre : Leur titre').waitFor();
  expect(await page.getByLabel('Titre').inputValue()).toBe('À nous deux');
  await press(page, 'Enregistrer');
  await saved(page);
  await heading(page, 'À nous deux');
});

it('DESK-93 the blocks of the home page are written in the builder, too', async () => {
  const page = await openPart('Page d’accueil');
  await page.locator('.canvas-sheet').waitFor();
  await press(page, 'Texte');
  await page.locator('.builder [contenteditable=true]').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('Bienvenue chez nous.');
  await page.locator('.canvas-sheet', { hasText: 'Bienvenue chez nous.' }).waitFor();
  await press(page, 'Enregistrer');
  await page.locator('.builder-state', { hasText: /^Enregistré$/ }).waitFor();
  expect(await (await fetch(`${bench().server.url}/o/demo/`)).text()).toContain('Bienvenue chez nous.');
});

it('DESK-94 the menu gets a page with a name in each language, in its order, below another entry', async () => {
  await adminCall(bench().server, 'PUT', 'site', {
    web_menu: [
      { id: 'nous', parent: null, name: 'Nous', url: '' },
      { id: 'agenda', parent: null, name: 'Agenda', url: 'https://agenda.example/' },
    ],
  });
  const page = await openPart('Menu');
  const entry = (name: string) =>
    page.locator('.desk-ordered', { has: page.locator('.desk-ordered-name', { hasText: name }) }).last();
  const look = page.getByRole('region', { name: 'Le menu tel qu’on le verra' });
  await look.getByText('Agenda').waitFor();
  await press(page, 'Ajouter une entrée');
  const added = page.locator('.desk-ordered').last();
  await added.getByLabel('Mène à').selectOption({ label: 'Événements' });
  expect(await added.getByLabel('Nom', { exact: true }).inputValue()).toBe('Événements');
  await added.getByLabel('Nom', { exact: true }).fill('Ce qui vient');
  await added.getByText('Noms en d’autres langues : 0 sur 5').click();
  await added.getByLabel('Nom (English)').fill('Coming up');
  await look.getByText('Ce qui vient').waitFor();
  await look.getByLabel('Langue de l’aperçu').selectOption({ label: 'English' });
  await look.getByText('Coming up').waitFor();
  await button(page, 'Monter : Ce qui vient').press('Enter');
  expect(
    await page.evaluate(() => (document.querySelector('org-desk')?.shadowRoot?.activeElement as HTMLElement).ariaLabel),
  ).toBe('Monter : Ce qui vient');
  await entry('Ce qui vient').getByLabel('Place').selectOption({ label: 'Sous : Nous' });
  const card = page.locator('.card', { hasText: 'Vos entrées' });
  await page.route('**/site', (route) => route.fulfill({ status: 500, json: {} }), { times: 1 });
  await card.getByRole('button', { name: 'Enregistrer' }).click();
  await card.locator('.notice').waitFor();
  expect(await menuOf()).toHaveLength(2);
  await card.getByRole('button', { name: 'Enregistrer' }).click();
  await saved(page);
  expect(await menuOf()).toEqual([
    { id: 'nous', parent: null, name: 'Nous', url: '' },
    {
      id: expect.any(String) as string,
      parent: 'nous',
      name: 'Ce qui vient',
      url: '/evenements',
      names: { en: 'Coming up' },
    },
    { id: 'agenda', parent: null, name: 'Agenda', url: 'https://agenda.example/' },
  ]);
  expect(await (await fetch(`${bench().server.url}/o/demo/en`)).text()).toContain('Coming up');
  expect(await accessibilityFaults(page)).toEqual([]);
});

it('DESK-95 owners take a page of ours out of the menu and announce something; editors keep the entries alone', async () => {
  const page = await openPart('Menu');
  await page.getByRole('checkbox', { name: 'Abonnements' }).uncheck();
  await page.getByLabel('Annonce', { exact: true }).fill('Fermé lundi');
  await page.getByLabel('L’annonce mène à').fill('/horaires');
  await page.getByLabel('Jusqu’à quand').fill('');
  const card = page.locator('.card', { hasText: 'Autour de chaque page' });
  await card.getByRole('button', { name: 'Enregistrer' }).click();
  await saved(page);
  const site = await (await fetch(`${bench().server.url}/o/demo/`)).text();
  expect(site).toContain('Fermé lundi');
  expect(await adminCall(bench().server, 'GET', 'organisation')).toMatchObject({
    config: { 'menu.abo.active': false, 'site.announcement': { text: 'Fermé lundi', url: '/horaires', until: null } },
  });
  await page.getByLabel('Annonce', { exact: true }).fill('');
  await card.getByRole('button', { name: 'Enregistrer' }).click();
  await page.waitForResponse('**/organisations/demo');
  await page.addInitScript(() => {
    const own = window.fetch;
    window.fetch = async (asked, how) => {
      const answer = await own(asked, how);
      if (typeof asked !== 'string' || !asked.endsWith('/session')) return answer;
      return new Response((await answer.text()).replaceAll('"role":"owner"', '"role":"editor"'), answer);
    };
  });
  await page.reload();
  await page.getByRole('heading', { name: 'Vos entrées' }).waitFor();
  expect(await page.getByRole('heading', { name: 'Autour de chaque page' }).count()).toBe(0);
});

it('DESK-96 a picture is sent with what it shows, described anew, and deleted once it was said where it is used', async () => {
  const page = await openPart('Images et PDF');
  const buffer = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#0d5c48' } })
    .png()
    .toBuffer();
  await page.locator('input[type=file]').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer });
  await page.getByText('Choisissez une image JPEG, PNG ou WebP, ou un PDF.').waitFor();
  await page.locator('input[type=file]').setInputFiles({ name: 'cour.png', mimeType: 'image/png', buffer });
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Ce que montre l’image').fill('La cour');
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.route('**/media?*', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()), {
    times: 1,
  });
  await dialog.getByRole('button', { name: 'Envoyer' }).click();
  await dialog.getByText('Pas de réponse du serveur').waitFor();
  await dialog.getByRole('button', { name: 'Envoyer' }).click();
  await heading(page, 'La cour');
  await page.getByText('Nulle part pour l’instant.').waitFor();
  await page.getByLabel('Ce que montre l’image').fill('La cour au printemps');
  await press(page, 'Enregistrer');
  await saved(page);
  const src = new URL(await page.getByLabel('Adresse').inputValue()).pathname;
  await adminCall(bench().server, 'POST', 'news', { title: 'La cour refleurit', images: [src] });

  await page.getByRole('link', { name: 'Images et PDF', exact: true }).click();
  await page.getByText(/utilisés sur/).waitFor();
  await page.getByLabel('Rechercher').fill('printemps');
  await page.waitForURL(/search=/);
  await page.locator('[aria-busy=false] > .picture-list').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'La cour au printemps' }).click();
  await page.getByRole('link', { name: 'Actualité : La cour refleurit' }).waitFor();
  await press(page, 'Supprimer');
  await dialog.getByText('La cour refleurit').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await page.getByText('C’est supprimé.').waitFor();
  expect(await statusOf(src)).toBe(404);
});
