import { act, screen, within } from '@testing-library/react';
import type { PaymentConfig } from '../../../contract/payments/payments';
import { loadMoreTexts } from '../state/moreTexts';
import { organisation } from '../testing/buildContext';
import { fillIn, giftConfig, payButton, renderPayment } from '../testing/renderPayment';

beforeAll(() => Promise.all([import('./Schedule'), import('../fields/PlatformField'), loadMoreTexts('fr')]));

const words = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ');
const listed = async () =>
  within(await screen.findByRole('group', { name: 'Échéancier' }))
    .getAllByRole('listitem')
    .map(words);
const durations = () => screen.getByRole('combobox', { name: 'Durée' });
const form = (formData: NonNullable<PaymentConfig['submit']>['formData']): PaymentConfig => ({
  type: 'FORM',
  typeId: 's1',
  devise: 'eur',
  submit: { total: 90, reste: 90, formData },
});

describe('a payment in parts', () => {
  it('ACC-14 PAY-35 lists 34 + 34 + 32 with their days before it is paid, and sends it', async () => {
    const { user, submitted } = await renderPayment({ config: { ...giftConfig, montant: 100 } });
    await user.click(screen.getByRole('radio', { name: 'En plusieurs fois' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Nombre de paiements' }), '3');
    expect(await listed()).toEqual(['15 janvier 202534 €', '15 février 202534 €', '15 mars 202532 €']);
    await fillIn(user);
    expect(words(payButton())).toBe('Payer 100 €');
    await user.click(payButton());
    expect(submitted()).toMatchObject([{ montant: 34, divide: 3, nbMonth: 3, abo: true, maxAmount: 100 }]);
  });

  it('ACC-14 sends 100 each month for 1200 in 12', async () => {
    const { user, submitted } = await renderPayment({
      config: { ...giftConfig, montant: 1200, divide: 12, abo: true },
    });
    expect(await listed()).toHaveLength(12);
    await fillIn(user);
    await user.click(payButton());
    expect(submitted()).toMatchObject([{ montant: 100, divide: 12, maxAmount: 1200 }]);
  });

  it('PAY-36 is offered from the amount of maxDivide on, up to that many parts', async () => {
    const { user } = await renderPayment({ config: { ...giftConfig, montant: 4, maxDivide: 4 } });
    await user.click(screen.getByRole('radio', { name: 'En plusieurs fois' }));
    const parts = within(screen.getByRole('combobox', { name: 'Nombre de paiements' })).getAllByRole('option');
    expect(parts.map(({ textContent }) => textContent)).toEqual(['En 2 fois', 'En 3 fois', 'En 4 fois']);
    await user.clear(screen.getByRole('textbox', { name: 'Montant' }));
    await user.type(screen.getByRole('textbox', { name: 'Montant' }), '3');
    expect(screen.queryByRole('radio', { name: 'En plusieurs fois' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Une fois' })).toBeChecked();
    expect(screen.queryByRole('group', { name: 'Échéancier' })).toBeNull();
  });

  it('MODAL-04 is locked from the amount that forces it on, and a choice below, with none chosen', async () => {
    const campagne = { forceDivideGTEAmount: 500, forceDivideNB: 10 };
    const { user, submitted } = await renderPayment({
      config: {
        ...giftConfig,
        type: 'CAMPAGNE',
        typeId: 'c1',
        montant: 500,
        divide: 10,
        abo: true,
        nbMonth: 10,
        campagne,
      },
    });
    const parts = () => screen.queryByRole('combobox', { name: 'Nombre de paiements' });
    expect(parts()).toBeDisabled();
    expect(parts()).toHaveValue('10');
    expect(screen.queryByRole('radio', { name: 'Une fois' })).toBeNull();
    const montant = screen.getByRole('textbox', { name: 'Montant' });
    await user.clear(montant);
    await user.type(montant, '100');
    expect(screen.getByRole('radio', { name: 'Une fois' })).toBeChecked();
    expect(parts()).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'En plusieurs fois' }));
    await user.selectOptions(parts()!, '4');
    expect(await listed()).toHaveLength(4);
    await user.clear(montant);
    await user.type(montant, '600');
    expect(await listed()).toHaveLength(10);
    await fillIn(user);
    await user.click(payButton());
    expect(submitted()).toMatchObject([{ montant: 60, divide: 10, nbMonth: 10, abo: true, maxAmount: 600 }]);
  });

  it('PAY-32 is the only rhythm beside once for a debt', async () => {
    const dette = { id: 'd1', montant: 90, reste: 80 };
    const { user } = await renderPayment({
      config: { ...giftConfig, montant: null, type: 'DETTE', typeId: 'd1', dette },
    });
    expect(screen.queryByRole('radio', { name: 'Par mois' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'En plusieurs fois' }));
    expect(await listed()).toHaveLength(2);
  });
});

describe('a monthly payment', () => {
  it('PAY-35 lists the first charges, and all of them on demand', async () => {
    const { user } = await renderPayment({ config: { ...giftConfig, abo: true, nbMonth: 6 } });
    expect(await listed()).toHaveLength(3);
    const all = screen.getByRole('button', { name: 'Afficher les 6 échéances' });
    act(() => all.focus());
    await user.keyboard('{Enter}');
    expect(await listed()).toHaveLength(6);
  });

  it('PAY-36 PAY-12 locks amount and months that are fixed', async () => {
    const { user, submitted } = await renderPayment({ config: { ...giftConfig, montant: 20, fixedNbMonth: 12 } });
    expect(durations()).toBeDisabled();
    expect(durations()).toHaveValue('12');
    expect(screen.getByRole('textbox', { name: 'Montant' })).toHaveAttribute('readonly');
    expect(screen.queryByRole('radio', { name: 'Une fois' })).toBeNull();
    await fillIn(user);
    await user.click(payButton());
    expect(submitted()).toMatchObject([{ montant: 20, nbMonth: 12, maxAmount: 240 }]);
  });

  it('PAY-12 leaves the amount open where the configured one is below 1', async () => {
    const { user, submitted } = await renderPayment({ config: { ...giftConfig, montant: 0, fixedNbMonth: 12 } });
    await fillIn(user);
    await user.type(screen.getByRole('textbox', { name: 'Montant' }), '20');
    await user.click(payButton());
    expect(submitted()).toMatchObject([{ montant: 20, nbMonth: 12, maxAmount: 240 }]);
  });

  it('PAY-33 PAY-34 is forced by a monthly form, starts at its minimum and may be without end', async () => {
    const formData = { paiementType: 'MONTHLY', aboMonthMin: 3, aboMonthMax: 5, aboMonthInfinite: true };
    const { user, submitted } = await renderPayment({ config: form(formData) });
    expect(durations()).toHaveValue('3');
    expect(within(durations()).getAllByRole('option').map(words)).toEqual([
      '3 mois',
      '4 mois',
      '5 mois',
      'Sans limite',
    ]);
    await user.selectOptions(durations(), '0');
    expect(await screen.findByText('puis chaque mois, sans limite')).toBeVisible();
    await fillIn(user);
    await user.click(payButton());
    expect(submitted()).toMatchObject([{ abo: true, nbMonth: 0, maxAmount: null, montant: 90 }]);
  });

  it('PAY-12 PAY-33 hides months and split where the form is paid at once', async () => {
    await renderPayment({ config: form({ onePaiement: true }) });
    expect(screen.queryByRole('radio', { name: 'En plusieurs fois' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Montant' })).toHaveAttribute('readonly');
  });
});

describe('the means of payment', () => {
  const debit = { organisation: { ...organisation, config: { GCL: { MAIN: true } } } };

  it('ACC-18 PAY-40 offers direct debit for recurring payments of an association with an account', async () => {
    const { user, submitted } = await renderPayment({ context: debit });
    expect(screen.queryByRole('radio', { name: 'Prélèvement' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Par mois' }));
    expect(await screen.findByRole('radio', { name: 'Carte bancaire' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'Prélèvement' }));
    expect(screen.getByText(/Vous saisirez votre compte bancaire/)).toBeVisible();
    await fillIn(user);
    await user.click(payButton());
    expect(submitted()).toMatchObject([{ platform: 'PRELEVEMENT.GOCARDLESS' }]);
  });

  it('ACC-18 offers nothing but the card without such an account', async () => {
    const { user } = await renderPayment();
    await user.click(screen.getByRole('radio', { name: 'Par mois' }));
    expect(screen.queryByRole('radio', { name: 'Prélèvement' })).toBeNull();
  });

  it('ACC-18 sends the one that the organisation has set for recurring payments, and the card for others', async () => {
    const web = { 'paiement.platform.recurrent': 'PRELEVEMENT.GOCARDLESS' };
    const { user, submitted } = await renderPayment({
      context: { organisation: { ...organisation, web } },
      submit: () => ({ json: { success: false, error: 'non' } }),
    });
    await fillIn(user);
    await user.click(payButton());
    await user.click(screen.getByRole('radio', { name: 'Par mois' }));
    await user.click(payButton());
    expect(submitted().map(({ platform }) => platform)).toEqual(['CARD', 'PRELEVEMENT.GOCARDLESS']);
  });
});
