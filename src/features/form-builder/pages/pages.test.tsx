import { act, screen, waitFor } from '@testing-library/react';
import type { SeenCall } from '../../../runtime/testing/buildElement';
import { type BuilderOptions, renderBuilder, written } from '../testing/renderBuilder';

const layout = (...children: readonly object[]) => JSON.stringify({ schemaVersion: 1, children });
const stored = (content: string, more: object = {}) => ({
  ...{ id: 'p1', path: 'nous', title: 'Nous', description: '', metaTitle: 'Qui', metaDescription: '', metaImage: '' },
  ...{ content, version: 'v1', ...more },
});
const note = (id: string, html: string) => written(id, 'richText', { html });
const two = layout(note('a', '<p>Un</p>'), note('b', '<p>Deux</p>'));
const press = (name: string) => screen.getByRole('button', { name });

/** The builder of a page; the server answers a read so, and writes in turn. */
function open(page: object, writes: readonly object[] = [], more: BuilderOptions = {}) {
  const left = [...writes];
  const answer = ({ method }: SeenCall) => {
    if (method === 'GET') return { json: { data: page } };
    const json = left.shift() ?? { success: true, data: page };
    return 'code' in json ? { status: 409, json } : { json };
  };
  return renderBuilder({ props: { pageId: 'p1', token: 't0ken' }, answer, ...more });
}

describe('pages in the builder', () => {
  it('BUILD-61 are opened under their own name, with the blocks and settings that pages have', async () => {
    const { shown, calls } = await open(stored(two));
    expect(calls.map(({ method, path }) => [method, path])).toEqual([['GET', '/admin/pages/p1']]);
    await waitFor(() => expect(shown()).toEqual(['a', 'b']));
    expect(screen.getByRole('heading', { name: 'Nous', level: 2 })).toBeVisible();
    expect(await screen.findByRole('textbox', { name: 'Adresse' })).toHaveValue('nous');
    expect(screen.queryByText('Champ court')).toBeNull();
    expect(press('Formulaire intégré')).toBeVisible();
  });

  it('BUILD-61 that nest too deep are not opened, and it is said', async () => {
    const deep = `{"children":[{"type":"video","props":{"video":${'['.repeat(20_000)}${']'.repeat(20_000)}}}]}`;
    await open({}, [], { props: { mainPage: true, definition: { content: deep } } });
    expect(await screen.findByText('Le contenu est illisible')).toBeVisible();
  });

  it('BUILD-61 are not offered the templates of forms', async () => {
    await open({}, [], { props: { mainPage: true, definition: {} } });
    expect(await screen.findByText('Rien ici pour le moment')).toBeVisible();
    await act(() => import('../templates/Templates'));
    expect(screen.queryByRole('group', { name: 'Commencer par un modèle' })).toBeNull();
  });

  it('BUILD-62 are saved with the version that was opened; what was emptied is sent as empty', async () => {
    const { user, calls } = await open(stored(two), [
      { success: true, data: stored(two, { version: 'v2' }) },
      { success: true, data: stored(two, { version: 'v3' }) },
    ]);
    await user.clear(await screen.findByRole('textbox', { name: 'Titre pour les moteurs de recherche' }));
    await user.click(press('Enregistrer'));
    await screen.findByText('Enregistré');
    await user.type(screen.getByRole('textbox', { name: 'Titre' }), ' tous');
    await user.click(press('Enregistrer'));
    await waitFor(() => expect(calls).toHaveLength(3));
    expect(calls[1]).toMatchObject({ method: 'PUT', body: { version: 'v1', title: 'Nous', metaTitle: '' } });
    expect(calls[1]?.body).not.toHaveProperty('id');
    expect(calls[2]).toMatchObject({ body: { version: 'v2', title: 'Nous tous' } });
  });

  it('BUILD-62 without blocks are kept as nothing', async () => {
    const { user, calls } = await open(stored(layout(note('a', '<p>Un</p>'))));
    await user.click(await screen.findByText('Un'));
    await user.click(press('Supprimer'));
    await user.click(press('Enregistrer'));
    await waitFor(() => expect(calls[1]).toMatchObject({ body: { content: '' } }));
  });

  it('BUILD-62 that another author saved meanwhile get the own changes on top, and are saved over no one', async () => {
    const theirs = stored(layout(note('a', '<p>Leur</p>'), note('b', '<p>Deux</p>')), {
      title: 'Eux',
      path: 'eux',
      version: 'v7',
    });
    const { user, calls, shown } = await open(stored(two), [
      { success: false, code: 'changed', error: 'x', data: theirs },
    ]);
    await user.type(await screen.findByRole('textbox', { name: 'Adresse' }), '-tous');
    await user.click(press('Texte'));
    await user.click(press('Enregistrer'));
    expect(await screen.findByText('Quelqu’un d’autre a enregistré entre-temps')).toBeVisible();
    expect(await screen.findByText('Adresse', { selector: 'bdi' })).toBeVisible();
    expect(shown()).toHaveLength(3);
    expect(screen.getByText('Leur')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Eux', level: 2 })).toBeVisible();
    await user.click(press('Enregistrer'));
    await waitFor(() => expect(calls[2]).toMatchObject({ body: { version: 'v7', title: 'Eux' } }));
  });

  it('BUILD-62 of a later version of theirs are not overwritten', async () => {
    const theirs = stored('{"schemaVersion":99,"children":[]}', { version: 'v7' });
    const refused = { success: false, code: 'changed', error: 'x', data: theirs };
    const { user, calls } = await open(stored(two), [refused, refused]);
    await user.click(press('Texte'));
    await user.click(press('Enregistrer'));
    await screen.findByText('Quelqu’un d’autre a enregistré entre-temps');
    await user.click(press('Enregistrer'));
    await waitFor(() => expect(calls[2]).toMatchObject({ body: { version: 'v1' } }));
  });

  it('BUILD-62 keep unsaved work in this browser, and nothing of it on the server', async () => {
    const first = await open(stored(two));
    await first.user.click(press('Texte'));
    act(() => first.pass(1500));
    first.unmount();
    expect(first.calls.map(({ method }) => method)).toEqual(['GET']);
    const { storage } = first;
    const { shown } = await open(stored(two), [], { context: { storage } });
    await waitFor(() => expect(shown()).toHaveLength(3));
  });

  it('BUILD-62 are handed to the page around the builder, which may keep them itself', async () => {
    const { user, calls, events } = await open({}, [], {
      props: { pageId: 'p1', definition: { title: 'Nous', content: two } },
    });
    await user.click(press('Enregistrer'));
    await screen.findByText('Enregistré');
    expect(calls).toEqual([]);
    expect(events.find(({ name }) => name === 'org-page-save')?.detail).toEqual({
      ...{ kind: 'page', id: 'p1' },
      page: { title: 'Nous', content: two },
    });
  });

  it('BUILD-63 are warned of as pages are', async () => {
    const { user, pass } = await open(stored(layout(note('a', '<p><a href="#">Ici</a></p>')), { path: 'don' }));
    act(() => pass(300));
    await user.click(await screen.findByText('2 avertissements'));
    expect(screen.getByText('Le site se sert déjà de cette adresse')).toBeVisible();
    expect(screen.getByText('Un lien ne mène nulle part ou n’a pas de texte')).toBeVisible();
  });

  it('BUILD-64 sections that are kept as HTML open as one text, and are saved as blocks', async () => {
    const section = { id: 's1', label: 'Accueil', content: '<p>Bienvenue</p>', version: 'v1' };
    const { user, calls, shown } = await open(section, [], { props: { sectionId: 's1', token: 't0ken' } });
    expect(await screen.findByText('Bienvenue')).toBeVisible();
    expect(shown()).toHaveLength(1);
    expect(screen.queryByText('Formulaire intégré')).toBeNull();
    await user.click(press('Enregistrer'));
    await waitFor(() => expect(calls[1]).toMatchObject({ method: 'PUT', path: '/admin/sections/s1' }));
    expect(calls[1]?.body).toEqual({ label: 'Accueil', version: 'v1', content: expect.stringContaining('richText') });
  });

  it('BUILD-64 the home page is saved alone: the menu is in nobody’s way', async () => {
    const site = { web_menu: [{ id: 'm' }], mainPage: { content: two, version: 'v1' } };
    const { user, calls } = await open(site, [], { props: { mainPage: true, token: 't0ken' } });
    await user.click(press('Enregistrer'));
    await waitFor(() => expect(calls[1]).toMatchObject({ method: 'PUT', path: '/admin/site' }));
    expect(calls[1]?.body).toEqual({ mainPage: { content: two, version: 'v1' } });
  });
});
