import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Campaign } from '../../../contract/campaigns/campaigns';
import type { Answer } from '../../../runtime/testing/buildElement';
import { GiveForm } from '../give/GiveForm';
import { giftStoreOf } from '../gift/giftStore';
import { renderGive } from '../give/testing/renderGive';

const user = userEvent.setup();
const field = (name: string) => screen.getByRole('textbox', { name });
const promise = () => screen.getByRole('button', { name: /^Promettre/ });

async function show(answers: Answer[] = [], config: Campaign['config'] = {}, products: Campaign['products'] = []) {
  const view = await renderGive(<GiveForm place="modal" />, {
    campaign: { gala: true, config, products },
    answer: () => answers.shift() ?? 'network',
  });
  view.storage.write('local', 'MEM_INFO', JSON.stringify({ prenom: 'Ana', nom: 7, email: 'ana@ex.fr' }));
  await user.click(await screen.findByRole('radio', { name: 'Promettre un don' }));
  await screen.findByRole('textbox', { name: 'Prénom' });
  return view;
}

it('PLEDGE-01 MODAL-08 requires name, e-mail and telephone, and says of each what it needs; known ones are there', async () => {
  const { calls } = await show();
  expect(field('Prénom')).toHaveValue('Ana');
  expect(field('Nom')).toHaveValue('');
  await user.clear(field('Adresse email'));
  await user.type(field('Adresse email'), 'ana@');
  await user.click(promise());
  await waitFor(() => expect(field('Nom')).toHaveAccessibleDescription('Ce champ est obligatoire'));
  expect(field('Adresse email')).toHaveAccessibleDescription("Cette adresse email n'est pas valide");
  expect(field('Téléphone')).toHaveAccessibleDescription('Ce champ est obligatoire');
  expect(field('Autre montant')).toHaveFocus();
  expect(calls).toEqual([]);
});

it('PLEDGE-01 ENT-27 CALL-19 keeps values and key until the answer is sure, then shows where the promise is paid', async () => {
  const url = 'https://soleil.example/fr/lien/abc';
  const failed: Answer = { status: 422, json: { success: false, error: 'Trop tard.' } };
  const { calls, notified } = await show([
    'network',
    { status: 503, json: {} },
    failed,
    { json: { success: true, url } },
  ]);
  await user.type(field('Autre montant'), '180');
  await user.type(field('Nom'), 'Lévy');
  await user.type(field('Téléphone'), '06 12 34 56 78');
  expect(promise()).toHaveTextContent('Promettre 180 €');
  for (const times of [1, 2, 3]) {
    await user.click(promise());
    await waitFor(() => expect(notified).toHaveLength(times));
    expect([field('Nom'), field('Autre montant')].map((input) => (input as HTMLInputElement).value)).toEqual([
      'Lévy',
      '180',
    ]);
  }
  expect(notified[2]).toBe('Trop tard.');
  await user.click(promise());
  expect(await screen.findByRole('link', { name: url })).toHaveAttribute('href', url);
  const keys = calls.map(({ idempotencyKey }) => idempotencyKey);
  expect([keys[1], keys[2], keys[3] === keys[0]]).toEqual([keys[0], keys[0], false]);
  expect(calls[0]).toMatchObject({
    path: '/campagne/engagement/toit',
    body: {
      montant: 180,
      campagne: { displayName: '', team: null },
      infos: { prenom: 'Ana', nom: 'Lévy', email: 'ana@ex.fr', tel: '+33612345678' },
      lang: 'fr',
    },
  });
  await user.click(screen.getByRole('button', { name: 'Faire un nouveau don' }));
  expect(field('Autre montant')).toHaveValue('');
});

it('PLEDGE-01 MODAL-06 asks for the campaign’s least amount of products too, before anything is sent', async () => {
  const answer: Answer = { json: { success: true, url: 'https://soleil.example/l/abc' } };
  const lamp = { id: 'lampe', name: 'Une lampe', montant: 30, position: 1 };
  const { calls, store } = await show([answer], { minMontant: 50 }, [lamp]);
  const choose = (count: number) => act(async () => giftStoreOf(store).setState({ cart: new Map([['lampe', count]]) }));
  await choose(1);
  await user.type(field('Nom'), 'Lévy');
  await user.type(field('Téléphone'), '06 12 34 56 78');
  await user.click(promise());
  expect(await screen.findByRole('alert')).toHaveTextContent('Minimum 50€');
  expect(calls).toEqual([]);
  await user.click(screen.getByRole('radio', { name: 'Donner maintenant' }));
  expect(screen.getByRole('button', { name: /^Donner 30/ })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Promettre un don' }));
  await choose(2);
  expect(promise()).toHaveTextContent('Promettre 60 €');
  await user.click(promise());
  await waitFor(() => expect(calls).toMatchObject([{ body: { montant: 60 } }]));
});

it('PLEDGE-01 MODAL-02 asks for an amount also where a gift may leave it open', async () => {
  const { calls } = await show([], { forceMonthNb: 12 });
  await user.type(field('Autre montant'), '0');
  await user.type(field('Nom'), 'Lévy');
  await user.type(field('Téléphone'), '06 12 34 56 78');
  await user.click(promise());
  await waitFor(() => expect(field('Autre montant')).toHaveAccessibleDescription('Minimum 1€'));
  expect(calls).toEqual([]);
});
