import { act, screen, within } from '@testing-library/react';
import { leftBeside } from '../../../core/form';
import type { Answer, SeenCall } from '../../../runtime/testing/buildElement';
import { productOf } from '../testing/products';
import { renderForm, type RenderOptions, type TestBlock } from '../testing/renderForm';

type Totals = { total: number | null; needPropagation: boolean };
type Left = number | null | 'network' | Totals | ((wanted: ReadonlyMap<string, number>) => Totals);

/** Products of one stock, as the server counts them (SRV-06): by the rule that it goes by itself. */
const sharing = (capacity: number, ids: readonly string[]): Record<string, Left> =>
  Object.fromEntries(
    ids.map((id) => [id, (wanted) => ({ total: leftBeside(capacity, ids, wanted, id), needPropagation: true })]),
  );
const wantedIn = (body: unknown) => {
  const { extra = {} } = body as { extra?: Record<string, unknown> };
  return new Map(Object.entries(extra).map(([key, value]) => [key.replace('_quantity', ''), Number(value)]));
};

/** A form over a server whose stock the test changes. */
async function sell(stock: Record<string, Left>, options: RenderOptions = {}) {
  const answer = ({ path, body }: SeenCall): Answer => {
    if (!path.startsWith('/forms/stock/')) return { json: { data: [] } };
    const left = stock[path.slice('/forms/stock/'.length)] ?? null;
    if (left === 'network') return 'network';
    if (typeof left === 'function') return { json: left(wantedIn(body)) };
    return { json: typeof left === 'object' && left ? left : { total: left, needPropagation: false } };
  };
  const form = await renderForm({
    blocks: [['products']],
    answer,
    ...options,
    form: { type: 'COMPLEX', products: Object.keys(stock).map((id) => productOf(id)), ...options.form },
  });
  return {
    ...form,
    /** Lets the pause pass, and the answers come. */
    settle: () => act(async () => form.pass(250)),
    asked: () => form.calls.flatMap(({ path }) => (path.startsWith('/forms/stock/') ? [path.slice(13)] : [])),
  };
}

const add = (product = 'P1') => screen.getByRole('button', { name: `Ajouter : ${product}` });
const remove = (product = 'P1') => screen.getByRole('button', { name: `Retirer : ${product}` });
const quantity = (product = 'P1') => Number(screen.getByRole('status', { name: `Quantité : ${product}` }).textContent);
const row = (product = 'P1') => screen.getByRole('group', { name: product });
const isStopped = (button: HTMLElement) => button.getAttribute('aria-disabled') === 'true';

describe('stock', () => {
  it('ACC-03 ENG-20 ENG-21 blocks plus at the stock, and the quantity drops with it', async () => {
    const stock: Record<string, Left> = { P1: 5 };
    const { user, settle, notified } = await sell(stock);
    await settle();
    await user.click(remove());
    expect(quantity()).toBe(0);
    for (let press = 0; press < 6; press += 1) await user.click(add());
    expect(quantity()).toBe(5);
    expect(isStopped(add())).toBe(true);
    expect(row()).toHaveAccessibleDescription(/Vous avez pris tout ce qui reste/);

    stock['P1'] = 2;
    await settle();
    expect(quantity()).toBe(2);
    expect(notified).toEqual(['P1 : il n’en reste que 2, votre quantité a été ajustée.']);

    stock['P1'] = 0;
    await settle();
    expect(quantity()).toBe(0);
    expect(row()).toHaveAccessibleDescription(/Rupture de stock/);
    expect(isStopped(add())).toBe(true);

    stock['P1'] = null;
    await settle();
    for (let press = 0; press < 7; press += 1) await user.click(add());
    expect([quantity(), isStopped(add())]).toEqual([7, false]);
  });

  it('ENG-22 is asked for on mount and once for quick changes, with the values of the form', async () => {
    const { user, settle, calls, asked, formId } = await sell({ P1: 5, P2: 5 });
    expect(asked()).toEqual([]);
    await settle();
    expect(asked()).toEqual(['P1', 'P2']);
    await user.click(add());
    await user.click(add());
    await settle();
    expect(asked()).toEqual(['P1', 'P2', 'P1']);
    expect(calls.at(-1)).toMatchObject({
      method: 'POST',
      path: '/forms/stock/P1',
      query: `?form=${formId}`,
      body: { extra: { P1_quantity: 2 } },
    });
  });

  it('ENG-22 an answer may make the others ask, once', async () => {
    const { user, settle, asked } = await sell(sharing(9, ['P1', 'P2', 'P3']));
    await settle();
    await settle();
    expect(asked()).toEqual(['P1', 'P2', 'P3']);
    await user.click(add('P2'));
    for (let round = 0; round < 4; round += 1) await settle();
    expect(asked().slice(3)).toEqual(['P2', 'P1', 'P3']);
  });

  it('SRV-06 ENG-22 the counters of products that share a stock stop where it ends, together', async () => {
    const { user, settle, notified } = await sell(sharing(4, ['P1', 'P2']));
    await settle();
    for (let press = 0; press < 3; press += 1) await user.click(add('P1'));
    await settle();
    await settle();
    for (let press = 0; press < 4; press += 1) await user.click(add('P2'));
    expect([quantity('P1'), quantity('P2')]).toEqual([3, 1]);
    await settle();
    await settle();
    expect([isStopped(add('P1')), isStopped(add('P2'))]).toEqual([true, true]);
    await user.click(remove('P1'));
    await settle();
    await settle();
    await user.click(add('P2'));
    expect([quantity('P1'), quantity('P2')]).toEqual([2, 2]);
    expect(notified).toEqual([]);
  });

  it('SRV-06 ENG-21 ENG-22 what two counters took at once of one stock comes down to what there is, not to nothing', async () => {
    const { user, settle } = await sell(sharing(4, ['P1', 'P2']));
    await settle();
    for (let press = 0; press < 4; press += 1) for (const id of ['P1', 'P2']) await user.click(add(id));
    expect([quantity('P1'), quantity('P2')]).toEqual([4, 4]);
    for (let round = 0; round < 4; round += 1) await settle();
    expect(quantity('P1') + quantity('P2')).toBe(4);
    await user.click(remove('P2'));
    for (let round = 0; round < 3; round += 1) await settle();
    await user.click(add('P1'));
    for (let round = 0; round < 3; round += 1) await settle();
    expect([quantity('P1'), quantity('P2')]).toEqual([1, 3]);
  });

  it('FORM-16 SRV-06 a product whose stock the visitor holds as another is no sold out one, and stays to be seen', async () => {
    const products = [productOf('P1'), productOf('P2', { hideOverStock: true })];
    const { user, settle } = await sell(sharing(2, ['P1', 'P2']), { form: { products } });
    await settle();
    for (let press = 0; press < 2; press += 1) await user.click(add('P1'));
    await settle();
    await settle();
    expect(isStopped(add('P2'))).toBe(true);
    expect(row('P2')).toHaveAccessibleDescription(/Vous avez pris tout ce qui reste/);
  });

  it('ENG-22 an answer that was overtaken does not count', async () => {
    const waiting: ((total: number) => void)[] = [];
    const { user, settle } = await sell(
      { P1: 0 },
      {
        answer: () =>
          new Promise((resolve) => waiting.push((total) => resolve({ json: { total, needPropagation: false } }))),
      },
    );
    await settle();
    await user.click(add());
    await settle();
    await act(async () => waiting[1]?.(4));
    await act(async () => waiting[0]?.(0));
    expect(quantity()).toBe(1);
    expect(isStopped(add())).toBe(false);
  });

  it('ENG-22 is another for another slot', async () => {
    const { settle, asked, call, calls } = await sell(
      { P1: 5, P2: 5 },
      { blocks: [['products'], ['calendar', { calendarId: 'c1' }]] },
    );
    await settle();
    act(() => void call('setValues', { '[CALENDAR]_c1': '2025-11-12T08:30:00Z' }));
    await settle();
    expect(asked()).toEqual(['P1', 'P2', 'P1', 'P2']);
    expect(calls.at(-1)?.body).toEqual({ extra: { '[CALENDAR]_c1': '2025-11-12T08:30:00Z' } });
  });

  it('ENG-22 limits nothing while it cannot be had', async () => {
    const { user, settle } = await sell({ P1: 'network' });
    await settle();
    for (let press = 0; press < 3; press += 1) await user.click(add());
    expect(quantity()).toBe(3);
  });

  it('SRV-14 a counter stops at the most of an order, and says so', async () => {
    const { user, settle } = await sell({ P1: null }, { form: { products: [productOf('P1', { maxPerOrder: 2 })] } });
    await settle();
    for (let press = 0; press < 4; press += 1) await user.click(add());
    expect([quantity(), isStopped(add())]).toEqual([2, true]);
    expect(row()).toHaveAccessibleDescription(/2 au plus par commande/);
    await user.click(remove());
    expect(isStopped(add())).toBe(false);
  });

  it('FORM-16 a sold out product is hidden where its author wants it so, until there is some again', async () => {
    const stock: Record<string, Left> = { P1: 0, P2: 0, P3: { total: 5, needPropagation: true } };
    const products = [productOf('P1', { hideOverStock: true }), productOf('P2'), productOf('P3')];
    const { user, settle } = await sell(stock, { form: { products } });
    await settle();
    expect(screen.queryByRole('group', { name: 'P1' })).toBeNull();
    expect(within(row('P2')).getByText('Rupture de stock')).toBeVisible();
    stock['P1'] = 3;
    await user.click(add('P3'));
    await settle();
    await settle();
    expect(row('P1')).toBeVisible();
  });

  it('ACC-04 FORM-17 a dropdown has as many choices as the stock', async () => {
    const renderOptions = { type: 'SELECT' };
    const products = [12, 45].map((left) => productOf(`P${left}`, { renderOptions }));
    const { settle } = await sell({ P12: 12, P45: 45 }, { form: { products } });
    await settle();
    const choices = (product: string) => within(row(product)).getAllByRole('option').length - 1;
    expect([choices('P12'), choices('P45')]).toEqual([12, 30]);
  });

  it('SRV-06 shows what is left after a refusal for want of stock', async () => {
    const refusal = { success: false, error: 'Il n’en reste pas assez.', code: 'stock', stock: { P1: 1, P2: null } };
    const { user } = await sell({ P1: null, P2: null }, { submit: () => ({ json: refusal }) });
    for (let press = 0; press < 3; press += 1) await user.click(add());
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Il n’en reste pas assez.');
    expect(quantity()).toBe(1);
    expect(isStopped(add())).toBe(true);
  });

  it('ENG-22 one stock is kept for all blocks of a form', async () => {
    const blocks: TestBlock[] = [
      ['products', { products: ['P1'] }],
      ['products', { products: ['P2', 'P1'] }],
    ];
    const { settle, asked } = await sell({ P1: 5, P2: 5 }, { blocks });
    await settle();
    expect(asked()).toEqual(['P1', 'P2']);
  });
});
