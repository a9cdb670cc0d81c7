import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { view } from '.';
import { eventContent, organisation, pageOf } from '../../testing/contentPages';
import { viewOf } from '../../testing/drawView';

async function show(contact = organisation.contact) {
  const gone: string[] = [];
  const page = pageOf('EVENT', [eventContent()], { organisation: { ...organisation, contact } });
  render(await viewOf(view, page, { navigate: (to) => gone.push(to) }));
  return { user: userEvent.setup(), gone };
}
const fill = async (user: ReturnType<typeof userEvent.setup>, email: string) => {
  await user.type(screen.getByLabelText('Prénom'), 'Léa');
  await user.type(screen.getByLabelText('Nom'), 'Roy');
  await user.type(screen.getByLabelText('Adresse email'), email);
  await user.type(screen.getByLabelText('Message'), 'Y a-t-il un vestiaire ?');
};
const send = () => screen.getByRole('button', { name: 'Préparer le message' });

it('EVT-10 opens the visitor’s mail program with the message, and sends nothing itself', async () => {
  const { user, gone } = await show();
  await fill(user, 'lea@roy.example');
  await user.click(send());
  expect(gone).toHaveLength(1);
  const mail = new URL(gone[0] ?? '');
  expect(mail.protocol + mail.pathname).toBe('mailto:contact@tilleuls.example');
  expect(mail.searchParams.get('subject')).toBe('Question sur Gala d’hiver');
  expect(mail.searchParams.get('body')).toBe('Y a-t-il un vestiaire ?\r\n\r\nLéa Roy\r\nlea@roy.example');
  expect(screen.getByText(/contact@tilleuls.example\.$/)).toBeVisible();
});

it('EVT-10 asks for all fields, and puts the focus on the first that lacks', async () => {
  const { user, gone } = await show();
  await user.click(send());
  expect(gone).toEqual([]);
  expect(screen.getAllByText('Ce champ est obligatoire')).toHaveLength(4);
  expect(screen.getByLabelText('Prénom')).toHaveFocus();
  await fill(user, 'lea@');
  await user.click(send());
  expect(gone).toEqual([]);
  expect(screen.getByText("Cette adresse email n'est pas valide")).toBeVisible();
  expect(screen.getByLabelText('Adresse email')).toHaveFocus();
});

it('EVT-10 without an address there is no form', async () => {
  await show({ prenom: '', nom: '', tel: '', email: '' });
  expect(screen.queryByRole('form')).toBeNull();
  expect(screen.getByText('Cet organisme n’a pas indiqué de moyen de le contacter.')).toBeVisible();
});
