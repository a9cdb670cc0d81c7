import { act, screen } from '@testing-library/react';
import { createSafeStorage } from '../../../client/safeStorage';
import { renderForm, type RenderOptions, type TestBlock } from '../testing/renderForm';

const blocks: readonly TestBlock[] = [
  ['text', { fieldKey: 'nom', label: 'Nom' }],
  ['select', { fieldKey: 'jour', label: 'Jour', values: ['Lundi', 'Mardi'] }],
  ['upload', { fieldKey: 'piece', label: 'Pièce' }],
  ['text', { fieldKey: 'ville', label: 'Ville', defaultValue: 'Paris' }],
];
const formOf = (id: string) => ({ id, organisation: 'demo', revision: 3, content: JSON.stringify({ children: blocks.map(([type, props]) => ({ type, props })) }) }); // oxfmt-ignore

let forms = 0;
/** A tab that a form is opened in, again and again. */
function tab() {
  const storage = createSafeStorage(() => {
    throw new Error('blocked');
  });
  const id = `draft${(forms += 1)}`;
  const open = async (options: RenderOptions = {}) => {
    const { props, context, ...rest } = options;
    const view = await renderForm({
      answer: ({ path }) => ({
        json: path.startsWith('/forms/submit') ? { success: true, data: { id: 's1' } } : { data: formOf(id) },
      }),
      ...rest,
      context: { storage, ...context },
      props: { formId: id, ...props },
    });
    await act(async () => {});
    return view;
  };
  const key = `org-form-draft https://api.example ${id}`;
  const held = (area: 'session' | 'local') => storage.read(area, key);
  return { storage, open, key, held };
}

const name = () => screen.getByRole('textbox', { name: 'Nom' });
const resume = () => screen.findByRole('button', { name: 'Reprendre' });

/** Fills in the name and waits until it is saved. */
async function fill({ user, pass }: Awaited<ReturnType<typeof renderForm>>, text = 'Levi') {
  await user.type(name(), text);
  await screen.findByRole('checkbox', { name: /Garder/ });
  act(() => pass(1000));
}

describe('drafts', () => {
  it('ENG-50 are kept for the tab, and offered again instead of being filled in', async () => {
    const { open, held } = tab();
    const first = await open();
    expect(screen.queryByRole('checkbox', { name: /Garder/ })).toBeNull();
    await fill(first);
    expect([held('session'), held('local')]).toEqual([expect.stringContaining('Levi'), null]);
    first.unmount();
    const { user } = await open();
    expect(await screen.findByText('Vous aviez commencé à remplir ce formulaire.')).toBeVisible();
    expect(name()).toHaveValue('');
    await user.click(await resume());
    expect(name()).toHaveValue('Levi');
    expect(screen.queryByRole('button', { name: 'Reprendre' })).toBeNull();
  });

  it('FORM-35 bring no default value back that the visitor emptied; starting again does', async () => {
    const { open } = tab();
    const town = () => screen.getByRole('textbox', { name: 'Ville' });
    const first = await open();
    expect(town()).toHaveValue('Paris');
    await first.user.clear(town());
    await fill(first);
    first.unmount();
    const { user } = await open();
    await user.click(await resume());
    expect([name(), town()].map((field) => (field as HTMLInputElement).value)).toEqual(['Levi', '']);
    await user.type(town(), 'Lyon');
    expect(town()).toHaveValue('Lyon');
  });

  it('ENG-50 are forgotten where the visitor starts again', async () => {
    const { open, held } = tab();
    const first = await open();
    await fill(first);
    first.unmount();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Recommencer' }));
    expect(held('session')).toBeNull();
    expect(name()).toHaveValue('');
  });

  it('ENG-50 stay on the device only where the visitor ticks it, without files', async () => {
    const { open, held } = tab();
    const first = await open();
    act(() => void first.call('setValues', { piece: [{ doc: 'd1', name: 'cni.pdf' }] }));
    await fill(first);
    await first.user.click(screen.getByRole('checkbox', { name: /Garder/ }));
    expect(held('local')).toContain('Levi');
    expect(held('local')).not.toContain('cni.pdf');
    expect(held('session')).toContain('cni.pdf');
    await first.user.click(screen.getByRole('checkbox', { name: /Garder/ }));
    expect(held('local')).toBeNull();
  });

  it('ENG-50 are written when the page goes, before the pause is over', async () => {
    const { open, held } = tab();
    const { user } = await open();
    await user.type(name(), 'Levi');
    await screen.findByRole('checkbox', { name: /Garder/ });
    await user.type(name(), ' Ana');
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(held('session')).toContain('Levi Ana');
  });

  it.each(['taken up', 'left alone'])('ENG-50 are gone after success, when the offer was %s', async (what) => {
    const { open, held } = tab();
    const first = await open();
    await fill(first);
    first.unmount();
    const { user } = await open();
    if (what === 'taken up') await user.click(await resume());
    else await user.type(name(), 'Ana');
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByRole('heading', { name: 'Votre formulaire a bien été reçu.' })).toBeVisible();
    expect([held('session'), held('local')]).toEqual([null, null]);
  });

  it('ENG-50 of another revision are offered as far as their values still fit', async () => {
    const { open, storage, key } = tab();
    const first = await open();
    await fill(first);
    const draft = JSON.parse(storage.read('session', key) ?? '{}') as object;
    const values = { '[TEXT]_nom': 'Levi', jour: 5, gone: 'x' };
    storage.write('session', key, JSON.stringify({ ...draft, revision: 1, values }));
    first.unmount();
    const { user, call } = await open();
    await user.click(await resume());
    expect(call('getValues')).toEqual({ extra: { '[TEXT]_nom': 'Levi', '[TEXT]_ville': 'Paris' } });
  });

  it.each(['not JSON', '{"at":1,"values":{"[TEXT]_nom":"old"}}', '{"at":9e15,"values":{"gone":1}}'])(
    'ENG-50 that cannot be used are not offered: %s',
    async (text) => {
      const { open, storage, key } = tab();
      storage.write('local', key, text);
      await open();
      expect(screen.queryByRole('button', { name: 'Reprendre' })).toBeNull();
    },
  );

  it('ENT-01 values of the host page win over a draft, and a preview has none', async () => {
    const { open, held } = tab();
    const first = await open();
    await fill(first);
    first.unmount();
    const second = await open({ props: { values: { '[TEXT]_nom': 'Ana' } } });
    expect(name()).toHaveValue('Ana');
    expect(screen.queryByRole('button', { name: 'Reprendre' })).toBeNull();
    second.unmount();
    await open({ props: { mode: 'preview' } });
    expect(screen.queryByRole('button', { name: 'Reprendre' })).toBeNull();
    expect(held('session')).toContain('Levi');
  });

  it('ENG-50 are forgotten when the host page empties the form', async () => {
    const { open, held } = tab();
    const view = await open();
    await fill(view);
    act(() => void view.call('reset'));
    expect(held('session')).toBeNull();
  });
});
