import { screen, within } from '@testing-library/react';
import { loadMoreTexts } from '../state/moreTexts';
import { organisation } from '../testing/buildContext';
import { fillIn, giftConfig, payButton, renderPayment } from '../testing/renderPayment';

beforeAll(() => Promise.all([import('../specialParts'), loadMoreTexts('fr')]));

const fields = [
  { type: 'PRENOM_HE', required: true },
  { type: 'DDN' },
  { type: 'SELECT', fieldKey: 'rite', label: 'Rite', values: ['Ashkénaze', 'Séfarade'], required: true },
  { type: 'TEXT', label: 'Synagogue "d’origine"', required: true },
  { type: 'TEXTAREA', fieldKey: 'note', label: 'Dédicace' },
  { type: 'NEWSLETTER', required: true },
];
const context = { organisation: { ...organisation, web: { 'paiement.extra.fields': fields } } };
const group = () => within(screen.getByRole('region', { name: 'Informations complémentaires' }));

describe('what the organisation asks for', () => {
  it('PAY-16 shows the six kinds of field, the optional ones marked, and sends the answers', async () => {
    const { user, submitted } = await renderPayment({ context });
    await fillIn(user);
    expect(group().getByRole('textbox', { name: 'Dédicace facultatif' })).not.toBeRequired();
    const born = group().getByLabelText(/Date de naissance/);
    expect(born).toHaveAttribute('max', '2025-01-15');
    await user.type(group().getByRole('textbox', { name: 'Prénom en hébreu' }), 'לאה');
    await user.type(born, '1990-05-04');
    await user.selectOptions(group().getByRole('combobox', { name: 'Rite' }), 'Séfarade');
    await user.type(group().getByRole('textbox', { name: 'Synagogue "d’origine"' }), 'Lyon');
    await user.click(group().getByRole('checkbox'));
    await user.click(payButton());
    const extra = {
      prenomHE: 'לאה',
      ddn: '1990-05-04',
      rite: 'Séfarade',
      'Synagogue "d’origine"': 'Lyon',
      newsletter: true,
    };
    expect(submitted()).toMatchObject([{ info: { extra } }]);
  });

  it('PAY-16 PAY-17 stops a submit without them, names them and goes to them', async () => {
    const { user, submitted } = await renderPayment({ context });
    await fillIn(user);
    await user.click(payButton());
    const names = within(await screen.findByRole('alert'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([
      'Prénom en hébreu',
      'Rite',
      'Synagogue "d’origine"',
      'Je souhaite recevoir les actualités par email',
    ]);
    expect(submitted()).toEqual([]);
    await user.click(screen.getByRole('link', { name: /Synagogue/ }));
    expect(group().getByRole('textbox', { name: /Synagogue/ })).toHaveFocus();
    await user.keyboard('Lyon');
    expect(screen.queryByRole('link', { name: /Synagogue/ })).toBeNull();
  });

  it('PAY-16 says at once that a birth date has not come yet', async () => {
    const { user } = await renderPayment({ context });
    await user.type(screen.getByLabelText(/Date de naissance/), '2025-01-16');
    await user.tab();
    expect(await screen.findByText('Cette date est invalide')).toBeVisible();
  });

  it('PAY-02 is not asked again of who changes a payment', async () => {
    await renderPayment({ context, config: { ...giftConfig, update: true, paiement: { id: 'p1' } } });
    expect(screen.queryByRole('region', { name: 'Informations complémentaires' })).toBeNull();
  });
});
