import { builderHost } from './support/builderHost';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage, complaints } = useOrgkitBench({
  context: { locale: 'fr-FR', viewport: { width: 1280, height: 900 } },
});
const { call, open } = builderHost(() => bench().server);

it.each([
  ['fr', /^Don en nature/, 'Titre', 'Enregistrer', 'Collecte', 'Que donnez-vous ?'],
  ['he', /^תרומת ציוד/, 'כותרת', 'שמירה', 'איסוף', 'מה אתם תורמים?'],
])(
  'BUILD-60 BUILD-42 a form begins with a template, whose canvas scrolls by keyboard, in %s',
  async (lang, template, titled, save, title, question) => {
    const page = await open(await openPage(), null, lang);
    const choice = page.getByRole('button', { name: template });
    await choice.waitFor();
    await page.locator('.panel-title').waitFor();
    await expect(accessibilityFaults(page)).resolves.toEqual([]);
    await choice.click();
    await page.locator('.canvas-sheet').getByText(question).waitFor();
    await expect(accessibilityFaults(page)).resolves.toEqual([]);
    const canvas = page.locator('.builder-middle');
    await canvas.focus();
    await page.keyboard.press('End');
    await page.waitForFunction((middle) => middle && middle.scrollTop > 0, await canvas.elementHandle());
    await page.getByRole('textbox', { name: titled, exact: true }).first().fill(title);
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/v1/admin/forms'),
    );
    await page.getByRole('button', { name: save, exact: true }).click();
    const { data } = (await (await saved).json()) as { data: { id: string } };
    await expect(call('GET', `/${data.id}`)).resolves.toMatchObject({ title, identity: 'SHORT' });

    await page.route('**/visit', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<!doctype html><html lang="${lang}"><title>Visite</title><body><main><h1>Visite</h1><org-form lang="${lang}" form-id="${data.id}"></org-form></main><script type="module" src="/elements/autoload.js"></script></body></html>`,
      }),
    );
    await page.goto(`${bench().server.url}/visit`);
    await page.locator('org-form').getByText(question).waitFor();
    expect(complaints()).toEqual([]);
  },
);
