import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ElementContextProvider } from '../../runtime/context';
import { QuickDonation } from './QuickDonation';
import { buildElement, caisse, organisation, type TestOptions } from './testing/buildElement';

const user = userEvent.setup();

function show(options: TestOptions = {}, caisseId?: string) {
  const intent = { success: true, data: { id: 'i1', url: 'https://soleil.example/paiement', expiresAt: '' } };
  const element = buildElement({ answer: (id) => (id === 'INTENT-CREATE' ? intent : undefined), ...options });
  render(
    <ElementContextProvider value={element.context}>
      <QuickDonation caisseId={caisseId} />
    </ElementContextProvider>,
  );
  return element;
}

it.each([
  ['', 'Montant invalide'],
  ['dix', 'Montant invalide'],
  ['1,2,3', 'Montant invalide'],
  ['0,99', 'Le montant doit être au minimum de 1€'],
])('DON-11 with "%s" an alert says "%s" and nothing is sent', async (text, alert) => {
  const element = show();
  if (text) await user.type(screen.getByRole('textbox'), text);
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('alert')).toHaveTextContent(alert);
  expect(screen.getByRole('textbox')).toHaveFocus();
  expect(element.calls).toEqual([]);
});

it('DON-11 keeps cents and hands over as the card does', async () => {
  const element = show();
  await user.type(screen.getByRole('textbox', { name: 'Montant libre' }), '12,50');
  expect(screen.getByRole('button')).toHaveTextContent('Donner 12,50 €');
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(element.events).toHaveLength(2));
  expect(element.calls[0]?.sent).toMatchObject({
    config: { type: 'GENERAL', montant: 12.5, devise: 'eur', abo: false },
  });
});

it('DON-08 takes no gifts for a closed fund', () => {
  const closed = { ...caisse, paused: true };
  show({ context: { organisation: { ...organisation, caisses: [closed] } } }, 'toit');
  expect(screen.getByText('Cette cagnotte est expiré !')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
