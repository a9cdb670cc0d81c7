import { screen, waitFor, within } from '@testing-library/react';
import type { Answer, SeenCall } from '../../../../runtime/testing/buildElement';
import { adminForm, renderBuilder, written } from '../../testing/renderBuilder';

// Not in jsdom.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

const named = (label: string) => [written('b1', 'text', { label, fieldKey: 'nom' })];
const row = (revision: number) => ({ revision, by: revision === 1 ? null : 'Anne', at: '2025-01-15T12:00:00.000Z' });

/** A form in its third revision, whose list comes in two pages. */
function answer({ method, path, query, body }: SeenCall): Answer {
  if (path.endsWith('/draft')) return { json: { data: null } };
  if (path.endsWith('/restore')) {
    const restored = { success: true, data: adminForm(named('Ancien'), { revision: 4 }), warnings: [] };
    return (body as { revision: number }).revision === 3
      ? { json: restored }
      : { status: 400, json: { success: false, error: 'x' } };
  }
  if (path.endsWith('/revisions'))
    return {
      json: query.includes('before=2') ? { data: [row(1)], next: null } : { data: [row(3), row(2)], next: '2' },
    };
  if (path.endsWith('/duplicate')) return { json: { success: true, data: adminForm([], { id: 'f2' }), warnings: [] } };
  if (path.endsWith('/archive')) return { json: { success: true, data: adminForm([], { archived: true }) } };
  if (path.includes('/revisions/'))
    return { json: { data: adminForm(named('Ancien'), { revision: 1, title: 'Fête' }) } };
  return method === 'GET' ? { json: { data: adminForm(named('Nom')) } } : 'network';
}

async function openTool(name: string, given = answer) {
  const shown = await renderBuilder({ props: { formId: 'f1', token: 't0ken' }, answer: given });
  await shown.user.click(screen.getByText('Outils'));
  await shown.user.click(await screen.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  return {
    ...shown,
    dialog,
    press: async (text: string) => shown.user.click(await within(dialog).findByRole('button', { name: text })),
  };
}

describe('versions of a form', () => {
  it('BUILD-55 BUILD-56 BUILD-57 are listed page by page, compared, and restored', async () => {
    const { dialog, press, user, container, calls, notified } = await openTool('Versions');
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(2));
    expect(within(dialog).getAllByRole('listitem')[0]).toHaveTextContent(/Version 3Actuelle15 janvier 2025.*· Anne/);
    await press('Versions plus anciennes');
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(3));
    await press('Voir Version 1');
    await waitFor(() => expect(dialog).toHaveTextContent('TitreFête Gala'));
    expect(dialog).toHaveTextContent('Modifié Champ court · NomLibelléAncien Nom');
    expect(dialog).not.toHaveTextContent('b1');
    expect(dialog.querySelector('.versions-canvas')).toHaveTextContent('Fête');
    await press('Restaurer cette version');
    expect(within(dialog).getByRole('alert')).toHaveTextContent('La version actuelle reste dans la liste.');
    expect(within(dialog).getByRole('alert')).not.toHaveTextContent('non enregistrées');
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    await press('Restaurer cette version');
    await waitFor(() => expect(notified).toEqual(['Version 1 restaurée']));
    expect(container.querySelector('.builder-middle')).toHaveTextContent('Ancien');
    expect(screen.getByText('Enregistré')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(container.querySelector('.builder-middle')).toHaveTextContent('Nom');
  });

  it('BUILD-55 that do not come can be asked for again', async () => {
    let isDown = true;
    const { dialog, press } = await openTool('Versions', (call) =>
      isDown && call.path.endsWith('/revisions') ? 'network' : answer(call),
    );
    expect(await within(dialog).findByText('Les versions n’ont pas pu être chargées.')).toBeVisible();
    isDown = false;
    await press('Réessayer');
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(2));
  });

  it('BUILD-58 a form is copied and archived once it is said what that means', async () => {
    const { dialog, press, calls, context } = await openTool('Dupliquer le formulaire');
    expect(dialog).toHaveTextContent('Elle est fermée jusqu’à ce que vous l’ouvriez.');
    await press('Créer la copie');
    await press('Ouvrir la copie');
    expect(calls.at(-1)).toMatchObject({ path: '/admin/forms/f1/duplicate', body: { title: 'Gala (copie)' } });
    expect(context.host.getAttribute('form-id')).toBe('f2');
  });

  it('BUILD-58 a form is archived', async () => {
    const { dialog, press, calls, notified } = await openTool('Archiver le formulaire');
    expect(dialog).toHaveTextContent('Les réponses restent');
    await press('Archiver');
    await waitFor(() => expect(notified).toEqual(['Formulaire archivé']));
    expect(calls.at(-1)).toMatchObject({ path: '/admin/forms/f1/archive', body: { archived: true } });
  });

  it.each([
    ['Dupliquer le formulaire', 'Créer la copie'],
    ['Archiver le formulaire', 'Archiver'],
  ])('BUILD-92 says in the language of the builder that a token may not do it: %s', async (tool, act) => {
    const error = 'A token of the scope "forms" may not do this.';
    const { dialog, press, shown } = await openTool(tool, (call) =>
      call.method === 'POST' ? { status: 403, json: { success: false, error, code: 'scope' } } : answer(call),
    );
    await press(act);
    expect(await within(dialog).findByText(/^Votre accès ne le permet pas/)).toBeVisible();
    expect(dialog).not.toHaveTextContent('scope');
    expect(within(dialog).getByRole('button', { name: act })).toBeEnabled();
    expect(shown()).toEqual(['b1']);
  });
});
