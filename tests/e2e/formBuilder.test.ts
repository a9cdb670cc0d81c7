import type { Locator, Page } from 'playwright-core';
import { useBuilderBench } from './support/builderBench';
import type { OpenPage } from './support/elementBench';
import { accessibilityFaults } from './support/inspect';
import { closePage } from './support/pagePool';

const { bench, openBuilder: open } = useBuilderBench((builder) => `<main><h1>Atelier</h1>${builder}</main>`);

const block = (id: string, type: string, props: object = {}, children: readonly object[] = []) => ({
  id,
  type,
  props,
  children,
});
const three = [
  block('a', 'text', { label: 'A', fieldKey: 'a' }),
  block('b', 'text', { label: 'B', fieldKey: 'b' }),
  block('box', 'container'),
];
const strict = (script: string) =>
  `default-src 'none'; script-src ${script}; style-src ${script}; connect-src ${script}; require-trusted-types-for 'script'; trusted-types 'none'`;

/** A builder on a host page whose policy allows nothing but what it must, with a form of the page's own. */
function openBuilder(children: readonly object[] = three, attributes = ''): Promise<OpenPage> {
  const headers = { 'content-security-policy': strict(bench().org.origin()) };
  return open(children, attributes, { headers });
}

/** The blocks of the canvas with those in them, as `a b box(c)`. */
const written = (page: Page) =>
  page.locator('.canvas-sheet').evaluate((sheet) => {
    const write = (place: Element): string =>
      [...place.querySelectorAll(':scope [data-block]')]
        .filter((one) => one.parentElement?.closest('[data-block], .canvas-sheet') === place)
        .map((one) => {
          const inside = write(one);
          return `${(one as HTMLElement).dataset['block']}${inside && `(${inside})`}`;
        })
        .join(' ');
    return write(sheet);
  });

async function middleOf(place: Locator, share = 0.5) {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height * share };
}

async function drag(page: Page, from: Locator, to: Locator, share: number, drop = true) {
  const [start, end] = [await middleOf(from), await middleOf(to, share)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + 10, start.y + 10);
  await page.mouse.move(end.x, end.y, { steps: 4 });
  if (drop) await page.mouse.up();
}
const on = (page: Page, id: string) => page.locator(`.canvas-sheet [data-block="${id}"]`);

describe('the form builder', () => {
  it('BUILD-41 takes blocks along by mouse, before and after others and into boxes, under a strict policy', async () => {
    const { page, errors, console: said } = await openBuilder();
    await drag(page, on(page, 'b'), on(page, 'a'), 0.1);
    await expect(written(page)).resolves.toBe('b a box');
    await drag(page, on(page, 'b'), on(page, 'box'), 0.5);
    await expect(written(page)).resolves.toBe('a box(b)');
    await drag(page, page.locator('.palette-item').first(), on(page, 'a'), 0.9);
    await expect(written(page)).resolves.toMatch(/^a \S+ box\(b\)$/);
    // A box does not go into itself, and Escape ends it all.
    const before = await written(page);
    await drag(page, on(page, 'box').locator('.canvas-tag').first(), on(page, 'b'), 0.5);
    await expect(written(page)).resolves.toBe(before);
    await drag(page, on(page, 'a'), on(page, 'box'), 0.9, false);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(written(page)).resolves.toBe(before);
    await expect(page.locator('.drag-ghost').count()).resolves.toBe(0);
    expect([errors, said.filter(({ type }) => type === 'error')]).toEqual([[], []]);
    await closePage(page);
  });

  it('BUILD-42 builds a form by keyboard alone', async () => {
    const { page } = await openBuilder([]);
    const add = async (name: string) => {
      await page.getByRole('button', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await add('Champ court');
    await add('E-mail');
    await add('Cadre');
    await page.getByRole('button', { name: 'Plan' }).focus();
    await page.keyboard.press('Enter');
    const tree = page.getByRole('tree', { name: 'Plan' });
    await tree.locator('[tabindex="0"]').focus();
    const rows = () =>
      tree
        .getByRole('treeitem')
        .evaluateAll((all) => all.map((row) => `${row.getAttribute('aria-level')} ${row.textContent}`));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await expect(rows()).resolves.toEqual([
      '1 Formulaire',
      '2 Champ courtE-mail',
      '2 Champ courtChamp court',
      '2 Cadre',
    ]);
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Alt+ArrowRight');
    await expect(rows()).resolves.toEqual([
      '1 Formulaire',
      '2 Champ courtChamp court',
      '2 Cadre',
      '3 Champ courtE-mail',
    ]);
    await expect(page.locator('.builder [role=status]', { hasText: 'Bloc déplacé' }).count()).resolves.toBe(1);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Votre e-mail');
    await expect(tree.getByRole('treeitem', { name: 'Votre e-mail' }).count()).resolves.toBe(1);
    await page.keyboard.press('Control+z');
    await expect(tree.getByRole('treeitem', { name: 'Votre e-mail' }).count()).resolves.toBe(0);
    await closePage(page);
  });

  it('PROD-03 BUILD-43 shows the real form in the width of a phone, in another language', async () => {
    const { page } = await openBuilder();
    await page.getByRole('button', { name: 'Aperçu' }).click();
    const form = page.locator('.preview-frame org-form');
    await form.locator('.form').waitFor();
    expect((await form.boundingBox())!.width).toBeLessThanOrEqual(390);
    await page.getByRole('combobox', { name: 'Langue' }).selectOption('he');
    await page.locator('.preview-frame org-form[lang=he] .form').waitFor();
    await expect(page.locator('.preview-frame org-form .root').getAttribute('dir')).resolves.toBe('rtl');
    await closePage(page);
  });

  it.each(['fr', 'he'])('BUILD-01 has no fault that axe knows, in %s', async (lang) => {
    const { page } = await openBuilder(three, `lang="${lang}"`);
    const aligned = await page.locator('.builder-title').evaluate((title) => getComputedStyle(title).textAlign);
    expect(aligned).toBe(lang === 'he' ? 'right' : 'left');
    await on(page, 'a').click();
    await expect(accessibilityFaults(page)).resolves.toEqual([]);
    await page.locator('.builder-tab').nth(1).click();
    await page.getByRole('tree').waitFor();
    await expect(accessibilityFaults(page)).resolves.toEqual([]);
    await closePage(page);
  });
});
