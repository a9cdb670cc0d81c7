import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { addForm, formOn, pageOfForm, type Sent, watchForms } from './support/forms';
import type { WrittenBlock } from './support/layout';
import { useOrgkitBench } from './support/orgkitBench';
import { compact } from './support/payments';
import { watchPosts } from './support/watchPosts';

const { bench, openPage } = useOrgkitBench();

const order: readonly WrittenBlock[] = [
  ['products'],
  ['freeAmount', { fieldKey: 'don', label: 'Don' }],
  ['productTotal', { label: 'Total' }],
];
const products = [
  { id: 'P1', title: 'Repas', montant: 10.1 },
  { id: 'P2', title: 'Livre', montant: 5 },
];

/** A new form on its page, and what it sends. */
async function openForm<T = void>(
  blocks: readonly WrittenBlock[],
  settings: Record<string, unknown> = {},
  prepare?: (page: Page) => Promise<T>,
) {
  const { server } = bench();
  const id = await addForm(server, blocks, settings);
  const page = await openPage();
  const prepared = await prepare?.(page);
  const sent = await watchForms(page);
  const form = formOn(page);
  await form.open(pageOfForm(server, id));
  return { ...form, page, sent, id, prepared };
}
const openOrder = (settings: Record<string, unknown> = {}) =>
  openForm(order, { type: 'COMPLEX', products, ...settings });

/**
 * Answers what is left of products, which the test can change. The returned function waits until the page knows what is left
 * for so many pieces of P1: it asks some moments after each change of their number.
 */
async function stockOf(page: Page, answer: { total: number | null }) {
  const asked = await watchPosts(page, '/v1/forms/stock/', (body) => JSON.parse(body) as Sent);
  let answers = 0;
  await page.route('**/v1/forms/stock/**', async (route) => {
    await route.fulfill({ json: { ...answer, needPropagation: false } });
    answers += 1;
  });
  return async (pieces: number) => {
    while (asked.at(-1)?.extra['P1_quantity'] !== pieces || answers < asked.length) await setTimeout(20);
  };
}

describe('orders', () => {
  it('ACC-01 ENG-30 FORM-21 the total is in cents: 37,80 € with 2,50 given, 35,30 € with 0', async () => {
    const { add, field, total, send, received, sent } = await openOrder();
    for (const product of ['Repas', 'Repas', 'Repas', 'Livre']) await add(product).click();
    await field('Don').fill('2,50');
    expect(compact(await total.textContent())).toBe('Total37,80€');
    await field('Don').fill('0');
    expect(compact(await total.textContent())).toBe('Total35,30€');
    await send.click();
    await received.waitFor();
    expect(sent[0]?.extra).toMatchObject({ P1_quantity: 3, P2_quantity: 1 });
  });

  it('ACC-02 ENG-31 ENG-32 ENG-33 an empty order is not sent, nor one under 1 € unless it may be nothing', async () => {
    const refusal = 'Vous devez choisir minimum 1 article.';
    const empty = await openOrder();
    await empty.send.click();
    const toast = empty.page.getByText(refusal);
    await toast.waitFor();
    const [box, { width, height }] = [(await toast.boundingBox())!, empty.page.viewportSize()!];
    expect([box.x > width / 2, box.y > height / 2]).toEqual([true, true]);
    expect(empty.sent).toEqual([]);

    const little = await openOrder({ allowNoProduct: true });
    await little.field('Don').fill('0,50');
    await little.send.click();
    await little.page.getByText(refusal).waitFor();
    expect(little.sent).toEqual([]);

    const asked: string[] = [];
    const free = await openOrder({ allowNoProduct: true, allowZeroAmount: true });
    free.page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes('/forms/submit/')) asked.push(request.url());
    });
    await free.field('Don').fill('0,50');
    await free.send.click();
    await free.received.waitFor();
    const { url } = bench().server;
    expect(asked).toEqual([`${url}/v1/forms/submit/${free.id}?org=demo&devise=eur`]);
  });

  it('ACC-03 ENG-20 ENG-21 stock: 6 presses for 5 pieces, then 2, 0 and no limit', async () => {
    const left: { total: number | null } = { total: 5 };
    const {
      page,
      add,
      remove,
      quantity,
      form,
      prepared: knownFor,
    } = await openForm(order, { type: 'COMPLEX', products }, (page) => stockOf(page, left));
    await page.waitForLoadState('networkidle');
    for (let press = 0; press < 6; press += 1) await add('Repas').click({ force: true });
    expect(await quantity('Repas').textContent()).toBe('5');
    expect(await add('Repas').getAttribute('aria-disabled')).toBe('true');

    await knownFor!(5);
    left.total = 2;
    await remove('Repas').click();
    await quantity('Repas').getByText('2', { exact: true }).waitFor();
    await knownFor!(2);
    left.total = 0;
    await remove('Repas').click();
    await quantity('Repas').getByText('0', { exact: true }).waitFor();
    await form.getByText('Rupture de stock').first().waitFor();
    await remove('Repas').click({ force: true });
    expect(await quantity('Repas').textContent()).toBe('0');

    left.total = null;
    await page.reload();
    await page.waitForLoadState('networkidle');
    for (let press = 0; press < 8; press += 1) await add('Livre').click();
    expect(await quantity('Livre').textContent()).toBe('8');
    expect(await add('Livre').getAttribute('aria-disabled')).toBeNull();
  });

  it.each([
    ['no limit', null, 30],
    ['12 left', 12, 12],
    ['45 left', 45, 30],
  ] as const)('ACC-04 FORM-17 with %s the list has its numbered choices', async (_, total, numbered) => {
    const renderOptions = {
      type: 'SELECT',
      selectPrefix: 'Prendre',
      selectProductName: 'place',
      selectProductNameMulti: 'places',
    };
    const listed = { type: 'COMPLEX', products: [{ id: 'P1', title: 'Place', montant: 5, renderOptions }] };
    const { page, choice } = await openForm([['products']], listed, (page) => stockOf(page, { total }));
    await page.waitForLoadState('networkidle');
    const options = choice('Quantité : Place').getByRole('option', { name: /^Prendre/ });
    expect(await options.count()).toBe(numbered);
    expect((await options.allTextContents()).slice(0, 2)).toEqual(['Prendre 1 place', 'Prendre 2 places']);
  });

  it('ACC-05 FORM-19 questions are asked for each unit, from the second on where the author says so', async () => {
    const asking = (afterProduct?: number): readonly WrittenBlock[] => [
      ['products'],
      [
        'productInfo',
        { product: 'P1', ...(afterProduct && { afterProduct }) },
        [['text', { fieldKey: 'nom', label: 'Nom' }]],
      ],
    ];
    const second = await openForm(asking(2), { type: 'COMPLEX', products });
    await second.add('Repas').click();
    expect(await second.field('Nom').count()).toBe(0);
    for (let press = 0; press < 3; press += 1) await second.add('Repas').click();
    expect(await second.field('Nom').count()).toBe(3);

    const each = await openForm(asking(), { type: 'COMPLEX', products });
    for (let press = 0; press < 3; press += 1) await each.add('Repas').click();
    for (const [row, name] of ['Ana', 'Dan', 'Eva'].entries()) await each.field('Nom').nth(row).fill(name);
    await each.send.click();
    await each.received.waitFor();
    const names = { '[TEXT]_nom_1': 'Ana', '[TEXT]_nom_2': 'Dan', '[TEXT]_nom_3': 'Eva' };
    expect(each.sent[0]?.extra).toEqual({ P1_quantity: 3, ...names });
  });
});

describe('conditions', () => {
  const field = (name: string): WrittenBlock => ['text', { fieldKey: name, label: name }];
  const conditions = (['OR', 'AND', 'AND'] as const).map((next, index) => ({
    field: `[TEXT]_${'ABC'[index]}`,
    type: 'EQUAL',
    values: ['oui'],
    next,
  }));
  const conditional = (action: string): WrittenBlock => [
    'conditional',
    { default: 'Masquer', action, conditions },
    [['text', { fieldKey: `suite ${action}`, label: `Suite ${action}` }]],
  ];

  it('ACC-06 ENG-10 ENG-12 A or B, and C: from left to right, at once; an unknown action never shows', async () => {
    const blocks = [...['A', 'B', 'C'].map(field), conditional('Afficher'), conditional('Autre')];
    const { field: named } = await openForm(blocks);
    const shown = async (...values: string[]) => {
      for (const [index, value] of values.entries()) await named('ABC'[index]!).fill(value);
      return Promise.all(['Afficher', 'Autre'].map((action) => named(`Suite ${action}`).isVisible()));
    };
    expect(await shown('oui', 'non', 'non')).toEqual([false, false]);
    expect(await shown('oui', 'non', 'oui')).toEqual([true, false]);
    expect(await shown('non', 'oui', 'oui')).toEqual([true, false]);
    expect(await shown('non', 'non', 'oui')).toEqual([false, false]);
  });
});

describe('manual forms', () => {
  const blocks: readonly WrittenBlock[] = [
    ['identity'],
    ['text', { fieldKey: 'nom', label: 'Surnom', required: true }],
    ['checkbox', { fieldKey: 'accord', label: 'J’accepte', required: true }],
  ];

  it('ACC-11 ENG-01 are sent with nothing filled in; others say what is missing', async () => {
    const manual = await openForm(blocks, { identity: 'SIMPLE', manual: true });
    await manual.send.click();
    await manual.received.waitFor();
    expect(manual.sent[0]?.extra).toEqual({});

    const strict = await openForm(blocks, { identity: 'SIMPLE' });
    await strict.send.click();
    const missing = 'Ce champ est obligatoire';
    const said = (control: ReturnType<typeof strict.field>) =>
      control.evaluate((input) =>
        (input.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => (input.getRootNode() as ShadowRoot).getElementById(id)?.textContent ?? '')
          .join(),
      );
    await strict.form.getByText(missing).first().waitFor();
    for (const control of [strict.field('Surnom'), strict.box('J’accepte'), strict.field('Prénom')])
      expect(await said(control)).toContain(missing);
    expect(strict.sent).toEqual([]);
  });
});
