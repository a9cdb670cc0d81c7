import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContextOptions, Page } from 'playwright-core';
import type { useOrgkitBench } from './orgkitBench';

export const OWNER = { email: 'dana@example.org', password: 'kidouch et hallot' };

export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });
export const press = (page: Page, name: string | RegExp) => button(page, name).click();
export const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor();

export async function signIn(page: Page, { email, password } = OWNER) {
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe', { exact: true }).fill(password);
  await press(page, 'Se connecter');
}

/** From the start page to the first organisation. */
export const toOrganisation = (page: Page) => page.locator('.desk-row h3 a').first().click();

/** Follows the menu of an organisation, which a phone keeps behind a button. */
export const toSection = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections de l’organisation' }).getByRole('link', { name, exact: true }).click();

/** Presses the button that saves, and waits for the answer: the notice of an earlier save may still be shown. Previews save nothing. */
export async function save(page: Page) {
  const answered = page.waitForResponse(
    (response) => response.request().method() !== 'GET' && !response.url().endsWith('/preview') && response.ok(),
  );
  await press(page, 'Enregistrer');
  await answered;
  await page.getByText('C’est enregistré.').last().waitFor();
}

/** Does this with the desk in Hebrew, chosen on the account page by its French words, and goes back to French. */
export async function inHebrew(page: Page, visit: () => Promise<void>) {
  await page.getByLabel('Langue').selectOption('he');
  await button(page, 'Enregistrer').first().click();
  await page.locator('html[dir=rtl]').waitFor();
  try {
    await visit();
  } finally {
    // The tests that follow, and this one at a second try, read French.
    const status = await page.evaluate(async () => {
      const body = JSON.stringify({ lang: 'fr' });
      return (await fetch('/admin/v1/user', { method: 'PUT', headers: { 'content-type': 'application/json' }, body }))
        .status;
    });
    expect(status).toBe(200);
  }
}

/**
 * The desk of a bench's server. Before the tests of the file its first user, Dana, an operator who owns the demo organisation,
 * makes her account by the first sign-in link.
 */
export function useDesk({ bench, openPage, complaints }: ReturnType<typeof useOrgkitBench>) {
  const at = (path: string) => `${bench().server.url}/admin${path}`;
  const firstLink = () => readFileSync(join(bench().server.dataFolder, 'first-sign-in'), 'utf8').trim();

  beforeAll(async () => {
    const page = await openPage();
    await page.goto(firstLink());
    await heading(page, 'Première connexion');
    await page.getByLabel('Adresse e-mail').fill(OWNER.email);
    await page.getByLabel('Prénom et nom').fill('Dana');
    await page.getByLabel('Nouveau mot de passe').fill('azertyuiop12');
    await press(page, 'Créer le compte');
    await page.getByText('difficile à deviner').waitFor();
    await page.getByLabel('Nouveau mot de passe').fill(OWNER.password);
    await press(page, 'Créer le compte');
    await heading(page, 'Bonjour, Dana');
    expect(page.url()).toBe(at('/'));
  });

  async function openAsOwner(options: BrowserContextOptions = {}): Promise<Page> {
    const page = await openPage(options);
    await page.goto(at('/'));
    await signIn(page);
    await heading(page, 'Bonjour, Dana');
    return page;
  }

  return {
    at,
    firstLink,
    openAsOwner,
    /** Opens a section of the demo organisation by its menu. */
    async openSection(name: string, options: BrowserContextOptions = {}): Promise<Page> {
      const page = await openAsOwner(options);
      await toOrganisation(page);
      await toSection(page, name);
      return page;
    },
    /** Complaints without what the browser itself says of answers that are refusals, or that a test keeps from coming. */
    faults: () => complaints().filter((text) => !/status of 4\d\d|ERR_(FAILED|INTERNET_DISCONNECTED)/.test(text)),
  };
}
