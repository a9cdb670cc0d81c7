import { act, screen, waitFor, within } from '@testing-library/react';
import type { SeenCall } from '../../runtime/testing/buildElement';
import { adminForm, renderBuilder, written } from './testing/renderBuilder';

const two = [
  written('b1', 'text', { label: 'Nom', fieldKey: 'nom' }),
  written('b2', 'conditional', { conditions: [{ field: '[TEXT]_nom', type: 'EQUAL', values: ['x'] }] }, [
    written('b3', 'text', { label: 'Suite', fieldKey: 'suite' }),
  ]),
];
const stored = { formId: 'f1', token: 't0ken' };
const isSave = ({ method }: SeenCall) => method !== 'GET';

/** Answers with a form, and to a save with `saved`. */
const serverWith =
  (children: readonly object[], saved: { status?: number; json: unknown } | 'network' = { json: {} }) =>
  (call: SeenCall) => {
    if (call.path.endsWith('/draft')) return { json: { data: null } };
    if (!isSave(call)) return { json: { data: adminForm(children) } };
    const ok = { json: { success: true, data: adminForm(children, { revision: 4 }), warnings: [] } };
    return saved === 'network' || saved.status ? saved : ok;
  };
const button = (name: string) => screen.getByRole('button', { name });

describe('<org-form-builder>', () => {
  it('BUILD-05 finds the Hebrew date by the language’s own word for Hebrew', async () => {
    const { user } = await renderBuilder({ props: stored, answer: serverWith(two) });
    await user.type(await screen.findByRole('searchbox', { name: 'Chercher un bloc' }), 'Hébreu');
    expect(button('Date hébraïque')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Champ court' })).toBeNull();
  });

  it('BUILD-01 BUILD-20 opens a form of the server, with its token', async () => {
    const { shown, calls } = await renderBuilder({ props: stored, answer: serverWith(two) });
    await waitFor(() => expect(shown()).toEqual(['b1', 'b2', 'b3']));
    expect(screen.getByRole('heading', { level: 2, name: 'Gala' })).toBeVisible();
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /admin/forms/f1',
      'GET /admin/forms/f1/draft',
    ]);
    expect(screen.getByText('Enregistré')).toBeVisible();
  });

  it('BUILD-01 BUILD-03 adds what is pressed in the palette, and undoes and redoes it', async () => {
    const { user, shown } = await renderBuilder();
    expect(screen.queryByRole('button', { name: 'Bloc intégré' })).toBeNull();
    await user.click(button('Champ court'));
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(screen.getByRole('textbox', { name: 'Libellé' })).toHaveValue('Champ court');
    await user.click(button('Annuler'));
    expect(shown()).toHaveLength(0);
    expect(screen.getByText('Ce formulaire est vide')).toBeVisible();
    await user.keyboard('{Control>}y{/Control}');
    expect(shown()).toHaveLength(1);
  });

  it('BUILD-29 draws what visitors do not see, and says why', async () => {
    const { container } = await renderBuilder({
      props: {
        definition: adminForm([
          written('h', 'text', { label: 'Secret', hidden: true }),
          written('p', 'products', { label: 'Billets' }),
          written('t', 'text', { label: 'Nom' }, [written('in', 'text', { label: 'Dedans' })]),
        ]),
      },
    });
    await waitFor(() => expect(container.querySelector('[data-block="h"] .field')).not.toBeNull());
    const saidOf = (id: string) => container.querySelector(`[data-block="${id}"] > .canvas-absent`)?.textContent;
    expect([saidOf('h'), saidOf('p'), saidOf('in'), saidOf('t')]).toEqual([
      'Masqué',
      'Uniquement dans les formulaires COMPLEX',
      'Ne s’affiche pas ici',
      undefined,
    ]);
    expect(container.querySelector('[data-block="in"]')).toHaveTextContent('Dedans');
  });

  it('BUILD-06 sets a property, which the canvas shows, and takes conditions along with a key', async () => {
    const { user, container } = await renderBuilder({ props: stored, answer: serverWith(two) });
    await waitFor(() => expect(container.querySelector('[data-block="b1"] .field')).not.toBeNull());
    await user.click(container.querySelector('[data-block="b1"]')!);
    await user.clear(screen.getByRole('textbox', { name: 'Libellé' }));
    await user.type(screen.getByRole('textbox', { name: 'Libellé' }), 'Prénom');
    expect(container.querySelector('[data-block="b1"]')).toHaveTextContent('Prénom');
    const key = screen.getByRole('textbox', { name: 'Identifiant', hidden: true });
    await user.clear(key);
    await user.type(key, 'suite{Enter}');
    expect(key).toHaveAccessibleDescription('Cet identifiant est déjà celui d’un autre champ');
    await user.clear(key);
    await user.type(key, 'prenom{Enter}');
    await user.click(container.querySelector('[data-block="b2"]')!);
    expect(await screen.findByRole('combobox', { name: 'Champ' })).toHaveValue('[TEXT]_prenom');
  });

  it('BUILD-23 asks before a field goes that a condition names', async () => {
    const { user, shown } = await renderBuilder({ props: stored, answer: serverWith(two) });
    await user.click(button('Plan'));
    await user.click(await screen.findByRole('treeitem', { name: /Nom/ }));
    await user.keyboard('{Delete}');
    const dialog = screen.getByRole('dialog', { name: 'Supprimer un champ utilisé ?' });
    expect(within(dialog).getByRole('listitem')).toHaveTextContent('Condition');
    await user.click(within(dialog).getByRole('button', { name: 'Supprimer quand même' }));
    expect(shown()).toEqual(['b2', 'b3']);
  });

  it('BUILD-20 opens another form that the page hands over in place of the first', async () => {
    const { shown, setProps } = await renderBuilder({ props: { definition: adminForm(two) } });
    await waitFor(() => expect(shown()).toHaveLength(3));
    setProps({ definition: adminForm([written('x', 'text')]) });
    await waitFor(() => expect(shown()).toEqual(['x']));
  });

  it('BUILD-20 saves with the revision that it began from, and tells the page', async () => {
    const { user, calls, events } = await renderBuilder({ props: stored, answer: serverWith(two) });
    await user.click(button('Champ court'));
    expect(screen.getByText('Modifications non enregistrées')).toBeVisible();
    await user.click(button('Enregistrer'));
    await screen.findByText('Enregistré');
    const [save] = calls.filter(isSave);
    expect(save).toMatchObject({ method: 'PUT', path: '/admin/forms/f1', body: { revision: 3, title: 'Gala' } });
    expect(JSON.parse((save?.body as { content: string }).content)).toMatchObject({ children: [{ id: 'b1' }, {}, {}] });
    const [told] = events.filter(({ name }) => name === 'org-form-save');
    expect(told?.detail).toMatchObject({ formId: 'f1', form: { title: 'Gala' } });
    await user.click(button('Champ long'));
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(calls.filter(isSave)[1]?.body).toMatchObject({ revision: 4 }));
  });

  it('BUILD-20 sends a setting that was emptied: the server keeps what is absent', async () => {
    const { user, calls } = await renderBuilder({
      props: stored,
      answer: () => ({ json: { success: true, data: adminForm(two, { description: 'Le soir' }), warnings: [] } }),
    });
    await user.clear(await screen.findByRole('textbox', { name: 'Description' }));
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ description: '' }));
  });

  it('BUILD-26 goes on from what somebody else has saved, and lets the author take back their own', async () => {
    const theirs = adminForm([written('b1', 'text', { label: 'Nom de famille', fieldKey: 'nom' }), two[1]!], {
      revision: 9,
    });
    const refusal = { success: false, error: 'changed', code: 'changed', data: theirs };
    const { user, calls, container } = await renderBuilder({
      props: stored,
      answer: (call) => (call.method === 'PUT' ? { status: 409, json: refusal } : serverWith(two)(call)),
    });
    await waitFor(() => expect(container.querySelector('[data-block="b1"] .field')).not.toBeNull());
    await user.click(container.querySelector('[data-block="b1"]')!);
    await user.type(screen.getByRole('textbox', { name: 'Libellé' }), ' complet');
    await user.click(screen.getByRole('checkbox', { name: 'Obligatoire' }));
    await user.click(button('Enregistrer'));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Quelqu’un d’autre a enregistré ce formulaire entre-temps');
    expect(screen.getByRole('textbox', { name: 'Libellé' })).toHaveValue('Nom de famille');
    expect(screen.getByRole('checkbox', { name: 'Obligatoire' })).toBeChecked();
    await user.click(within(notice).getByRole('button', { name: 'Garder la mienne' }));
    expect(screen.getByRole('textbox', { name: 'Libellé' })).toHaveValue('Nom complet');
    await user.click(button('Enregistrer'));
    await waitFor(() => expect(calls.filter(isSave)[1]?.body).toMatchObject({ revision: 9 }));
  });

  it('BUILD-28 leads from a warning to the property where it is mended', async () => {
    const { user, pass } = await renderBuilder({
      props: { definition: adminForm([written('p', 'embeddedPage')]) },
    });
    act(() => pass(300));
    await user.click(await screen.findByText('1 avertissement'));
    await user.click(screen.getByRole('button', { name: /Veuillez saisir une URL/ }));
    expect(screen.getByRole('textbox', { name: 'Adresse web' })).toHaveFocus();
  });

  it('BUILD-37 lets the key of a new field follow its label', async () => {
    const { user } = await renderBuilder();
    await user.click(button('Champ court'));
    const whole = { initialSelectionStart: 0, initialSelectionEnd: 'Champ court'.length };
    await user.type(screen.getByRole('textbox', { name: 'Libellé' }), 'Ville', whole);
    expect(screen.getByRole('textbox', { name: 'Identifiant', hidden: true })).toHaveValue('ville');
  });

  it('BUILD-20 sends nothing without a token, nor where the page prevents it', async () => {
    const { user, calls, events } = await renderBuilder();
    await user.click(button('Champ court'));
    await user.click(button('Enregistrer'));
    await screen.findByText('Enregistré');
    expect(calls).toEqual([]);
    expect(events.map(({ name }) => name)).toContain('org-form-save');
  });

  it.each([
    ['Session expirée', { status: 401, json: { success: false, error: 'token' } }],
    ['Le formulaire n’a pas pu être enregistré. Vérifiez votre connexion.', 'network'],
    ['Quelqu’un d’autre a enregistré ce formulaire entre-temps', { status: 409, json: { success: false, error: 'x' } }],
    ['Deux champs ont la même clé', { status: 400, json: { success: false, error: 'Deux champs ont la même clé' } }],
  ] as const)('BUILD-20 BUILD-44 keeps what was done when the answer is: %s', async (message, saved) => {
    const first = await renderBuilder({ props: stored, answer: serverWith(two, saved) });
    await first.user.click(button('Champ court'));
    await first.user.click(button('Enregistrer'));
    expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByText('Modifications non enregistrées')).toBeVisible();
    first.unmount();
    const again = await renderBuilder({
      props: stored,
      answer: serverWith(two),
      context: { storage: first.storage },
    });
    await waitFor(() => expect(again.shown()).toHaveLength(4));
    expect(await screen.findByText('Vos modifications non enregistrées ont été reprises')).toBeVisible();
    await again.user.click(button('Les abandonner'));
    expect(again.shown()).toHaveLength(3);
  });

  it('BUILD-44 keeps what was done a second and a half after the last change, and ten at most', async () => {
    const { user, pass, storage } = await renderBuilder();
    const kept = () => storage.read('local', 'orgkit_form_draft https://api.example new');
    await user.click(button('Champ court'));
    act(() => pass(1499));
    expect(kept()).toBeNull();
    act(() => pass(1));
    expect(kept()).toContain('Champ court');
    for (let at = 0; at < 9; at += 1) {
      await user.click(button('Case à cocher'));
      act(() => pass(1200));
    }
    expect(JSON.parse(kept() ?? '').form.content.match(/"checkbox"/g).length).toBeGreaterThan(5);
  });

  it('BUILD-83 edits what several blocks have in common, in one step, and says where they differ', async () => {
    const fields = [
      written('b1', 'text', { label: 'Nom', fieldKey: 'nom', required: true }),
      written('b2', 'date', { label: 'Jour', fieldKey: 'jour' }),
      written('b3', 'text', { label: 'Suite', fieldKey: 'suite' }),
    ];
    const { user, shown } = await renderBuilder({ props: stored, answer: serverWith(fields) });
    await waitFor(() => expect(shown()).toHaveLength(3));
    await user.click(button('Plan'));
    const row = (name: RegExp) => screen.findByRole('treeitem', { name });
    await user.click(await row(/Nom/));
    await user.keyboard('{Shift>}');
    await user.click(await row(/Suite/));
    await user.keyboard('{/Shift}{Control>}');
    await user.click(await row(/Suite/));
    await user.keyboard('{/Control}');
    expect(screen.getByRole('heading', { name: '2 blocs choisis' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Libellé' })).toBeNull();
    const required = screen.getByRole('checkbox', { name: 'Obligatoire' });
    expect(required).not.toBeChecked();
    expect(screen.getByText('Valeurs différentes')).toBeVisible();
    await user.click(required);
    expect(screen.queryByText('Valeurs différentes')).toBeNull();
    expect(required).toBeChecked();
    await user.click(await row(/Jour/));
    expect(screen.getByRole('checkbox', { name: 'Obligatoire' })).toBeChecked();
    await user.click(await row(/Suite/));
    expect(screen.getByRole('checkbox', { name: 'Obligatoire' })).not.toBeChecked();
    await user.click(button('Annuler'));
    await user.click(await row(/Nom/));
    expect(screen.getByRole('checkbox', { name: 'Obligatoire' })).toBeChecked();
    await user.click(await row(/Jour/));
    expect(screen.getByRole('checkbox', { name: 'Obligatoire' })).not.toBeChecked();
  });

  it('BUILD-45 changes nothing when it is only looked at', async () => {
    const { user, container } = await renderBuilder({
      props: { ...stored, mode: 'readonly' },
      answer: serverWith(two),
    });
    expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull();
    await user.click(screen.getByRole('treeitem', { name: /Nom/ }));
    await user.keyboard('{Delete}{Control>}d{/Control}{Alt>}{ArrowDown}{/Alt}');
    expect(container.querySelectorAll('[role="treeitem"]')).toHaveLength(4);
    expect(screen.getByRole('textbox', { name: 'Libellé' })).toBeDisabled();
  });

  it.each([
    ['Session expirée', { status: 401, json: { success: false, error: 'token' } }],
    ['Ce formulaire n’existe pas', { status: 404, json: { success: false, error: 'gone' } }],
    ['Ce formulaire a été fait avec une version plus récente', 'newer'],
    ['Le contenu de ce formulaire est illisible', 'broken'],
  ] as const)('BUILD-20 says why a form cannot be opened: %s', async (message, given) => {
    const content = given === 'newer' ? '{"schemaVersion":99,"children":[]}' : '<p>';
    const answer = () => (typeof given === 'string' ? { json: { data: adminForm([], { content }) } } : given);
    await renderBuilder({ props: stored, answer });
    expect(screen.getByText(message)).toBeVisible();
    expect(button('Réessayer')).toBeVisible();
  });
});
