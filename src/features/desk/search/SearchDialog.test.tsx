import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { searchAll, type FoundGroup } from '../../../contract/records/searchAll';
import { deskTexts } from '../../../i18n/desk';
import { DeskError } from '../deskClient';
import { DeskProvider, type Desk } from '../deskContext';
import type { Belonging } from '../belonging';
import { SearchButton } from './SearchButton';

type Answer = (words: string) => Promise<readonly FoundGroup[]>;
const levi = { id: 'c1', label: 'Noa Lévi', email: '', tel: '' };
const gift = { id: 'p1', label: '', montant: 18, devise: 'eur', createdAt: '2025-01-15T12:00:00Z' };
const some: readonly FoundGroup[] = [
  { kind: 'contact', records: [levi], more: true },
  { kind: 'payment', records: [gift], more: false },
];
const nothing: Answer = () => Promise.resolve([]);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function show(answer: Answer, role: Belonging['role'] = 'owner') {
  const texts = await deskTexts.fr();
  const navigate = jest.fn();
  const call = jest.fn(async (_: unknown, { query }: { query: { search: string } }) => ({
    data: await answer(query.search),
  }));
  const desk = { lang: 'fr', texts, call, path: '/o/demo/payments', navigate } as unknown as Desk;
  const organisation = { id: 'demo', name: 'Demo', role } as Belonging;
  const shown = (
    <DeskProvider value={desk}>
      <SearchButton organisation={organisation} />
    </DeskProvider>
  );
  await act(async () => void render(shown));
  // Lazy parts and texts come meanwhile.
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await act(async () => jest.advanceTimersByTimeAsync(1000));
  const field = await screen.findByRole('combobox', { hidden: true });
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  const rest = () => act(async () => jest.advanceTimersByTimeAsync(1000));
  const options = () => screen.queryAllByRole('option', { hidden: true }).map(({ textContent }) => textContent);
  return { navigate, call, field, type, rest, options };
}

it('DESK-265 opens by Ctrl and K, searches once typing rests, and groups what is found by name', async () => {
  const { call, type, rest, options } = await show(() => Promise.resolve(some));
  type('lev');
  type('levi');
  await rest();
  expect(call.mock.calls.map(([route, asked]) => [route, asked.query])).toEqual([[searchAll, { search: 'levi' }]]);
  expect(options()).toEqual(['Noa Lévi', 'Voir tout dans Contacts', expect.stringMatching(/^Sans nom \(p1\)18\s€ · /)]);
  const group = screen.getByRole('group', { name: 'Contacts', hidden: true });
  expect(within(group).getAllByRole('option', { hidden: true })).toHaveLength(2);
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('3 résultats');
});

it('DESK-265 goes with the arrow keys and Enter, and shows which choice is active', async () => {
  const { navigate, field, type, rest } = await show(() => Promise.resolve(some));
  type('levi');
  await rest();
  const active = () => document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect([field.getAttribute('aria-expanded'), active()]).toEqual(['true', 'Noa Lévi']);
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  await rest();
  expect(active()).toBe('Voir tout dans Contacts');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(navigate).toHaveBeenCalledWith('/o/demo/contacts?search=levi');
  await rest();
  expect(screen.queryByRole('combobox', { hidden: true })).toBeNull();
});

it('DESK-265 goes to what the last letters find, though Enter was pressed before the answer', async () => {
  const found: Record<string, readonly FoundGroup[]> = {
    levi: [{ kind: 'form', records: [{ id: 'old', label: 'Old' }], more: false }],
    levine: [{ kind: 'form', records: [{ id: 'new', label: 'New' }], more: false }],
  };
  const { navigate, field, type, rest } = await show((words) => Promise.resolve(found[words] ?? []));
  type('levi');
  await rest();
  type('levine');
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(navigate).not.toHaveBeenCalled();
  await rest();
  expect(navigate.mock.calls).toEqual([['/o/demo/forms/new']]);
});

it('DESK-265 finds pages of the desk as the role has them', async () => {
  const owner = await show(nothing);
  owner.type('reglages mess');
  await owner.rest();
  expect(owner.options()).toEqual([expect.stringMatching(/Messages/)]);
  fireEvent.keyDown(owner.field, { key: 'Enter' });
  expect(owner.navigate).toHaveBeenCalledWith('/o/demo/settings/mails');
});

it('DESK-265 hides the settings from a viewer, and says that nothing was found', async () => {
  const viewer = await show(nothing, 'viewer');
  viewer.type('reglages mess');
  await viewer.rest();
  expect(viewer.options()).toEqual([]);
  expect(screen.getByText('Rien ne correspond.')).toBeTruthy();
});

it('DESK-265 says a failure, and tries again', async () => {
  const answers: Answer[] = [() => Promise.reject(new DeskError('network', '')), () => Promise.resolve(some)];
  const { type, rest, options } = await show((words) => (answers.shift() ?? nothing)(words));
  type('levi');
  await rest();
  fireEvent.click(screen.getByRole('button', { name: 'Réessayer', hidden: true }));
  await rest();
  expect(options()).toHaveLength(3);
});
