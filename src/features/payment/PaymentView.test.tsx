import { act, screen, waitFor } from '@testing-library/react';
import { fillIn, giftConfig, payButton, renderPayment } from './testing/renderPayment';
import { resolvePayee } from './find/resolvePayee';
import { buildElement } from './testing/buildContext';

const expired = 'Ce lien est expiré !';
const amount = () => screen.getByRole('textbox', { name: 'Montant' });
const gone = (status: number) => () => ({ status, json: { success: false, error: 'expiré' } });

afterEach(() => window.history.replaceState(null, '', '/'));

describe('finding what is to be paid', () => {
  it('PAY-01 SRV-11 shows the gift of the intent, and its shape while it loads', async () => {
    let answer = (_: { json: unknown }) => {};
    const { calls, intentId } = await renderPayment({ intent: () => new Promise((resolve) => (answer = resolve)) });
    expect(screen.queryByRole('textbox')).toBeNull();
    await act(async () => answer({ json: { data: giftConfig } }));
    expect(amount()).toHaveValue('50');
    expect(screen.getByText('Un nouveau toit')).toBeVisible();
    expect(calls).toMatchObject([{ method: 'GET', path: `/paiements/intents/${intentId}` }]);
  });

  it('PAY-01 takes the intent from the address', async () => {
    window.history.replaceState(null, '', '/paiement?intent=from_address');
    const { calls } = await renderPayment({ props: { intent: undefined } });
    expect(amount()).toHaveValue('50');
    expect(calls[0]?.path).toBe('/paiements/intents/from_address');
  });

  it('PAY-01 prefers the intent to page data, and page data to what the tab remembers', async () => {
    const session = { paiement_config: JSON.stringify({ ...giftConfig, montant: 3 }) };
    const both = await renderPayment({ session, props: { config: { ...giftConfig, montant: 2 } } });
    expect(amount()).toHaveValue('50');
    both.unmount();
    await renderPayment({ session, props: { intent: undefined, config: { ...giftConfig, montant: 2 } } });
    expect(amount()).toHaveValue('2');
  });

  it('PAY-01 shows what the tab remembers where nothing else says what to pay', async () => {
    const session = { paiement_config: JSON.stringify({ ...giftConfig, montant: 3 }) };
    await renderPayment({ session, props: { intent: undefined } });
    expect(amount()).toHaveValue('3');
  });

  it.each([404, 410])('SRV-11 falls back on what the tab remembers of an intent that is over (%s)', async (status) => {
    const kept = JSON.stringify({ ...giftConfig, montant: 3 });
    const { user, submitted } = await renderPayment({ intent: gone(status), session: { paiement_config: kept } });
    expect(amount()).toHaveValue('3');
    await fillIn(user);
    await user.click(payButton());
    expect(submitted()).toMatchObject([{ montant: 3 }]);
    expect(submitted()[0]).not.toHaveProperty('intent');
  });

  it('SRV-11 never shows another gift of this tab for an intent that is over, but leads back to its page', async () => {
    const other = JSON.stringify({ ...giftConfig, intent: 'other', returnUrl: 'https://soleil.example/don' });
    await renderPayment({ intent: gone(410), session: { paiement_config: other } });
    expect(screen.getByText(expired)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Retour à l’accueil' })).toHaveAttribute(
      'href',
      'https://soleil.example/don',
    );
  });

  it('SRV-11 STR-41 says that an unknown link is expired, with a way to the organisation’s home', async () => {
    await renderPayment({ intent: gone(404) });
    expect(screen.getByText(expired)).toBeVisible();
    expect(screen.getByText('Pour toute question contactez directement votre responsable.')).toBeVisible();
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://soleil.example');
  });

  it('SRV-11 never links to what is no page', async () => {
    const trap = JSON.stringify({ ...giftConfig, intent: 'other', returnUrl: 'javascript:alert(1)' });
    await renderPayment({ intent: gone(410), session: { paiement_config: trap } });
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://soleil.example');
  });

  it('ERR-02 leaves the home button out where the form is embedded', async () => {
    await renderPayment({ intent: gone(410), settings: { embed: true } });
    expect(screen.getByText(expired)).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  it.each([{ paiement_config: '{broken' }, {}])('PAY-01 goes to the organisation’s home with %j', async (session) => {
    const { visited } = await renderPayment({ session, props: { intent: undefined } });
    expect(visited).toEqual(['https://soleil.example/']);
    expect(screen.queryByText(expired)).toBeNull();
  });

  it('PAY-01 shows a link home where the browser does not let the window go', async () => {
    await renderPayment({ props: { intent: undefined }, navigate: () => 'blocked' });
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://soleil.example/');
  });

  it('PAY-01 does not go in circles when the form stands on the home page itself', async () => {
    const organisation = { ...buildElement().context.organisation, BASE_WEB_URL: 'http://localhost' };
    const { visited } = await renderPayment({ props: { intent: undefined }, context: { organisation } });
    expect(visited).toEqual([]);
    expect(screen.getByText(expired)).toBeVisible();
  });

  it('HTTP-03 says that the server was out of reach, and tries again on demand', async () => {
    let up = false;
    const { user } = await renderPayment({ intent: () => (up ? { json: { data: giftConfig } } : 'network') });
    expect(screen.getByRole('alert')).toHaveTextContent('Le paiement n’a pas pu être chargé.');
    up = true;
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByRole('textbox', { name: 'Montant' })).toHaveValue('50');
  });

  it('ELEM-02 follows the intent attribute', async () => {
    const { setProps } = await renderPayment({
      intent: ({ path }) => ({ json: { data: { ...giftConfig, montant: path.endsWith('/next') ? 80 : 50 } } }),
    });
    setProps({ intent: 'next' });
    await waitFor(() => expect(amount()).toHaveValue('80'));
  });
});

describe('keeping the intent alive', () => {
  it('SRV-11 reads it again every 5 minutes, not before', async () => {
    const { calls, pass } = await renderPayment();
    const reads = () => calls.filter(({ method }) => method === 'GET').length;
    expect(reads()).toBe(1);
    await act(async () => pass(299_000));
    expect(reads()).toBe(1);
    await act(async () => pass(1_000));
    expect(reads()).toBe(2);
    await act(async () => pass(300_000));
    expect(reads()).toBe(3);
  });

  it('ELEM-02 stops when the element is removed', async () => {
    const { calls, pass, unmount } = await renderPayment();
    unmount();
    await act(async () => pass(300_000));
    expect(calls).toHaveLength(1);
  });

  it('SRV-11 keeps the form when the intent is over meanwhile, and pays without it', async () => {
    let over = false;
    const { calls, pass } = await renderPayment({
      intent: () => (over ? gone(410)() : { json: { data: giftConfig } }),
    });
    over = true;
    await act(async () => pass(300_000));
    expect(payButton()).toBeVisible();
    await act(async () => pass(300_000));
    expect(calls).toHaveLength(2);
  });
});

describe('whose payment form it is', () => {
  const ask = (element: ReturnType<typeof buildElement>, intent?: string) =>
    resolvePayee({ ...element.context, props: { intent } });

  it('SRV-11 is the organisation of the intent', async () => {
    const data = { ...giftConfig, organisation: { id: 'shul' } };
    expect(await ask(buildElement({ answer: () => ({ json: { data } }) }), 'resolve_1')).toBe('shul');
  });

  it('PAY-01 is the organisation that the tab remembers, else the server’s own', async () => {
    const element = buildElement({ answer: () => 'network' });
    expect(await ask(element, 'resolve_2')).toBeUndefined();
    element.storage.write(
      'session',
      'paiement_config',
      JSON.stringify({ ...giftConfig, organisation: { id: 'shul' } }),
    );
    expect(await ask(element, 'resolve_3')).toBe('shul');
  });

  it('SRV-11 asks for the intent once for both the organisation and the form', async () => {
    const { calls, intentId, context } = await renderPayment();
    await resolvePayee({ ...context, props: { intent: intentId } });
    expect(calls).toHaveLength(1);
  });
});
