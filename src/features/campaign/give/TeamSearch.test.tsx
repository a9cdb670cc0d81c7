import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GiveForm } from './GiveForm';
import { renderGive, teamOf } from './testing/renderGive';

const user = userEvent.setup();
const names = ['Sion', 'Élan', 'לב טוב', ...Array.from({ length: 22 }, (_, index) => `Équipe ${index + 1}`)];
const teams = names.map((name, index) => teamOf(`t${index}`, name));
const scrolled: Element[] = [];
Element.prototype.scrollIntoView = function () {
  scrolled.push(this);
};

async function show() {
  await renderGive(<GiveForm place="modal" />, { campaign: { teams } });
  return screen.findByRole('combobox', { name: 'Équipe soutenue' });
}
const active = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
const shown = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

it('MODAL-07 from twelve teams on one is searched for, as people type', async () => {
  const field = await show();
  expect(field).toHaveValue('La campagne entière');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(field, 'elan');
  expect(shown()).toEqual(['Élan']);
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('Élan');
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('MODAL-07 arrow keys keep the active team in view, and Escape closes the list alone', async () => {
  const field = await show();
  await act(async () => field.focus());
  await user.keyboard('{ArrowDown}');
  expect(active(field)).toHaveTextContent('La campagne entière');
  await user.keyboard('{ArrowDown>15}');
  expect(active(field)).toHaveTextContent('Équipe 12');
  expect(scrolled).toContain(active(field));
  await user.keyboard('{ArrowUp}');
  expect(active(field)).toHaveTextContent('Équipe 11');
  const closed = jest.fn();
  document.addEventListener('keydown', closed);
  await user.keyboard('{Escape}');
  document.removeEventListener('keydown', closed);
  expect(closed).not.toHaveBeenCalled();
  expect(field).toHaveAttribute('aria-expanded', 'false');
  expect(field).toHaveValue('La campagne entière');
});

it('MODAL-07 a team is chosen by a press, and found where it stands when the list opens again', async () => {
  const field = await show();
  await user.click(field);
  await user.click(screen.getByRole('option', { name: 'Équipe 20' }));
  expect(field).toHaveValue('Équipe 20');
  await user.click(field);
  expect(active(field)).toHaveTextContent('Équipe 20');
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Équipe 20');
});
