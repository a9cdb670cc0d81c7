import { screen, waitFor } from '@testing-library/react';
import type { SeenCall } from '../../../runtime/testing/buildElement';
import { adminForm, renderBuilder } from '../testing/renderBuilder';

const button = (name: RegExp | string) => screen.findByRole('button', { name });
const group = () => screen.queryByRole('group', { name: 'Commencer par un modèle' });

describe('templates', () => {
  it('BUILD-60 BUILD-21 begin a new form in one step, and leave the author at its title', async () => {
    const { user, shown } = await renderBuilder();
    await user.click(await button(/^Gala/));
    await waitFor(() => expect(shown()).not.toHaveLength(0));
    expect(group()).toBeNull();
    const title = await screen.findByRole('textbox', { name: 'Titre' });
    expect(title).toHaveValue('Soirée de gala');
    await waitFor(() => expect(title).toHaveFocus());
    await user.click(await button('Annuler'));
    expect(shown()).toHaveLength(0);
    expect(await button(/^Gala/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Annuler' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('BUILD-60 BUILD-89 are offered for a new form of the page’s, whatever the page calls it', async () => {
    await renderBuilder({ props: { formId: 'sortie' } });
    expect(await button(/^Gala/)).toBeVisible();
  });

  it('BUILD-60 can be declined', async () => {
    const { user } = await renderBuilder();
    await user.click(await button('Formulaire vide'));
    expect(group()).toBeNull();
    expect(screen.getByText('Ce formulaire est vide')).toBeVisible();
  });

  it('BUILD-60 are not offered for a form that is there, nor where nothing can be changed', async () => {
    const given = await renderBuilder({ props: { definition: { title: 'Bal', content: [] } } });
    expect(await screen.findByText('Ce formulaire est vide')).toBeVisible();
    expect(group()).toBeNull();
    given.unmount();
    await renderBuilder({ props: { mode: 'readonly' } });
    expect(group()).toBeNull();
  });

  it('BUILD-60 BUILD-90 are offered for a form that was only made, to who may not make one', async () => {
    const asked =
      (more: object) =>
      ({ method }: SeenCall) =>
        method === 'GET' ? { json: { data: adminForm([], more) } } : 'network';
    const props = { formId: 'f1', token: 't0ken' };
    const { user, shown, unmount } = await renderBuilder({ props, answer: asked({ revision: 1 }) });
    await user.click(await button(/^Gala/));
    await waitFor(() => expect(shown()).not.toHaveLength(0));
    expect(await screen.findByRole('textbox', { name: 'Titre' })).toHaveValue('Gala');
    unmount();
    for (const more of [{ revision: 2 }, { revision: 1, type: 'COMPLEX', products: [{ id: 'P', label: 'Place' }] }]) {
      const view = await renderBuilder({ props, answer: asked(more) });
      expect(await screen.findByText('Ce formulaire est vide')).toBeVisible();
      expect(group()).toBeNull();
      view.unmount();
    }
  });
});
