import { screen, within } from '@testing-library/react';
import type { PaymentConfig } from '../../../contract/payments/payments';
import { loadMoreTexts } from '../state/moreTexts';
import { fillIn, giftConfig, issuer, payButton, renderPayment } from '../testing/renderPayment';

beforeAll(() => Promise.all([import('../specialParts'), loadMoreTexts('fr')]));

const dettes = [50, 30, 100, 20].map((montant, index) => ({
  id: `d${index + 1}`,
  name: `Dette ${index + 1}`,
  montant,
}));
const config: PaymentConfig = { ...giftConfig, type: 'MULTI_DETTE', typeId: null, montant: null, dettes };
const words = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ');
const list = () => within(screen.getByRole('region', { name: 'À régler' }));
const listed = () => list().getAllByRole('listitem').map(words);
const amount = () => screen.getByRole('textbox', { name: 'Montant' });

describe('several debts', () => {
  it('ACC-15 PAY-51 lists three, and the fourth after show-more', async () => {
    const { user } = await renderPayment({ config });
    expect(listed()).toHaveLength(3);
    const more = list().getByRole('button', { name: 'Voir plus (1)' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    more.focus();
    await user.keyboard('{Enter}');
    expect(listed()[3]).toBe('Dette 420 €Payé maintenant : 20 €');
    await user.click(list().getByRole('button', { name: 'Voir moins' }));
    expect(listed()).toHaveLength(3);
  });

  it.each([
    ['120', ['50 €', '30 €', '40 €'], [50, 30, 40]],
    ['60', ['50 €', '10 €', '0 €'], [50, 10]],
  ])('ACC-15 PAY-50 shows and sends what each gets of %s', async (typed, shown, sent) => {
    const { user, submitted } = await renderPayment({ config });
    expect(amount()).toHaveValue('200');
    await user.clear(amount());
    await user.type(amount(), typed);
    expect(listed().map((row) => row?.split(' : ')[1])).toEqual(shown);
    await fillIn(user);
    await user.click(payButton());
    const expected = sent.map((montant, index) => ({ id: `d${index + 1}`, montant }));
    expect(submitted()).toMatchObject([{ type: 'GENERAL', montant: Number(typed), dettes: expected }]);
  });

  it('PAY-52 lists debts in another currency apart, and adds none of them to the others', async () => {
    const foreign = { id: 'd9', name: 'Camp', montant: 400, devise: 'USD' };
    const { user, submitted } = await renderPayment({
      config: { ...config, dettes: [foreign, ...dettes.slice(0, 2)] },
    });
    expect(amount()).toHaveValue('80');
    expect(listed()).toEqual([
      'Dette 150 €Payé maintenant : 50 €',
      'Dette 230 €Payé maintenant : 30 €',
      expect.stringMatching(/^Camp400 \$.*À régler à part en USD : non compté ici\.$/),
    ]);
    await fillIn(user);
    await user.click(payButton());
    expect(submitted()).toMatchObject([{ montant: 80, dettes: [{ id: 'd1' }, { id: 'd2' }] }]);
  });

  it('PAY-50 says that what no debt takes is a gift', async () => {
    const { user } = await renderPayment({ config });
    await user.clear(amount());
    await user.type(amount(), '215,50');
    expect(list().getByText(/15,50 €, est un don/)).toBeVisible();
  });
});

describe('one debt, or a submission', () => {
  const summary = () => words(screen.getByRole('region', { name: 'Récapitulatif' }));

  it('PAY-50 says what was paid before, and takes no more than what is left', async () => {
    const dette = { id: 'd1', name: 'Cotisation', montant: 90.1, reste: 80 };
    const { user } = await renderPayment({
      config: { ...giftConfig, type: 'DETTE', typeId: 'd1', montant: null, dette, label: 'Cotisation' },
    });
    expect(summary()).toMatch(/Montant total90,10 €Déjà payé10,10 €Reste à payer80 €/);
    await user.clear(amount());
    await user.type(amount(), '81');
    await user.tab();
    expect(await screen.findByText(/au maximum de 80€/)).toBeVisible();
  });

  it('ACC-16 PAY-11 names the deposit, refuses 149 and takes 150', async () => {
    const submit = { total: 500, reste: 500, formData: { deposit: 100, depositPercent: 30, totalCerfa: 20 } };
    const { user, submitted } = await renderPayment({
      config: { ...giftConfig, type: 'FORM', typeId: 's1', montant: null, cerfa: false, submit, organisation: issuer },
    });
    expect(amount()).toHaveValue('500');
    expect(amount()).toHaveAccessibleDescription(/^Acompte minimum : 150/);
    // PAY-03: part of it gets a receipt.
    expect(screen.getByText('Ce paiement délivre un Reçu Fiscal !')).toBeVisible();
    await fillIn(user);
    await user.clear(amount());
    await user.type(amount(), '149');
    await user.click(payButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Le montant doit être au minimum de 150€');
    await user.type(amount(), '{Backspace}{Backspace}50');
    await user.click(payButton());
    expect(submitted()).toMatchObject([{ montant: 150, maxAmount: 150 }]);
  });
});

describe('a gift to a campaign', () => {
  it('PAY-63 asks for the name that is shown among the donors', async () => {
    const campagne = { label: 'Gala', displayName: 'Famille' };
    const { user, submitted } = await renderPayment({
      config: { ...giftConfig, type: 'CAMPAGNE', typeId: 'gala', campagne, minNbMonth: 10 },
    });
    await user.type(screen.getByRole('textbox', { name: 'Nom affiché facultatif' }), ' Lévi');
    await user.click(screen.getByRole('radio', { name: 'Par mois' }));
    const months = within(screen.getByRole('combobox', { name: 'Durée' })).getAllByRole('option');
    expect(months.map(words)).toEqual(['10 mois', '11 mois', '12 mois']);
    await fillIn(user);
    await user.click(payButton());
    expect(submitted()).toMatchObject([{ campagne: { displayName: 'Famille Lévi' }, nbMonth: 12 }]);
  });
});
