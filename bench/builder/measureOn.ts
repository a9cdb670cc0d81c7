import type { Page } from 'playwright-core';

/** Milliseconds from an event until the page holds what it should, laid out; and until the frame after. */
interface Time {
  readonly work: number;
  readonly frame: number;
}
export type Times = Readonly<Record<'drag' | 'change' | 'undo', readonly Time[]>>;

interface Measuring {
  readonly measured: Promise<Time>;
}

/** Near the start, in the middle, near the end. The first warms up. */
const places = [1, 3, 250, 500, 750, 990];

interface Wanted {
  readonly selector: string;
  readonly text: string;
  readonly lacks?: string;
}

/** Awaits the next event of a type, and then until an element is there with the text it should have. */
const watch = (page: Page, type: string, shown: Wanted) =>
  page.evaluate(
    (wanted) => {
      const root = document.querySelector('org-form-builder')?.shadowRoot ?? document;
      const later = (run: () => void) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = run;
        port2.postMessage(null);
      };
      const measured = new Promise<Time>((resolve) => {
        let started = 0;
        const look = () => {
          const place = root.querySelector(wanted.selector);
          const text = place?.textContent ?? '';
          if (!place || !text.includes(wanted.text) || (wanted.lacks && text.includes(wanted.lacks)))
            return later(look);
          place.getBoundingClientRect();
          const work = performance.now() - started;
          requestAnimationFrame(() => later(() => resolve({ work, frame: performance.now() - started })));
        };
        const begin = () => {
          started = performance.now();
          later(look);
        };
        addEventListener(wanted.type, begin, { capture: true, once: true });
      });
      Object.assign(window, { measured });
    },
    { type, ...shown },
  );
const measured = (page: Page) => page.evaluate(() => (window as unknown as Measuring).measured);

/** Drags, names and undoes in a few places of the page's builder or list. */
export async function measureOn(page: Page): Promise<Times> {
  const times = { drag: [] as Time[], change: [] as Time[], undo: [] as Time[] };
  for (const [round, at] of places.entries()) {
    const row = page.locator(`.canvas-sheet [data-block="f${at}"]`);
    await row.scrollIntoViewIfNeeded();
    const found = await measureAt(page, `.canvas-sheet [data-block="f${at}"]`, `Champ ${at}`);
    if (round === 0) continue;
    for (const name of ['drag', 'change', 'undo'] as const) times[name].push(found[name]);
  }
  return times;
}

async function measureAt(page: Page, selector: string, label: string) {
  const row = page.locator(selector);
  const box = await row.boundingBox();
  if (!box) throw new Error(`${selector} is not drawn.`);
  const [x, y] = [box.x + 4, box.y + 4];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await watch(page, 'pointermove', { selector: '.drag-ghost', text: label });
  await page.mouse.move(x, y + 9);
  const drag = await measured(page);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await page.mouse.click(x, y);
  await page.getByRole('textbox', { name: 'Libellé', exact: true }).focus();
  await page.keyboard.press('End');
  await watch(page, 'keydown', { selector, text: `${label}x` });
  await page.keyboard.press('x');
  const change = await measured(page);
  await page.keyboard.down('Control');
  await watch(page, 'keydown', { selector, text: label, lacks: `${label}x` });
  await page.keyboard.press('z');
  const undo = await measured(page);
  await page.keyboard.up('Control');
  return { drag, change, undo };
}
