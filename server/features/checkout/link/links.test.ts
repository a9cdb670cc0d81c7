import { createCheckoutWorld, type CheckoutWorld } from '../../../testing/checkoutWorld';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

interface Page {
  linkType: string;
  linkData: { expired: boolean; reason?: string };
  config: Record<string, unknown>;
  meta: Record<string, unknown>;
}

const admin = (method: string, path: string, body?: unknown, token = world.token) =>
  world.server.request(method, `/v1/admin/${path}`, { token, ...(body === undefined ? {} : { body }) });
const makeLink = async (config: Record<string, unknown>, more: Record<string, unknown> = {}) => {
  const { status, body } = await admin('POST', 'liens', { linkType: 'PAIEMENT', config, ...more });
  const { data, error } = body as { data: { id: string; url: string }; error?: string };
  return { status, id: data?.id, url: data?.url, error };
};
const readPage = async (id: string) => {
  const { body } = await world.server.request('GET', `/v1/liens/${id}`);
  return (body as { data: Page }).data;
};
const intentOf = async (link: string, more: Record<string, unknown> = {}) => {
  const { body, status } = await world.makeIntent({ montant: undefined, link, ...more });
  const { data, code } = body as { data?: { id: string; url: string }; code?: string };
  return { status, id: data?.id ?? '', url: data?.url ?? '', code };
};
const pay = async (config: Record<string, unknown>) => {
  const { body } = await world.submit(config);
  const { url, code } = body as { url?: string; code?: string };
  if (url) await world.press(url, 'pay');
  await world.deliver();
  return { url, code };
};

describe('a payment link', () => {
  it('LINK-01 CALL-28 ENT-21 shows what it is for, under an id that cannot be guessed', async () => {
    const { id, url } = await makeLink({ type: 'GENERAL', montant: 50, label: 'Gala' }, { reusable: true });
    expect(id).toMatch(/^[\w-]{30,}$/);
    expect(url).toBe(`http://orgkit.test/l/${id}`);
    const page = await readPage(id);
    expect(page).toMatchObject({
      linkType: 'PAIEMENT',
      linkData: { expired: false },
      config: { type: 'GENERAL', montant: 50, label: 'Gala', reusable: true, link: id, organisation: { id: 'demo' } },
      meta: { title: 'Gala' },
    });
    expect((await world.server.request('GET', '/v1/liens/nothing')).status).toBe(404);
  });

  it('SRV-01 keeps the price of a service, whatever the link or the visitor says', async () => {
    await admin('POST', 'services', { id: 'cours', name: 'Cours', montant: 20, sysQuantity: true, assoc: 'ECOLE' });
    const { id } = await makeLink({ type: 'SERVICE', typeId: 'cours', montant: 1, cerfa: true });
    const intent = await intentOf(id, { montant: 1, type: 'GENERAL' });
    const { body } = await world.server.request('GET', `/v1/paiements/intents/${intent.id}`);
    expect((body as { data: unknown }).data).toMatchObject({
      type: 'SERVICE',
      typeId: 'cours',
      montant: 20,
      cerfa: false,
      assoc: 'ECOLE',
      link: id,
    });
    const other = { service: { other: [{ nom: 'Levi', prenom: 'Dan' }] } };
    const refused = await world.submit({ intent: intent.id, montant: 20, ...other });
    expect(refused.body).toMatchObject({ code: 'amountChanged' });
    const paid = await pay({ intent: intent.id, montant: 40, ...other });
    expect(await world.paymentOf(paid.url ?? '')).toMatchObject({
      type: 'SERVICE',
      montant: 4000,
      other: [{ nom: 'Levi', prenom: 'Dan' }],
      linkId: id,
      state: 'succeeded',
    });
  });

  it('LINK-07 with a fixed amount charges it, whatever the visitor asks for', async () => {
    const { id } = await makeLink({ type: 'GENERAL', montant: 1180.5, fixedAmount: true });
    const intent = await intentOf(id, { montant: 10 });
    const { body } = await world.server.request('GET', `/v1/paiements/intents/${intent.id}`);
    expect((body as { data: unknown }).data).toMatchObject({ montant: 1180.5, fixedAmount: true });
    expect((await pay({ intent: intent.id, montant: 10 })).code).toBe('amountChanged');
    const claimed = await intentOf('', { link: undefined, montant: 10, fixedAmount: true });
    const plain = await world.server.request('GET', `/v1/paiements/intents/${claimed.id}`);
    expect((plain.body as { data: object }).data).not.toHaveProperty('fixedAmount');
  });

  it('LINK-05 PAY-61 carries the configuration of a submission or of a campaign’s gift to the payment, with an intent or without', async () => {
    const formData = { deposit: 100, totalCerfa: 50 };
    await admin('POST', 'submissions', { id: 'colonie', label: 'Colonie', total: 500, formData });
    await admin('POST', 'campagnes', { id: 'gala', label: 'Gala', theme: 'bleu', config: { forceMonthNb: 6 } });
    const form = await makeLink({ type: 'FORM', typeId: 'colonie', lang: 'he' });
    expect((await readPage(form.id)).config).toMatchObject({
      type: 'FORM',
      typeId: 'colonie',
      label: 'Colonie',
      montant: 500,
      cerfa: true,
      lang: 'he',
      submit: { total: 500, reste: 500, formData },
    });
    const pledge = await makeLink({ type: 'CAMPAGNE', typeId: 'gala', montant: 36, team: 'rouge' });
    expect((await readPage(pledge.id)).config).toMatchObject({
      montant: 36,
      fixedNbMonth: 6,
      abo: true,
      team: 'rouge',
    });

    const intent = await intentOf(form.id);
    expect(intent.url).toMatch(/\/he\/paiement\?intent=/);
    expect(await pay({ intent: intent.id, montant: 99 })).toMatchObject({ code: 'amountMinimum' });
    const paid = await pay({ intent: intent.id, montant: 100 });
    expect(await world.paymentOf(paid.url ?? '')).toMatchObject({
      typeId: 'colonie',
      montant: 10_000,
      linkId: form.id,
    });
    const given = await pay({ link: pledge.id, montant: 36 });
    const row = { type: 'CAMPAGNE', typeId: 'gala', montant: 3600, nbMonth: 6, maxAmount: 21_600, team: 'rouge' };
    expect(await world.paymentOf(given.url ?? '')).toMatchObject({ ...row, linkId: pledge.id, linkOnce: true });
  });

  it('SRV-12 for one payment is finished once it was paid; a reusable one goes on', async () => {
    for (const reusable of [false, true]) {
      const { id } = await makeLink({ type: 'GENERAL', montant: 10 }, { reusable });
      const [first, second] = [await intentOf(id), await intentOf(id)];
      await pay({ intent: first.id, montant: 10 });
      expect(await pay({ intent: second.id, montant: 10 })).toMatchObject(
        reusable ? { url: expect.any(String) } : { code: 'alreadyPaid' },
      );
      expect((await readPage(id)).linkData).toEqual(
        reusable ? { expired: false } : { expired: true, reason: 'finished' },
      );
      expect((await intentOf(id)).status).toBe(reusable ? 200 : 410);
    }
  });

  it('SRV-12 for one payment is paid once, however many open its checkout at once', async () => {
    const { id } = await makeLink({ type: 'GENERAL', montant: 10 });
    const intents = await Promise.all(Array.from({ length: 5 }, () => intentOf(id)));
    const answers = await Promise.all(intents.map((intent) => world.submit({ intent: intent.id, montant: 10 })));
    const urls = answers.flatMap(({ body }) => (body as { url?: string }).url ?? []);
    for (const url of urls) await world.press(url, 'pay');
    await world.deliver();
    const { data } = (await admin('GET', 'liens?limit=200')).body as { data: { id: string; payments: number }[] };
    expect(data.find((link) => link.id === id)).toMatchObject({ payments: 1, reason: 'finished' });
  });

  it('LINK-01 expires on time and is ended by its organisation at once', async () => {
    const soon = new Date(world.deps.now().getTime() + 60_000).toISOString();
    const { id } = await makeLink({ type: 'GENERAL', montant: 10, lang: 'en' }, { expiresAt: soon, reusable: true });
    const begun = await intentOf(id);
    world.pass(60_000);
    expect(await readPage(id)).toEqual({
      linkType: 'PAIEMENT',
      linkData: { expired: true, reason: 'expired' },
      config: { type: 'GENERAL', lang: 'en', organisation: expect.objectContaining({ id: 'demo' }) },
      meta: expect.anything(),
    });
    expect(await intentOf(id)).toMatchObject({ status: 410, code: 'linkEnded' });
    // A payer who has begun may finish.
    expect((await pay({ intent: begun.id, montant: 10 })).url).toBeTruthy();

    const other = await makeLink({ type: 'GENERAL', montant: 10 });
    const started = await intentOf(other.id);
    expect((await admin('DELETE', `liens/${other.id}`, undefined, world.otherToken)).status).toBe(404);
    expect((await admin('DELETE', `liens/${other.id}`)).body).toMatchObject({ data: { reason: 'revoked' } });
    expect((await readPage(other.id)).linkData).toEqual({ expired: true, reason: 'revoked' });
    expect((await world.submit({ intent: started.id, montant: 10 })).status).toBe(410);
  });

  it('SRV-12 is refused with an amount that cannot be reckoned with', async () => {
    for (const montant of [1e15, 1e300]) expect((await makeLink({ type: 'GENERAL', montant })).status).toBe(400);
  });

  it.each([
    ['an end that has passed', {}, { expiresAt: '2025-01-15T12:00:00Z' }, 'expiresAt'],
    ['an address that runs a script', { returnUrl: 'javascript:alert(1)' }, {}, 'returnUrl'],
    ['an address of somebody else', { returnUrl: 'https://evil.example/don' }, {}, 'returnUrl'],
    ['an address that only begins like its own', { returnUrl: 'http://orgkit.test@evil.example/' }, {}, 'returnUrl'],
    ['an address that browsers read as somebody else’s', { returnUrl: '/\\\\evil.example' }, {}, 'returnUrl'],
    ['an e-mail address that is none', {}, { payer: { email: 'dana' } }, 'payer.email'],
  ])('CALL-33 LINK-01 is refused with %s', async (_, config, more, path) => {
    const answer = await admin('POST', 'liens', {
      linkType: 'PAIEMENT',
      config: { type: 'GENERAL', ...config },
      ...more,
    });
    expect([answer.status, answer.body]).toMatchObject([400, { issues: [{ path }] }]);
  });

  it('SRV-12 is made of what is the organisation’s own only', async () => {
    const foreign = await world.addFund({}, 'other');
    expect((await makeLink({ type: 'CAISSE', typeId: foreign })).status).toBe(404);
    expect((await makeLink({ type: 'DETTE', typeId: 'nothing' })).status).toBe(404);
    const answer = await admin('POST', 'liens', { linkType: 'UPDATE-PAIEMENT', paiement: 'nothing' });
    expect(answer.status).toBe(404);
  });

  it('SRV-09 shows hints of its payer, and pays with what the payer left empty', async () => {
    const known = { prenom: 'Dana', nom: 'Lévi', email: 'dana.levi@mail.org', tel: '+33612345678', adresse: '1 rue X' };
    const { id } = await makeLink({ type: 'GENERAL', montant: 10 }, { payer: known, reusable: true });
    const { config } = await readPage(id);
    const shown = { prenom: 'Dana', nom: 'Lévi', hints: { email: 'd•••@mail.org', tel: '•••78', adresse: '••• X' } };
    expect(config['payer']).toEqual(shown);
    const intent = await intentOf(id);
    const held = await world.server.request('GET', `/v1/paiements/intents/${intent.id}`);
    expect((held.body as { data: Record<string, unknown> }).data['payer']).toEqual(shown);
    const info = { homme: false, prenom: 'Dana', nom: 'Lévi', email: '', tel: '' };
    const { url } = await pay({ intent: intent.id, montant: 10, info });
    expect((await world.paymentOf(url ?? '')).info).toMatchObject({ email: known.email, tel: known.tel });
    expect(JSON.stringify((await admin('GET', `audit?subjectId=${id}`)).body)).not.toMatch(/Dana|mail\.org|rue X/);
  });

  it('PAY-02 for a change shows the payment, until nothing of it is left to charge', async () => {
    const monthly = await pay({ montant: 10, abo: true, nbMonth: 3, nom: 'x', maxAmount: 30 });
    const payment = await world.paymentOf(monthly.url ?? '');
    const send = { linkType: 'UPDATE-PAIEMENT', paiement: payment.id, changeAmount: true };
    const { data } = (await admin('POST', 'liens', send)).body as { data: { id: string } };
    expect(await readPage(data.id)).toMatchObject({
      linkType: 'UPDATE-PAIEMENT',
      config: { update: true, montant: 10, paiement: { id: payment.id, finalized: false } },
      meta: { title: `Modification - ${payment.label}` },
    });
    expect((await admin('POST', 'liens', send, world.otherToken)).status).toBe(404);
    const { url: open } = (await world.submit({ montant: 10, abo: true, nbMonth: 3 })).body as { url: string };
    const waiting = { ...send, paiement: (await world.paymentOf(open)).id };
    expect(await admin('POST', 'liens', waiting)).toMatchObject({ status: 409, body: { code: 'not_started' } });
    const once = await world.paymentOf((await pay({ montant: 10 })).url ?? '');
    const over = (await admin('POST', 'liens', { ...send, paiement: once.id })).body as { data: { id: string } };
    expect((await readPage(over.data.id)).linkData).toEqual({ expired: true, reason: 'finished' });
    const { url } = await intentOf(data.id, { type: 'GENERAL' });
    expect(url).toMatch(/\/paiement\?intent=[\w-]+&update=true$/);
  });
});
