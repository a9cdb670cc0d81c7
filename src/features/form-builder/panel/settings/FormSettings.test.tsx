import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SeenCall } from '../../../../runtime/testing/buildElement';
import { adminForm, renderBuilder, written } from '../../testing/renderBuilder';

const stored = { formId: 'f1', token: 't0ken' };
const products = [
  { id: 'P1', label: 'Couvert', montant: 12.5 },
  { id: 'P2', label: 'Livre', montant: 8 },
];
const open = (title: string) => {
  const summary = screen.getByText(title);
  const fold = summary.closest('details')!;
  fold.open = true;
  fireEvent(fold, new Event('toggle'));
  return within(fold);
};

/** A builder over a form of the server, whose other calls `answer` answers. */
async function settingsOf(
  form: object,
  answer: (call: SeenCall) => { json: unknown } | 'network' = () => 'network',
  blocks: readonly object[] = [],
) {
  const saved: Record<string, unknown>[] = [];
  const made = await renderBuilder({
    props: stored,
    answer: (call) => {
      if (call.path === '/admin/forms/f1/draft' && call.method === 'GET') return { json: { data: null } };
      if (call.path !== '/admin/forms/f1') return answer(call);
      if (call.method === 'GET') return { json: { data: adminForm(blocks, { type: 'COMPLEX', ...form }) } };
      saved.push(call.body as Record<string, unknown>);
      return { json: { success: true, data: adminForm(blocks, { revision: 4 }), warnings: [] } };
    },
  });
  await screen.findByText('Formulaire et identité');
  const save = async () => {
    await made.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(saved.length).toBeGreaterThan(0));
    return saved.at(-1)!;
  };
  return { ...made, save };
}

describe('settings of a form', () => {
  it('BUILD-72 stand in groups that fold, with a word of help', async () => {
    await settingsOf({});
    const folds = screen.getAllByRole('group').filter((one) => one.matches('details.panel-group'));
    expect(folds.map((fold) => fold.querySelector('summary')?.textContent)).toEqual([
      'Formulaire et identité',
      'Ouverture et fermeture',
      'Produits et stock',
      'Calendriers et formulaires intégrés',
      'Paiement',
      'Après l’envoi',
      'Notifications',
      'Moteurs de recherche',
    ]);
    expect(screen.getByRole('combobox', { name: 'Type de formulaire' })).toHaveAccessibleDescription(
      /vendre des produits/,
    );
  });

  it('BUILD-73 keep prices of products as they are typed, in the currency, and their order', async () => {
    const { user, save } = await settingsOf({ products });
    const group = open('Produits et stock');
    const price = group.getAllByRole('textbox', { name: 'Prix' })[0]!;
    expect(price).toHaveValue('12,50');
    await user.clear(price);
    await user.type(price, '9,999');
    await user.tab();
    expect(price).toHaveAccessibleDescription(/Écrivez un montant/);
    await user.clear(price);
    await user.type(price, '1 000,5');
    await user.click(group.getAllByRole('button', { name: 'Descendre' })[0]!);
    const body = await save();
    expect(body['products']).toEqual([products[1], { ...products[0], montant: 1000.5 }]);
  });

  it('BUILD-73 ask once more before a product goes that a block shows', async () => {
    const { user } = await settingsOf({ products }, undefined, [written('p', 'products', { products: ['P1'] })]);
    const group = open('Produits et stock');
    for (const card of group.getAllByText(/Couvert|Livre/)) card.closest('details')!.open = true;
    await user.click(group.getByRole('button', { name: 'Supprimer Couvert' }));
    expect(group.getByText('Un bloc se sert de ce produit.')).toBeVisible();
    await user.click(group.getByRole('button', { name: 'Supprimer quand même' }));
    expect(group.queryByText('Couvert')).toBeNull();
    await user.click(group.getByRole('button', { name: 'Supprimer Livre' }));
    expect(group.getByText('Aucun produit pour le moment.')).toBeVisible();
  });

  it('BUILD-73 name a new product in the author’s language', async () => {
    const { user, save } = await settingsOf({ products });
    await user.click(open('Produits et stock').getByRole('button', { name: 'Ajouter' }));
    expect((await save())['products']).toMatchObject([{}, {}, { id: 'P3', label: 'Produit 3' }]);
  });

  it('BUILD-70 call the identity by its name among the answers', async () => {
    await settingsOf({ identity: 'SIMPLE' }, undefined, [written('i1', 'identity')]);
    const [list] = open('Notifications').getAllByRole('combobox', { name: 'Insérer une réponse…' });
    expect(within(list!).getByRole('option', { name: 'Identité · Prénom' })).toHaveValue('identity.prenom');
  });

  it('BUILD-72 close a form at a moment of the organisation’s clock', async () => {
    const { save } = await settingsOf({ expireAt: '2030-06-01T16:30:00Z' });
    const group = open('Ouverture et fermeture');
    const day = group.getByLabelText('Ferme après le');
    expect(day).toHaveValue('2030-06-01');
    expect(group.getByLabelText('Heure (facultatif)')).toHaveValue('18:30');
    fireEvent.change(day, { target: { value: '2030-07-02' } });
    expect((await save())['expireAt']).toBe('2030-07-02T18:30');
    expect(group.getByText(/Heure de Paris/)).toBeVisible();
  });

  it('BUILD-71 keep only addresses that can be written to, and say which cannot', async () => {
    const { user, save } = await settingsOf({});
    const group = open('Notifications');
    const told = group.getByRole('textbox', { name: 'Adresses prévenues' });
    await user.type(told, 'desk@demo.test{Enter}nobody');
    await user.tab();
    expect(told).toHaveAccessibleDescription(/n’est pas valable : nobody/);
    expect((await save())['noticeTo']).toEqual(['desk@demo.test']);
  });

  it('BUILD-70 put answers into the copy, and say where none is meant', async () => {
    const { user, save } = await settingsOf({}, undefined, [written('b1', 'text', { label: 'Nom', fieldKey: 'nom' })]);
    const group = open('Notifications');
    const subject = group.getByRole('textbox', { name: 'Objet de la copie' });
    await user.type(subject, 'Merci {{x}');
    expect(subject).toHaveAccessibleDescription(/Aucun champ n’a cette clé : x/);
    await user.clear(subject);
    await user.type(subject, 'Merci ');
    await user.selectOptions(group.getAllByRole('combobox', { name: 'Insérer une réponse…' })[0]!, 'Nom');
    expect((await save())['copySubject']).toBe('Merci {[TEXT]_nom}');
  });

  it('BUILD-69 take a page to go on to only where it is an address', async () => {
    const { user, save } = await settingsOf({});
    const group = open('Après l’envoi');
    const address = group.getByRole('textbox', { name: 'Adresse de la suite' });
    expect(group.queryByRole('textbox', { name: 'Texte du bouton' })).toBeNull();
    await user.type(address, 'javascript:alert(1)');
    await user.tab();
    expect(address).toHaveAccessibleDescription(/https:/);
    await user.clear(address);
    await user.type(address, '/merci');
    await user.type(group.getByRole('textbox', { name: 'Texte du bouton' }), 'Suite');
    expect(await save()).toMatchObject({ sentUrl: '/merci', sentLabel: 'Suite' });
  });

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

  it('BUILD-75 choose calendars by name, and mark one that the organisation has not', async () => {
    const { user, save, calls } = await settingsOf(
      { calendars: [{ id: 'old', label: 'Visites' }] },
      ({ path, query }) => {
        if (path !== '/admin/forms/f1/choices') return 'network';
        if (query.includes('id=')) return { json: { data: [], next: null } };
        return { json: { data: [{ id: 'cal-1', label: 'Salle des fêtes' }], next: null } };
      },
    );
    const group = open('Calendriers et formulaires intégrés');
    expect(await group.findByText('Introuvable dans l’organisation : old')).toBeVisible();
    await user.click(group.getByRole('button', { name: 'Choisir un calendrier' }));
    await user.click(await group.findByRole('button', { name: /Salle des fêtes/ }));
    expect((await save())['calendars']).toEqual([
      { id: 'old', label: 'Visites' },
      { id: 'cal-1', label: 'Salle des fêtes' },
    ]);
    expect(
      calls.filter(({ path }) => path.endsWith('/choices')).every(({ query }) => query.includes('kind=calendars')),
    ).toBe(true);
  });

  it('BUILD-75 take a typed id where there is no server to ask', async () => {
    const { user } = await renderBuilder({ props: { definition: adminForm([]) } });
    await screen.findByText('Formulaire et identité');
    const group = open('Calendriers et formulaires intégrés');
    await user.click(group.getByRole('button', { name: 'Choisir un calendrier' }));
    await user.type(group.getByRole('searchbox', { name: 'Identifiant' }), 'cal-9');
    await user.click(group.getByRole('button', { name: 'Ajouter' }));
    expect(group.getByRole('button', { name: 'Supprimer cal-9' })).toBeVisible();
  });
});
