import { act, fireEvent, screen } from '@testing-library/react';
import { fillIn, payButton, renderPayment } from '../testing/renderPayment';

const field = (name: string) => screen.getByRole('textbox', { name });
const words = (element: HTMLElement) => element.textContent?.replace(/\s/g, ' ');

describe('a submit', () => {
  it('PAY-61 sends what was filled in and goes to the provider', async () => {
    const { user, submitted, visited, intentId } = await renderPayment();
    await fillIn(user);
    await user.click(screen.getByRole('radio', { name: 'Par mois' }));
    await user.type(field('Commentaire facultatif'), 'Bravo');
    await user.click(payButton());
    expect(submitted()).toMatchObject([
      {
        type: 'CAISSE',
        typeId: 'toit',
        intent: intentId,
        idempotencyKey: 'key-00001',
        montant: 50,
        amounts: { montant: 50, fees: 0, total: 50 },
        abo: true,
        nbMonth: 12,
        divide: null,
        maxAmount: 600,
        platform: 'CARD',
        commentaire: 'Bravo',
        info: { homme: false, prenom: 'Léa', nom: 'Martin', email: 'lea@example.org', tel: '+33612345678' },
        facturation: { perso: true, adresse: '3 rue des Lilas', postal: '75011', ville: 'Paris', pays: 'FR' },
      },
    ]);
    expect(visited).toEqual(['https://pay.example/1']);
  });

  it('PAY-05 adds the access id of the page to a gift that has none', async () => {
    const { user, submitted } = await renderPayment({ settings: { accessId: '77' } });
    await fillIn(user);
    await user.click(payButton());
    expect(submitted()).toMatchObject([{ accessId: '77' }]);
  });

  it('PAY-60 ignores repeats while it is under way, and keeps the button’s words', async () => {
    let answer = (_: { json: unknown }) => {};
    const { user, submitted, visited } = await renderPayment({
      submit: () => new Promise((resolve) => (answer = resolve)),
    });
    await fillIn(user);
    await user.dblClick(payButton());
    fireEvent.submit(payButton().closest('form') as HTMLFormElement);
    expect(payButton()).toHaveAttribute('aria-busy', 'true');
    expect(words(payButton())).toContain('Payer 50 €');
    expect(submitted()).toHaveLength(1);
    await act(async () => answer({ json: { success: true, url: 'https://pay.example/1' } }));
    expect(visited).toHaveLength(1);
    await user.click(payButton());
    expect(submitted()).toHaveLength(1);
  });

  it('PAY-60 shows the server’s refusal as text, keeps the values and can be tried again', async () => {
    const refusals = ['<b>Refusé</b>'];
    const { user, submitted, visited } = await renderPayment({
      submit: () => {
        const error = refusals.shift();
        return { json: error ? { success: false, error } : { success: true, url: 'https://pay.example/1' } };
      },
    });
    await fillIn(user);
    await user.click(payButton());
    expect(screen.getByRole('alert')).toHaveTextContent('<b>Refusé</b>');
    expect(payButton()).not.toHaveAttribute('aria-busy');
    expect(field('Prénom')).toHaveValue('Léa');
    await user.click(payButton());
    expect(submitted().map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-00001', 'key-00002']);
    expect(visited).toHaveLength(1);
  });

  it('PAY-61 says that nothing was charged when the connection broke, and retries under the same key', async () => {
    let up = false;
    const { user, submitted, visited } = await renderPayment({
      submit: () => (up ? { json: { success: true, url: 'https://pay.example/1' } } : 'network'),
    });
    await fillIn(user);
    await user.click(payButton());
    expect(screen.getByRole('alert')).toHaveTextContent(
      /Une erreur est survenue.*Rien n’a été débité.*un seul paiement/,
    );
    expect(field('Ville')).toHaveValue('Paris');
    up = true;
    await user.click(payButton());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(submitted().map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-00001', 'key-00001']);
    expect(visited).toEqual(['https://pay.example/1']);
  });

  it('ELEM-04 gives a link where the browser does not let the window go', async () => {
    const { user } = await renderPayment({ navigate: () => 'blocked' });
    await fillIn(user);
    await user.click(payButton());
    expect(await screen.findByRole('link', { name: 'Continuer vers le paiement' })).toHaveAttribute(
      'href',
      'https://pay.example/1',
    );
    expect(payButton()).not.toHaveAttribute('aria-busy');
  });

  it('ELEM-03 hands the address to a page that takes over the redirect', async () => {
    const { user, visited, events, intentId } = await renderPayment({
      prevent: (name) => name === 'org-checkout-open',
    });
    await fillIn(user);
    await user.click(payButton());
    expect(visited).toEqual([]);
    expect(events).toMatchObject([
      { name: 'org-payment-submit' },
      { name: 'org-checkout-open', detail: { url: 'https://pay.example/1', intent: intentId } },
    ]);
    expect(payButton()).not.toHaveAttribute('aria-busy');
  });

  it('PAY-60 can be used again after coming Back from the provider', async () => {
    const { user } = await renderPayment();
    await fillIn(user);
    await user.click(payButton());
    expect(payButton()).toHaveAttribute('aria-busy', 'true');
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(payButton()).not.toHaveAttribute('aria-busy');
  });

  it('PAY-60 can be used again when the window did not leave after all', async () => {
    const { user, pass } = await renderPayment();
    await fillIn(user);
    await user.click(payButton());
    act(() => pass(9_999));
    expect(payButton()).toHaveAttribute('aria-busy', 'true');
    act(() => pass(1));
    expect(payButton()).not.toHaveAttribute('aria-busy');
  });
});
