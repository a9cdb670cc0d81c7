import { screen, waitFor, within } from '@testing-library/react';
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
