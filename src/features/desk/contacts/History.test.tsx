import { act, render, screen } from '@testing-library/react';
import type { ContactEvent } from '../../../contract/records/contactHistory';
import { deskTexts } from '../../../i18n/desk';
import { DeskProvider, type Desk } from '../deskContext';
import { History } from './History';

it('DESK-116 says of a payment that a part of it went back', async () => {
  const paid = { kind: 'payment', createdAt: '2025-01-15T12:00:00Z', montant: 50, devise: 'eur', of: null } as const;
  const event = (id: string, state: string, refunded: number): ContactEvent => ({
    ...{ ...paid, id, label: `Don ${id}`, state, refunded, pledgeId: null },
  });
  const data = [event('whole', 'succeeded', 0), event('part', 'succeeded', 25), event('back', 'refunded', 50)];
  const call = async () => ({ data, next: null });
  const desk = { lang: 'fr', texts: await deskTexts.fr(), path: '/', call } as unknown as Desk;
  await act(async () =>
    render(
      <DeskProvider value={desk}>
        <History organisation="demo" id="c1" />
      </DeskProvider>,
    ),
  );
  const stateOf = async (label: string) =>
    (await screen.findByText(label)).closest('tr')?.querySelector('.desk-state')?.textContent;
  await expect(stateOf('Don whole')).resolves.toBe('Payé');
  await expect(stateOf('Don part')).resolves.toBe('Remboursé en partie');
  await expect(stateOf('Don back')).resolves.toBe('Remboursé');
});
