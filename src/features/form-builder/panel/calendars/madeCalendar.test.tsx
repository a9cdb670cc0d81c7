import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { SeenCall } from '../../../../runtime/testing/buildElement';
import { adminForm, renderBuilder, written } from '../../testing/renderBuilder';

function answer({ method, path, body }: SeenCall) {
  if (path.includes('/slots/')) return { json: { data: [] } };
  if (path.endsWith('/draft')) return { json: { data: null } };
  if (method === 'GET') return { json: { data: adminForm(asks, { type: 'COMPLEX' }) } };
  const { id, label } = body as { id: string; label: string };
  return { json: { success: true, data: { id, label, slots: [], hours: 0, editable: true } } };
}
const asks = ['c1', 'c2'].map((id) => written(id, 'calendar', { label: 'Rendez-vous', fieldKey: id }));

it('BUILD-95 BUILD-25 a calendar made beside its block is one step', async () => {
  const { user, container, shown } = await renderBuilder({ props: { formId: 'f1', token: 't0ken' }, answer });
  await waitFor(() => expect(shown()).toEqual(['c1', 'c2']));
  await user.click(container.querySelector('[data-block="c1"]')!);
  await user.click(await screen.findByRole('button', { name: 'Nouveau calendrier' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau calendrier' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Titre du calendrier' }), 'Accueil');
  await user.click(dialog.getByRole('button', { name: 'Ajouter ces créneaux' }));
  await user.click(dialog.getByRole('button', { name: 'Enregistrer le calendrier' }));
  const chosen = await screen.findByRole('combobox', { name: 'Calendrier' });
  await waitFor(() => expect(chosen).toHaveDisplayValue('Accueil'));
  await user.click(screen.getByRole('button', { name: 'Annuler' }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Calendrier' })).toHaveDisplayValue('Aucun'));
  expect(within(screen.getByRole('combobox', { name: 'Calendrier' })).queryByText('Accueil')).toBeNull();
  expect(screen.getByRole('button', { name: 'Annuler' })).toHaveAttribute('aria-disabled', 'true');
});

const dialogOf = async () => {
  const { user, container, shown, calls } = await renderBuilder({ props: { formId: 'f1', token: 't0ken' }, answer });
  await waitFor(() => expect(shown()).toEqual(['c1', 'c2']));
  await user.click(container.querySelector('[data-block="c1"]')!);
  await user.click(await screen.findByRole('button', { name: 'Nouveau calendrier' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau calendrier' }));
  await user.type(await dialog.findByRole('textbox', { name: 'Titre du calendrier' }), 'Accueil');
  const sent = () => calls.find(({ path }) => path.endsWith('/calendars'))?.body as { slots: { seats: number }[] };
  const save = () => user.click(dialog.getByRole('button', { name: 'Enregistrer le calendrier' }));
  return { user, dialog, sent, save };
};

it('BUILD-95 saving adds the slots that are filled in and were not added', async () => {
  const { user, dialog, sent, save } = await dialogOf();
  const seats = dialog.getAllByRole('spinbutton', { name: 'Places par créneau' })[0]!;
  await user.clear(seats);
  await save();
  expect(dialog.getByText(/Vérifiez les jours/)).toBeVisible();
  expect(sent()).toBeUndefined();
  await user.type(seats, '4');
  await save();
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent().slots.length).toBeGreaterThan(5);
  expect(sent().slots.every((slot) => slot.seats === 4)).toBe(true);
});

it('BUILD-95 slots that were filled in are not lost where others beside them are wrong', async () => {
  const { user, dialog, sent, save } = await dialogOf();
  const [seats, own] = dialog.getAllByRole('spinbutton', { name: 'Places par créneau' });
  await user.clear(seats!);
  await user.type(seats!, '4');
  const one = dialog.getByRole('group', { name: 'Un seul créneau' });
  const put = (type: string, value: string) =>
    fireEvent.change(one.querySelector(`input[type=${type}]`)!, { target: { value } });
  await user.clear(own!);
  put('date', '2099-05-04');
  put('time', '10:00');
  await save();
  expect(dialog.getByText(/Vérifiez les jours/)).toBeVisible();
  expect(sent()).toBeUndefined();
  await user.type(own!, '7');
  await save();
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent().slots.filter((slot) => slot.seats === 4).length).toBeGreaterThan(5);
  expect(sent().slots.filter((slot) => slot.seats === 7)).toHaveLength(1);
});

it('BUILD-95 a calendar without slots is saved only when asked twice', async () => {
  const { dialog, sent, save } = await dialogOf();
  await save();
  expect(dialog.getByText(/aucun créneau : personne/)).toBeVisible();
  expect(sent()).toBeUndefined();
  await save();
  await waitFor(() => expect(sent()).toMatchObject({ label: 'Accueil', slots: [] }));
});
