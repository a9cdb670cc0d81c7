import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { organisation } from '../../../runtime/testing/buildElement';
import { productOf } from '../testing/products';
import { renderForm, type RenderOptions } from '../testing/renderForm';

const order = (options: RenderOptions = {}) =>
  renderForm({
    blocks: [['products'], ['freeAmount', { fieldKey: 'don', label: 'Don' }], ['productTotal']],
    answer: () => ({ json: { total: null, needPropagation: false } }),
    ...options,
    form: {
      type: 'COMPLEX',
      products: [productOf('P1', { montant: 10.1 }), productOf('P2', { montant: 5 })],
      ...options.form,
    },
  });

const add = (product: string) => screen.getByRole('button', { name: `Ajouter : ${product}` });
const remove = (product: string) => screen.getByRole('button', { name: `Retirer : ${product}` });
const quantity = (product: string) => screen.getByRole('status', { name: `Quantité : ${product}` });
const send = () => screen.getByRole('button', { name: 'Envoyer' });
const don = () => screen.getByRole('textbox', { name: 'Don' });
const total = () => screen.getByText('Total').closest('output');

describe('an order', () => {
  it('ACC-01 ENG-30 FORM-21 comes to price × quantity and the free amount, in cents', async () => {
    const { user, submissions } = await order();
    for (const product of ['P1', 'P1', 'P1', 'P2']) await user.click(add(product));
    await user.type(don(), '2,50');
    expect(total()).toHaveTextContent('Total37,80 €');
    expect(don()).toHaveValue('2,50');
    await user.clear(don());
    await user.type(don(), '0');
    expect(total()).toHaveTextContent('Total35,30 €');
    await user.click(send());
    expect(submissions()[0]?.body).toMatchObject({ extra: { P1_quantity: 3, P2_quantity: 1 } });
  });

  it('ACC-02 ENG-31 ENG-32 ENG-33 is not sent empty, nor under one currency unit unless it may be nothing', async () => {
    const first = await order();
    await first.user.click(send());
    expect(first.notified).toEqual(['Vous devez choisir minimum 1 article.']);
    expect(first.submissions()).toHaveLength(0);
    first.unmount();

    const second = await order({ form: { allowNoProduct: true } });
    await second.user.type(don(), '0,50');
    await second.user.click(send());
    expect(second.notified).toEqual(['Vous devez choisir minimum 1 article.']);
    expect(second.submissions()).toHaveLength(0);
    second.unmount();

    const third = await order({ form: { allowNoProduct: true, allowZeroAmount: true } });
    await third.user.type(don(), '0,50');
    await third.user.click(send());
    expect(third.notified).toEqual([]);
    expect(third.submissions()).toMatchObject([{ method: 'POST', query: '?devise=eur' }]);
  });

  it('ENG-33 does not ask for an article where none has a price: it says that the form cannot be sent', async () => {
    const { user, notified, submissions, events, formId } = await order({
      blocks: [['products']],
      form: { products: [productOf('P1', { montant: 0 })] },
    });
    await user.click(add('P1'));
    await user.click(send());
    const error = 'Ce formulaire ne peut pas être envoyé : son total ne peut être que de 0. Prévenez l’organisation.';
    expect([notified, submissions()]).toEqual([[error], []]);
    expect(events.at(-1)).toEqual({ name: 'org-form-error', detail: { formId, error, issues: [] } });
  });

  it('FORM-21 keeps a decimal comma while it is typed, and writes cents when the field is left', async () => {
    const { user } = await order();
    await user.type(don(), '12,');
    expect(don()).toHaveValue('12,');
    await user.type(don(), '5');
    expect(don()).toHaveValue('12,5');
    await user.tab();
    expect(don()).toHaveValue('12,50');
    await user.type(don(), 'x');
    await user.tab();
    expect(don()).toHaveAccessibleDescription('Montant invalide');
  });

  it('FORM-20 FORM-23 has the label and size of its author, and says that prices are per month', async () => {
    await order({
      blocks: [['products'], ['productTotal', { label: 'À payer', fontSize: '20' }]],
      form: { paiementType: 'MONTHLY' },
    });
    const shown = screen.getByText('À payer').closest('output');
    expect(shown).toHaveTextContent('À payer0 € / mois');
    expect(shown).toHaveStyle({ fontSize: '20px' });
    expect(screen.getByRole('group', { name: 'P1' })).toHaveAccessibleDescription(/^10,10\s€ \/ mois$/);
  });

  it('FORM-32 has no products, free amount or ways to pay on other types of form', async () => {
    await order({
      form: { type: 'SIMPLE' },
      blocks: [['products'], ['freeAmount', { fieldKey: 'x' }], ['paymentMethod']],
    });
    expect(screen.queryByRole('group')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('FORM-16 shows all but inactive products, with what is said of them', async () => {
    await order({
      form: {
        products: [
          productOf('P1', { title: 'Dîner', description: 'Menu complet' }),
          productOf('P2', { active: false }),
          productOf('P3', { description: '<p>Avec <b>vin</b></p>' }),
        ],
      },
    });
    const dinner = screen.getByRole('group', { name: 'Dîner' });
    expect(within(dinner).getByText('Menu complet')).toBeVisible();
    expect(screen.queryByText('P2')).toBeNull();
    expect((await screen.findByText('vin')).tagName).toBe('B');
  });

  it('ENG-01 cannot be changed where the form is only looked at', async () => {
    const { user, calls, pass } = await order({
      props: { mode: 'readonly', values: { P1_quantity: 2, '[FREE_AMOUNT]_don': 2.5 } },
    });
    pass(1000);
    await user.click(add('P1'));
    expect(add('P1')).toBeDisabled();
    expect(quantity('P1')).toHaveTextContent('2');
    expect(don()).toHaveValue('2,50');
    expect(total()).toHaveTextContent('22,70 €');
    expect(calls.filter(({ path }) => path.startsWith('/forms/stock'))).toHaveLength(0);
  });
});

describe('ways to choose', () => {
  it('FORM-17 ACC-04 a dropdown has its numbered choices and an empty one', async () => {
    const renderOptions = {
      type: 'SELECT',
      selectPrefix: 'Prendre',
      selectProductName: 'place',
      selectProductNameMulti: 'places',
    };
    const { user, submissions } = await order({ form: { products: [productOf('P1', { renderOptions })] } });
    const choice = screen.getByRole('combobox', { name: 'Quantité : P1' });
    const options = within(choice).getAllByRole('option');
    expect(options).toHaveLength(31);
    expect(options.slice(0, 3).map(({ textContent }) => textContent)).toEqual([
      'Aucun choix',
      'Prendre 1 place',
      'Prendre 2 places',
    ]);
    await user.selectOptions(choice, 'Prendre 4 places');
    expect(total()).toHaveTextContent('40 €');
    await user.click(send());
    expect(submissions()[0]?.body).toMatchObject({ extra: { P1_quantity: 4 } });
  });

  it('FORM-18 a box to tick takes one', async () => {
    const renderOptions = { type: 'CHECKBOX', checkboxLabel: 'Je prends la revue' };
    const { user } = await order({ form: { products: [productOf('P1', { renderOptions })] } });
    const box = screen.getByRole('checkbox', { name: 'Je prends la revue' });
    await user.click(box);
    expect(total()).toHaveTextContent('10 €');
    await user.click(box);
    expect(total()).toHaveTextContent('0 €');
  });

  it('FORM-22 pays online or in another way, and has to say which', async () => {
    const { user, submissions } = await order({
      blocks: [['products'], ['paymentMethod']],
      form: { paiementMethods: ['Chèque', 'Espèces'] },
    });
    await user.click(add('P1'));
    const way = screen.getByRole('combobox', { name: 'Mode de paiement' });
    expect(way).toBeRequired();
    await user.click(send());
    expect(way).toHaveAccessibleDescription('Ce champ est obligatoire');
    expect(await screen.findByRole('link', { name: 'Mode de paiement' })).toBeVisible();
    await user.selectOptions(way, 'Chèque');
    await user.click(send());
    expect(submissions()[0]?.body).toMatchObject({ extra: { __paiementMethod: 'Chèque' } });
  });

  it('FORM-22 pays online where there is no other way', async () => {
    await order({ blocks: [['paymentMethod', { label: 'Règlement' }]] });
    const way = screen.getByRole('combobox', { name: 'Règlement' });
    expect(way).toHaveDisplayValue('Paiement en ligne');
    expect(way).toHaveValue('ONLINE');
  });
});

describe('questions for each unit', () => {
  const asked = (afterProduct?: number) =>
    order({
      blocks: [
        ['products'],
        ['productInfo', { product: 'P1', afterProduct }, [['text', { fieldKey: 'nom', label: 'Nom' }]]],
      ],
      form: { products: [productOf('P1', { title: 'Participant' })] },
    });

  it('ACC-05 FORM-19 are asked from the first one on', async () => {
    const { user, submissions } = await asked();
    for (let count = 0; count < 3; count += 1) await user.click(add('Participant'));
    const groups = screen.getAllByRole('group', { name: /^Participant \d$/ });
    expect(groups).toHaveLength(3);
    for (const [row, group] of groups.entries()) await user.type(within(group).getByRole('textbox'), 'abc'[row] ?? '');
    await user.click(send());
    expect(submissions()[0]?.body).toMatchObject({
      extra: { '[TEXT]_nom_1': 'a', '[TEXT]_nom_2': 'b', '[TEXT]_nom_3': 'c' },
    });
  });

  it('ACC-05 FORM-19 are asked from the second one on, under its number', async () => {
    const { user } = await asked(2);
    await user.click(add('Participant'));
    expect(screen.queryAllByRole('textbox')).toHaveLength(0);
    for (let count = 0; count < 3; count += 1) await user.click(add('Participant'));
    expect(screen.getAllByRole('group', { name: /^Participant \d$/ }).map((group) => group.firstChild)).toMatchObject(
      [2, 3, 4].map((number) => ({ textContent: `Participant ${number}` })),
    );
    await user.click(remove('Participant'));
    expect(screen.getAllByRole('textbox')).toHaveLength(2);
  });
});

describe('ENT-30 a trial', () => {
  const line = 'Essai : aucun argent n’est débité';
  const inMode = (mode: 'test' | 'live', form: RenderOptions['form'] = {}) =>
    order({
      blocks: [['products'], ['paymentMethod']],
      form: { withPaiement: true, paiementMethods: ['Chèque'], ...form },
      context: { organisation: { ...organisation, mode } },
    });
  const pay = (user: UserEvent, way: string) => user.selectOptions(screen.getByRole('combobox'), way);

  it('is said to be one where something is paid online, not where it is free or paid on the spot', async () => {
    const { user } = await inMode('test');
    await pay(user, 'ONLINE');
    expect(screen.queryByText(line)).toBeNull();
    await user.click(add('P1'));
    expect(screen.getByText(line)).toBeVisible();
    await pay(user, 'Chèque');
    expect(screen.queryByText(line)).toBeNull();
  });

  it('is not said to be one where money is taken, nor where the form takes none', async () => {
    for (const build of [() => inMode('live'), () => inMode('test', { withPaiement: false })]) {
      const form = await build();
      await pay(form.user, 'ONLINE');
      await form.user.click(add('P1'));
      expect(screen.queryByText(line)).toBeNull();
      form.unmount();
    }
  });
});
