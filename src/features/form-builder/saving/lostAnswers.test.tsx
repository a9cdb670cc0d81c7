import { act, screen, waitFor } from '@testing-library/react';
import { draftServer } from '../testing/draftServer';
import { renderBuilder, written } from '../testing/renderBuilder';

const button = (name: string) => screen.getByRole('button', { name });
const others = /Quelqu’un d’autre/;

/** A builder of a form with a name, whose label is typed on. */
async function open() {
  const server = draftServer([written('b1', 'text', { label: 'Nom', fieldKey: 'nom' })]);
  const view = await renderBuilder({ props: { formId: 'f1', token: 't0ken' }, answer: server.answer });
  const label = () => screen.getByRole('textbox', { name: 'Libellé' });
  await waitFor(() => expect(view.container.querySelector('.canvas-sheet [data-block="b1"] input')).not.toBeNull());
  await view.user.click(view.container.querySelector('.canvas-sheet [data-block="b1"]')!);
  await screen.findByRole('textbox', { name: 'Libellé' });
  return {
    ...view,
    server,
    label,
    type: (text: string) => view.user.type(label(), text),
    /** Lets time pass, and what was sent then be answered. */
    wait: (milliseconds: number) => act(async () => view.pass(milliseconds)),
  };
}

describe('answers that are lost', () => {
  it('BUILD-97 a draft that was stored is the author’s own, whatever was typed since', async () => {
    const { server, type, wait, label, calls } = await open();
    server.loses();
    await type(' de');
    await wait(1500);
    expect(await screen.findByText('Hors connexion : conservé dans ce navigateur')).toBeVisible();
    await type(' famille');
    await wait(3000);
    await wait(1500);
    expect(await screen.findByText('Brouillon enregistré')).toBeVisible();
    expect(label()).toHaveValue('Nom de famille');
    expect(JSON.stringify(server.draft())).toContain('Nom de famille');
    expect(calls.at(-1)).toMatchObject({ method: 'POST', body: { version: 'v1' } });
    expect(screen.queryByText(others)).toBeNull();
  });

  it('BUILD-97 a form that was published is saved once more with what was typed since', async () => {
    const { server, type, wait, label, calls, user } = await open();
    await type(' de');
    server.loses();
    await user.click(button('Enregistrer'));
    await screen.findByText(/n’a pas pu être enregistré/);
    await type(' famille');
    await wait(1500);
    await user.click(button('Enregistrer'));
    await screen.findByText('Enregistré');
    expect(label()).toHaveValue('Nom de famille');
    expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: { revision: 2, draft: 'v1' } });
    expect(server.draft()).toBeNull();
    expect(screen.queryByText(others)).toBeNull();
    await user.click(button('Annuler'));
    expect(label()).toHaveValue('Nom de');
  });

  it('BUILD-97 what somebody else published since is met as theirs', async () => {
    const { server, type, user } = await open();
    await type(' de');
    server.loses();
    await user.click(button('Enregistrer'));
    await screen.findByText(/n’a pas pu être enregistré/);
    server.publish({ title: 'Bal' });
    await user.click(button('Enregistrer'));
    expect(await screen.findByText(others)).toBeVisible();
  });

  it('BUILD-99 where a token may store no draft it is said, with whom to ask', async () => {
    const { server, type, wait } = await open();
    server.breaks({ status: 403, json: { success: false, code: 'scope', error: 'may not' } });
    await type(' de');
    await wait(1500);
    expect(await screen.findByText('Votre accès ne le permet pas. Demandez à qui gère l’organisation.')).toBeVisible();
    expect(await screen.findByText('Conservé dans ce navigateur seulement')).toBeVisible();
  });
});
