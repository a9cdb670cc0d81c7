import { screen, within } from '@testing-library/react';
import { giftConfig, issuer, payButton, renderPayment } from './testing/renderPayment';

const field = (name: string) => screen.getByRole('textbox', { name });
const words = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ');

describe('what is paid', () => {
  it('PAY-60 carries amount and currency on the button', async () => {
    const { user } = await renderPayment();
    expect(words(payButton())).toBe('Payer 50 €');
    await user.clear(field('Montant'));
    await user.type(field('Montant'), '1234,5');
    expect(words(payButton())).toBe('Payer 1 234,50 €');
    expect(words(screen.getByRole('region', { name: 'Récapitulatif' }))).toContain('1 234,50 €');
  });

  it('PAY-30 PAY-32 offers 2 to 36 months once monthly is chosen, starting with 12', async () => {
    const { user } = await renderPayment();
    expect(screen.queryByRole('combobox', { name: 'Durée' })).toBeNull();
    await user.click(screen.getByRole('radio', { name: 'Par mois' }));
    const months = screen.getByRole('combobox', { name: 'Durée' });
    expect(months).toHaveValue('12');
    expect(within(months).getAllByRole('option')).toHaveLength(35);
    expect(words(payButton())).toBe('Payer 50 € par mois');
    await user.selectOptions(months, '24');
    expect(words(screen.getByRole('region', { name: 'Récapitulatif' }))).toMatch(/Total sur 24 mois.*1 200 €/);
  });

  it('PAY-30 opens monthly when the card said so', async () => {
    await renderPayment({ config: { ...giftConfig, abo: true, nbMonth: 6 } });
    expect(screen.getByRole('radio', { name: 'Par mois' })).toBeChecked();
    expect(screen.getByRole('combobox', { name: 'Durée' })).toHaveValue('6');
  });

  it('PAY-32 offers no months for types that have none', async () => {
    await renderPayment({ config: { ...giftConfig, type: 'DETTE', typeId: 'd1' } });
    expect(screen.queryByRole('radio', { name: 'Par mois' })).toBeNull();
  });

  it('PAY-03 says whether a receipt comes, and that the link can be used again', async () => {
    const first = await renderPayment({ config: { ...giftConfig, organisation: issuer } });
    expect(screen.getByText('Ce paiement délivre un Reçu Fiscal !')).toBeVisible();
    first.unmount();
    await renderPayment({ config: { ...giftConfig, cerfa: false, reusable: true } });
    expect(screen.getByText('Ce paiement ne délivre pas de Reçu Fiscal !')).toBeVisible();
    expect(screen.getByText('Ce lien de paiement est réutilisable !')).toBeVisible();
  });

  it('PAY-06 promises no receipt of an organisation that cannot issue any', async () => {
    await renderPayment({ config: giftConfig });
    expect(giftConfig.cerfa).toBe(true);
    expect(screen.queryByText(/Reçu Fiscal/)).toBeNull();
  });

  it('PAY-03 says nothing about receipts where nothing is known of them', async () => {
    const { cerfa: _, ...config } = giftConfig;
    await renderPayment({ config });
    expect(screen.queryByText(/Reçu Fiscal/)).toBeNull();
  });

  it('CUR-02 names what is charged beside what it is about in the visitor’s currency', async () => {
    await renderPayment({ config: { ...giftConfig, montant: 3 }, settings: { currency: 'ils' } });
    expect(words(payButton())).toBe('Payer 12 ₪ ≈ 3 €');
    expect(words(screen.getByRole('region', { name: 'Récapitulatif' }))).toContain('12 ₪ ≈ 3 €');
  });

  it('CUR-02 converts nothing for an organisation in another currency', async () => {
    await renderPayment({ config: { ...giftConfig, devise: 'gbp' }, settings: { currency: 'ils' } });
    expect(words(payButton())).toMatch(/^Payer 50 £(GB)?$/);
  });

  it('PAY-15 asks for an identity number only where the receipts have the Israeli form', async () => {
    const first = await renderPayment();
    expect(screen.queryByRole('textbox', { name: 'Numéro d’identité' })).toBeNull();
    first.unmount();
    const cerfasInfos = [{ id: 'MAIN', devise: 'ils', _format: 'IL' as const }];
    await renderPayment({ config: { ...giftConfig, organisation: { id: 'demo', cerfasInfos } } });
    expect(field('Numéro d’identité')).toBeVisible();
  });

  it('PAY-03 keeps the details of the summary folded until they are asked for', async () => {
    const { user } = await renderPayment();
    const toggle = screen.getByRole('button', { name: 'Détails' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('a trial', () => {
  const line = 'Essai : aucun argent n’est débité';
  it('ENT-30 says so at the button, as the payment’s organisation is in it', async () => {
    const trial = await renderPayment({ config: { ...giftConfig, organisation: { id: 'demo', mode: 'test' } } });
    expect(screen.getByText(line)).toBeVisible();
    trial.unmount();
    await renderPayment({ config: { ...giftConfig, organisation: { id: 'demo', mode: 'live' } } });
    expect(screen.queryByText(line)).toBeNull();
  });
});
