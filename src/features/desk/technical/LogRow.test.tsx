import { act, render, screen } from '@testing-library/react';
import { loadTexts } from '../../../i18n/catalogue';
import { deskTexts } from '../../../i18n/desk';
import { DeskProvider, type Desk } from '../deskContext';
import { LogRow, type LogEntry } from './LogRow';

const entry: LogEntry = {
  ...{ id: 'e1', actor: 'Ana', action: 'ADMIN-PAYMENT-EXPORT', subject: 'export', subjectId: null, name: null },
  ...{ changes: {}, createdAt: '2025-01-15T12:00:00Z' },
};

async function show(row: LogEntry) {
  const desk = { lang: 'fr', texts: await loadTexts(deskTexts, 'fr'), path: '/' } as unknown as Desk;
  await act(async () =>
    render(
      <DeskProvider value={desk}>
        <table>
          <tbody>
            <LogRow row={row} organisation="demo" onActor={jest.fn()} />
          </tbody>
        </table>
      </DeskProvider>,
    ),
  );
}

it('PRIV-07 DESK-83 says in words what was exported, and how it was filtered', async () => {
  const filters = { state: 'succeeded', from: '2025-01-01', search: true, unknown: 'x' };
  await show({ ...entry, changes: { filters } });
  await screen.findByText('Export');
  expect(screen.getByText(/^Paiements/).textContent).toBe('Paiements – état, du 1er janvier 2025, recherche');
  await show({ ...entry, action: 'ADMIN-FORM-SUBMISSION-EXPORT', subjectId: 'fete', name: 'Fête' });
  await screen.findByText('Fête');
  screen.getByText('Réponses au formulaire');
});
