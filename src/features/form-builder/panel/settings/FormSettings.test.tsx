import { fireEvent, screen, within } from '@testing-library/react';
import { adminForm, renderBuilder, written } from '../../testing/renderBuilder';
import { open, products, settingsOf } from '../../testing/settingsOf';

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
