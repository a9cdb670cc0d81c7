import { challenge } from '../../../client/testing/challenge';
import type { PaymentRequestBody } from './buildPaymentRequest';
import { createSender } from './createSender';
import { buildElement, type Answer, type TestOptions } from '../testing/buildContext';

const submission: PaymentRequestBody = {
  type: 'GENERAL',
  intent: 'int_1',
  montant: 50,
  amounts: { montant: 50, fees: 0, total: 50 },
  info: { homme: true, prenom: 'Dan', nom: 'Lévi', email: 'dan@example.org', tel: '+33612345678' },
  facturation: { perso: true, adresse: '3 rue X', postal: '75011', ville: 'Paris', pays: 'FR' },
};
const accepted: Answer = { json: { success: true, url: 'https://pay.example/1' } };

function setUp(answers: Answer[], options: TestOptions = {}) {
  const element = buildElement({ answer: () => answers.shift() ?? accepted, ...options });
  const visited: string[] = [];
  let keys = 0;
  const send = createSender(element.context, {
    navigate: (url) => {
      visited.push(url);
      return 'navigated';
    },
    createKey: () => `key-${(keys += 1)}`,
  });
  const sent = () =>
    element.calls.map(({ body }) => JSON.parse((body as { config: string }).config) as Record<string, unknown>);
  return { ...element, send, visited, sent, keys: () => sent().map(({ idempotencyKey }) => idempotencyKey) };
}

describe('createSender', () => {
  it('CALL-06 posts the configuration as a JSON string and sends the window to the answered address', async () => {
    const { send, calls, sent, visited } = setUp([]);
    expect(await send(submission)).toEqual({ state: 'navigated' });
    expect(calls).toMatchObject([{ method: 'POST', path: '/paiements/offline/link' }]);
    expect(sent()).toEqual([{ ...submission, idempotencyKey: 'key-1' }]);
    expect(visited).toEqual(['https://pay.example/1']);
  });

  it('PAY-61 sends the same payment under the same key until its answer is known', async () => {
    const broken: Answer[] = ['network', { status: 503, json: {} }, { status: 200, json: { odd: true } }];
    const { send, keys } = setUp([...broken, accepted, accepted]);
    expect(await send(submission)).toEqual({ state: 'uncertain' });
    expect(await send(submission)).toEqual({ state: 'uncertain' });
    expect(await send(submission)).toEqual({ state: 'uncertain' });
    expect(await send(submission)).toEqual({ state: 'navigated' });
    await send(submission);
    expect(keys()).toEqual(['key-1', 'key-1', 'key-1', 'key-1', 'key-2']);
  });

  it('PAY-61 starts afresh after a refusal with a status', async () => {
    const { send, keys } = setUp([{ status: 409, json: { success: false, error: 'Déjà pris' } }]);
    expect(await send(submission)).toEqual({ state: 'refused', error: 'Déjà pris' });
    await send(submission);
    expect(keys()).toEqual(['key-1', 'key-2']);
  });

  it('PAY-61 goes on with the same key where the provider was out of reach', async () => {
    const away: Answer = { json: { success: false, error: 'Réessayez', code: 'providerUnavailable' } };
    const { send, keys } = setUp([away]);
    expect(await send(submission)).toEqual({ state: 'refused', error: 'Réessayez' });
    await send(submission);
    expect(keys()).toEqual(['key-1', 'key-1']);
  });

  it('SRV-09 PAY-61 solves the challenge of a server under attack unseen, and pays with the same key', async () => {
    const asked: Answer = { status: 429, json: { success: false, error: 'Patientez', code: 'challenge' } };
    const { send, calls } = setUp([asked, { json: { data: challenge } }, accepted]);
    expect(await send(submission)).toEqual({ state: 'navigated' });
    const [first, , second] = calls.map(({ body }) => body as { config: string; guard?: string });
    expect(second).toEqual({ config: first?.config, guard: expect.any(String) });
  });

  it('PAY-61 gives a changed payment another key', async () => {
    const { send, keys } = setUp(['network', 'network']);
    await send(submission);
    await send({ ...submission, montant: 60 });
    expect(keys()).toEqual(['key-1', 'key-2']);
  });

  it.each<[string, Answer, string]>([
    ['a refusal', { json: { success: false, error: 'Cette cagnotte est expiré !' } }, 'Cette cagnotte est expiré !'],
    ['a refusal with a status', { status: 429, json: { success: false, error: 'Attendez' } }, 'Attendez'],
    ['a bare 400', { status: 400, json: {} }, 'Erreur interne du serveur'],
    ['a bare 418', { status: 418, json: {} }, 'Une erreur est survenue'],
  ])('PAY-60 HTTP-02 tells what the server said after %s', async (_, answer, error) => {
    const { send, visited } = setUp([answer]);
    expect(await send(submission)).toEqual({ state: 'refused', error });
    expect(visited).toEqual([]);
  });

  it.each([500, 502, 503, 504, 508])('HTTP-06 does not know what became of a payment after %i', async (status) => {
    const said = { success: false, error: 'Something went wrong on the server.' };
    const { send, events, keys } = setUp([{ status, json: said }]);
    expect(await send(submission)).toEqual({ state: 'uncertain' });
    expect(events.at(-1)).toMatchObject({ name: 'org-payment-fail', detail: { reason: 'unanswered', error: null } });
    await send(submission);
    expect(keys()).toEqual(['key-1', 'key-1']);
  });

  it.each([404, 410])('SRV-11 pays without the intent when it is over (%s), under a key of its own', async (status) => {
    const { send, sent } = setUp([{ status, json: { success: false, error: 'expiré' } }]);
    expect(await send(submission)).toEqual({ state: 'navigated' });
    const { intent: _, ...rest } = submission;
    expect(sent()).toEqual([
      { ...submission, idempotencyKey: 'key-1' },
      { ...rest, idempotencyKey: 'key-2' },
    ]);
  });

  it('SRV-11 does not ask again when what is to be paid is unknown without an intent too', async () => {
    const unknown: Answer = { status: 404, json: { success: false, error: 'Cagnotte inconnue' } };
    const { send, calls } = setUp([unknown, unknown, unknown]);
    expect(await send(submission)).toEqual({ state: 'refused', error: 'Cagnotte inconnue' });
    expect(calls).toHaveLength(2);
  });

  it('ELEM-03 lets the host page take over the redirect', async () => {
    const { send, visited, events } = setUp([], { prevent: (name) => name === 'org-checkout-open' });
    expect(await send(submission)).toEqual({ state: 'prevented' });
    expect(visited).toEqual([]);
    expect(events).toMatchObject([
      { name: 'org-payment-submit', detail: { intent: 'int_1', montant: 50, devise: 'eur', abo: false } },
      { name: 'org-checkout-open', detail: { url: 'https://pay.example/1', intent: 'int_1', config: { montant: 50 } } },
    ]);
    expect(JSON.stringify(events)).not.toMatch(/dan@example|3 rue X/);
  });

  it('ELEM-03 tells the page of each step without a word about the payer', async () => {
    const refusal: Answer = { json: { success: false, error: 'Trop petit' } };
    const { send, events } = setUp([refusal, 'network', accepted]);
    const people = { payer: { nom: 'Cohen' }, service: { id: 'cours', other: [{ prenom: 'Noa', nom: 'Cohen' }] } };
    await send({ ...submission, ...people });
    await send({ ...submission, ...people });
    await send({ ...submission, ...people });
    expect(events.map(({ name }) => name)).toEqual([
      ...['org-payment-submit', 'org-payment-fail', 'org-payment-submit', 'org-payment-fail'],
      ...['org-payment-submit', 'org-checkout-open'],
    ]);
    expect(events[1]?.detail).toEqual({ intent: 'int_1', reason: 'refused', error: 'Trop petit' });
    expect(events[3]?.detail).toEqual({ intent: 'int_1', reason: 'unanswered', error: null });
    expect(JSON.stringify(events)).not.toMatch(/dan@example|3 rue X|Cohen|Noa/);
  });

  it('ELEM-03 sends nothing when the page prevents the submit', async () => {
    const { send, calls } = setUp([], { prevent: (name) => name === 'org-payment-submit' });
    expect(await send(submission)).toEqual({ state: 'prevented' });
    expect(calls).toEqual([]);
  });

  it('PAY-05 takes what the address says of the payer’s way here, unless the intent knows better', async () => {
    window.history.replaceState(null, '', '/?a=77&utm_source=mail');
    const { send, sent } = setUp([]);
    await send({ ...submission, accessId: null });
    await send({ ...submission, accessId: '12', utm: { source: 'lettre' } });
    expect(sent()).toMatchObject([
      { accessId: '77', utm: { source: 'mail' } },
      { accessId: '12', utm: { source: 'lettre' } },
    ]);
    window.history.replaceState(null, '', '/');
  });
});
