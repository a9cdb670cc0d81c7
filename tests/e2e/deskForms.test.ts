import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { OWNER, button, heading, press, useDesk } from './support/desk';
import { addForm, formOn, pageOfForm } from './support/forms';
import { accessibilityFaults, horizontalOverflow } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';

jest.setTimeout(240_000);

const orgkit = useOrgkitBench();
const { bench, openPage } = orgkit;
const { at, openAsOwner, openSection, faults } = useDesk(orgkit);

const rows = (page: Page) => page.locator('.desk-table tbody tr');
const rowOf = (page: Page, title: string) => rows(page).filter({ hasText: title });
const titleField = (page: Page) => page.getByRole('textbox', { name: 'Titre', exact: true }).first();
const saved = (page: Page) => page.locator('.builder-state', { hasText: /^Enregistré$/ }).waitFor();
const openForms = async (options: BrowserContextOptions = {}) => {
  const page = await openSection('Formulaires', { viewport: { width: 1280, height: 900 }, ...options });
  await rows(page).first().waitFor();
  return page;
};
const named = ['text', { fieldKey: 'nom', label: 'Nom', required: true }] as const;

async function send(id: string, name: string) {
  const visitor = await openPage();
  const { open, field, send: sending, received } = formOn(visitor);
  await open(pageOfForm(bench().server, id));
  await field('Nom').fill(name);
  await sending.click();
  await received.waitFor();
}

describe('forms at the desk', () => {
  it('DESK-30 DESK-32 DESK-33 DESK-34 one is made in the builder, sent by a visitor, counted and read', async () => {
    const page = await openForms();
    const tokens: string[] = [];
    page.on('request', (request) => {
      const { authorization } = request.headers();
      if (authorization) tokens.push(request.url());
    });
    await press(page, 'Nouveau formulaire');
    await page.locator('.canvas-sheet').waitFor();
    await titleField(page).fill('Kermesse');
    await page.locator('.palette-item').first().click();
    await page.locator('.canvas-sheet [data-block]').first().waitFor();
    await press(page, 'Enregistrer');
    await page.waitForURL(/\/forms\/[\w-]+\/edit$/);
    await saved(page);
    const id = page.url().split('/').at(-2) ?? '';
    expect(tokens).toEqual([]);
    expect(await page.locator('org-form-builder').getAttribute('token')).toBeNull();

    // What is written goes to the form's draft by itself, and a second version takes the place of the first.
    const draft = page.waitForResponse(`**/admin/v1/o/demo/forms/${id}/draft`);
    await page.locator('.palette-item').first().click();
    expect((await draft).status()).toBe(200);
    await press(page, 'Enregistrer');
    await saved(page);
    const visitor = await openPage();
    const { open, form, send: sending, received } = formOn(visitor);
    await open(pageOfForm(bench().server, id));
    await form.getByRole('textbox').first().fill('Ana Lévy');
    await sending.click();
    await received.waitFor();

    await page.getByRole('link', { name: 'Le formulaire et ses envois' }).click();
    await heading(page, 'Kermesse');
    await page.getByText(/1 envoi/).waitFor();
    await page.getByRole('link', { name: 'Ana Lévy' }).click();
    await heading(page, 'Réponses');
    await page.locator('.desk-answers dd', { hasText: 'Ana Lévy' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Tous les envois' }).click();
    await page.getByRole('link', { name: 'Tous les formulaires' }).click();
    await heading(page, 'Formulaires');
    await page.getByLabel('Rechercher').fill('kermesse');
    await page.waitForURL(/search=kermesse/);
    await page.locator('[aria-busy=false] > .desk-table').waitFor();
    await rows(page).nth(1).waitFor({ state: 'detached' });
    await rowOf(page, 'Kermesse')
      .getByText(/1 envoi/)
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(faults()).toEqual([]);
  });

  it('DESK-33 what was sent is found by words and state, and exported as it is filtered', async () => {
    const id = await addForm(bench().server, [named], { title: 'Cours' });
    for (const name of ['Ana', 'Dan', 'Anouk']) await send(id, name);
    const page = await openAsOwner();
    await page.goto(at(`/o/demo/forms/${id}`));
    await rows(page).nth(2).waitFor();
    await page.getByLabel('Rechercher').fill('an');
    await page.waitForURL(/search=an/);
    await page.getByLabel('Rechercher').fill('ano');
    await rows(page).nth(1).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('link', { name: 'Anouk' }).waitFor();
    expect(await rows(page).count()).toBe(1);
    const download = page.waitForEvent('download');
    await press(page, 'Exporter en CSV');
    const csv = readFileSync(await (await download).path(), 'utf8')
      .trim()
      .split('\r\n');
    expect(csv).toHaveLength(2);
    expect(csv[1]).toContain('Anouk');
    await press(page, 'Effacer les filtres');
    await rows(page).nth(2).waitFor();
    await page.getByLabel('État').selectOption({ label: 'Enregistré (3)' });
    await page.waitForURL(/state=kept/);
    await rows(page).nth(2).waitFor();
  });

  it('DESK-31 one is copied, put away, found among those, and taken out again', async () => {
    const id = await addForm(bench().server, [named], { title: 'Voyage' });
    const page = await openAsOwner();
    await page.goto(at(`/o/demo/forms/${id}`));
    await press(page, 'Dupliquer');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Titre de la copie').fill('Voyage bis');
    expect(await accessibilityFaults(page)).toEqual([]);
    // An answer that was lost makes no second copy.
    await page.route('**/duplicate', async (route) => (await route.fetch(), route.abort()), { times: 1 });
    await dialog.getByRole('button', { name: 'Dupliquer' }).click();
    await dialog.getByText('Pas de réponse du serveur').waitFor();
    await dialog.getByRole('button', { name: 'Dupliquer' }).click();
    await page.locator('.canvas-sheet').waitFor();
    await page.goto(at('/o/demo/forms?search=voyage'));
    await rowOf(page, 'Voyage bis').getByText('Fermé').waitFor();
    expect(await rows(page).count()).toBe(2);

    await page.goto(at(`/o/demo/forms/${id}`));
    await press(page, 'Archiver');
    expect(await accessibilityFaults(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Archiver' }).click();
    await button(page, 'Désarchiver').waitFor();
    await page.goto(at('/o/demo/forms?search=voyage&state=archived'));
    await page.getByRole('link', { name: 'Voyage', exact: true }).click();
    await press(page, 'Désarchiver');
    await button(page, 'Archiver').waitFor();
  });

  it('DESK-32 the session ends while somebody writes: the desk asks for the password, and nothing is lost', async () => {
    const id = await addForm(bench().server, [named], { title: 'Sortie' });
    const page = await openAsOwner();
    await page.goto(at(`/o/demo/forms/${id}/edit`));
    await page.locator('.canvas-sheet').waitFor();
    const other = await openAsOwner();
    await other.getByRole('link', { name: 'Mon compte' }).click();
    await press(other, 'Déconnecter tous les autres');
    await other.getByText('C’est déconnecté').waitFor();
    await titleField(page).fill('Sortie à la mer');
    // The draft is sent by itself; a dialog that is closed leaves the work in this browser.
    const dialog = page.getByRole('dialog', { name: 'Votre session a pris fin' });
    await dialog.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByText('Session expirée').first().waitFor();
    await press(page, 'Enregistrer');
    await dialog.getByLabel('Mot de passe').fill(OWNER.password);
    await dialog.getByRole('button', { name: 'Se connecter' }).click();
    await saved(page);
    expect(await titleField(page).inputValue()).toBe('Sortie à la mer');
    await page.goto(at('/o/demo/forms?search=sortie'));
    await rowOf(page, 'Sortie à la mer').waitFor();
  });

  it.each([
    ['fr', 'ltr'],
    ['he', 'rtl'],
  ])('I18N-01 read on a phone, and are clean for axe, in %s', async (lang, direction) => {
    const id = await addForm(bench().server, [named], { title: 'Un titre bien long '.repeat(9).trim() });
    await send(id, 'Maximilien-Alexandre '.repeat(8));
    const page = await openAsOwner({ viewport: { width: 360, height: 740 } });
    const speak = (to: string) =>
      page.evaluate(
        async (body) => {
          const headers = { 'content-type': 'application/json' };
          await fetch('/admin/v1/user', { method: 'PUT', headers, body });
        },
        JSON.stringify({ lang: to }),
      );
    await speak(lang);
    for (const path of ['', `/${id}`]) {
      await page.goto(at(`/o/demo/forms${path}`));
      await rows(page).first().waitFor();
      expect(await page.locator('html').getAttribute('dir')).toBe(direction);
      expect(await horizontalOverflow(page)).toBe(0);
      expect(await accessibilityFaults(page)).toEqual([]);
    }
    await rows(page).first().getByRole('link').click();
    await page.locator('.desk-answers').waitFor();
    expect(await horizontalOverflow(page)).toBe(0);
    await speak('fr');
  });
});
