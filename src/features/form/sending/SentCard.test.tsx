import { screen, within } from '@testing-library/react';
import { renderForm } from '../testing/renderForm';

const words = {
  title: 'À dimanche !',
  text: 'Entrée par la cour.\nApportez ce numéro.',
  url: '',
  label: '',
  go: false,
};

/** Sends a form with an e-mail in it, which the server answers with `data`. */
async function send(data: object) {
  const { user, visited } = await renderForm({
    blocks: [['text', { fieldKey: 'mail', label: 'E-mail', kind: 'email', required: true }]],
    submit: () => ({ json: { success: true, data: { id: 's1', ...data } } }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ana@example.org');
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  return visited;
}

it('BUILD-69 says what its author wrote once a form is sent, with a button that leads on', async () => {
  const visited = await send({ sent: { ...words, url: '/programme?a=1', label: 'Voir le programme' } });
  expect(await screen.findByRole('heading', { name: 'À dimanche !' })).toBeVisible();
  expect(screen.getByText(/Entrée par la cour/)).toHaveTextContent('Entrée par la cour. Apportez ce numéro.');
  expect(screen.getByRole('link', { name: 'Voir le programme' })).toHaveAttribute('href', '/programme?a=1');
  expect(screen.getByRole('button', { name: 'Soumettre un nouveau formulaire' })).toBeVisible();
  expect(visited).toEqual([]);
});

it('BUILD-69 keeps the usual words where its author wrote none, and has no button for what is no address', async () => {
  await send({ sent: { ...words, title: '', text: '', url: 'javascript:alert(1)' } });
  expect(await screen.findByRole('heading', { name: 'Votre formulaire a bien été reçu.' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

it('BUILD-69 goes to the author’s address at once where they want that', async () => {
  const visited = await send({ sent: { ...words, url: 'https://shul.example/merci', go: true } });
  expect(await screen.findByRole('heading', { name: 'À dimanche !' })).toBeVisible();
  expect(visited).toEqual(['https://shul.example/merci']);
});

it('BUILD-70 does not announce a mail where the form sends no copies', async () => {
  await send({ mailed: false });
  expect(await screen.findByRole('heading', { name: 'Votre formulaire a bien été reçu.' })).toBeVisible();
});

describe('a preview', () => {
  const fields = [
    {
      type: 'text',
      props: { fieldKey: 'mail', label: 'E-mail', kind: 'email', required: true, defaultValue: 'ana@example.org' },
    },
    { type: 'submit' },
  ];
  const author = { sentTitle: 'Merci à vous', sentText: 'Par la cour.', sentUrl: '/programme', sentGo: true };
  async function preview(settings: object = {}, lang: 'fr' | 'en' = 'fr') {
    const content = {
      schemaVersion: 2,
      language: 'fr',
      languages: ['en'],
      translations: { 'sentTitle@en': 'Thank you' },
      children: fields,
    };
    const definition = { title: 'Gala', ...author, ...settings, content: JSON.stringify(content) };
    const shown = await renderForm({ props: { formId: undefined, mode: 'preview', definition }, context: { lang } });
    await shown.user.click(await screen.findByRole('button', { name: lang === 'fr' ? 'Envoyer' : 'Send' }));
    const note = await screen.findByText(
      lang === 'fr' ? 'Aperçu : rien n’a été envoyé.' : 'Preview: nothing was sent.',
    );
    expect([shown.submissions(), shown.visited]).toEqual([[], []]);
    return { ...shown, card: within(note.closest<HTMLElement>('.form-sent')!) };
  }

  it('BUILD-91 shows the card that would follow, sends nothing and goes nowhere, and begins again', async () => {
    const { card, user, events } = await preview();
    expect(card.getByRole('heading', { name: 'Merci à vous' })).toBeVisible();
    expect(card.getByText('Par la cour.')).toBeVisible();
    expect(card.getByRole('link', { name: 'Continuer' })).toHaveAttribute('href', '/programme');
    expect(events.map(({ name }) => name)).not.toContain('org-form-submit');
    await user.click(card.getByRole('button', { name: 'Soumettre un nouveau formulaire' }));
    expect(await screen.findByRole('textbox', { name: 'E-mail' })).toBeVisible();
  });

  it('BUILD-91 BUILD-47 shows it in the language of the preview', async () => {
    const { card } = await preview({}, 'en');
    expect(card.getByRole('heading', { name: 'Thank you' })).toBeVisible();
  });

  it('BUILD-91 says the usual words where its author wrote none, and of no mail where no copy is sent', async () => {
    const { card } = await preview({ sentTitle: '', sentText: '', copyMails: false });
    expect(card.getByRole('heading', { name: 'Votre formulaire a bien été reçu.' })).toBeVisible();
  });

  it('BUILD-91 asks to confirm first where that comes first', async () => {
    const { card } = await preview({ confirmByMail: true });
    expect(card.getByRole('heading', { name: 'Confirmez par e-mail' })).toBeVisible();
    expect(card.queryByText('Par la cour.')).toBeNull();
  });

  it('BUILD-91 says that payment comes first where something is to be paid online', async () => {
    const paid = { type: 'COMPLEX', withPaiement: true, allowNoProduct: true };
    const content = JSON.stringify({
      schemaVersion: 1,
      children: [{ type: 'freeAmount', props: { fieldKey: 'don' } }, { type: 'submit' }],
    });
    const { user } = await renderForm({
      props: {
        formId: undefined,
        mode: 'preview',
        definition: { ...paid, ...author, content },
      },
    });
    await user.type(await screen.findByRole('textbox'), '18');
    await user.click(screen.getByRole('button', { name: 'Envoyer' }));
    expect(await screen.findByRole('heading', { name: 'Le visiteur passe maintenant au paiement.' })).toBeVisible();
    expect(screen.queryByText('Par la cour.')).toBeNull();
  });
});
