import { act, render, screen } from '@testing-library/react';
import type { StoryEvent } from '../../../contract/payments/paymentStory';
import { deskTexts } from '../../../i18n/desk';
import { DeskProvider, type Desk } from '../deskContext';
import { Story } from './Story';

it('DESK-40 says why a refund was asked for, and of one that nobody asked for that it was automatic', async () => {
  const desk = { lang: 'fr', texts: await deskTexts.fr(), path: '/' } as unknown as Desk;
  const at = '2025-01-15T12:00:00Z';
  const events: StoryEvent[] = [
    { kind: 'refund', at, charge: 2, montant: -10, automatic: true },
    { kind: 'refund', at, charge: 1, montant: -5, automatic: false },
    { kind: 'change', at, actor: 'Ana', action: 'ADMIN-PAYMENT-REFUND', fields: [], reason: 'Payé deux fois' },
    { kind: 'change', at, actor: '', action: 'ADMIN-PAYMENT-REFUND', fields: [], reason: '' },
  ];
  await act(async () =>
    render(
      <DeskProvider value={desk}>
        <Story events={events} devise="eur" />
      </DeskProvider>,
    ),
  );
  await screen.findByText('Remboursement · échéance 2 · automatique : plus disponible');
  screen.getByText('Remboursement');
  screen.getByText('Payé deux fois');
  expect(screen.getAllByText('Motif')).toHaveLength(1);
});
