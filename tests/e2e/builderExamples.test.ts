import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { FrameLocator, Page } from 'playwright-core';
import { freePort } from '../../scripts/lib/freePort.mjs';
import { builderHost } from './support/builderHost';
import { accessibilityFaults, horizontalOverflow } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage, complaints } = useOrgkitBench({
  context: { locale: 'fr-FR', viewport: { width: 1280, height: 900 } },
});
const { make, call, request } = builderHost(() => bench().server);
const address = (name: string) => `${bench().server.url}/examples/${name}/`;
const names = ['form-builder', 'form-builder-token', 'form-builder-viewer', 'form-builder-frame'];

/** What says that an example can be used. */
const opened = (name: string) => (page: Page) => {
  if (name === 'form-builder-token') return page.getByText('timingSafeEqual(digest');
  return (name === 'form-builder-frame' ? page.frameLocator('iframe') : page).locator('.panel-title');
};
/** A token as a host's server asks for it. */
async function formsToken(...forms: string[]): Promise<string> {
  const { url, adminToken } = bench().server;
  const answer = await fetch(`${url}/v1/admin/tokens`, {
    method: 'POST',
    headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'anne', scope: 'forms', forms }),
  });
  return ((await answer.json()) as { token: string }).token;
}
const press = (place: Page | FrameLocator, name: string) => place.getByRole('button', { name, exact: true }).click();
async function save(place: Page | FrameLocator) {
  await press(place, 'Enregistrer');
  await place.locator('.builder-state', { hasText: /^Enregistré$/ }).waitFor();
}
const blocks = (place: Page | FrameLocator) => place.locator('.canvas-sheet [data-block]');

describe.each(names)('the example %s', (name) => {
  it('BUILD-89 fits a window of 360 pixels, and has no fault that axe knows', async () => {
    const page = await openPage({ viewport: { width: 360, height: 740 } });
    await page.goto(address(name));
    await opened(name)(page).waitFor();
    expect(await page.getByText('tout tient en une colonne').count()).toBe(name === 'form-builder-token' ? 0 : 1);
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints()).toEqual([]);
  });

  it.each([768, 1280])('BUILD-89 has its room from the start, in %i pixels', async (width) => {
    const page = await openPage({ viewport: { width, height: 900 } });
    await page.goto(address(name), { waitUntil: 'commit' });
    await page.waitForFunction(() => document.styleSheets.length === 3);
    await page.locator('example-note').waitFor({ state: 'attached' });
    const height = () => page.locator('main').evaluate((main: HTMLElement) => main.offsetHeight);
    const before = await height();
    await opened(name)(page).waitFor();
    expect(await height()).toBe(before);
  });

  it('BUILD-89 says what it needs where scripts are blocked', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(address(name));
    expect(await page.getByText('a besoin de JavaScript').isVisible()).toBe(true);
  });
});

describe('a form that the page stores itself', () => {
  it('BUILD-89 BUILD-20 is saved to its own store, shown and answered, and opened again', async () => {
    const page = await openPage();
    const calls: string[] = [];
    page.on('request', (asked) => calls.push(`${asked.method()} ${new URL(asked.url()).pathname}`));
    await page.goto(address('form-builder'));
    await press(page, 'Formulaire vide');
    await press(page, 'Champ court');
    await press(page, 'Bouton d’envoi');
    await save(page);
    const form = page.locator('#publie org-form');
    await form.getByRole('textbox', { name: 'Champ court' }).fill('Moreau');
    await form.locator('button[type=submit]').click();
    await page.locator('output', { hasText: 'Moreau' }).waitFor();
    await page.reload();
    await blocks(page).nth(1).waitFor();
    await form.getByRole('textbox', { name: 'Champ court' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    // The organisation's public data, and nothing of the form.
    expect(calls.filter((asked) => !asked.startsWith('GET') || asked.includes('/admin/'))).toEqual([]);
    expect(complaints()).toEqual([]);
  });

  it('BUILD-89 BUILD-45 can be read by who may not change it', async () => {
    const page = await openPage();
    await page.goto(address('form-builder-viewer'));
    await page.getByRole('treeitem', { name: /Votre niveau/ }).click();
    await page.getByRole('textbox', { name: 'Libellé', disabled: true }).waitFor();
    expect(await page.getByRole('button', { name: 'Enregistrer' }).count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await press(page, 'Aperçu');
    await page.locator('.preview-frame').getByRole('button', { name: 'M’inscrire' }).waitFor();
    expect(complaints()).toEqual([]);
  });

  it('BUILD-90 is handed out of a frame to the page around, which hears nobody else', async () => {
    const page = await openPage();
    await page.goto(address('form-builder-frame'));
    const frame = page.frameLocator('iframe');
    await press(frame, 'Formulaire vide');
    await page.evaluate(() => window.postMessage({ type: 'save', form: { title: 'De personne', content: [] } }, '*'));
    await press(frame, 'Champ court');
    await save(frame);
    const published = page.locator('#publie org-form');
    await published.getByRole('textbox', { name: 'Champ court' }).waitFor();
    await page.reload();
    await blocks(frame).first().waitFor();
    await published.getByRole('textbox', { name: 'Champ court' }).waitFor();
    expect(await page.getByText('De personne').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints()).toEqual([]);
  });
});

describe('a form of the server on a host’s page', () => {
  it('BUILD-90 is opened with a token that is typed, and kept nowhere', async () => {
    const { id } = await make([]);
    const token = await formsToken(id);
    const page = await openPage();
    await page.goto(address('form-builder-token'));
    await page.getByRole('textbox', { name: 'Formulaire' }).fill(id);
    await page.getByRole('textbox', { name: 'Jeton' }).fill(token);
    await press(page, 'Ouvrir l’atelier');
    await press(page, 'Champ court');
    await save(page);
    expect(await call('GET', `/${id}`)).toMatchObject({ revision: 2, content: expect.stringContaining('Champ court') });
    const kept = await page.evaluate(() => [location.href, JSON.stringify([localStorage, sessionStorage])].join());
    expect(kept).not.toContain(token);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(complaints()).toEqual([]);
  });

  it('BUILD-90 SRV-10 gets its token from the host’s server, for who is signed in there, and another once it ends', async () => {
    const { id } = await make([]);
    const host = await startHost(id);
    try {
      expect((await fetch(host.address)).status).toBe(401);
      const page = await openPage({ httpCredentials: { username: 'anne', password: 'secret' } });
      const answer = await page.goto(host.address);
      expect(answer?.headers()['cache-control']).toBe('no-store');
      await press(page, 'Champ court');
      await save(page);
      expect(await call('GET', `/${id}`)).toMatchObject({ revision: 2 });
      expect(complaints()).toEqual([]);

      const tokens = (await request('GET', '/tokens')) as unknown as readonly { id: string; name: string }[];
      await request('DELETE', `/tokens/${tokens.find(({ name }) => name === 'anne')!.id}`);
      await press(page, 'Champ long');
      await press(page, 'Enregistrer');
      await page.getByText('Session expirée').waitFor();
      const another = await formsToken(id);
      await page.locator('org-form-builder').evaluate((tag, token) => tag.setAttribute('token', token), another);
      await blocks(page).nth(1).waitFor();
      await save(page);
      expect(await call('GET', `/${id}`)).toMatchObject({ revision: 3 });
      await page.reload();
      await blocks(page).nth(1).waitFor();
    } finally {
      await host.stop();
    }
  });
});

/** The server of the example, as a host runs it. */
async function startHost(formId: string) {
  const { url, adminToken } = bench().server;
  const port = await freePort();
  const settings = { ORGKIT_URL: url, ORGKIT_TOKEN: adminToken, FORM: formId, AUTHOR: 'anne:secret', PORT: `${port}` };
  const child = spawn(process.execPath, ['examples/form-builder-token/server.mjs'], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return {
    address: said.toString().trim(),
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}
