import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import type { OwnOrganisation } from '../../src/contract/organisations/ownOrganisation';
import type { OwnCaisse } from '../../src/contract/records/adminCaisses';
import { button, heading, press, toSection, useDesk } from './support/desk';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const orgkit = useOrgkitBench();
const { bench, openPage } = orgkit;
const { openSection, faults } = useDesk(orgkit);

const card = (page: Page, title: string) => page.getByRole('region', { name: title });
const save = (place: Locator) => place.getByRole('button', { name: 'Enregistrer' }).click();
const marked = (page: Page) => page.getByText('Non enregistré');
const settings = () => adminCall<OwnOrganisation>(bench().server, 'GET', 'organisation');
const funds = () => adminCall<OwnCaisse[]>(bench().server, 'GET', 'caisses');
const change = (body: object) => adminCall(bench().server, 'PUT', 'organisations/demo', body);
const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#0d5c48' } })
    .png()
    .toBuffer();

async function openSettings() {
  const page = await openSection('Réglages');
  await card(page, 'Identité').waitFor();
  return page;
}

describe('settings at the desk', () => {
  it('DESK-10 are saved card by card, each with its own keys alone', async () => {
    const page = await openSettings();
    const before = await settings();
    const contact = card(page, 'Contact et adresse');
    await contact.getByLabel('Téléphone').fill('+33 1 98 76 54 32');
    await card(page, 'Identité').getByLabel('Nom court').fill('Pas encore');
    await marked(page).nth(1).waitFor();
    await save(contact);
    await page.getByText('C’est enregistré').waitFor();
    await marked(page).nth(1).waitFor({ state: 'detached' });
    expect(await marked(page).count()).toBe(1);
    expect(await settings()).toEqual({
      ...before,
      contact: { ...before.contact, tel: '+33 1 98 76 54 32' },
      version: expect.not.stringMatching(before.version) as string,
    });
    await press(page, 'Annuler les modifications');
    expect(await marked(page).count()).toBe(0);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await card(page, 'Identité').waitFor();
    expect(await contact.getByLabel('Téléphone').inputValue()).toBe('+33 1 98 76 54 32');
    expect(faults()).toEqual([]);
  });

  it('DESK-17 asks before they are left unsaved, by a link or by the way back', async () => {
    const page = await openSettings();
    const name = card(page, 'Identité').getByLabel('Nom court');
    await name.fill('Pas enregistré');
    const address = page.url();
    await toSection(page, 'Paiements');
    await heading(page, 'Quitter sans enregistrer ?');
    await press(page, 'Rester');
    await page.goBack();
    await heading(page, 'Quitter sans enregistrer ?');
    expect(page.url()).toBe(address);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    expect(await name.inputValue()).toBe('Pas enregistré');
    await toSection(page, 'Paiements');
    await press(page, 'Quitter');
    await heading(page, 'Paiements');
    // Nothing is unsaved any more.
    await toSection(page, 'Réglages');
    await name.waitFor();
    expect(await name.inputValue()).not.toBe('Pas enregistré');
    await toSection(page, 'Paiements');
    await heading(page, 'Paiements');
  });

  it('DESK-11 that somebody else changed are shown, and what was typed stays until it is saved over them', async () => {
    const page = await openSettings();
    const identity = card(page, 'Identité');
    await identity.getByLabel('Nom court').fill('Le mien');
    // Elsewhere is no conflict.
    await change({ ville: 'Lyon' });
    await save(identity);
    await page.getByText('C’est enregistré').waitFor();
    expect(await settings()).toMatchObject({ shortName: 'Le mien', ville: 'Lyon' });

    await identity.getByLabel('Nom court').fill('Encore le mien');
    await change({ shortName: 'Le leur' });
    await save(identity);
    const said = identity.getByRole('alert');
    await said.getByText('Nom court : Le leur').waitFor();
    expect(await identity.getByLabel('Nom court').inputValue()).toBe('Encore le mien');
    expect(await settings()).toMatchObject({ shortName: 'Le leur' });
    expect(await accessibilityFaults(page)).toEqual([]);
    await save(identity);
    await said.waitFor({ state: 'detached' });
    expect(await settings()).toMatchObject({ shortName: 'Encore le mien' });
  });

  it('DESK-12 that the server refuses say why, at their field', async () => {
    const page = await openSettings();
    const identity = card(page, 'Identité');
    const site = identity.getByLabel('Votre propre site');
    await site.fill('pas une adresse');
    await save(identity);
    await identity.getByText('Saisissez une adresse entière').waitFor();
    expect(await site.getAttribute('aria-invalid')).toBe('true');
    expect(await site.inputValue()).toBe('pas une adresse');
    const money = card(page, 'Devises et frais');
    await money.getByLabel('Devise de l’organisation').selectOption('usd');
    await save(money);
    await money.getByText('La devise ne peut plus changer').waitFor();
    const fees = money.getByLabel('Proposer de couvrir les frais');
    await money.getByRole('button', { name: 'Annuler les modifications' }).click();
    await fees.fill('beaucoup');
    await save(money);
    await money.getByText('Saisissez un montant, ou rien').waitFor();
    expect(await settings()).toMatchObject({ devise: 'eur' });
  });

  it('DESK-13 take a picture as it is dropped or chosen, and a colour', async () => {
    const page = await openSettings();
    const identity = card(page, 'Identité');
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: await picture() };
    await identity
      .getByRole('button', { name: /Choisir une image|Remplacer l’image/ })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const input = dialog.locator('input[type=file]');
    await input.setInputFiles({ ...file, name: 'logo.txt', mimeType: 'text/plain' });
    await dialog.getByText('Choisissez une image JPEG, PNG ou WebP').waitFor();
    await input.setInputFiles(file);
    await dialog.getByLabel('Ce que montre l’image').fill('Notre logo');
    await dialog.getByRole('button', { name: 'Utiliser cette image' }).click();
    await identity.locator('img[src*="/media/"]').waitFor();
    await identity.getByLabel('Couleur principale', { exact: true }).fill('rouge');
    await save(identity);
    await identity.getByText('Saisissez une couleur').waitFor();
    await identity.getByLabel('Couleur principale', { exact: true }).fill('#0d5c48');
    await save(identity);
    await page.getByText('C’est enregistré').waitFor();
    expect(await settings()).toMatchObject({
      logo: expect.stringMatching(/\/media\/[\da-f]{40}\.webp$/) as string,
      config: { 'color.menu.bg': '#0d5c48' },
    });
  });

  it('DESK-14 are for owners: others see why', async () => {
    const page = await openSettings();
    await page.addInitScript(() => {
      const own = window.fetch;
      window.fetch = async (asked, how) => {
        const answer = await own(asked, how);
        if (typeof asked !== 'string' || !asked.endsWith('/session')) return answer;
        return new Response((await answer.text()).replaceAll('"role":"owner"', '"role":"editor"'), answer);
      };
    });
    await page.reload();
    await page.getByText('Seuls les propriétaires de l’organisation').waitFor();
    expect(await page.getByRole('link', { name: 'Réglages' }).count()).toBe(0);
  });
});

describe('funds at the desk', () => {
  it('DESK-15 are listed with what they have of what they want, and whether they take gifts', async () => {
    const page = await openSection('Caisses');
    // The main fund has no state.
    const rows = page.locator('.desk-fund', { has: page.locator('.desk-state') });
    await rows.first().waitFor();
    const all = await funds();
    expect(await rows.locator('h2').allInnerTexts()).toEqual(all.map(({ name }) => name));
    expect(await rows.first().innerText()).toMatch(/Ouverte[\s\S]*€ sur [\s\S]*€/);
    expect(await rows.first().getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(/%$/);
  });

  it('DESK-16 are made, filled in, and paused in plain words', async () => {
    const page = await openSection('Caisses');
    await page.getByLabel('Nom de la nouvelle caisse').fill('Un nouveau toit');
    await press(page, 'Créer la caisse');
    await heading(page, 'Un nouveau toit');
    await page.getByLabel('Description').fill('Les tuiles et la charpente.');
    await page.getByLabel('Objectif').fill('12 000,50');
    await press(page, 'Ajouter un montant');
    await page.getByLabel('Montant', { exact: true }).fill('18');
    await page.getByLabel('Quelques mots').fill('Haï');
    await page.getByLabel('Ne pas la montrer').uncheck();
    await press(page, 'Enregistrer');
    await page.getByText('C’est enregistré').waitFor();
    const [made] = (await funds()).filter(({ name }) => name === 'Un nouveau toit');
    expect(made).toMatchObject({
      objectif: 12000.5,
      withObjectif: true,
      presetButtons: [{ text: 'Haï', montant: 18 }],
      description: 'Les tuiles et la charpente.',
      hidden: false,
      paused: false,
    });

    const visitor = await openPage();
    await visitor.goto(`${bench().server.url}/don/${made?.id}`);
    await visitor.locator('org-donation').getByText('18').first().waitFor();
    await page.getByRole('radio', { name: 'En pause' }).check();
    await press(page, 'Enregistrer');
    await page.getByText('Non enregistré').waitFor({ state: 'detached' });
    expect((await funds()).find(({ id }) => id === made?.id)).toMatchObject({ active: true, paused: true });
    await page.getByRole('link', { name: 'Toutes les caisses' }).click();
    await page.locator('.desk-fund', { hasText: 'Un nouveau toit' }).getByText('En pause').waitFor();
    expect(faults()).toEqual([]);
  });

  it('DESK-11 that somebody else changed meanwhile are saved over only once that was seen', async () => {
    const page = await openSection('Caisses');
    await page
      .locator('.desk-fund', { has: page.locator('.desk-state') })
      .getByRole('link')
      .first()
      .click();
    const [first] = await funds();
    await page.getByLabel('Description').fill('La mienne');
    await adminCall(bench().server, 'PUT', `caisses/${first?.id}`, { description: 'La leur' });
    await press(page, 'Enregistrer');
    await page.getByText('Description : La leur').waitFor();
    await press(page, 'Annuler les modifications');
    expect(await page.getByLabel('Description').inputValue()).toBe('La leur');
    expect(await button(page, 'Annuler les modifications').count()).toBe(0);
  });
});
