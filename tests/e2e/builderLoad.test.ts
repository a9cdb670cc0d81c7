import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { closureOf, sourcesOf } from '../../scripts/lib/bundles.mjs';
import { builderHost } from './support/builderHost';
import { useOrgkitBench } from './support/orgkitBench';

const { bench, openPage, complaints } = useOrgkitBench({
  context: { locale: 'fr-FR', viewport: { width: 1280, height: 900 } },
});
const { make, open } = builderHost(() => bench().server);

const folder = 'dist/elements';
/** The language whose texts weigh the most. */
const language = 'ru';
const isText = new RegExp(`/i18n/(common|formEditor|formBuilder)/${language}\\.ts$`);
const kib = (name: string) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length / 1024;

it('BUILD-79 blocks can be chosen, and are kept, after 125 KiB, while all the rest is still to come', async () => {
  const { id } = await make([], { title: 'Loto' });
  const page = await openPage();
  const needed = new Set(['autoload.js', ...closureOf(folder, 'org-form-builder.js')]);
  const loaded: string[] = [];
  const held: string[] = [];
  await page.route('**/elements/**', (route) => {
    const name = new URL(route.request().url()).pathname.replace('/elements/', '');
    const isNeeded = needed.has(name) || sourcesOf(folder, name).some((source) => isText.test(source));
    (isNeeded ? loaded : held).push(name);
    return isNeeded ? route.continue() : undefined;
  });
  await open(page, id, language);
  await page.locator('.palette-item').first().click();
  const state = page.locator('.builder-state').first();
  await state.filter({ hasText: /\p{L}/u }).waitFor();

  const size = loaded.reduce((sum, name) => sum + kib(name), 0);
  process.stdout.write(`BUILD-79: ${size.toFixed(1)} KiB gzip in ${loaded.length} files; ${held.length} come beside\n`);
  expect(size).toBeLessThanOrEqual(125);
  expect(new Set(loaded).size).toBe(loaded.length);
  // Nothing of what comes beside waits for what blocks are chosen with, nor for another.
  const beside = held.flatMap((name) => sourcesOf(folder, name));
  for (const part of ['beginWork.ts', 'Panel.tsx', 'Outline.tsx', 'dragBlocks.ts'])
    expect(beside.filter((source) => source.endsWith(`/${part}`))).toHaveLength(1);

  // The page is left before anything that saves has come.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await open(page, id, language);
  await page.locator('.canvas-sheet [data-block]').waitFor();
  expect(complaints()).toEqual([]);
});

it('ELEM-11 wants the same room once the form’s own style sheet has come with the canvas', async () => {
  const { id } = await make([{ id: 'nom', type: 'text', props: { label: 'Nom', fieldKey: 'nom' }, children: [] }]);
  const page = await open(await openPage(), id);
  await page.locator('.canvas-sheet .form-field, .canvas-sheet [data-block=nom] input').first().waitFor();
  const room = await page.locator('org-form-builder .room').evaluate((line) => {
    const sheets = (line.getRootNode() as ShadowRoot).adoptedStyleSheets;
    const rules = sheets.flatMap(({ cssRules }) => [...cssRules]).filter(({ cssText }) => cssText.includes('--room:'));
    return [rules.length, getComputedStyle(line).getPropertyValue('--room')];
  });
  expect(room).toEqual([2, '1440px']);
});
