import { act, render, screen } from '@testing-library/react';
import { loadTexts } from '../../i18n/catalogue';
import { deskTexts } from '../../i18n/desk';
import { DeskProvider, type Desk } from './deskContext';
import { FoundTotal } from './FoundTotal';

it('DESK-255 says how many are found in all, and asks only where the rows are not all of them', async () => {
  const texts = await loadTexts(deskTexts, 'fr');
  const load = jest.fn((query: Readonly<Record<string, string>>) =>
    Promise.resolve({ total: query['state'] ? 1234 / 2 : null }),
  );
  const of = (filters: Record<string, string>, next: string | null) => (
    <DeskProvider value={{ lang: 'fr', texts } as Desk}>
      <FoundTotal found={{ filters, rows: [1, 2], next }} load={load} />
    </DeskProvider>
  );
  const { rerender } = render(of({}, null));
  expect(screen.getByText('2 en tout')).toBeVisible();
  expect(load).not.toHaveBeenCalled();
  await act(async () => rerender(of({ sort: 'name' }, 'x')));
  expect(screen.getByText(/^Plus de 1\s000$/)).toBeVisible();
  await act(async () => rerender(of({ state: 'active' }, 'x')));
  expect(screen.getByText('617 en tout')).toBeVisible();
  await act(async () => rerender(of({ state: 'active', sort: '-name' }, 'x')));
  expect(load.mock.calls.map(([query]) => query)).toEqual([
    { limit: '1', total: 'true' },
    { state: 'active', limit: '1', total: 'true' },
  ]);
});
