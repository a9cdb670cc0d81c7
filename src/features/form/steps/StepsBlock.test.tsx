import { act, screen } from '@testing-library/react';
import { renderForm, type RenderOptions, type TestBlock } from '../testing/renderForm';

const line = (label: string, required = true): TestBlock => ['text', { fieldKey: label, label, required }];
const step = (title: string, ...children: TestBlock[]): TestBlock => ['step', { title }, children];
const ifYes = (child: TestBlock): TestBlock => [
  'conditional',
  { default: 'HIDE', action: 'SHOW', conditions: [{ field: '[TEXT]_a', type: 'EQUAL', values: ['oui'] }] },
  [child],
];
const three = (props: object = {}): readonly TestBlock[] => [
  ['steps', props, [step('Vous', line('a')), ifYes(step('Détails', line('b'))), step('Fin', line('c'))]],
];
const render = (options: RenderOptions = {}) => renderForm({ blocks: three(), ...options });

const field = (label: string) => screen.getByRole('textbox', { name: label, hidden: true });
const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.getByRole('heading', { level: 3 });

describe('steps', () => {
  it('ENG-40 draws the current step only, with its place among those that are visible', async () => {
    const { user } = await render();
    expect(title()).toHaveTextContent('Vous');
    expect(screen.getByText('Étape 1 sur 2')).toBeVisible();
    expect(field('c')).not.toBeVisible();
    await user.type(field('a'), 'oui');
    expect(screen.getByText('Étape 1 sur 3')).toBeVisible();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1Vous', '2Détails', '3Fin']);
  });

  it('ENG-41 goes on when nothing is wrong in this step, and back without a check; values stay', async () => {
    const { user, events, formId } = await render();
    await user.click(button('Suivant'));
    expect(field('a')).toHaveAccessibleDescription('Ce champ est obligatoire');
    expect(await screen.findByRole('alert')).toHaveTextContent('1 réponse est à corriger');
    await user.type(field('a'), 'non');
    await user.click(button('Suivant'));
    expect(title()).toHaveTextContent('Fin');
    expect(title()).toHaveFocus();
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(button('Précédent'));
    expect(title()).toHaveFocus();
    expect(field('a')).toHaveValue('non');
    expect(events.filter(({ name }) => name === 'org-form-step')).toEqual([
      { name: 'org-form-step', detail: { formId, step: 2, steps: 2 } },
      { name: 'org-form-step', detail: { formId, step: 1, steps: 2 } },
    ]);
  });

  it('ENG-40 goes on with the Enter key, and sends from the last step', async () => {
    const { user, submissions } = await render();
    await user.type(field('a'), 'oui{Enter}');
    await user.type(field('b'), 'x{Enter}');
    expect(title()).toHaveTextContent('Fin');
    expect(submissions()).toHaveLength(0);
    await user.type(field('c'), 'y{Enter}');
    expect(submissions()[0]?.body).toMatchObject({ extra: { '[TEXT]_a': 'oui', '[TEXT]_b': 'x', '[TEXT]_c': 'y' } });
  });

  it('ENG-41 jumps to the first step with an error when it is sent', async () => {
    const { call, events } = await render({ props: { values: { '[TEXT]_a': 'oui' } } });
    await act(() => call('submit'));
    expect(title()).toHaveTextContent('Détails');
    expect(field('b')).toHaveAccessibleDescription('Ce champ est obligatoire');
    expect((await screen.findByRole('alert')).parentElement).toHaveFocus();
    expect(events.at(-1)).toMatchObject({ name: 'org-form-step', detail: { step: 2, steps: 3 } });
  });

  it('ENG-40 shows no button that sends where the author hides it, nor sends by Enter', async () => {
    const { user, submissions } = await render({
      blocks: three({ hideSubmit: true }),
      props: { values: { '[TEXT]_a': 'non', '[TEXT]_c': 'y' } },
    });
    await user.click(button('Suivant'));
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Précédent']);
    await user.type(field('c'), '{Enter}');
    expect(submissions()).toHaveLength(0);
  });

  it('FORM-30 has the button of the author in place of its own, on the last step', async () => {
    const { user } = await render({
      blocks: [...three(), ['submit', { label: 'Je m’inscris', position: 'CENTER' }]],
      props: { values: { '[TEXT]_a': 'non', '[TEXT]_c': 'y' } },
    });
    expect(screen.queryByRole('button', { name: 'Je m’inscris' })).toBeNull();
    await user.click(button('Suivant'));
    expect(button('Je m’inscris').parentElement).toHaveAttribute('data-position', 'CENTER');
    expect(screen.queryByRole('button', { name: 'Envoyer' })).toBeNull();
  });

  it.each(['preview', 'readonly'] as const)('ENG-40 lets steps be pressed in %s only', async (mode) => {
    const { user, setProps } = await render({ blocks: three({ clickable: true }), props: { mode } });
    await user.click(button('2 Fin'));
    expect(title()).toHaveTextContent('Fin');
    setProps({ mode: 'live' });
    await screen.findByText('Étape 1 sur 2');
    expect(screen.queryByRole('button', { name: '2 Fin' })).toBeNull();
  });

  it('ENG-40 is leafed through where it is only looked at', async () => {
    const { user } = await render({ props: { mode: 'readonly' } });
    await user.click(button('Suivant'));
    expect(title()).toHaveTextContent('Fin');
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Précédent']);
  });

  it('FORM-30 keeps titles for screen readers alone where the author hides them', async () => {
    await render({ blocks: three({ hideTitle: true }) });
    expect(title()).toHaveClass('visually-hidden');
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['1', '2']);
  });

  it('FORM-30 puts buttons where the author wants them', async () => {
    const { container } = await render({ blocks: three({ buttonsPosition: 'Haut' }) });
    const order = [...container.querySelectorAll('.form-actions, .step-title')].map(({ className }) => className);
    expect(order[0]).toContain('steps-actions');
  });

  it('ENG-40 leaves a step that is hidden meanwhile for the nearest one', async () => {
    const { user, call } = await render();
    await user.type(field('a'), 'oui{Enter}');
    expect(title()).toHaveTextContent('Détails');
    act(() => void call('setValues', { '[TEXT]_a': 'non' }));
    expect(title()).toHaveTextContent('Fin');
  });

  it('FORM-30 shows a step outside of steps like any other box', async () => {
    await renderForm({ blocks: [step('Seule', line('a')), step('Autre', line('b'))] });
    expect(field('b')).toBeVisible();
    expect(button('Envoyer')).toBeVisible();
  });
});
