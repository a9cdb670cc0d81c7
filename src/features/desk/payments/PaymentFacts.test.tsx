import { act, render, screen } from '@testing-library/react';
import type { AdminPaymentDetail } from '../../../contract/payments/adminPayments';
import type { PaymentOrigin } from '../../../contract/payments/paymentStory';
import { deskTexts } from '../../../i18n/desk';
import { DeskProvider, type Desk } from '../deskContext';
import { PaymentFacts } from './PaymentFacts';

const paid = {
  ...{ id: 'p1', label: 'Fête', devise: 'eur', received: 36, refunded: 0, fees: 0, platform: 'CARD' },
  ...{ createdAt: '2025-01-15T12:00:00Z', commentaire: '', info: { prenom: 'Ana', nom: 'Levi', email: '', tel: '' } },
  facturation: { perso: true, raison: '', adresse: '', postal: '', ville: '', pays: '' },
} as unknown as AdminPaymentDetail;

async function show(origins: readonly PaymentOrigin[], change: object = {}) {
  const desk = { lang: 'fr', texts: await deskTexts.fr(), path: '/' } as unknown as Desk;
  await act(async () =>
    render(
      <DeskProvider value={desk}>
        <PaymentFacts organisation="demo" payment={{ ...paid, ...change }} origins={origins} />
      </DeskProvider>,
    ),
  );
}
const addressOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

it('DESK-02 leads to who paid, to the form and to what was sent of it', async () => {
  await show([
    { kind: 'contact', id: 'c1', name: 'Ana Levi' },
    { kind: 'form', id: 'f1', name: 'Inscription' },
    { kind: 'submission', id: 's1', name: '', formId: 'f1' },
  ]);
  expect(await addressOf('Ana Levi')).toMatch(/\/o\/demo\/contacts\/c1$/);
  expect(await addressOf('Inscription')).toMatch(/\/o\/demo\/forms\/f1$/);
  expect(await addressOf('Envoi')).toMatch(/\/o\/demo\/forms\/f1\/s1$/);
});

it('DESK-02 says team and answers by their names, and a birth date as people write it', async () => {
  const extra = { prenomHE: 'חנה', ddn: '1990-01-15', newsletter: true, rite: 'A', autre: 'B' };
  await show([], {
    ...{ team: 'lions', teamName: 'Les lions', questions: { rite: 'Votre rite' } },
    info: { ...paid.info, extra },
  });
  const said = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;
  expect(await said('Équipe')).toBe('Les lions');
  expect(await said('Prénom en hébreu')).toBe('חנה');
  expect(await said('Date de naissance')).toBe('15 janvier 1990');
  expect(await said('Souhaite recevoir les actualités par email')).toBe('✓');
  expect(await said('Votre rite')).toBe('A');
  expect(await said('autre')).toBe('B');
});
