import { act, screen, within } from '@testing-library/react';
import { renderForm, type TestBlock } from './testing/renderForm';

const name: TestBlock = ['text', { fieldKey: 'nom', label: 'Nom', kind: 'alphabetic', required: true }];
const mail: TestBlock = ['text', { fieldKey: 'mail', label: 'Email', kind: 'email' }];
const send = () => screen.getByRole('button', { name: 'Envoyer' });
const field = (label: string) => screen.getByRole('textbox', { name: label });

describe('finding a form', () => {
  it('CALL-21 shows the form of the server, with its title', async () => {
    const { events, formId } = await renderForm({ blocks: [name], form: { title: 'Inscription' } });
    expect(screen.getByRole('heading', { name: 'Inscription' })).toBeVisible();
    expect(field('Nom')).toBeRequired();
    expect(events).toContainEqual({ name: 'org-form-ready', detail: { formId, revision: 3 } });
  });

  it('FPAGE-01 STR-42 says that an inactive or past form is expired', async () => {
    await renderForm({ found: { json: { data: { active: false, content: '' } } } });
    const notice = within(await screen.findByRole('status'));
    expect(notice.getByText('Ce formulaire est expiré !')).toBeVisible();
    const why =
      'Vous ne pouvez pas remplir ce formulaire pour le moment, pour toute question contactez directement votre responsable.';
    expect(notice.getByText(why)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it.each([
    ['live', 0],
    ['preview', 1],
  ] as const)('FPAGE-01 shows a past form of the page in a preview only: %s', async (mode, fields) => {
    const definition = { expireAt: '2024-12-31', content: [{ type: 'text', props: { label: 'Nom' } }] };
    await renderForm({ props: { formId: undefined, definition, mode } });
    expect(screen.queryAllByRole('textbox')).toHaveLength(fields);
  });

  it('FPAGE-01 says so when there is no such form', async () => {
    await renderForm({ found: { status: 404, json: { success: false, error: 'unknown' } } });
    expect(await screen.findByRole('status')).toHaveTextContent('Ce formulaire est introuvable.');
  });

  it('ERR-03 offers to try again when the form does not come', async () => {
    const { calls, user } = await renderForm({ found: 'network' });
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(calls).toHaveLength(2);
  });

  it('ENT-01 takes a definition of the host page, in no need of a server', async () => {
    const definition = { title: 'De la page', content: { children: [{ type: 'checkbox', props: { label: 'Oui' } }] } };
    const { calls } = await renderForm({ props: { formId: undefined, definition } });
    expect(screen.getByRole('checkbox', { name: 'Oui' })).toBeVisible();
    expect(calls).toHaveLength(0);
  });

  it('CALL-03 FORM-25 shows what an embedded form holds, and nothing of one that does not come', async () => {
    const content = JSON.stringify({ children: [{ type: 'text', props: { label: 'Dedans', fieldKey: 'in' } }] });
    await renderForm({
      form: { type: 'COMPLEX' },
      blocks: [
        ['embeddedForm', { blockId: 'b1' }],
        ['embeddedForm', { blockId: 'b2' }],
      ],
      answer: ({ path }) => ({
        json: path.endsWith('b1') ? { ok: true, data: { content } } : { ok: false, data: null },
      }),
    });
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(field('Dedans')).toBeVisible();
  });
});

describe('filling in', () => {
  it('ENG-10 shows a conditional block as soon as its condition holds', async () => {
    const condition = { field: '[TEXT]_nom', type: 'EQUAL', values: ['Levi'], next: 'AND' };
    const { user } = await renderForm({
      blocks: [name, ['conditional', { default: 'HIDE', action: 'SHOW', conditions: [condition] }, [mail]]],
    });
    expect(screen.queryByRole('textbox', { name: 'Email' })).toBeNull();
    await user.type(field('Nom'), 'Levi');
    expect(field('Email')).toBeVisible();
  });

  it('FORM-01 says what is wrong once the field is left, and no longer while it is mended', async () => {
    const { user } = await renderForm({ blocks: [name] });
    await user.type(field('Nom'), 'Jean3');
    expect(field('Nom')).toBeValid();
    await user.tab();
    expect(field('Nom')).toHaveAccessibleDescription('Lettres uniquement');
    await user.type(field('Nom'), '{Backspace}');
    expect(field('Nom')).not.toHaveAttribute('aria-invalid');
  });

  it('FORM-02 keeps a number as it is typed', async () => {
    const { user } = await renderForm({ blocks: [['text', { fieldKey: 'age', label: 'Âge', kind: 'numeric' }]] });
    await user.type(field('Âge'), '12,50');
    expect(field('Âge')).toHaveValue('12,50');
    await user.tab();
    expect(field('Âge')).toHaveValue('12,5');
  });

  it('FORM-27 chooses several values, each a box', async () => {
    const { user, submissions } = await renderForm({
      blocks: [['select', { fieldKey: 'jours', label: 'Jours', values: ['Lundi', 'Mardi', 'Jeudi'], multiple: true }]],
    });
    const group = within(screen.getByRole('group', { name: 'Jours' }));
    await user.click(group.getByRole('checkbox', { name: 'Jeudi' }));
    await user.click(group.getByRole('checkbox', { name: 'Lundi' }));
    await user.click(send());
    expect(submissions()[0]?.body).toMatchObject({ extra: { jours: ['Jeudi', 'Lundi'] } });
  });

  it('ENG-01 changes nothing where the form is only looked at', async () => {
    const { user, events } = await renderForm({
      blocks: [name],
      props: { mode: 'readonly', values: { '[TEXT]_nom': 'Levi' } },
    });
    expect(field('Nom')).toHaveValue('Levi');
    await user.type(field('Nom'), 'x');
    expect(field('Nom')).toHaveValue('Levi');
    expect(screen.queryByRole('button', { name: 'Envoyer' })).toBeNull();
    expect(events.map((event) => event.name)).toEqual(['org-form-ready']);
  });
});

describe('sending', () => {
  it('ENG-50 sends what is visible with the currency and the access id of the page, once', async () => {
    let answer = () => {};
    const { user, submissions, events, formId } = await renderForm({
      blocks: [name, mail],
      settings: { accessId: '77' },
      submit: () => new Promise((resolve) => (answer = () => resolve({ json: { success: true, data: { id: 's9' } } }))),
    });
    await user.type(field('Nom'), ' Levi ');
    await user.click(send());
    await user.click(screen.getByRole('button', { name: /Envoyer/ }));
    await act(async () => answer());
    expect(submissions()).toHaveLength(1);
    expect(submissions()[0]).toMatchObject({
      query: '?devise=eur',
      idempotencyKey: 'key-00001',
      body: { extra: { '[TEXT]_nom': 'Levi' }, accessId: '77', lang: 'fr', website: '' },
    });
    expect(events.slice(-2)).toEqual([
      { name: 'org-form-submit', detail: { formId, values: { extra: { '[TEXT]_nom': 'Levi' } } } },
      { name: 'org-form-success', detail: { formId, id: 's9', url: null } },
    ]);
  });

  it('FPAGE-02 shows the success card, and an empty form again', async () => {
    const { user } = await renderForm({ blocks: [name] });
    await user.type(field('Nom'), 'Levi');
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'Votre formulaire a bien été reçu.' })).toBeVisible();
    expect(screen.getByText('Il sera traité dans les meilleurs délais.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Soumettre un nouveau formulaire' }));
    expect(field('Nom')).toHaveValue('');
  });

  it('FPAGE-02 announces a mail where the form holds an address', async () => {
    const { user } = await renderForm({ blocks: [mail] });
    await user.type(field('Email'), 'ana@example.org');
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'Votre formulaire a bien été reçu.' })).toBeVisible();
  });

  it('FPAGE-03 goes where the server says, with the query of the page', async () => {
    const { user, visited } = await renderForm({
      submit: () => ({ json: { success: true, url: '/l/9?x=2', data: { id: 's1' } } }),
    });
    await user.click(send());
    expect(visited).toEqual(['/l/9?x=2&a=77']);
  });

  it.each([
    ['/payer?theme=CAMPAGNE', 'http://localhost/payer?intent=int_1&theme=CAMPAGNE&a=77&x=1'],
    ['https://', 'https://soleil.example/paiement?intent=int_1&a=77&x=1'],
  ])(
    'ELEM-03 pays at payment-url, or at the organisation’s own form when it makes no sense: %s',
    async (paymentUrl, to) => {
      const url = 'https://soleil.example/paiement?intent=int_1';
      const { user, visited, events } = await renderForm({
        settings: { paymentUrl },
        submit: () => ({ json: { success: true, url, data: { id: 's1', intent: 'int_1' } } }),
      });
      await user.click(send());
      expect(visited).toEqual([to]);
      expect(events.map(({ name }) => name)).not.toContain('org-form-error');
    },
  );

  it('STR-01 names what is missing, with links to the fields', async () => {
    const { user, submissions, events, formId } = await renderForm({ blocks: [name, mail] });
    await user.type(field('Email'), 'ana@');
    await user.click(send());
    expect(submissions()).toHaveLength(0);
    expect(field('Nom')).toHaveAccessibleDescription('Ce champ est obligatoire');
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('2 réponses sont à corriger');
    expect(summary.parentElement).toHaveFocus();
    const issues = [
      { key: '[TEXT]_nom', code: 'required' },
      { key: '[TEXT]_mail', code: 'email' },
    ];
    expect(events.at(-1)).toEqual({ name: 'org-form-error', detail: { formId, error: null, issues } });
  });

  it('ENG-50 keeps the values and says what the server refused, under the same key after a failed network', async () => {
    const answers = ['network', { json: { success: false, error: 'Complet.' } }] as const;
    let tries = 0;
    const { user, submissions } = await renderForm({ blocks: [name], submit: () => answers[tries++] ?? 'network' });
    await user.type(field('Nom'), 'Levi');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Vos réponses sont conservées');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Complet.');
    await user.click(send());
    expect(submissions().map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-00001', 'key-00001', 'key-00002']);
    expect(field('Nom')).toHaveValue('Levi');
  });

  it.each(['network', { status: 502, json: {} }] as const)('HTTP-07 knows not what became of it: %j', async (lost) => {
    const answers = [lost, { json: { success: false, error: 'Complet.' } }];
    const { user, submissions } = await renderForm({ blocks: [name], submit: () => answers.shift() ?? 'network' });
    await user.type(field('Nom'), 'Levi');
    await user.click(send());
    const told = await screen.findByRole('alert');
    expect(told).toHaveTextContent('On ne sait pas si le formulaire est arrivé');
    expect(told).toHaveTextContent('renvoyez sans risque : il ne sera enregistré qu’une fois');
    expect(told).not.toHaveTextContent('pas été envoyé');
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveTextContent('Le formulaire n’a pas été envoyéComplet.');
    expect(new Set(submissions().map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  });

  it('SRV-01 shows at the field what only the server found wrong', async () => {
    const issues = [{ path: '[TEXT]_nom', message: 'lettersOnly' }];
    const { user } = await renderForm({
      blocks: [name],
      submit: () => ({ json: { success: false, error: 'x', code: 'fields', issues } }),
    });
    await user.type(field('Nom'), 'Levi');
    await user.click(send());
    expect(field('Nom')).toHaveAccessibleDescription('Lettres uniquement');
  });

  it('ENG-33 says in a message that nothing was chosen, and sends nothing', async () => {
    const form = { type: 'COMPLEX', products: [product] };
    const { user, notified, submissions, events, formId } = await renderForm({
      form,
      blocks: [['freeAmount', { fieldKey: 'don', label: 'Don' }]],
    });
    await user.click(send());
    expect(notified).toEqual(['Vous devez choisir minimum 1 article.']);
    expect(submissions()).toHaveLength(0);
    expect(screen.queryByRole('alert')).toBeNull();
    const detail = { formId, error: 'Vous devez choisir minimum 1 article.', issues: [] };
    expect(events.at(-1)).toEqual({ name: 'org-form-error', detail });
  });

  it('ENG-50 sends nothing when the host page takes over, or in a preview', async () => {
    const { user, submissions } = await renderForm({ prevent: (event) => event === 'org-form-submit' });
    await user.click(send());
    expect(submissions()).toHaveLength(0);
    expect(send()).toBeEnabled();
  });
});

const product = {
  id: 'P1',
  label: 'Place',
  title: '',
  description: '',
  montant: 10,
  active: true,
  hideOverStock: false,
  maxPerOrder: 30,
  renderOptions: {
    type: 'DEFAULT' as const,
    selectPrefix: '',
    selectProductName: '',
    selectProductNameMulti: '',
    checkboxLabel: '',
  },
};
