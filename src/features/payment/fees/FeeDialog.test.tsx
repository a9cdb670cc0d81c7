import { act, screen, within } from '@testing-library/react';
import type { PaymentConfig } from '../../../contract/payments/payments';
import { loadMoreTexts } from '../state/moreTexts';
import { organisation } from '../testing/buildContext';
import { fillIn, giftConfig, payButton, renderPayment } from '../testing/renderPayment';

beforeAll(() => Promise.all([import('./FeeDialog'), loadMoreTexts('fr')]));

const words = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ');
const button = (name: RegExp) => screen.getByRole('button', { name });

async function open(company: boolean, config: PaymentConfig = { ...giftConfig, montant: 100 }, suggestFees = 2) {
  const context = { organisation: { ...organisation, web: { suggestFees } } };
  const form = await renderPayment({ config, context });
  await fillIn(form.user);
  if (company) {
    await form.user.click(screen.getByRole('radio', { name: 'Entreprise' }));
    await form.user.type(screen.getByRole('textbox', { name: 'Raison sociale' }), 'Soleil SARL');
    await form.user.type(screen.getByRole('textbox', { name: 'Numéro SIREN' }), '123456789');
  }
  return form;
}

describe('the offer to cover fees', () => {
  it('ACC-13 PAY-21 is not made to a person who gives 100 €: the fees are below the threshold', async () => {
    const { user, submitted } = await open(false);
    await user.click(payButton());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(submitted()).toMatchObject([{ montant: 100, amounts: { montant: 100, fees: 0, total: 100 } }]);
  });

  it('ACC-13 PAY-22 is made to a company, with the totals on the buttons and nothing ticked', async () => {
    const { user, submitted } = await open(true);
    await user.click(payButton());
    const dialog = await screen.findByRole('dialog', { name: 'Couvrir les frais ?' });
    expect(words(dialog)).toContain('Ajoutez 2,82 € de frais pour que 100 € soient reçus en entier.');
    expect(words(button(/Sans les frais/))).toBe('Sans les frais : payer 100 €');
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
    expect(submitted()).toEqual([]);
    await user.click(button(/102,82/));
    expect(submitted()).toMatchObject([
      { montant: 102.82, maxAmount: 102.82, amounts: { montant: 100, fees: 2.82, total: 102.82 } },
    ]);
  });

  it('ACC-13 is declined with the other button, and asked once per submit', async () => {
    const { user, submitted, visited } = await open(true);
    await user.dblClick(payButton());
    await user.click(await screen.findByRole('button', { name: /Sans les frais/ }));
    expect(submitted()).toMatchObject([{ montant: 100, amounts: { montant: 100, fees: 0, total: 100 } }]);
    expect(visited).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('PAY-21 is closed without paying, by keyboard too, and made again at the next submit', async () => {
    const { user, submitted } = await open(true);
    act(() => payButton().focus());
    await user.keyboard('{Enter}');
    const close = await screen.findByRole('button', { name: 'Fermer' });
    act(() => close.focus());
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(submitted()).toEqual([]);
    expect(payButton()).not.toHaveAttribute('aria-busy');
    await user.click(payButton());
    const accept = await screen.findByRole('button', { name: /Ajouter les frais/ });
    act(() => accept.focus());
    await user.keyboard('{Enter}');
    expect(submitted()).toMatchObject([{ amounts: { total: 102.82 } }]);
  });

  it('ACC-13 is never made where the organisation has no threshold', async () => {
    const { user, submitted } = await open(true, undefined, 0);
    await user.click(payButton());
    expect(submitted()).toMatchObject([{ amounts: { fees: 0 } }]);
  });

  it('PAY-22 splits the total with fees again, and lists the instalments first', async () => {
    const { user, submitted } = await open(false, { ...giftConfig, montant: 120, divide: 12, abo: true });
    await user.click(payButton());
    const dialog = await screen.findByRole('dialog');
    const charges = within(dialog).getAllByRole('listitem').map(words);
    expect(charges).toHaveLength(12);
    expect(charges.at(-1)).toMatch(/3,87 €$/);
    await user.click(button(/124,87/));
    expect(submitted()).toMatchObject([{ montant: 11, divide: 12, maxAmount: 124.87 }]);
  });

  it('PAY-22 is on the amount of each month for a monthly gift', async () => {
    const { user, submitted } = await open(true, { ...giftConfig, montant: 100, abo: true, nbMonth: 6 });
    await user.click(payButton());
    expect(words(await screen.findByRole('button', { name: /102,82.*par mois/ }))).toContain('Ajouter les frais');
    await user.click(button(/102,82/));
    expect(submitted()).toMatchObject([{ montant: 102.82, nbMonth: 6, maxAmount: 616.92 }]);
  });
});
