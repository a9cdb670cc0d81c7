import type { Page } from 'playwright-core';
import type { AdminPayment } from '../../src/contract/payments/adminPayments';
import { heading, useDesk } from './support/desk';
import { useOrgkitBench } from './support/orgkitBench';
import { adminCall } from './support/payments';

const benched = useOrgkitBench();
const { bench } = benched;
const { at, openAsOwner, faults } = useDesk(benched);

const rows = (page: Page) => page.locator('.desk-table tbody tr');
const settled = (page: Page) => page.locator('[aria-busy=false] > .desk-table').waitFor();

async function openPayments(): Promise<Page> {
  const page = await openAsOwner();
  await page.goto(at('/o/demo/payments'));
  await heading(page, 'Paiements');
  await settled(page);
  return page;
}

describe('a search while answers are slow', () => {
  it('DESK-150 finds what was typed last, in whatever order the answers come, and asks once for a word', async () => {
    const page = await openPayments();
    const asked: string[] = [];
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/payments\?.*search=/, async (route) => {
      const search = new URL(route.request().url()).searchParams.get('search') ?? '';
      asked.push(search);
      if (search === 'lévy') await held;
      // The page no longer waits for the one that was overtaken.
      await route.continue().catch(() => undefined);
    });
    const field = page.getByLabel('Rechercher');
    await field.pressSequentially('lévy');
    await page.waitForRequest(/search=l%C3%A9vy/);
    await field.pressSequentially(' introuvable');
    await page.getByText('Aucun paiement ne correspond.').waitFor();
    release();
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    expect(await rows(page).count()).toBe(0);
    expect(await field.inputValue()).toBe('lévy introuvable');
    expect([...new Set(asked)]).toEqual(['lévy', 'lévy introuvable']);
    expect(page.url()).toMatch(/introuvable/);
    expect(faults()).toEqual([]);
  });
});

/** Types a letter into the search, and counts the days that rows write before React gives the browser its turn to paint it. */
async function typeBeside() {
  const { prototype } = Intl.DateTimeFormat;
  const plain = Object.getOwnPropertyDescriptor(prototype, 'format')!;
  let written = 0;
  Object.defineProperty(prototype, 'format', {
    configurable: true,
    get(this: Intl.DateTimeFormat) {
      written += 1;
      return plain.get!.call(this) as unknown;
    },
  });
  const field = document.querySelector('org-desk')!.shadowRoot!.querySelector<HTMLInputElement>('input[type=search]')!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'z');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  // Synchronous effects of a key are done within microtasks.
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  return { typed: field.value, drawnBefore: written };
}

describe('a thousand rows', () => {
  it('DESK-151 are loaded page by page, and none of them is drawn again before a key typed beside them is', async () => {
    const [payment] = await adminCall<AdminPayment[]>(bench().server, 'GET', 'payments?limit=1');
    const page = await openAsOwner();
    await page.route(/\/payments\?/, async (route) => {
      const from = Number(new URL(route.request().url()).searchParams.get('before') ?? 0);
      const data = Array.from({ length: 50 }, (_, index) => ({ ...payment, id: `${from + index + 1}` }));
      await route.fulfill({ json: { success: true, data, next: from + 50 < 1000 ? `${from + 50}` : null } });
    });
    await page.goto(at('/o/demo/payments'));
    for (let loaded = 50; loaded < 1000; loaded += 50) {
      await page.getByRole('button', { name: 'Afficher la suite' }).click();
      await rows(page)
        .nth(loaded + 49)
        .waitFor();
    }
    expect(await rows(page).count()).toBe(1000);
    const { typed, drawnBefore } = await page.evaluate(typeBeside);
    expect([typed, drawnBefore]).toEqual(['z', 0]);
    expect(faults()).toEqual([]);
  });
});

it('DESK-152 shows payments without waiting for their totals, and reads those again that could not be read', async () => {
  const page = await openAsOwner();
  let fail = () => {};
  const held = new Promise<void>((resolve) => (fail = resolve));
  await page.route('**/payments?*totals=true*', async (route) => (await held, route.abort()), { times: 1 });
  await page.goto(at('/o/demo/payments'));
  await rows(page).first().waitFor();
  const figure = page.locator('.desk-figures').getByText('Reçu', { exact: true });
  expect(await figure.count()).toBe(0);
  fail();
  await page.getByText('Pas de réponse du serveur').waitFor();
  expect(await rows(page).count()).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await figure.waitFor();
  expect(faults()).toEqual([]);
});
