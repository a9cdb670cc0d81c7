import type { Page } from 'playwright-core';
import { builderHost } from './support/builderHost';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage, complaints } = useOrgkitBench({
  context: { locale: 'fr-FR', viewport: { width: 1280, height: 900 } },
});
const { openAs, request } = builderHost(() => bench().server);
const text = (id: string, html: string) => ({ id, type: 'richText', props: { html }, children: [] });
const layout = (...children: readonly object[]) => JSON.stringify({ schemaVersion: 1, children });

const save = async (page: Page, name = 'Enregistrer', saved = 'Enregistré') => {
  await page.getByRole('button', { name, exact: true }).click();
  await page.locator('.builder-state', { hasText: new RegExp(`^${saved}$`) }).waitFor();
};
/** Adds a text and writes it. */
async function add(page: Page, preset: string, words: string) {
  await page.getByRole('button', { name: preset, exact: true }).click();
  const box = page.locator('.builder [contenteditable=true]');
  await box.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type(words);
  await page.locator('.canvas-sheet', { hasText: words }).waitFor();
}

describe('pages in the builder', () => {
  it('BUILD-61 BUILD-62 a text that is added is on the site once it is saved', async () => {
    const { id } = await request('POST', '/pages', {
      ...{ path: 'batie', title: 'Bâtie', content: layout(text('un', '<p>Premier</p>')) },
    });
    const page = await openAs(await openPage(), `page-id="${id}"`);
    await expect(accessibilityFaults(page)).resolves.toEqual([]);
    await add(page, 'Texte', 'Écrit dans l’atelier');
    await save(page);
    await page.goto(`${bench().server.url}/batie`);
    await page.getByText('Premier').waitFor();
    await page.getByText('Écrit dans l’atelier').waitFor();
    expect(complaints()).toEqual([]);
  });

  it('BUILD-62 of two authors of a page neither loses anything', async () => {
    const { id } = await request('POST', '/pages', {
      ...{ path: 'deux', title: 'Deux', content: layout(text('un', '<p>Premier</p>')) },
    });
    const [anne, dov] = [
      await openAs(await openPage(), `page-id="${id}"`),
      await openAs(await openPage(), `page-id="${id}"`, 'he'),
    ];
    await expect(accessibilityFaults(dov)).resolves.toEqual([]);
    await add(anne, 'Texte', 'De Anne');
    await save(anne);
    await add(dov, 'טקסט', 'De Dov');
    await dov.getByRole('button', { name: 'שמירה', exact: true }).click();
    await dov.getByText('מישהו אחר שמר בינתיים').waitFor();
    await dov.locator('.canvas-sheet', { hasText: 'De Anne' }).waitFor();
    await save(dov, 'שמירה', 'נשמר');
    const { content } = await request('GET', `/pages/${id}`);
    for (const words of ['Premier', 'De Anne', 'De Dov']) expect(content).toContain(words);
    // The refused write is what the browser itself tells.
    expect(complaints().filter((said) => !said.includes('409'))).toEqual([]);
  });

  it('BUILD-64 a section and the home page are edited in the same way, and can be looked at', async () => {
    const { id } = await request('POST', '/sections', { label: 'Accueil', content: '<p>Bienvenue</p>' });
    const section = await openAs(await openPage(), `section-id="${id}"`);
    await add(section, 'Texte', 'Et encore');
    await section.getByRole('button', { name: 'Aperçu' }).click();
    await section.locator('.preview-frame', { hasText: 'Bienvenue' }).waitFor();
    await expect(section.locator('.preview-frame').textContent()).resolves.toContain('Et encore');
    await expect(section.locator('.preview-frame .canvas-tools').count()).resolves.toBe(0);
    await expect(accessibilityFaults(section)).resolves.toEqual([]);
    await save(section);
    await expect(request('GET', `/sections/${id}`)).resolves.toMatchObject({
      ...{ label: 'Accueil', content: expect.stringMatching(/Bienvenue.*Et encore/) },
    });
    const home = await openAs(await openPage(), 'main-page');
    await add(home, 'Texte', 'Sur la page d’accueil');
    await save(home);
    await home.goto(`${bench().server.url}/`);
    await home.getByText('Sur la page d’accueil').waitFor();
    expect(complaints()).toEqual([]);
  });
});
