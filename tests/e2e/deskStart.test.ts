import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { heading, OWNER } from './support/desk';
import { accessibilityFaults, horizontalOverflow } from './support/inspect';
import { focused, tabTo, typePayer } from './support/keyboard';
import { useOrgkitBench } from './support/orgkitBench';
import { serveSite, type Answer, type Site } from './support/serveFiles';

jest.setTimeout(240_000);

const { bench, openPage, complaints } = useOrgkitBench({
  // Pages on this machine are read in development only.
  env: { NODE_ENV: 'development' },
  embedded: true,
});
const at = (path: string) => `${bench().server.url}/admin${path}`;

let host: Site;
beforeAll(async () => {
  host = await serveSite();
});
afterAll(() => host.close());

const serve = (body: string, answer: Answer = {}) =>
  host.route({
    'GET /donner': () => ({
      body: `<!doctype html><html lang="fr"><title>hôte</title><body>${body}</body></html>`,
      ...answer,
    }),
  });
const hostPage = () => `${host.origin()}/donner`;

/** Goes by Tab to what has this name. */
const reach = (page: Page, name: string | RegExp) =>
  tabTo(page, (control) => (typeof name === 'string' ? control.name === name : name.test(control.name)));
const press = async (page: Page, name: string | RegExp) => {
  await reach(page, name);
  await page.keyboard.press('Enter');
};
/** Types into the field of this name, over what is in it. */
const type = async (page: Page, name: string | RegExp, text: string) => {
  await reach(page, name);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(text);
};
const see = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

describe('the first steps at the desk', () => {
  it('DESK-20 DESK-21 DESK-22 DESK-23 lead by keyboard alone from the first sign-in to a gift on a page of another origin', async () => {
    const page = await openPage();
    await page.goto(readFileSync(join(bench().server.dataFolder, 'first-sign-in'), 'utf8').trim());
    await heading(page, 'Première connexion');
    await type(page, 'Adresse e-mail', OWNER.email);
    await type(page, 'Prénom et nom', 'Dana');
    await type(page, 'Nouveau mot de passe', OWNER.password);
    await page.keyboard.press('Enter');
    await heading(page, 'Bonjour, Dana');

    await type(page, 'Nom de l’organisation', 'Les Amis du Parc');
    await page.keyboard.press('Enter');
    await heading(page, 'Premiers pas');
    expect(page.url()).toBe(at('/o/les-amis-du-parc/start'));
    await see(page, 'Étapes faites : 2 sur 6');
    // Said before it is too late: the step that sets it is closed.
    await see(page, 'euro (EUR) Elle ne change plus une fois la première caisse créée.');

    await type(page, 'Nom de la caisse', 'Un nouveau toit');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => {
      const root = document.querySelector('org-desk')?.shadowRoot;
      return root?.activeElement?.textContent === 'Couleur et logo';
    });
    await press(page, 'Enregistrer');
    await see(page, 'Étapes faites : 4 sur 6');

    await reach(page, 'Code');
    const { value: code } = await focused(page);
    expect(code).toContain(`<org-donation org="les-amis-du-parc" caisse-id="`);
    await press(page, 'Copier le code');
    await see(page, /Le code est copié|La copie n’a pas marché/);
    serve('<p>Bientôt</p>');
    await type(page, 'Adresse de la page', hostPage());
    await page.keyboard.press('Enter');
    await see(page, 'Le code n’est pas dans la page.');
    serve(code);
    await press(page, 'Vérifier la page');
    await see(page, 'Tout est en place.');
    await see(page, 'Après le paiement, les donateurs ne reviendront pas ici.');
    await press(page, 'Prendre cette adresse comme site');
    await page.getByText('ne reviendront pas ici').waitFor({ state: 'detached' });
    await see(page, 'Étapes faites : 5 sur 6');

    const opened = page.context().waitForEvent('page');
    await press(page, 'Donner sur votre page');
    const visitor = await opened;
    expect(visitor.url()).toBe(hostPage());
    await visitor
      .locator('org-donation')
      .getByRole('button', { name: /^Donner/ })
      .waitFor();
    await tabTo(visitor, (control) => control.type === 'radio' && /\d/.test(control.name));
    await visitor.keyboard.press('Space');
    await press(visitor, /^Donner\s\d/);
    await visitor.waitForURL(/intent=/);
    await visitor
      .locator('org-payment')
      .getByRole('button', { name: /^Payer/ })
      .waitFor();
    await typePayer(visitor);
    await press(visitor, /^Payer/);
    await visitor.waitForURL(/\/pay\//);
    await press(visitor, /^Payer/);
    await visitor.waitForURL((url) => url.href.startsWith(hostPage()));
    await see(visitor, /Merci/);

    await page.bringToFront();
    await see(page, 'don d’essai reçu');
    await see(page, 'Prêt, en mode test.');
    expect(complaints().filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
  });

  /** After the test above: Dana has her account. */
  async function openStart(options: Parameters<typeof openPage>[0] = {}) {
    const page = await openPage(options);
    await page.goto(at('/o/demo/start'));
    await page.locator('input[type=password]').waitFor();
    await page.locator('input[type=email]').fill(OWNER.email);
    await page.locator('input[type=password]').fill(OWNER.password);
    await page.keyboard.press('Enter');
    await page.locator('.start-steps').waitFor();
    return page;
  }
  /** Dana reads the desk in another language. */
  async function speak(page: Page, lang: string) {
    await page.evaluate(
      (body) =>
        fetch('/admin/v1/user', {
          method: 'PUT',
          headers: { 'content-type': 'application/json', 'x-orgkit': 'desk' },
          body,
        }),
      JSON.stringify({ lang }),
    );
    await page.reload();
    await page.locator('.start-steps').waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe(lang);
  }
  const openSteps = async (page: Page) => {
    const closed = page.locator('.start-step button[aria-expanded=false]');
    while ((await closed.count()) > 0) await closed.first().click();
    await page.locator('.start-step textarea').waitFor();
    await page.locator('.skeleton').waitFor({ state: 'detached' });
  };

  it('DESK-30 BUILD-60 BUILD-87 lead on to a form on that page, from a template to a membership that is paid, by keyboard alone', async () => {
    const page = await openStart();
    await page.goto(at('/o/les-amis-du-parc/start'));
    await press(page, 'Formulaires');
    await heading(page, 'Formulaires');
    await press(page, 'Nouveau formulaire');
    await page.locator('.templates').waitFor();
    await press(page, /^Adhésion/);
    await page.locator('.canvas-sheet [data-block]').first().waitFor();
    await press(page, 'Enregistrer');
    await page.waitForURL(/\/forms\/[\w-]+\/edit$/);
    await page.locator('.builder-state', { hasText: /^Enregistré$/ }).waitFor();
    await press(page, 'Outils');
    await page.getByText('Partager et intégrer').waitFor();
    await press(page, 'Partager et intégrer');
    await reach(page, 'Balise');
    await tabTo(page, ({ tag }) => tag === 'textarea');
    const { value: code } = await focused(page);
    expect(code).toContain('<org-form');
    await page.keyboard.press('Escape');

    serve(code);
    const visitor = await openPage();
    await visitor.goto(hostPage());
    await visitor.locator('org-form').getByText('Cotisation individuelle').first().waitFor();
    await typePayer(visitor);
    await tabTo(visitor, ({ purpose }) => purpose === 'country');
    await visitor.keyboard.type('France');
    await press(visitor, 'Ajouter : Cotisation individuelle');
    await reach(visitor, /^Mode de paiement/);
    await visitor.keyboard.type('Paiement');
    await press(visitor, /^Envoyer|^Payer/);
    await visitor.waitForURL(/intent=/);
    await visitor
      .locator('org-payment')
      .getByRole('button', { name: /^Payer/ })
      .waitFor();
    await press(visitor, /^Payer/);
    await visitor.waitForURL(/\/pay\//);
    await press(visitor, /^Payer/);
    await visitor.waitForURL((url) => !url.pathname.startsWith('/pay/'));
    await see(visitor, /Merci/);

    await press(page, 'Le formulaire et ses envois');
    await heading(page, 'Adhésion');
    await page.getByText(/1 envoi/).waitFor();
    await page.getByRole('link', { name: /Lévy/ }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('DESK-21 shows what is pasted in a frame that has no origin, and composes a frame for hosts without scripts', async () => {
    const page = await openStart();
    await openSteps(page);
    const preview = page.locator('.start-preview iframe');
    await preview.scrollIntoViewIfNeeded();
    await preview
      .contentFrame()
      .locator('org-donation')
      .getByRole('button', { name: /^Donner/ })
      .waitFor();
    const frame = page.frames().find((one) => one.url().includes('/embed/'));
    expect(await frame?.evaluate(() => [origin, document.cookie.length >= 0].join()).catch(() => 'null')).toContain(
      'null',
    );
    await page.getByLabel('Votre site accepte').selectOption('frame');
    const code = await page.getByLabel('Code', { exact: true }).inputValue();
    expect(code).toMatch(/^<iframe src="http/);
    expect(code).not.toContain('<script');

    serve(code);
    const visitor = await openPage();
    await visitor.goto(hostPage());
    await visitor
      .frameLocator('iframe')
      .locator('org-donation')
      .getByRole('button', { name: /^Donner/ })
      .waitFor();
  });

  it('DESK-22 names the directive that blocks, and what to add to it', async () => {
    const page = await openStart();
    await openSteps(page);
    const { url } = bench().server;
    const code = await page.getByLabel('Code', { exact: true }).inputValue();
    serve(code, { headers: { 'content-security-policy': `script-src 'self'; style-src ${url}` } });
    await page.getByLabel('Adresse de la page').fill(hostPage());
    await page.getByRole('button', { name: 'Vérifier la page' }).click();
    await see(page, 'La politique de sécurité du site bloque le code.');
    await expect(page.locator('.start-code').allInnerTexts()).resolves.toEqual(
      expect.arrayContaining(['script-src', url]),
    );
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it.each(['fr-FR', 'he-IL'])('I18N-01 is clean for axe, and reads in %s on a phone', async (locale) => {
    const page = await openStart({ locale, viewport: { width: 360, height: 740 } });
    await speak(page, locale.slice(0, 2));
    expect(await accessibilityFaults(page)).toEqual([]);
    await openSteps(page);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await speak(page, 'fr');
  });
});
