import type { Page } from 'playwright-core';
import { useDesk } from './support/desk';
import { finger, placeIn } from './support/finger';
import { accessibilityFaults } from './support/inspect';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const benched = useOrgkitBench();
const { bench } = benched;
const { at, openAsOwner, faults } = useDesk(benched);

const names = ['Nous', 'Agenda', 'Photos', 'Cours', 'Prière', 'Jeunes', 'Presse', 'Plan'];
const entries = names.map((name, place) => ({ id: `e${place}`, parent: null, name, url: 'https://maison.example/' }));
beforeAll(() => adminCall(bench().server, 'PUT', 'site', { web_menu: entries }));

async function openMenu(size: { width: number; height: number }, hasTouch = false): Promise<Page> {
  const page = await openAsOwner({ viewport: size, hasTouch });
  await page.goto(at('/o/demo/content/menu'));
  await handleOf(page, 'Nous').waitFor();
  return page;
}
const row = (page: Page, name: string) =>
  page.locator('.desk-ordered', { has: page.locator('.desk-ordered-name', { hasText: name }) });
const handleOf = (page: Page, name: string) => row(page, name).locator('.desk-grip');
const order = async (page: Page) => (await page.locator('.desk-ordered-name').allInnerTexts()).join(' ');
const becomes = (page: Page, first: string) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelector('org-desk')!.shadowRoot!.querySelectorAll('.desk-ordered-name')]
        .map((name) => name.textContent)
        .join(' ')
        .startsWith(wanted),
    first,
  );

it('DESK-216 a row is dragged by a mouse, and Escape puts it back', async () => {
  const page = await openMenu({ width: 1280, height: 2400 });
  const [from, to] = [await placeIn(handleOf(page, 'Agenda')), await placeIn(row(page, 'Photos'), 0.9)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await becomes(page, 'Nous Photos Agenda Cours');
  await page.keyboard.press('Escape');
  await becomes(page, 'Nous Agenda Photos');
  await page.mouse.move(from.x, from.y, { steps: 4 });
  await page.mouse.up();
  expect(await order(page)).toBe(names.join(' '));
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await becomes(page, 'Nous Photos Agenda Cours');
  await page.mouse.up();
  expect(await order(page)).toMatch(/^Nous Photos Agenda Cours/);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(faults()).toEqual([]);
});

it('DESK-216 a row is dragged by a finger on a phone, further than the window shows', async () => {
  const page = await openMenu({ width: 360, height: 740 }, true);
  const touch = await finger(page);
  await handleOf(page, 'Nous').scrollIntoViewIfNeeded();
  const from = await placeIn(handleOf(page, 'Nous'));
  const before = await page.evaluate(() => window.scrollY);
  await touch.down(from);
  await touch.move({ x: from.x, y: 700 });
  await touch.move({ x: from.x, y: 735 });
  await becomes(page, 'Agenda Photos Cours Prière Jeunes Presse Plan Nous');
  await touch.up();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(before);
  expect(await page.locator('.desk-dragged').count()).toBe(0);
  expect(faults()).toEqual([]);
});
