import type { Page } from 'playwright-core';
import { useBuilderBench } from './support/builderBench';
import type { OpenOptions } from './support/elementBench';
import { finger, placeIn } from './support/finger';
import { closePage } from './support/pagePool';

const { bench, autoload, openBuilder: open } = useBuilderBench();

const fields = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `f${index}`,
    type: 'text',
    props: { label: `Champ ${index}`, fieldKey: `champ${index}` },
    children: [],
  }));
async function openBuilder(children: readonly object[], attributes = '', options: OpenOptions = {}) {
  const opened = await open(children, attributes, { context: { viewport: { width: 1280, height: 800 } }, ...options });
  await opened.page.locator('.canvas-sheet [data-block]').first().waitFor();
  return opened;
}

const order = (page: Page) =>
  page
    .locator('.canvas-sheet [data-block]')
    .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset['block']).join(' '));
const on = (page: Page, id: string) => page.locator(`.canvas-sheet [data-block="${id}"]`);
const scrolled = (page: Page) => page.locator('.builder-middle').evaluate(({ scrollTop }) => scrollTop);

describe('a form is built by hand', () => {
  it('BUILD-41 BUILD-81 by a finger that rests; one that swipes scrolls, and moves nothing', async () => {
    const { page } = await openBuilder(fields(20), '', {
      context: { viewport: { width: 1280, height: 800 }, hasTouch: true },
    });
    const touch = await finger(page);
    await touch.down(await placeIn(on(page, 'f2')));
    await page.locator('.drag-ghost').waitFor();
    await touch.move(await placeIn(on(page, 'f0'), 0.1));
    await touch.up();
    await expect(order(page)).resolves.toMatch(/^f2 f0 f1 f3 /);
    await expect(scrolled(page)).resolves.toBe(0);
    const from = await placeIn(on(page, 'f3'));
    await touch.down(from);
    for (const by of [30, 80, 140, 200]) await touch.move({ x: from.x, y: from.y - by });
    await touch.up();
    await page.waitForFunction(
      () => document.querySelector('org-form-builder')!.shadowRoot!.querySelector('.builder-middle')!.scrollTop > 0,
    );
    await expect(page.locator('.drag-ghost').count()).resolves.toBe(0);
    await expect(order(page)).resolves.toMatch(/^f2 f0 f1 f3 /);
    await closePage(page);
  });

  it('BUILD-81 right to left, scrolling at the edge of a long form, until Escape ends it', async () => {
    const { page } = await openBuilder(fields(20), 'lang="he"');
    const [from, to] = [await placeIn(on(page, 'f2')), await placeIn(on(page, 'f0'), 0.1)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
    await expect(order(page)).resolves.toMatch(/^f2 f0 f1 f3 /);
    const before = await order(page);
    const { x, y, width, height } = (await page.locator('.builder-middle').boundingBox())!;
    const other = await placeIn(on(page, 'f1'));
    await page.mouse.move(other.x, other.y);
    await page.mouse.down();
    await page.mouse.move(x + width / 2, y + height - 4, { steps: 4 });
    await page.waitForFunction(
      () => document.querySelector('org-form-builder')!.shadowRoot!.querySelector('.builder-middle')!.scrollTop > 100,
    );
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expect(order(page)).resolves.toBe(before);
    await expect(page.locator('.canvas-sheet [data-selected]').getAttribute('data-block')).resolves.toBe('f2');
    await closePage(page);
  });
});

const tag = '<org-form-builder loading="eager"></org-form-builder>';
/** Pages that the builder must work in: what stands in the head, and around it. */
const hosts: Readonly<Record<string, { head?: string; body: string }>> = {
  'styles that mean everything': {
    head: `<style>* { color: red !important; font: 40px cursive !important; float: left; display: inline !important }
      button, input, div { all: unset !important } :root { font-size: 4px; direction: rtl }</style>`,
    body: tag,
  },
  'the shadow root of a component': { body: `<div><template shadowrootmode="open">${tag}</template></div>` },
  'functions of MooTools': {
    head: `<script>Array.from = (item) => item == null ? [] : typeof item === 'object' && typeof item.length === 'number' ? [].slice.call(item) : [item];
      Object.assign(Array.prototype, { erase() {}, clean() {}, flatten() {} });</script>`,
    body: tag,
  },
  'variables of the page': {
    head: `<script>var URL = '/shop/'; function URLSearchParams() {} const WeakMap = null;</script>`,
    body: tag,
  },
};

describe('BUILD-82 strange host pages', () => {
  it.each(Object.keys(hosts))('%s: a block is added, moved and named', async (name) => {
    const { head = '', body } = hosts[name]!;
    const { page, ready, errors } = await bench().open(body, {
      head: head + autoload(),
      context: { viewport: { width: 1280, height: 800 } },
    });
    await ready();
    await build(page);
    expect(errors).toEqual([]);
    await closePage(page);
  });

  it('a frame of another site', async () => {
    bench().org.route({
      'GET /framed-builder.html': () => ({ body: `<!doctype html><html lang="fr">${autoload()}${tag}` }),
    });
    const { page, errors } = await bench().open(
      `<iframe src="${bench().org.origin()}/framed-builder.html" width="1200" height="700"></iframe>`,
      { context: { viewport: { width: 1280, height: 800 } } },
    );
    await build(page.frameLocator('iframe'));
    expect(errors).toEqual([]);
    await closePage(page);
  });

  async function build(place: Pick<Page, 'locator' | 'getByRole'>) {
    await place.getByRole('button', { name: 'E-mail', exact: true }).click();
    await place.getByRole('button', { name: 'Cadre', exact: true }).click();
    await place.getByRole('button', { name: 'Monter', exact: true }).click();
    const label = place.locator('.canvas-sheet [data-block]').nth(1);
    await label.click({ position: { x: 8, y: 8 } });
    await place.getByRole('textbox', { name: 'Libellé' }).fill('Votre adresse');
    await place.locator('.canvas-sheet', { hasText: 'Votre adresse' }).waitFor();
  }
});
