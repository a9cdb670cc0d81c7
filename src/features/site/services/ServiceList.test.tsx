import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Client } from '../../../client/client';
import { pageOf } from '../testing/contentPages';
import { viewOf } from '../testing/drawView';
import { service } from '../testing/timePages';
import { view } from '../views/subscriptions';

async function choose(answers: (object | Error)[]) {
  const sent: { config: object; idempotencyKey: string }[] = [];
  const gone: string[] = [];
  const client = {
    call: (_route: unknown, { body }: { body: (typeof sent)[number] }) => {
      sent.push(body);
      const answer = answers.shift();
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  } as unknown as Client;
  const page = pageOf('ABONNEMENTS', [service({ recurrent: 1, nbMonth: 10 })]);
  render(await viewOf(view, page, { client, navigate: (address) => gone.push(address) }));
  const button = screen.getByRole('button', { name: 'S’abonner : Judo' });
  await userEvent.click(button);
  return { sent, gone, button };
}

const made = { success: true, data: { id: 'intent-1', url: 'https://x.example', expiresAt: '' } };

it('SERV-01 ABO-01 a press makes an intent of the service and goes to the payment form', async () => {
  const { sent, gone } = await choose([made]);
  expect(sent[0]?.config).toMatchObject({
    type: 'SERVICE',
    typeId: 'judo',
    montant: 50,
    devise: 'eur',
    fixedNbMonth: 10,
    service: { id: 'judo' },
    organisation: { id: 'tilleuls' },
  });
  expect(gone).toEqual(['/paiement?intent=intent-1']);
});

it('SERV-01 a refusal is told', async () => {
  const { gone } = await choose([{ success: false, error: 'Cette activité est close.' }]);
  expect(screen.getByRole('alert')).toHaveTextContent('Cette activité est close.');
  expect(gone).toEqual([]);
});

it('SERV-01 SRV-11 a retry after silence makes no second intent', async () => {
  const { sent, gone, button } = await choose([new Error('offline'), made]);
  expect(screen.getByRole('alert')).toHaveTextContent('Le paiement n’a pas pu s’ouvrir.');
  await userEvent.click(button);
  expect(sent[1]?.idempotencyKey).toBe(sent[0]?.idempotencyKey);
  expect(gone).toEqual(['/paiement?intent=intent-1']);
});
