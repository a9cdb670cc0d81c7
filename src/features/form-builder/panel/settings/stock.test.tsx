import { screen, waitFor } from '@testing-library/react';
import { written } from '../../testing/renderBuilder';
import { open, products, settingsOf } from '../../testing/settingsOf';

describe('the stock of a form', () => {
  it('BUILD-74 show what is sold and left, and keep a limit at once', async () => {
    const sold = [{ products: ['P1'], capacity: 50, calendarId: null, counts: [{ slot: null, sold: 12 }] }];
    const { user, calls } = await settingsOf({ products }, ({ path, method, body }) => {
      if (path !== '/admin/forms/f1/stock') return 'network';
      return {
        json:
          method === 'GET'
            ? { data: sold, version: 'first' }
            : {
                success: true,
                version: 'second',
                data: (body as { stock: unknown[] }).stock.map((row) => ({ ...(row as object), counts: [] })),
              },
      };
    });
    expect(calls.map(({ path }) => path)).not.toContain('/admin/forms/f1/stock');
    const group = open('Produits et stock');
    const limit = await group.findByRole('spinbutton', { name: 'Couvert' });
    expect(limit).toHaveAccessibleDescription('Vendus : 12 · restants : 38');
    await user.type(group.getByRole('spinbutton', { name: 'Livre' }), '7');
    await user.click(group.getByRole('button', { name: 'Enregistrer le stock' }));
    expect(await group.findByText('Stock enregistré')).toBeVisible();
    const put = calls.find(({ method, path }) => method === 'PUT' && path === '/admin/forms/f1/stock');
    expect(put?.body).toEqual({
      stock: [
        { products: ['P1'], calendarId: null, capacity: 50 },
        { products: ['P2'], calendarId: null, capacity: 7 },
      ],
      version: 'first',
    });
  });

  it('BUILD-74 save typed limits with the form, wherever the author is by then', async () => {
    const { user, save, calls, container } = await settingsOf(
      { products },
      ({ path, method, body }) => {
        if (path !== '/admin/forms/f1/stock') return 'network';
        if (method === 'GET') return { json: { data: [], version: 'first' } };
        const data = (body as { stock: object[] }).stock.map((row) => ({ ...row, counts: [] }));
        return { json: { success: true, version: 'second', data } };
      },
      [written('b1', 'text', { label: 'Nom', fieldKey: 'nom' })],
    );
    const limit = await open('Produits et stock').findByRole('spinbutton', { name: 'Livre' });
    await user.type(limit, '5');
    expect(screen.getByText('Modifications non enregistrées')).toBeVisible();
    await user.click(container.querySelector('[data-block="b1"]')!);
    await save();
    const puts = () => calls.filter(({ method, path }) => method === 'PUT' && path === '/admin/forms/f1/stock');
    await waitFor(() => expect(puts()).toHaveLength(1));
    expect(puts()[0]?.body).toMatchObject({ stock: [{ products: ['P2'], capacity: 5 }], version: 'first' });
    expect(await screen.findByText('Enregistré')).toBeVisible();
  });

  it('BUILD-74 forget what was typed for a product that is gone', async () => {
    const { user, save, calls } = await settingsOf({ products }, ({ path }) => {
      if (path !== '/admin/forms/f1/stock') return 'network';
      return { json: { data: [], version: 'first' } };
    });
    const group = open('Produits et stock');
    await user.type(await group.findByRole('spinbutton', { name: 'Livre' }), '5');
    group.getByText('Livre', { selector: 'summary *, summary' }).closest('details')!.open = true;
    await user.click(group.getByRole('button', { name: 'Supprimer Livre' }));
    await save();
    expect(await screen.findByText('Enregistré')).toBeVisible();
    expect(calls.filter(({ method, path }) => method === 'PUT' && path === '/admin/forms/f1/stock')).toEqual([]);
  });

  it('BUILD-74 say that the limits were refused where the form was saved', async () => {
    const { user, save } = await settingsOf({ products }, ({ path, method }) => {
      if (path !== '/admin/forms/f1/stock') return 'network';
      if (method === 'GET') return { json: { data: [], version: 'first' } };
      return { json: { success: false, error: 'Déjà vendus', code: 'sold' } };
    });
    const group = open('Produits et stock');
    await user.type(await group.findByRole('spinbutton', { name: 'Livre' }), '5');
    await save();
    expect((await screen.findAllByText('Déjà vendus'))[0]).toHaveClass('notice-title');
    expect(group.getByRole('spinbutton', { name: 'Livre' })).toHaveValue(5);
    expect(screen.getByText('Modifications non enregistrées')).toBeVisible();
  });

  it('BUILD-74 CALL-166 read the stock anew where somebody else has changed it, and keep what was typed', async () => {
    let capacity = 50;
    const { user, calls } = await settingsOf({ products }, ({ path, method, body }) => {
      if (path !== '/admin/forms/f1/stock') return 'network';
      const data = [{ products: ['P1'], capacity, calendarId: null, counts: [{ slot: null, sold: 12 }] }];
      const version = `of ${capacity}`;
      if (method === 'GET') return { json: { data, version } };
      if ((body as { version: string }).version === version) return { json: { success: true, data, version } };
      return { status: 409, json: { success: false, error: 'changed', code: 'changed', data } };
    });
    const group = open('Produits et stock');
    await group.findByRole('spinbutton', { name: 'Couvert' });
    await user.type(group.getByRole('spinbutton', { name: 'Livre' }), '7');
    capacity = 60;
    await user.click(group.getByRole('button', { name: 'Enregistrer le stock' }));
    expect(await group.findByText(/a changé le stock entre-temps/)).toBeVisible();
    expect(await group.findByRole('spinbutton', { name: 'Couvert' })).toHaveValue(60);
    expect(group.getByRole('spinbutton', { name: 'Livre' })).toHaveValue(7);
    expect(group.getByRole('button', { name: 'Enregistrer le stock' })).toHaveFocus();
    await user.click(group.getByRole('button', { name: 'Enregistrer le stock' }));
    expect(await group.findByText('Stock enregistré')).toBeVisible();
    expect(calls.at(-1)?.body).toMatchObject({ version: 'of 60', stock: [{ capacity: 60 }, { capacity: 7 }] });
  });

  it('BUILD-74 know their own stock again where the answer to saving it was lost', async () => {
    let capacity = 50;
    const { user } = await settingsOf({ products: products.slice(0, 1) }, ({ path, method, body }) => {
      if (path !== '/admin/forms/f1/stock') return 'network';
      const data = () => [{ products: ['P1'], capacity, calendarId: null, counts: [{ slot: null, sold: 12 }] }];
      const sent = body as { version: string; stock: { capacity: number }[] };
      if (method === 'GET') return { json: { data: data(), version: `of ${capacity}` } };
      if (sent.version !== `of ${capacity}`)
        return { status: 409, json: { success: false, error: 'changed', code: 'changed', data: data() } };
      capacity = sent.stock[0]?.capacity ?? 0;
      return 'network';
    });
    const group = open('Produits et stock');
    const limit = await group.findByRole('spinbutton', { name: 'Couvert' });
    await user.clear(limit);
    await user.type(limit, '60');
    const save = group.getByRole('button', { name: 'Enregistrer le stock' });
    await user.click(save);
    expect(await group.findByText(/n’a pas pu être/)).toBeVisible();
    await user.click(save);
    expect(await group.findByText('Stock enregistré')).toBeVisible();
  });
});
