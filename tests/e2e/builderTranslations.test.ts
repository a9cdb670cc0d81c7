import type { Page } from 'playwright-core';
import { useBuilderBench } from './support/builderBench';
import { accessibilityFaults } from './support/inspect';
import { closePage } from './support/pagePool';

const { openBuilder } = useBuilderBench((builder) => `<main><h1>x</h1>${builder}</main>`);

const children = [
  { id: 'a', type: 'text', props: { label: 'Nom', fieldKey: 'a' }, children: [] },
  { id: 'b', type: 'select', props: { label: 'Plat', fieldKey: 'b', values: ['Viande', 'Poisson'] }, children: [] },
];

async function openTool(lang: 'fr' | 'he', menu: string, name: string) {
  const { page } = await openBuilder(children, `lang="${lang}"`);
  await page.getByText(menu, { exact: true }).click();
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('dialog', { name }).waitFor();
  return page;
}
const choose = (page: Page, file: string) =>
  page
    .locator('.translations input[type=file]')
    .setInputFiles({ name: 'translations.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });

it('BUILD-52 translates a form side by side, by hand and from a table, in steps that can be undone', async () => {
  const page = await openTool('fr', 'Outils', 'Traductions');
  await page.getByLabel('Ajouter une langue').selectOption('en');
  await page.locator('.translations').getByRole('button', { name: 'Ajouter', exact: true }).click();
  await page.getByText('5 textes à traduire').waitFor();
  const rows = page.locator('.translations-text');
  await rows.filter({ hasText: 'Nom' }).getByRole('textbox').fill('Name');
  await page.getByText('4 textes à traduire').waitFor();
  expect(await rows.count()).toBe(5);
  expect(await accessibilityFaults(page)).toEqual([]);

  await choose(page, 'block,property,fr,en,he\na,label,Nom,Surname,שם\nb,values.Viande,Viande,Meat,\nz,label,?,x,');
  await page.getByText('3 textes changeront').waitFor();
  await page.getByText('1 ligne laissée de côté').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Appliquer' }).click();
  await page.getByText('3 textes à traduire').waitFor();
  expect(await rows.filter({ hasText: 'Nom' }).getByRole('textbox').inputValue()).toBe('Surname');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Aperçu' }).click();
  await page.locator('.preview-bar select').selectOption('en');
  await page.locator('org-form').getByLabel('Surname').waitFor();
  expect(await page.locator('org-form option').allTextContents()).toEqual(expect.arrayContaining(['Meat', 'Poisson']));
  expect(await page.locator('org-form option[value="Viande"]').count()).toBe(1);
  await page.locator('.builder-bar').getByRole('button', { name: 'Annuler' }).click();
  await page.locator('org-form').getByLabel('Name', { exact: true }).waitFor();
  await closePage(page);
});

it('BUILD-52 stands from right to left, each translation in its own direction', async () => {
  const page = await openTool('he', 'כלים', 'תרגומים');
  await page.getByLabel('הוספת שפה').selectOption('en');
  await page.locator('.translations').getByRole('button', { name: 'הוספה', exact: true }).click();
  const field = page.locator('.translations-text').first().getByRole('textbox');
  await field.waitFor();
  expect([await field.getAttribute('dir'), await field.getAttribute('lang')]).toEqual(['ltr', 'en']);
  expect(await accessibilityFaults(page)).toEqual([]);
  await closePage(page);
});
