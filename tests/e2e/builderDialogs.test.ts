import type { Page } from 'playwright-core';
import { builderHost } from './support/builderHost';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage, complaints } = useOrgkitBench({
  context: { locale: 'fr-FR', viewport: { width: 1280, height: 900 } },
});
const { make, open } = builderHost(() => bench().server);

const block = (id: string, type: string, props: object = {}) => ({ id, type, props, children: [] });
const layout = {
  schemaVersion: 2,
  languages: ['en'],
  children: [
    block('nom', 'text', { label: 'Nom', fieldKey: 'nom' }),
    block('note', 'richText', { html: '<p>Un <a href="https://example.org/">lien</a></p>' }),
    block('choix', 'select', { label: 'Repas', fieldKey: 'repas', values: ['Viande', 'Poisson'] }),
    block('photos', 'carousel', { items: [{ image: '' }] }),
    block('envoi', 'submit'),
  ],
};
const settings = {
  type: 'COMPLEX',
  allowNoProduct: true,
  allowZeroAmount: true,
  products: [{ id: 'P1', label: 'Place', montant: 10 }],
  sentTitle: 'À dimanche !',
  sentUrl: '/programme',
};
/** In the order of the menu. */
const tools = ['share', 'file', 'translations', 'versions', 'copy', 'archive'];

/** Opens a tool of the menu by its place, and waits for its dialog. */
async function openTool(page: Page, place: number) {
  await page.locator('.builder-bar .menu > summary').last().click();
  await page.locator('.menu[open] .menu-item').nth(place).click();
  const dialog = page.locator('dialog[open]');
  await dialog.locator('button').nth(1).waitFor();
  return dialog;
}

describe.each([
  ['fr', 'Choisir une image'],
  ['he', 'בחירת תמונה'],
])('the dialogs of the builder, in %s', (lang, choose) => {
  it('BUILD-01 have no fault that axe knows', async () => {
    const { id } = await make([], { ...settings, content: JSON.stringify(layout) });
    const page = await open(await openPage(), id, lang);
    page.setDefaultTimeout(10_000);
    const found: [string, readonly string[]][] = [];
    const look = async (what: string) => found.push([what, await accessibilityFaults(page)]);
    for (const [place, name] of tools.entries()) {
      const dialog = await openTool(page, place);
      await look(name);
      if (name === 'share') {
        const ways = dialog.getByRole('radio');
        await ways.last().click();
        await dialog.getByRole('img').waitFor();
        await look('share, QR');
      }
      if (name === 'file') {
        const buffer = Buffer.from(JSON.stringify({ title: 'Bal', content: layout.children }));
        await dialog
          .locator('input[type=file]')
          .setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
        await dialog.locator('.notice').waitFor();
        await look('file, read');
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    }
    await page.locator('.canvas-sheet [data-block=photos]').click();
    await page.getByRole('button', { name: choose, exact: true }).click();
    await page.locator('dialog[open] .media-item').first().waitFor();
    await look('pictures');
    await page.keyboard.press('Escape');
    await page.locator('.builder-tab').nth(1).click();
    const rows = page.getByRole('treeitem');
    await rows.nth(1).click();
    await rows.nth(3).click({ modifiers: ['Shift'] });
    await page.locator('.panel-title', { hasText: '3' }).waitFor();
    await look('several blocks');
    expect(found.filter(([, faults]) => faults.length > 0)).toEqual([]);
    expect(complaints()).toEqual([]);
  });

  it('BUILD-91 a form is sent in its preview: its card has no fault that axe knows, and leads nowhere', async () => {
    const { id } = await make([], { ...settings, content: JSON.stringify(layout) });
    const page = await open(await openPage(), id, lang);
    const asked: string[] = [];
    page.on('request', (call) => call.method() !== 'GET' && asked.push(call.url()));
    await page
      .locator('.builder-bar .tool, .builder-bar button')
      .filter({ hasText: /Aperçu|תצוגה מקדימה/ })
      .click();
    const form = page.locator('.preview-frame org-form');
    await form.locator('[type=submit]').click();
    const card = form.locator('.form-sent');
    await card.getByRole('heading', { name: 'À dimanche !' }).waitFor();
    await expect(accessibilityFaults(page)).resolves.toEqual([]);
    const address = page.url();
    await card.getByRole('link').click();
    await card.locator('button').click();
    await form.locator('[type=submit]').waitFor();
    expect(page.url()).toBe(address);
    expect(asked.filter((url) => url.includes('/submit'))).toEqual([]);
  });
});
