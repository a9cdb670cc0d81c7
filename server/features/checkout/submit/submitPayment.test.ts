import { createCheckoutWorld, newKey, payer, type CheckoutWorld } from '../../../testing/checkoutWorld';

type Outcome = { success: boolean; url: string; error: string; code: string; issues?: { path: string }[] };

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

const submit = async (config?: Record<string, unknown>) => {
  const { status, body } = await world.submit(config);
  return { status, ...(body as Outcome) };
};
const newIntent = async (config?: Record<string, unknown>) =>
  ((await world.makeIntent(config)).body as { data: { id: string } }).data.id;
const intentState = async (id: string) =>
  ((await world.server.request('GET', `/v1/paiements/intents/${id}/status`)).body as { data: { state: string } }).data
    .state;

describe('submitting a payment', () => {
  it('PAY-34 PAY-61 splits as the intent has it when the payer says nothing of parts', async () => {
    const { url } = await submit({ intent: await newIntent({ montant: 100, divide: 3 }), montant: 100 });
    expect(await world.paymentOf(url)).toMatchObject({ divide: 3, nbMonth: 3, montant: 3400, maxAmount: 10000 });
  });

  it('PAY-13 keeps what was typed without the spaces around it', async () => {
    const info = { ...payer.info, prenom: ' Dana ', email: ' dana@example.org\r\n' };
    const { url } = await submit({ info, facturation: { ...payer.facturation, ville: '\tParis ' } });
    expect(await world.paymentOf(url)).toMatchObject({
      info: { prenom: 'Dana', email: 'dana@example.org' },
      facturation: { ville: 'Paris' },
    });
  });

  it('PAY-61 starts from the intent and takes only the payer’s own choices', async () => {
    const fund = await world.addFund({ cerfa: true, assoc: 'ASSOC', name: 'Mikvé' });
    const intent = await newIntent({
      type: 'CAISSE',
      typeId: fund,
      montant: 50,
      returnUrl: 'https://demo.test/don?a=1',
    });
    const tampered = { type: 'GENERAL', typeId: null, devise: 'usd', cerfa: false, assoc: 'MINE', label: 'Hacked' };
    const { success, url } = await submit({
      ...tampered,
      intent,
      montant: 20,
      abo: true,
      nbMonth: 12,
      maxAmount: 240,
      commentaire: 'Merci',
      info: { ...payer.info, tel: '+33 6 12 34 56 78' },
    });
    expect([success, url]).toEqual([true, expect.stringMatching(/^http:\/\/orgkit\.test\/pay\/[\w-]{22,}$/)]);
    expect(await world.paymentOf(url)).toMatchObject({
      organisationId: 'demo',
      intentId: intent,
      type: 'CAISSE',
      caisseId: fund,
      label: 'Mikvé',
      currency: 'eur',
      montant: 2000,
      fees: 0,
      abo: true,
      nbMonth: 12,
      maxAmount: 24000,
      cerfa: true,
      assoc: 'ASSOC',
      state: 'processing',
      info: { tel: '+33612345678', email: 'dana@example.org' },
      commentaire: 'Merci',
      successUrl: `https://demo.test/don?intent=${intent}&status=success&a=1`,
      cancelUrl: `https://demo.test/don?intent=${intent}&status=cancel&a=1`,
    });
  });

  it('CALL-06 answers with and without the slash at the end, and 400 for what is no configuration', async () => {
    const call = (path: string, config: unknown) => world.server.request('POST', path, { body: { config } });
    const complete = () =>
      JSON.stringify({
        type: 'GENERAL',
        ...payer,
        amounts: { montant: 5, fees: 0, total: 5 },
        idempotencyKey: newKey(),
      });
    expect((await call('/v1/paiements/offline/link/', complete())).body).toMatchObject({ success: true });
    expect((await call('/v1/paiements/offline/link', complete())).body).toMatchObject({ success: true });
    for (const config of [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '{"type":"GENERAL"}',
      complete().replace('Dana', '\\u0000'),
      12,
      '['.repeat(50_000),
    ]) {
      expect([config, (await call('/v1/paiements/offline/link/', config)).status]).toEqual([config, 400]);
    }
  });

  it('SRV-11 makes an intent of a configuration that came without one; a replaced return address leads to the thanks page', async () => {
    const { url } = await submit({ returnUrl: 'https://evil.test/', lang: 'en' });
    const { intentId, successUrl, cancelUrl } = await world.paymentOf(url);
    expect(successUrl).toBe(`http://orgkit.test/en/paiement/merci?intent=${intentId}&status=success`);
    expect(cancelUrl).toBe(`http://orgkit.test/en/paiement?intent=${intentId}&status=cancel`);
    expect(await intentState(intentId ?? '')).toBe('processing');
  });

  it('PAY-61 makes one payment and one checkout of 20 concurrent requests with one key', async () => {
    for (const intent of [undefined, await newIntent()]) {
      const before = await world.countRows();
      const request = { intent, idempotencyKey: newKey() };
      const answers = await Promise.all(Array.from({ length: 20 }, () => submit(request)));
      expect(new Set(answers.map(({ url }) => url)).size).toBe(1);
      expect(answers.map(({ success }) => success)).not.toContain(false);
      expect(await world.countRows()).toMatchObject({
        intents: before.intents + (intent ? 0 : 1),
        payments: before.payments + 1,
        checkouts: before.checkouts + 1,
      });
      expect((await submit(request)).url).toBe(answers[0]?.url);
      expect((await submit({ ...request, montant: 51 })).status).toBe(409);
    }
  });

  it('PAY-61 answers exactly one body of those that fight for one key, 409 to the others', async () => {
    const intent = await newIntent();
    const idempotencyKey = newKey();
    const amounts = Array.from({ length: 10 }, (_, index) => 10 + index);
    const answers = await Promise.all(amounts.map((montant) => submit({ intent, idempotencyKey, montant })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(9);
  });

  it('SRV-01 refuses figures that are not what would be charged, and writes nothing', async () => {
    const intent = await newIntent();
    const before = await world.countRows();
    const shown = (montant: number, fees: number, total: number) => ({ amounts: { montant, fees, total } });
    const cases: [Record<string, unknown>, string][] = [
      [shown(50, 0, 49), 'amountChanged'],
      [shown(50, 1.02, 51.02), 'amountChanged'],
      [shown(50, -10, 40), 'amountChanged'],
      [{ amounts: { montant: 50, fees: 0, total: 50 }, maxAmount: 1 }, 'amountChanged'],
      [{ montant: 0.5 }, 'amountMinimum'],
      [{ montant: -1 }, 'amountMinimum'],
      [{ montant: 1e13 }, 'amountMaximum'],
      [{ abo: true, nbMonth: 40 }, 'months'],
      [{ platform: 'PRELEVEMENT.GOCARDLESS' }, 'platform'],
      [{ platform: 'PRELEVEMENT.GOCARDLESS', abo: true, nbMonth: 12 }, 'platform'],
    ];
    for (const [change, code] of cases) {
      for (const from of [{ intent }, {}]) {
        const answer = await submit({ ...from, ...change });
        expect([change, answer]).toEqual([change, expect.objectContaining({ status: 200, success: false, code })]);
      }
    }
    expect((await submit({ montant: Number.MAX_VALUE * 10 })).status).toBe(400);
    expect(await world.countRows()).toEqual(before);
  });

  it('SRV-01 refuses a top-level amount that differs from what each charge takes', async () => {
    const amounts = { montant: 100, fees: 0, total: 100 };
    const config = (montant: number) => ({
      config: JSON.stringify({
        type: 'GENERAL',
        ...payer,
        amounts,
        montant,
        divide: 3,
        nbMonth: 3,
        abo: true,
        maxAmount: 100,
        idempotencyKey: newKey(),
      }),
    });
    const send = async (montant: number) =>
      (await world.server.request('POST', '/v1/paiements/offline/link/', { body: config(montant) })).body as Outcome;
    expect(await send(33)).toMatchObject({ success: false, code: 'amountChanged' });
    const { url } = await send(34);
    expect(await world.paymentOf(url)).toMatchObject({ montant: 3400, maxAmount: 10000, divide: 3, nbMonth: 3 });
  });

  it('PAY-21 takes fee cover only where it is offered, and only as it is computed', async () => {
    await world.server.request('PUT', '/v1/admin/organisations/demo', {
      token: world.token,
      body: { web: { suggestFees: 1 } },
    });
    const amounts = (fees: number, total: number) => ({ amounts: { montant: 100, fees, total } });
    expect(await submit(amounts(1.78, 101.78))).toMatchObject({ success: true });
    expect(await submit(amounts(1.5, 101.5))).toMatchObject({ success: false, code: 'amountChanged' });
    await world.server.request('PUT', '/v1/admin/organisations/demo', {
      token: world.token,
      body: { web: { suggestFees: 0 } },
    });
    expect(await submit(amounts(1.78, 101.78))).toMatchObject({ success: false, code: 'amountChanged' });
  });

  it('PAY-13 checks the payer again, and says in which fields and in whose language', async () => {
    const before = await world.countRows();
    const info = { ...payer.info, tel: '+33123', prenom: ' ' };
    const answer = await submit({ info, facturation: { ...payer.facturation, postal: '75' }, lang: 'fr' });
    expect(answer).toMatchObject({
      status: 200,
      success: false,
      code: 'payer',
      error: 'Le numéro de téléphone est invalide',
    });
    expect(answer.issues?.map(({ path }) => path)).toEqual(['prenom', 'tel', 'postal']);
    expect((await submit({ info: { ...payer.info, nom: '' } })).error).toBe(
      'Veuillez renseigner tous les champs obligatoires avant de soumettre le paiement.',
    );
    expect((await submit({ facturation: { ...payer.facturation, perso: false } })).code).toBe('payer');
    expect(await world.countRows()).toEqual(before);
  });

  it('SRV-11 refuses an intent that is unknown, expired, or of a fund that has closed since', async () => {
    expect((await submit({ intent: 'unknown' })).status).toBe(404);
    const fund = await world.addFund();
    const closing = await newIntent({ type: 'CAISSE', typeId: fund });
    await world.server.request('PUT', `/v1/admin/caisses/${fund}`, { token: world.token, body: { active: false } });
    expect(await submit({ intent: closing })).toMatchObject({ success: false, code: 'caisseClosed' });
    const old = await newIntent();
    const kept = { intent: old, idempotencyKey: newKey() };
    const { url } = await submit(kept);
    world.pass(31 * 60_000);
    expect((await submit({ intent: old })).status).toBe(410);
    // The answer to a repeated request does not expire.
    expect((await submit(kept)).url).toBe(url);
  });
});

describe('the administrator’s list', () => {
  it('SRV-10 shows an organisation its own payments, newest first, page by page', async () => {
    const list = async (query: string, token = world.token) => {
      const { status, body } = await world.server.request('GET', `/v1/admin/payments${query}`, { token });
      return { status, ...(body as { data: { id: string; state: string; received: number }[]; next: string | null }) };
    };
    const urls = [(await submit()).url, (await submit()).url, (await submit()).url];
    await world.press(urls[0] ?? '', 'pay');
    await world.deliver();
    const ids = await Promise.all(urls.map(async (url) => (await world.paymentOf(url)).id));

    const first = await list('?limit=2');
    expect(first.data.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    const second = await list(`?limit=1&before=${first.next}`);
    expect(second.data[0]).toMatchObject({
      id: ids[0],
      state: 'succeeded',
      montant: 50,
      received: 50,
      refunded: 0,
      devise: 'eur',
      info: { email: 'dana@example.org' },
      finalizedAt: expect.any(String),
    });
    expect((await list('?state=succeeded&limit=1')).data[0]?.id).toBe(ids[0]);
    expect(await list('', world.otherToken)).toMatchObject({ status: 200, data: [], next: null });
    expect((await world.server.request('GET', '/v1/admin/payments')).status).toBe(401);
    expect((await list('?limit=0')).status).toBe(400);
  });
});
