import { act, screen, waitFor } from '@testing-library/react';
import { renderBuilder, written } from '../testing/renderBuilder';

const definition = { title: 'Gala', content: [written('b1', 'text', { label: 'Nom', fieldKey: 'nom' })] };
const label = () => screen.findByRole('textbox', { name: 'Libellé' });

async function select({ user, shown, container }: Awaited<ReturnType<typeof renderBuilder>>) {
  await waitFor(() => expect(shown()).toEqual(['b1']));
  await user.click(container.querySelector('[data-block="b1"]')!);
}
/** A form as the browser keeps it after its author left without saving. */
async function leaveUnsaved() {
  const view = await renderBuilder({ props: { formId: 'sortie', definition } });
  await select(view);
  await view.user.type(await label(), ' de famille');
  view.unmount();
  return view.storage;
}

describe('unsaved work on a form of the page’s own', () => {
  it.each([0, 5000])('BUILD-44 is there where the page hands the form over %i ms late', async (wait) => {
    const storage = await leaveUnsaved();
    const view = await renderBuilder({ props: { formId: 'sortie' }, context: { storage } });
    await act(async () => view.pass(wait));
    view.setProps({ definition });
    await select(view);
    expect(await label()).toHaveValue('Nom de famille');
  });

  it('BUILD-44 ends with the save, also when nothing was added to it', async () => {
    const storage = await leaveUnsaved();
    const view = await renderBuilder({ props: { formId: 'sortie', definition }, context: { storage } });
    await screen.findByText('Modifications non enregistrées');
    await view.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Enregistré');
    expect(storage.read('local', 'orgkit_form_draft https://api.example sortie')).toBeNull();
  });
});
