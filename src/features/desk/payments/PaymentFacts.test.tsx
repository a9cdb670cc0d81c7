import { act, render, screen } from '@testing-library/react';
import type { AdminPaymentDetail } from '../../../contract/payments/adminPayments';
import type { PaymentOrigin } from '../../../contract/payments/paymentStory';
import type { Role } from '../../../contract/terms/roles';
import { deskTexts } from '../../../i18n/desk';
import { DeskProvider, type Desk } from '../deskContext';
import { PaymentFacts } from './PaymentFacts';

const paid = {
  ...{ id: 'p1', label: 'Fête', devise: 'eur', received: 36, refunded: 0, fees: 0, platform: 'CARD' },
  ...{ createdAt: '2025-01-15T12:00:00Z', commentaire: '', info: { prenom: 'Ana', nom: 'Levi', email: '', tel: '' } },
  facturation: { perso: true, raison: '', adresse: '', postal: '', ville: '', pays: '' },
} as unknown as AdminPaymentDetail;

async function show(origins: readonly PaymentOrigin[], change: object = {}, role: Role = 'owner') {
  const desk = { lang: 'fr', texts: await deskTexts.fr(), path: '/' } as unknown as Desk;
  await act(async () =>
    render(
      <DeskProvider value={desk}>
        <PaymentFacts organisation={{ id: 'demo', role }} payment={{ ...paid, ...change }} origins={origins} />
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

it('DESK-253 says a link in words to who may not open it, and leads others to it', async () => {
  const link: PaymentOrigin = { kind: 'lien', id: 'l1', name: 'Cotisation' };
  await show([link, { kind: 'caisse', id: 'k1', name: 'Toit' }], {}, 'editor');
  expect((await screen.findByText('Cotisation')).closest('a')).toBeNull();
  expect(await addressOf('Toit')).toMatch(/\/funds\/k1$/);
  await show([link], {}, 'owner');
  expect(await addressOf('Cotisation')).toMatch(/\/links\/l1$/);
});

it('DESK-254 calls a payer without a name by address or number, else tells them apart by the end of their id', async () => {
  const id = '01932d70-0000-7000-8000-00000000a3f9';
  const contact = { kind: 'contact', id, name: '' } as const;
  await show([{ ...contact, email: 'ana@example.org', tel: '+33612345678' }]);
  expect(await addressOf('ana@example.org')).toMatch(/\/contacts\//);
  await show([{ ...contact, email: '', tel: '+33612345678' }]);
  expect(await addressOf('+33612345678')).toMatch(/\/contacts\//);
  await show([{ ...contact, email: '', tel: '' }]);
  expect(await addressOf('Contact (0a3f9)')).toMatch(/\/contacts\//);
});
