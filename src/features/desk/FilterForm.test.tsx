import { fireEvent, render, screen } from '@testing-library/react';
import { loadTexts } from '../../i18n/catalogue';
import { deskTexts } from '../../i18n/desk';
import { DeskProvider, type Desk } from './deskContext';
import { FilterForm } from './FilterForm';

it('DESK-280 says how many filters are in force, and is open where some are from the start', async () => {
  const texts = await loadTexts(deskTexts, 'fr');
  const of = (filters: Record<string, string>, key = '') => (
    <DeskProvider value={{ lang: 'fr', texts } as Desk}>
      <FilterForm key={key} filters={filters}>
        <input aria-label="Rechercher" />
        <input aria-label="État" />
      </FilterForm>
    </DeskProvider>
  );
  const { rerender } = render(of({ search: 'lévy', state: '', sort: 'date' }));
  const toggle = screen.getByRole('button', { name: 'Filtres et tri' });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  rerender(of({ search: '', state: 'failed', sort: '' }, 'anew'));
  expect(screen.getByRole('button', { name: 'Filtres et tri (1)' })).toHaveAttribute('aria-expanded', 'true');
});
