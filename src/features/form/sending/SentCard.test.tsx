import { screen } from '@testing-library/react';
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
  expect(await screen.findByRole('heading', { name: 'Votre formulaire a bien été reçue et soumis.' })).toBeVisible();
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
