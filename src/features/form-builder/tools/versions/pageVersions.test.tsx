import { screen, waitFor, within } from '@testing-library/react';
import type { Answer, SeenCall } from '../../../../runtime/testing/buildElement';
import { type BuilderOptions, renderBuilder, written } from '../../testing/renderBuilder';

// Not in jsdom.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

const layout = (html: string) =>
  JSON.stringify({ schemaVersion: 1, children: [written('a', 'richText', { html: `<p>${html}</p>` })] });
const texts = { description: '', metaTitle: '', metaDescription: '', metaImage: '' };
const page = { ...texts, path: 'nous', title: 'Nous', content: layout('Nouveau') };
const row = (revision: number) => ({ revision, by: revision === 1 ? null : 'Anne', at: '2025-01-15T12:00:00.000Z' });
const older = { ...page, path: 'qui', title: 'Qui', content: layout('Ancien'), ...row(1) };

type Answers = (call: SeenCall) => Answer;
const answered =
  (stored: object, past: object, rows: readonly object[] = [row(2), row(1)]): Answers =>
  ({ method, path }) => {
    if (path.endsWith('/revisions')) return { json: { data: rows, next: null } };
    if (path.includes('/revisions/')) return { json: { data: past } };
    return { json: method === 'GET' ? { data: stored } : { success: true, data: stored } };
  };
const ofPage = answered({ ...page, id: 'p1', version: 'v1' }, older);

async function openVersions(answer: Answers = ofPage, props: BuilderOptions['props'] = { pageId: 'p1' }) {
  const shown = await renderBuilder({ props: { token: 't0ken', ...props }, answer });
  await shown.user.click(screen.getByText('Outils'));
  await shown.user.click(await screen.findByRole('button', { name: 'Versions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Versions' });
  return {
    ...shown,
    dialog,
    middle: () => shown.container.querySelector('.builder-middle'),
    press: async (text: string) => shown.user.click(await within(dialog).findByRole('button', { name: text })),
  };
}

describe('versions of a page', () => {
  it('BUILD-101 are listed with who saved them and when, compared by the names of pages, and looked at', async () => {
    const { dialog, press, calls } = await openVersions();
    await waitFor(() => expect(within(dialog).getAllByRole('listitem')).toHaveLength(2));
    expect(within(dialog).getAllByRole('listitem')[0]).toHaveTextContent(/Version 2Actuelle15 janvier 2025.*· Anne/);
    expect(within(dialog).getAllByRole('listitem')[1]).not.toHaveTextContent('Actuelle');
    await press('Voir Version 1');
    await waitFor(() => expect(dialog).toHaveTextContent('Adressequi nous'));
    expect(dialog).toHaveTextContent('TitreQui Nous');
    expect(dialog).toHaveTextContent(/Modifié Texte.*Ancien Nouveau/);
    expect(dialog).not.toHaveTextContent('Autres réglages');
    await waitFor(() => expect(dialog.querySelector('.versions-canvas')).toHaveTextContent('Ancien'));
    expect(calls.map(({ path }) => path)).toEqual([
      '/admin/pages/p1',
      '/admin/pages/p1/revisions',
      '/admin/pages/p1/revisions/1',
    ]);
  });

  it('BUILD-101 come back as a change that is not saved yet, in one step that can be undone', async () => {
    const { dialog, press, user, middle, calls, notified } = await openVersions();
    await press('Voir Version 1');
    await press('Restaurer cette version');
    expect(within(dialog).getByRole('alert')).toHaveTextContent(
      'Vos visiteurs la verront quand vous aurez enregistré.',
    );
    await press('Restaurer cette version');
    await waitFor(() => expect(middle()).toHaveTextContent('Ancien'));
    expect(notified).toEqual(['Version 1 reprise : enregistrez pour la publier']);
    expect(screen.getByText('Modifications non enregistrées')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Adresse' })).toHaveValue('qui');
    expect(calls.filter(({ method }) => method !== 'GET')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(middle()).toHaveTextContent('Nouveau');
    await user.click(screen.getByRole('button', { name: 'Rétablir' }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    const { revision: _, by: __, at: ___, ...record } = older;
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'PUT' }));
    expect(calls.at(-1)?.body).toEqual({ ...record, version: 'v1' });
  });

  it('BUILD-101 BUILD-61 are all that the menu offers for a page, and nothing is where its host keeps it', async () => {
    const { unmount } = await openVersions();
    const versions = screen.getAllByRole('button', { name: 'Versions' })[0];
    expect(within(versions!.closest('ul')!).getAllByRole('button')).toEqual([versions]);
    unmount();
    await renderBuilder({ props: { pageId: 'p1', definition: page } });
    expect(screen.queryByText('Outils')).toBeNull();
  });

  it('BUILD-101 are looked at, but not restored, where nothing can be changed', async () => {
    const { dialog, press } = await openVersions(ofPage, { pageId: 'p1', mode: 'readonly' });
    await press('Voir Version 1');
    await waitFor(() => expect(dialog.querySelector('.versions-canvas')).toHaveTextContent('Ancien'));
    expect(within(dialog).queryByRole('button', { name: 'Restaurer cette version' })).toBeNull();
  });

  it.each([
    ['a section', { sectionId: 's1' }, '/admin/sections/s1', { label: 'Mur' }],
    ['the home page', { mainPage: true }, '/admin/site', {}],
  ])('BUILD-101 are those of %s, too', async (_, props, path, settings) => {
    const stored = { ...settings, content: layout('Nouveau'), version: 'v1', id: 's1' };
    const there = 'mainPage' in props ? { web_menu: [], mainPage: stored } : stored;
    const { press, middle, calls } = await openVersions(
      answered(there, { ...settings, content: '<p>Ancien</p>', ...row(1) }),
      props,
    );
    await press('Voir Version 1');
    await press('Restaurer cette version');
    await press('Restaurer cette version');
    await waitFor(() => expect(middle()).toHaveTextContent('Ancien'));
    expect(calls.map((call) => call.path)).toEqual([path, `${path}/revisions`, `${path}/revisions/1`]);
  });

  it('BUILD-101 of a home page that nobody has saved are none, and it is said', async () => {
    const site = { web_menu: [], mainPage: { content: '', version: 'v1' } };
    const { dialog } = await openVersions(answered(site, {}, []), { mainPage: true });
    expect(await within(dialog).findByText('Rien n’est encore enregistré ici.')).toBeVisible();
  });

  it('BUILD-101 that cannot be read are not restored, and can be asked for again', async () => {
    let isDown = true;
    const { dialog, press } = await openVersions((call) =>
      isDown && call.path.includes('/revisions/') ? 'network' : ofPage(call),
    );
    await press('Voir Version 1');
    expect(await within(dialog).findByText('Les versions n’ont pas pu être chargées.')).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Restaurer cette version' })).toBeNull();
    isDown = false;
    await press('Réessayer');
    await waitFor(() => expect(dialog.querySelector('.versions-canvas')).toHaveTextContent('Ancien'));
  });
});
