import { screen, within } from '@testing-library/react';
import type { PaymentConfig } from '../../../contract/payments/payments';
import { loadMoreTexts } from '../state/moreTexts';
import { fillIn, giftConfig, payButton, renderPayment } from '../testing/renderPayment';

beforeAll(() => Promise.all([import('../specialParts'), loadMoreTexts('fr')]));

const service = { id: 'cours', name: 'Cours de cuisine', montant: 12.5, recurrent: 0 as const, sysQuantity: true };
const config: PaymentConfig = { ...giftConfig, type: 'SERVICE', typeId: 'cours', montant: null, service };
const words = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ');
const add = () => screen.getByRole('button', { name: 'Ajouter une personne' });
const person = (position: number) => within(screen.getByRole('group', { name: `Personne ${position}` }));

describe('a service', () => {
  it('PAY-18 costs as much as the people cost, and is sent with their names', async () => {
    const { user, submitted } = await renderPayment({ config });
    expect(words(payButton())).toBe('Payer 12,50 €');
    expect(screen.getByText(/12,50.*par personne/)).toBeVisible();
    await fillIn(user);
    await user.click(add());
    expect(person(2).getByRole('textbox', { name: 'Prénom' })).toHaveFocus();
    await user.keyboard('Noa');
    await user.type(person(2).getByRole('textbox', { name: 'Nom' }), 'Lévi');
    expect(screen.getByRole('textbox', { name: 'Montant' })).toHaveValue('25');
    expect(screen.getByRole('textbox', { name: 'Montant' })).toHaveAttribute('readonly');
    await user.click(payButton());
    expect(submitted()).toMatchObject([
      { montant: 25, amounts: { total: 25 }, service: { id: 'cours', other: [{ prenom: 'Noa', nom: 'Lévi' }] } },
    ]);
  });

  it('PAY-18 lets a person be taken away again, by keyboard too, and asks for names', async () => {
    const { user, submitted } = await renderPayment({ config });
    await fillIn(user);
    await user.click(add());
    await user.click(add());
    await user.type(person(3).getByRole('textbox', { name: 'Prénom' }), 'Dan');
    expect(words(payButton())).toBe('Payer 37,50 €');
    person(2).getByRole('button', { name: 'Retirer Personne 2' }).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('group', { name: 'Personne 3' })).toBeNull();
    expect(person(2).getByRole('textbox', { name: 'Prénom' })).toHaveValue('Dan');
    expect(add()).toHaveFocus();
    await user.click(payButton());
    expect(words((await screen.findAllByRole('link'))[0]!)).toBe('Personne 2 : Nom');
    expect(submitted()).toEqual([]);
  });

  it('PAY-18 costs the same for any number of people where they are not counted', async () => {
    const { user } = await renderPayment({ config: { ...config, service: { ...service, sysQuantity: false } } });
    await user.click(add());
    expect(words(payButton())).toBe('Payer 12,50 €');
    expect(screen.queryByText(/par personne/)).toBeNull();
  });

  it('PAY-12 PAY-33 is taken every month where it recurs', async () => {
    const monthly = { ...service, recurrent: 1 as const, sysQuantity: false, montant: 18 };
    const { user, submitted } = await renderPayment({ config: { ...config, service: monthly, fixedNbMonth: 12 } });
    expect(screen.getByRole('combobox', { name: 'Durée' })).toBeDisabled();
    await fillIn(user);
    await user.click(payButton());
    expect(submitted()).toMatchObject([{ montant: 18, abo: true, nbMonth: 12, maxAmount: 216 }]);
  });
});
