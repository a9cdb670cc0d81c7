import { act, screen, waitFor } from '@testing-library/react';
import type { Answer, SeenCall } from '../../../runtime/testing/buildElement';
import { draftServer } from '../testing/draftServer';
import { renderBuilder, written } from '../testing/renderBuilder';

const two = [
  written('b1', 'text', { label: 'Nom', fieldKey: 'nom' }),
  written('b2', 'text', { label: 'Ville', fieldKey: 'ville' }),
];
const key = 'orgkit_form_draft https://api.example f1';
const unread = 'Brouillon pas encore lu';
const label = (block: string, value: string) => ({ do: 'setProperty', block, property: 'label', value });
const renamed = [written('b1', 'text', { label: 'Prénom', fieldKey: 'nom' }), two[1]!];
const content = (children: readonly object[]) => ({
  title: 'Gala',
  content: JSON.stringify({ schemaVersion: 1, children }),
});

type View = Awaited<ReturnType<typeof renderBuilder>>;

/** A builder whose server says what there is in its draft only when it is told to. */
async function openHeld(storage?: View['storage']) {
  const server = draftServer(two);
  let release = () => {};
  let held: Promise<void> | null = new Promise((resolve) => (release = resolve));
  const answer = async (call: SeenCall): Promise<Answer> => {
    if (call.path.endsWith('/draft') && held) await held;
    return server.answer(call);
  };
  const view = await renderBuilder({
    props: { formId: 'f1', token: 't0ken' },
    answer,
    ...(storage && { context: { storage } }),
  });
  await waitFor(() => expect(view.shown()).toEqual(['b1', 'b2']));
  return {
    ...view,
    server,
    add: (name = 'Champ court') => view.user.click(screen.getByRole('button', { name })),
    sent: () => view.calls.filter(({ method }) => method !== 'GET'),
    kept: (name: string) => view.storage.read('local', name),
    release: () => {
      held = null;
      return act(async () => release());
    },
  };
}

describe('work that is begun before it is known what was kept', () => {
  it('BUILD-79 BUILD-44 is kept in the browser, and joined with the draft once that is there', async () => {
    const { server, add, pass, kept, sent, release, shown, container, user } = await openHeld();
    server.writes('Anne', content(renamed), [label('b1', 'Prénom')]);
    await add();
    expect(screen.queryByText('Enregistré')).toBeNull();
    act(() => pass(1499));
    expect(kept(`${key} early`)).toBeNull();
    act(() => pass(1));
    expect(kept(`${key} early`)).toContain('Champ court');
    expect(sent()).toEqual([]);
    await release();
    await screen.findByText('Un brouillon de ce formulaire a été repris');
    expect(container.querySelector('.canvas-sheet')).toHaveTextContent('Prénom');
    expect(shown()).toHaveLength(3);
    act(() => pass(1500));
    await screen.findByText('Brouillon enregistré');
    expect(sent()).toMatchObject([{ method: 'POST', body: { version: 'v1' } }]);
    expect(JSON.stringify(server.draft())).toMatch(/Prénom.*Champ court/);
    expect([kept(key), kept(`${key} early`)]).toEqual([null, null]);
    // Typing is a step of its own.
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(shown()).toHaveLength(2);
    expect(container.querySelector('.canvas-sheet')).toHaveTextContent('Prénom');
  });

  it('BUILD-79 BUILD-44 is there again, however often its author leaves before, with all that was kept', async () => {
    const first = await openHeld();
    await first.release();
    await screen.findByText('Enregistré');
    first.server.breaks('network');
    await first.add('Champ long');
    first.unmount();
    const second = await openHeld(first.storage);
    await second.add('Champ court');
    second.unmount();
    const third = await openHeld(first.storage);
    await third.add('Case à cocher');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    third.unmount();
    const last = await openHeld(first.storage);
    await last.release();
    await screen.findByText('Vos modifications non enregistrées ont été reprises');
    expect(last.shown()).toHaveLength(5);
    act(() => last.pass(1500));
    await screen.findByText('Brouillon enregistré');
    for (const text of ['Champ long', 'Champ court', 'Case à cocher'])
      expect(JSON.stringify(last.server.draft())).toContain(text);
    expect(last.kept(`${key} early`)).toBeNull();
  });

  it('BUILD-79 BUILD-53 loses nothing where it collides with the draft: what was typed is listed', async () => {
    const { server, release, container, user } = await openHeld();
    server.writes('Anne', content(renamed), [label('b1', 'Prénom')]);
    await user.click(container.querySelector('[data-block="b1"]')!);
    await user.type(await screen.findByRole('textbox', { name: 'Libellé' }), ' de famille');
    await release();
    await user.click(await screen.findByRole('button', { name: 'Garder la mienne' }));
    expect(container.querySelector('.canvas-sheet')).toHaveTextContent('Nom de famille');
    expect(screen.getByRole('textbox', { name: 'Libellé' })).toHaveValue('Nom de famille');
  });

  it('BUILD-79 BUILD-97 a draft that cannot be read is said and asked for again; nothing is sent before', async () => {
    const { server, add, pass, sent, release, user, shown, calls } = await openHeld();
    server.writes('Anne', content(renamed), [label('b1', 'Prénom')]);
    server.breaks({ status: 500, json: { success: false, error: 'no' } });
    await release();
    expect(await screen.findByText(unread)).toBeVisible();
    await add();
    expect(screen.getByText('Hors connexion : conservé dans ce navigateur')).toBeVisible();
    act(() => pass(1000));
    await waitFor(() => expect(calls).toHaveLength(3));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(await screen.findByText(/n’a pas pu être enregistré/)).toBeVisible();
    expect(sent()).toEqual([]);
    server.breaks(null);
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    await screen.findByText('Enregistré');
    expect(sent()).toMatchObject([{ method: 'PUT', body: { revision: 1, draft: 'v1' } }]);
    expect(server.draft()).toBeNull();
    expect(screen.queryByText(unread)).toBeNull();
    // The draft keeps what comes next, and its reading is not asked for again.
    const before = calls.length;
    await add('Champ long');
    act(() => pass(1500));
    await waitFor(() => expect(server.draft()).not.toBeNull());
    act(() => pass(60_000));
    expect(calls).toHaveLength(before + 1);
    expect(shown()).toHaveLength(4);
  });

  it('BUILD-79 BUILD-44 leaves no trace when it was taken back, or when nothing was done', async () => {
    const { add, pass, user, kept, unmount } = await openHeld();
    await add();
    act(() => pass(1500));
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    unmount();
    const again = await openHeld();
    again.unmount();
    expect([kept(key), kept(`${key} early`), again.kept(`${key} early`)]).toEqual([null, null, null]);
  });
});
