import { act, screen, waitFor, within } from '@testing-library/react';
import type { SeenCall } from '../../../runtime/testing/buildElement';
import { draftServer } from '../testing/draftServer';
import { renderBuilder, written } from '../testing/renderBuilder';

const two = [
  written('b1', 'text', { label: 'Nom', fieldKey: 'nom' }),
  written('b2', 'text', { label: 'Ville', fieldKey: 'ville' }),
];
const content = (...children: readonly object[]) => ({
  title: 'Gala',
  content: JSON.stringify({ schemaVersion: 1, children }),
});
const label = (block: string, value: string) => ({ do: 'setProperty', block, property: 'label', value });
const button = (name: string) => screen.getByRole('button', { name });
const isWritten = ({ method, path }: SeenCall) => method === 'POST' && path.endsWith('/draft');

async function open(server: ReturnType<typeof draftServer>, more: Parameters<typeof renderBuilder>[0] = {}) {
  const view = await renderBuilder({ props: { formId: 'f1', token: 't0ken' }, answer: server.answer, ...more });
  const drafts = () => view.calls.filter(isWritten);
  const add = (name = 'Champ court') => view.user.click(button(name));
  return {
    ...view,
    drafts,
    add,
    /** Adds a field and waits until the draft has it. */
    async addAndStore(name?: string) {
      const before = drafts().length;
      await add(name);
      act(() => view.pass(1500));
      await waitFor(() => expect(drafts()).toHaveLength(before + 1));
    },
  };
}

describe('drafts of the builder', () => {
  it('BUILD-53 are stored a second and a half after the last change, with what leads there', async () => {
    const server = draftServer(two);
    const { add, pass, drafts, storage } = await open(server);
    await add();
    act(() => pass(1499));
    expect(drafts()).toHaveLength(0);
    act(() => pass(1));
    expect(await screen.findByText('Brouillon enregistré')).toBeVisible();
    expect(drafts()[0]?.body).toMatchObject({ version: null, revision: 1, form: { title: 'Gala' } });
    expect((drafts()[0]?.body as { form: object }).form).not.toHaveProperty('id');
    expect(JSON.parse((drafts()[0]?.body as { commands: string }).commands)).toMatchObject([{ do: 'insert' }]);
    expect(storage.read('local', 'orgkit_form_draft https://api.example f1')).toBeNull();
    await add('Champ long');
    expect(screen.getByText('Modifications non enregistrées')).toBeVisible();
    act(() => pass(1500));
    await waitFor(() => expect(drafts()[1]?.body).toMatchObject({ version: 'v1' }));
  });

  it('BUILD-53 are taken up elsewhere, with who wrote them and when, and can be dropped', async () => {
    const server = draftServer(two);
    const first = await open(server);
    await first.addAndStore();
    first.unmount();
    const { shown, user, calls, pass } = await open(server);
    await waitFor(() => expect(shown()).toHaveLength(3));
    const notice = (await screen.findByText('Un brouillon de ce formulaire a été repris')).closest('.notice')!;
    expect(notice).toHaveTextContent(/moi · 15 janvier 2025/);
    expect(screen.getByText('Brouillon enregistré')).toBeVisible();
    await user.click(button('Les abandonner'));
    expect(shown()).toHaveLength(2);
    act(() => pass(1500));
    await waitFor(() => expect(server.draft()).toBeNull());
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', query: '?version=v1' });
    await user.click(button('Rétablir'));
    expect(shown()).toHaveLength(3);
  });

  it('BUILD-53 end with the save', async () => {
    const server = draftServer(two);
    const { user, calls, addAndStore, drafts, add, pass } = await open(server);
    await addAndStore();
    await user.click(button('Enregistrer'));
    await screen.findByText('Enregistré');
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { draft: 'v1', revision: 1 } });
    expect(server.draft()).toBeNull();
    await add();
    act(() => pass(1500));
    await waitFor(() => expect(drafts().at(-1)?.body).toMatchObject({ version: null, revision: 2 }));
  });

  it('BUILD-53 of an older revision are joined with the newest one', async () => {
    const server = draftServer(two);
    server.writes('Anne', content({ ...two[0]!, props: { label: 'Prénom', fieldKey: 'nom' } }, two[1]!), [
      label('b1', 'Prénom'),
    ]);
    server.publish(content(two[0]!, written('b2', 'text', { label: 'Commune', fieldKey: 'ville' })));
    const { container } = await open(server);
    await waitFor(() => expect(container.querySelector('.canvas-sheet')).toHaveTextContent('Prénom'));
    expect(container.querySelector('.canvas-sheet')).toHaveTextContent('Commune');
    expect(screen.queryByText('Garder la mienne')).toBeNull();
  });

  it('BUILD-53 list what collides with the newest revision', async () => {
    const server = draftServer(two);
    server.writes('Anne', content({ ...two[0]!, props: { label: 'Prénom', fieldKey: 'nom' } }, two[1]!), [
      label('b1', 'Prénom'),
    ]);
    server.publish(content(written('b1', 'text', { label: 'Votre nom', fieldKey: 'nom' }), two[1]!));
    const { container, user } = await open(server);
    const sheet = () => container.querySelector('.canvas-sheet');
    await waitFor(() => expect(sheet()).toHaveTextContent('Votre nom'));
    await user.click(await screen.findByRole('button', { name: 'Garder la mienne' }));
    expect(sheet()).toHaveTextContent('Prénom');
  });

  it('BUILD-54 of two authors are joined, and nothing of either is lost', async () => {
    const server = draftServer(two);
    const { add, addAndStore, pass, shown, drafts, container, user } = await open(server);
    await addAndStore();
    const { form } = server.draft() as unknown as { form: { content: string } };
    const { children } = JSON.parse(form.content) as { children: { id: string }[] };
    const theirs = [
      ...children.map((one) => (one.id === 'b1' ? written('b1', 'text', { label: 'Leur nom', fieldKey: 'nom' }) : one)),
    ];
    server.writes('Anne', content(...theirs, written('t', 'checkbox', { label: 'Leur case', fieldKey: 'case' })));
    await user.click(container.querySelector('[data-block="b1"]')!);
    await user.type(screen.getByRole('textbox', { name: 'Libellé' }), ' à moi');
    await add('Champ long');
    act(() => pass(1500));
    const notice = (await screen.findByText(/Quelqu’un d’autre modifie aussi ce formulaire/)).closest('.notice')!;
    expect(notice).toHaveTextContent('Anne');
    await waitFor(() => expect(shown()).toHaveLength(5));
    expect(container.querySelector('.canvas-sheet')).toHaveTextContent('Leur nom');
    expect(container.querySelector('.canvas-sheet')).toHaveTextContent('Leur case');
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Garder la mienne' }));
    expect(container.querySelector('.canvas-sheet')).toHaveTextContent('Nom à moi');
    const before = drafts().length;
    act(() => pass(1500));
    await waitFor(() => expect(drafts()).toHaveLength(before + 1));
    expect(drafts().at(-1)?.body).toMatchObject({ version: 'v2' });
    expect(JSON.stringify(server.draft())).toContain('Nom à moi');
    expect(JSON.stringify(server.draft())).toContain('Leur case');
  });

  it('BUILD-54 that another author has published are not put in twice', async () => {
    const server = draftServer(two);
    const { addAndStore, add, pass, shown, drafts } = await open(server);
    await addAndStore();
    server.publish((server.draft() as unknown as { form: object }).form);
    server.drops();
    await add('Champ long');
    act(() => pass(1500));
    await waitFor(() => expect(drafts().at(-1)?.body).toMatchObject({ version: 'v1' }));
    await screen.findByText(/Quelqu’un d’autre modifie aussi ce formulaire/);
    expect(shown()).toHaveLength(4);
    act(() => pass(1500));
    await waitFor(() => expect(drafts().at(-1)?.body).toMatchObject({ version: null, revision: 2 }));
    expect(shown()).toHaveLength(4);
  });

  it('BUILD-54 that another author has dropped are stored anew by who still has them', async () => {
    const server = draftServer(two);
    const { addAndStore, add, pass, shown } = await open(server);
    await addAndStore();
    server.drops();
    await add('Champ long');
    act(() => pass(1500));
    await waitFor(() => expect(server.draft()).toBeNull());
    await waitFor(() => {
      act(() => pass(1500));
      expect(server.draft()).not.toBeNull();
    });
    expect(shown()).toHaveLength(4);
    expect(JSON.stringify(server.draft())).toContain('Champ court');
  });

  it('BUILD-53 wait longer each time while there is no network, and are kept in the browser', async () => {
    const server = draftServer(two);
    const { add, pass, calls, storage } = await open(server);
    server.breaks('network');
    await add();
    const opening = calls.length;
    const sent = () => calls.length - opening;
    act(() => pass(1500));
    expect(await screen.findByText('Hors connexion : conservé dans ce navigateur')).toBeVisible();
    expect(storage.read('local', 'orgkit_form_draft https://api.example f1')).toContain('Champ court');
    // Typing does not hurry it.
    for (let at = 0; at < 5; at += 1) {
      await add();
      act(() => pass(500));
    }
    expect(sent()).toBe(1);
    for (const [wait, count] of [
      [500, 2],
      [5999, 2],
      [1, 3],
      [11_999, 3],
      [1, 4],
    ] as const) {
      act(() => pass(wait));
      await waitFor(() => expect(sent()).toBe(count));
      await act(async () => {});
    }
    server.breaks(null);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Brouillon enregistré')).toBeVisible();
    expect(sent()).toBe(5);
    expect(storage.read('local', 'orgkit_form_draft https://api.example f1')).toBeNull();
  });

  it('BUILD-53 that are taken back are waited for no more', async () => {
    const server = draftServer(two);
    const { add, pass, user } = await open(server);
    server.breaks('network');
    await add();
    act(() => pass(1500));
    await screen.findByText('Hors connexion : conservé dans ce navigateur');
    await user.click(button('Annuler'));
    act(() => pass(1500));
    expect(await screen.findByText('Enregistré')).toBeVisible();
  });

  it.each([
    ['Session expirée', 401],
    ['Conservé dans ce navigateur seulement', 403],
  ])('BUILD-53 are not sent again where the token does not do, and lose nothing: %s', async (message, status) => {
    const server = draftServer(two);
    const first = await open(server);
    server.breaks({ status, json: { success: false, error: 'no' } });
    await first.addAndStore();
    expect(await screen.findByText(message)).toBeVisible();
    await first.add('Champ long');
    act(() => first.pass(20_000));
    expect(first.drafts()).toHaveLength(1);
    first.unmount();
    server.breaks(null);
    const again = await open(server, { context: { storage: first.storage } });
    await waitFor(() => expect(again.shown()).toHaveLength(4));
    expect(await screen.findByText('Vos modifications non enregistrées ont été reprises')).toBeVisible();
    act(() => again.pass(1500));
    await waitFor(() => expect(server.draft()).not.toBeNull());
  });

  it('BUILD-44 BUILD-53 joins what this browser kept with what others drafted and published meanwhile', async () => {
    const server = draftServer(two);
    const first = await open(server);
    server.breaks('network');
    await first.add();
    first.unmount();
    server.breaks(null);
    server.publish(content(two[0]!, written('b2', 'text', { label: 'Commune', fieldKey: 'ville' })));
    server.writes(
      'Anne',
      content(
        written('b1', 'text', { label: 'Prénom', fieldKey: 'nom' }),
        written('b2', 'text', { label: 'Commune', fieldKey: 'ville' }),
      ),
      [label('b1', 'Prénom')],
    );
    const { container, shown } = await open(server, { context: { storage: first.storage } });
    await waitFor(() => expect(shown()).toHaveLength(3));
    for (const text of ['Commune', 'Prénom', 'Champ court'])
      expect(container.querySelector('.canvas-sheet')).toHaveTextContent(text);
  });

  it('BUILD-53 that the server refuses are sent again only once they are changed', async () => {
    const server = draftServer(two);
    const { add, addAndStore, pass, drafts } = await open(server);
    server.breaks({ status: 400, json: { success: false, error: 'no' } });
    await addAndStore();
    act(() => pass(60_000));
    await act(async () => {});
    expect(drafts()).toHaveLength(1);
    server.breaks(null);
    await add();
    act(() => pass(1500));
    expect(await screen.findByText('Brouillon enregistré')).toBeVisible();
  });

  it('BUILD-59 asks for a title before a form is saved without one', async () => {
    const server = draftServer(two);
    const { user, add, calls } = await open(server, { props: { token: 't0ken' } });
    await add();
    await user.click(button('Enregistrer'));
    const dialog = await screen.findByRole('dialog', { name: 'Quel est le titre de ce formulaire ?' });
    const title = within(dialog).getByRole('textbox', { name: 'Titre' });
    await user.type(title, '  {Enter}');
    expect(calls).toEqual([]);
    await user.type(title, 'Gala{Enter}');
    await waitFor(() => expect(calls).toMatchObject([{ method: 'POST', body: { title: 'Gala' } }]));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
