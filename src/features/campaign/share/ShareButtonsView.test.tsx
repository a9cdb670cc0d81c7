import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderGive, teamOf } from '../give/testing/renderGive';
import { ShareButtonsView } from './ShareButtonsView';

const address = 'https://soleil.example/campagne/toit/lev';
const show = () => renderGive(<ShareButtonsView />, { campaign: { teams: [teamOf('lev', 'Lev & Tov')] }, team: 'lev' });

it('shares the team’s page: its link is copied and said to be, WhatsApp is given it', async () => {
  const user = userEvent.setup();
  const { pass } = await show();
  const copy = await screen.findByRole('button', { name: 'Copier le lien' });
  await user.click(copy);
  expect(await navigator.clipboard.readText()).toBe(address);
  expect(copy).toHaveTextContent('Lien copié');
  act(() => pass(3000));
  expect(copy).toHaveTextContent('Copier le lien');
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'WhatsApp' });
  expect(new URL(link.href).searchParams.get('text')).toBe(`Soutenez « Lev & Tov » ${address}`);
});

it('copies where sharing is not allowed, and shows the address where copying is not either', async () => {
  const user = userEvent.setup();
  const share = jest.fn().mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  Object.assign(navigator, { share });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  Object.assign(document, { execCommand: () => false });
  await show();
  await user.click(await screen.findByRole('button', { name: 'Partager' }));
  expect(share).toHaveBeenCalledWith({ title: 'Un toit', text: 'Soutenez « Lev & Tov »', url: address });
  expect(await screen.findByRole('textbox', { name: 'Adresse à copier' })).toHaveValue(address);
});
