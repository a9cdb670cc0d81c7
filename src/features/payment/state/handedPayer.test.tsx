import { screen } from '@testing-library/react';
import { giftConfig, payButton, renderPayment } from '../testing/renderPayment';

const person = {
  homme: true,
  prenom: 'Dan',
  nom: 'Lévi',
  email: 'dan@example.org',
  tel: '+33612345678',
  adresse: '3 rue des Lilas',
  postal: '75011',
  ville: 'Paris',
  pays: 'FR',
};
const payer = { prenom: 'Dan', nom: 'Lévi', hints: { email: 'd•••@example.org', tel: '•••78' } };
const config = { ...giftConfig, payer };
const handed = (intent: string) => ({ paiement_payeur: JSON.stringify({ intent, person }) });
const field = (name: string) => screen.getByRole('textbox', { name });
const opened = (session: Record<string, string>, intent = 'int_form') =>
  renderPayment({ config, session, props: { intent } });

it('LINK-08 who sent the form in this tab finds it filled in, and may change it', async () => {
  const { user, submitted } = await opened(handed('int_form'));
  expect(field('Adresse email')).toHaveValue('dan@example.org');
  expect(field('Ville')).toHaveValue('Paris');
  expect(screen.queryByText(/d•••/)).toBeNull();
  await user.clear(field('Ville'));
  await user.type(field('Ville'), 'Lyon');
  await user.click(payButton());
  await screen.findByRole('button', { name: /Payer|Un instant|Ouverture/ });
  expect(submitted()).toMatchObject([
    { info: { homme: true, email: 'dan@example.org' }, facturation: { adresse: '3 rue des Lilas', ville: 'Lyon' } },
  ]);
});

it.each([
  ['another form', handed('int_other')],
  ['nobody', { paiement_payeur: '{broken' }],
])('LINK-08 of what was kept for %s nothing is filled in: the hints stand', async (_, session) => {
  await opened(session);
  expect(field('Adresse email')).toHaveValue('');
  expect(screen.getByText(/d•••@example.org/)).toBeVisible();
});
