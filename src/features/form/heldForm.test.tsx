import { screen } from '@testing-library/react';
import { renderForm } from './testing/renderForm';

const heldUntil = '2025-01-16T12:00:00.000Z';

it('SRV-15 says that it is to be confirmed by mail and until when, instead of thanking', async () => {
  const { user } = await renderForm({
    blocks: [['text', { fieldKey: 'mail', label: 'E-mail', kind: 'email', required: true }]],
    form: { confirmByMail: true },
    submit: () => ({ json: { success: true, data: { id: 's1', heldUntil } } }),
  });
  await user.type(await screen.findByRole('textbox', { name: 'E-mail' }), 'ana@example.org');
  await user.click(screen.getByRole('button', { name: 'Envoyer' }));
  expect(await screen.findByRole('heading', { name: 'Confirmez par e-mail' })).toBeVisible();
  // In the organisation's time zone, as in the mail.
  expect(screen.getByText(/Votre demande est gardée jusqu’au 16 janvier 2025 à 13:00\./)).toBeVisible();
  expect(screen.queryByText(/bien été reçu/)).toBeNull();
});
