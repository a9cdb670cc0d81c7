import { eq } from 'drizzle-orm';
import {
  deliveries,
  endpoints,
  formRevisions,
  formSubmissions,
  intents,
  stockHolds,
  payableSubmissions,
  uploads,
} from '../../../db/schema';
import { newKey } from '../../../testing/checkoutWorld';
import { lightWork } from '../../../guard/testing/solve';
import { block, createFormWorld, layout, replyOf, type FormWorld } from '../testing/formWorld';

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld({ guard: { work: lightWork } });
});
afterAll(() => world.close());

const { stringify } = JSON;
const counted = async () => {
  const { queries } = world.deps.database;
  const tables = [payableSubmissions, formSubmissions, stockHolds, intents, deliveries];
  return Promise.all(tables.map((table) => queries.$count(table)));
};
const nothingKept = async (send: () => Promise<unknown>) => {
  const before = await counted();
  await send();
  expect(await counted()).toEqual(before);
};

describe('what a visitor sends', () => {
  const blocks = [
    block('text', { fieldKey: 'nom', required: true }),
    block('checkbox', { fieldKey: 'venir' }),
    block(
      'conditional',
      { action: 'SHOW', default: 'HIDE', conditions: [{ field: '[CHECKBOX]_venir', type: 'CHECKED' }] },
      [block('products'), block('text', { fieldKey: 'plat' })],
    ),
    block('freeAmount', { fieldKey: 'plus' }),
  ];

  it('SRV-01 ENG-13 only visible values of the form are kept, and priced by the server', async () => {
    const form = await world.addForm({ allowNoProduct: true, allowZeroAmount: true }, blocks);
    const common = { '[TEXT]_nom': ' Levi ', '[TEXT]_plat': 'poisson', P1_quantity: 3, total: 1, __proto: 'x' };
    const shown = replyOf(await world.send(form, { ...common, '[CHECKBOX]_venir': true, '[FREE_AMOUNT]_plus': 2.5 }));
    const kept = await world.submissionOf(shown.data?.id ?? '');
    expect(kept.values).toEqual({ extra: { '[TEXT]_nom': 'Levi', '[CHECKBOX]_venir': true, P1_quantity: 3, '[TEXT]_plat': 'poisson', '[FREE_AMOUNT]_plus': 2.5 } }); // oxfmt-ignore
    const path = `/v1/admin/submissions/${kept.id}`;
    const { body } = await world.server.request('GET', path, { token: world.token });
    expect(body).toMatchObject({ data: { label: 'Fête', total: 32.8, payed: 0, reste: 32.8 } });

    const hidden = replyOf(await world.send(form, { ...common, '[CHECKBOX]_venir': 'yes', '[FREE_AMOUNT]_plus': [] }));
    expect((await world.submissionOf(hidden.data?.id ?? '')).values).toEqual({ extra: { '[TEXT]_nom': 'Levi' } });
    expect(hidden).toEqual({ success: true, data: { id: expect.any(String) } });
  });

  it('ENG-01 ENG-03 SRV-01 says which fields are wrong, and keeps nothing', async () => {
    const person = block('identity', { required: true });
    const form = await world.addForm({ type: 'SIMPLE', identity: 'FULL' }, [...blocks, person]);
    const identity = { homme: true, prenom: 'Dan', nom: 'L3vi', email: 'dan', tel: '+33000000000' };
    await nothingKept(async () => {
      const reply = replyOf(await world.send(form, {}, { body: { identity, lang: 'en' } }));
      expect(reply).toMatchObject({ success: false, code: 'fields', error: 'Some answers need to be corrected.' });
      expect(reply.issues).toEqual(
        expect.arrayContaining([
          { path: '[TEXT]_nom', message: 'required' },
          { path: 'identity.nom', message: 'lettersOnly' },
          { path: 'identity.email', message: 'email' },
          { path: 'identity.tel', message: 'phone' },
        ]),
      );
    });
  });

  it('ENG-31 ENG-32 ENG-33 asks for one article at least', async () => {
    const form = await world.addForm({}, [block('products'), block('freeAmount', { fieldKey: 'plus' })]);
    await nothingKept(async () => {
      const reply = replyOf(await world.send(form, { '[FREE_AMOUNT]_plus': 5 }));
      const error = 'Vous devez choisir minimum 1 article.';
      expect(reply).toEqual({ success: false, code: 'articleMinimum', error });
    });
  });

  it('ENG-33 says of a form that can only come to 0 that it cannot be sent', async () => {
    const form = await world.addForm({ products: [{ id: 'P1', montant: 0 }] }, [block('products')]);
    await nothingKept(async () => {
      const reply = replyOf(await world.send(form, { P1_quantity: 1 }));
      const error = 'Ce formulaire ne peut pas être envoyé : son total ne peut être que de 0. Prévenez l’organisation.';
      expect(reply).toEqual({ success: false, code: 'priceMissing', error });
    });
  });

  it('FPAGE-01 takes nothing for a form that is closed, and knows no unknown one', async () => {
    const form = await world.addForm({ expireAt: '2025-01-14' });
    await nothingKept(async () => {
      expect(replyOf(await world.send(form, { P1_quantity: 1 }))).toMatchObject({ success: false, code: 'closed' });
      expect((await world.send('nowhere')).status).toBe(404);
    });
  });

  it('FORM-25 prices embedded forms of the organisation, three deep and no deeper', async () => {
    let inner = '';
    for (const [index, montant] of [1000, 100, 10, 1].entries()) {
      const within = inner ? [block('embeddedForm', { blockId: inner })] : [];
      inner = await world.addForm({ products: [{ id: `deep${index}`, montant }] }, [block('products'), ...within]);
    }
    const foreign = { title: 'x', type: 'COMPLEX', products: [{ id: 'foreign', montant: 5 }], content: layout([block('products')]) }; // oxfmt-ignore
    const { body } = await world.server.request('POST', '/v1/admin/forms', { token: world.otherToken, body: foreign });
    const other = (body as { data: { id: string } }).data.id;
    const outer = await world.addForm({ products: [] }, [block('embeddedForm', { blockId: inner })]);
    // As stored before references to others' forms were refused.
    const content = layout([inner, other].map((blockId) => block('embeddedForm', { blockId })));
    await world.deps.database.queries.update(formRevisions).set({ content }).where(eq(formRevisions.formId, outer));
    const all = ['deep0', 'deep1', 'deep2', 'deep3', 'foreign'].map((id) => [`${id}_quantity`, 1]);
    const { data } = replyOf(await world.send(outer, Object.fromEntries(all)));
    const kept = await world.submissionOf(data?.id ?? '');
    expect(Object.keys(kept.values.extra).sort()).toEqual(['deep1_quantity', 'deep2_quantity', 'deep3_quantity']);
  });

  it('CALL-23 keeps the revision that it was filled in with; what changed its meaning is to be looked at again', async () => {
    const form = await world.addForm();
    const change = (body: unknown) =>
      world.server.request('PUT', `/v1/admin/forms/${form}`, { token: world.token, body });
    const send = async () => replyOf(await world.send(form, { P1_quantity: 1 }, { body: { revision: 1 } }));
    await change({ title: 'Bal', revision: 1 });
    const { data } = await send();
    expect(await world.submissionOf(data?.id ?? '')).toMatchObject({ formId: form, revision: 2 });
    await change({ products: [{ id: 'P1', montant: 12 }], revision: 2 });
    expect(await send()).toMatchObject({ success: false, code: 'changed' });
  });
});

describe('files', () => {
  it('FORM-29 SRV-07 are the submission’s own, once, and only those of the organisation', async () => {
    const { queries } = world.deps.database;
    const at = world.deps.now();
    const file = { formId: 'x', mime: 'image/png', size: 10, submissionId: null, createdAt: at, removedAt: null };
    await queries.insert(uploads).values([
      { ...file, doc: 'mine', name: 'a.png', organisationId: 'demo' },
      { ...file, doc: 'foreign', name: 'b.png', organisationId: 'other' },
    ]);
    const form = await world.addForm({ type: 'SIMPLE' }, [block('upload', { fieldKey: 'photo' })]);
    const send = (doc: string) => world.send(form, { photo: [{ doc, name: 'a.png' }] });
    await nothingKept(async () => {
      expect(replyOf(await send('foreign'))).toMatchObject({ success: false, code: 'upload' });
      expect(replyOf(await send('nowhere'))).toMatchObject({ success: false, code: 'upload' });
    });
    expect(replyOf(await send('mine')).success).toBe(true);
    await nothingKept(async () => expect(replyOf(await send('mine'))).toMatchObject({ code: 'upload' }));
  });
});

describe('paying', () => {
  it('SRV-14 what is to be paid online leads to the payment form, once, and is paid by the ledger', async () => {
    const form = await world.addForm({ cerfa: true, formData: { deposit: 5, assoc: 'MAIN' } });
    const key = newKey();
    const body = { accessId: '77', virtualId: 'v', lang: 'en', returnUrl: 'https://demo.test/fete' };
    const send = async () => replyOf(await world.send(form, { P1_quantity: 2 }, { key, body }));
    const reply = await send();
    expect(reply.url).toBe(`http://orgkit.test/en/paiement?intent=${reply.data?.intent}`);
    const before = await counted();
    expect(await send()).toEqual(reply);
    expect(await counted()).toEqual(before);

    const { id = '', intent = '' } = reply.data ?? {};
    expect(await world.submissionOf(id)).toMatchObject({ state: 'open', accessId: '77', virtualId: 'v', lang: 'en' });
    const config = (await world.server.request('GET', `/v1/paiements/intents/${intent}`)).body;
    expect(config).toMatchObject({
      data: { type: 'FORM', typeId: id, montant: 20.2, cerfa: true, assoc: 'MAIN', accessId: '77', returnUrl: 'https://demo.test/fete' }, // oxfmt-ignore
    });
    const { url } = (await world.submit({ intent, montant: 20.2 })).body as { url: string };
    await world.press(url, 'pay');
    await world.deliver();
    expect((await world.submissionOf(id)).state).toBe('kept');
    const { body: paid } = await world.server.request('GET', `/v1/admin/submissions/${id}`, { token: world.token });
    expect(paid).toMatchObject({ data: { payed: 20.2, reste: 0 } });
  });

  it('SRV-05 SRV-06 ENG-21 an order beyond a shared stock is told what it can have, and can be sent so', async () => {
    const products = ['A', 'B', 'C'].map((id) => ({ id, montant: 5 }));
    const form = await world.addForm({ products });
    await world.limit(form, [{ products: ['A', 'B'], capacity: 4 }]);
    await nothingKept(async () => {
      const reply = replyOf(await world.send(form, { A_quantity: 4, B_quantity: 4, C_quantity: 1 }));
      expect(reply).toMatchObject({ success: false, code: 'stock', stock: { A: 4, B: 0, C: null } });
      const less = replyOf(await world.send(form, { A_quantity: 3, B_quantity: 3 }));
      expect(less.stock).toEqual({ A: 3, B: 1, C: null });
    });
    expect(replyOf(await world.send(form, { A_quantity: 3, B_quantity: 1 })).success).toBe(true);
    expect(await world.leftOf('A', form)).toBe(0);
  });

  it('FORM-22 SRV-14 another way to pay than online is noted, without a checkout', async () => {
    const blocks = [block('products'), block('paymentMethod')];
    const form = await world.addForm({ paiementMethods: ['Chèque'] }, blocks);
    const send = (method: string) => world.send(form, { P1_quantity: 1, __paiementMethod: method });
    const cheque = replyOf(await send('Chèque'));
    expect(cheque).toEqual({ success: true, data: { id: expect.any(String) } });
    expect(await world.submissionOf(cheque.data?.id ?? '')).toMatchObject({ method: 'Chèque', state: 'kept' });
    expect(replyOf(await send('ONLINE')).url).toContain('/paiement?intent=');
    expect(replyOf(await send('Troc'))).toMatchObject({ issues: [{ path: '__paiementMethod', message: 'choice' }] });
    const free = await world.addForm({ withPaiement: false });
    expect(replyOf(await world.send(free, { P1_quantity: 1 })).url).toBeUndefined();
  });

  it('FORM-23 PAY-33 a form of each month is paid every month', async () => {
    const formData = { aboMonthMin: 3, aboMonthMax: 12 };
    const form = await world.addForm({ paiementType: 'MONTHLY', formData });
    const { data } = replyOf(await world.send(form, { P1_quantity: 1 }));
    const { body } = await world.server.request('GET', `/v1/paiements/intents/${data?.intent}`);
    expect(body).toMatchObject({ data: { montant: 10.1, abo: true, nbMonth: 3, submit: { formData } } });
  });

  it('SRV-01 refuses a total in another currency than the organisation’s', async () => {
    const form = await world.addForm();
    const path = `/v1/forms/submit/${form}?devise=usd`;
    const { body } = await world.server.request('POST', path, { body: { extra: { P1_quantity: 1 } } });
    expect(body).toMatchObject({ success: false, code: 'currency' });
  });
});

describe('a request that is repeated', () => {
  it('SRV-11 CALL-30 the same key and body are one submission, also at once; another body is a mistake', async () => {
    const form = await world.addForm();
    const key = newKey();
    const before = await counted();
    const replies = await Promise.all([1, 2, 3, 4].map(() => world.send(form, { P1_quantity: 1 }, { key })));
    expect(new Set(replies.map(({ text }) => text)).size).toBe(1);
    const after = await counted();
    expect(after.slice(0, 4).map((count, index) => count - (before[index] ?? 0))).toEqual([1, 1, 1, 1]);
    expect((await world.send(form, { P1_quantity: 2 }, { key })).status).toBe(409);
    expect((await world.send(form, {}, { key: 'short' })).status).toBe(400);
    const again = await Promise.all([1, 2].map(async () => replyOf(await world.send(form, { P1_quantity: 1 }, { key: null })))); // oxfmt-ignore
    expect(again[0]?.data?.id).not.toBe(again[1]?.data?.id);
  });

  it('SRV-05 a crash between steps leaves nothing, and the same request does it all', async () => {
    const form = await world.addForm();
    await world.limit(form, [{ products: ['P1'], capacity: 2 }]);
    const key = newKey();
    const { ids } = world.deps;
    const secret = ids.secret.bind(ids);
    // The intent is made when submission and stock are written.
    ids.secret = () => {
      throw new Error('crash');
    };
    await nothingKept(async () => expect((await world.send(form, { P1_quantity: 2 }, { key })).status).toBe(500));
    ids.secret = secret;
    expect(await world.leftOf('P1', form)).toBe(2);
    expect(replyOf(await world.send(form, { P1_quantity: 2 }, { key })).success).toBe(true);
    expect(await world.leftOf('P1', form)).toBe(0);
  });
});

describe('robots', () => {
  it('SRV-09 a field that people do not see is believed to be heard', async () => {
    const form = await world.addForm();
    await nothingKept(async () => {
      const reply = replyOf(await world.send(form, { P1_quantity: 1 }, { body: { website: 'https://spam.example' } }));
      expect(reply).toEqual({ success: true, data: { id: expect.any(String) } });
    });
  });

  it('SRV-09 bodies larger than answers are refused', async () => {
    const form = await world.addForm();
    expect((await world.send(form, { x: 'x'.repeat(600_000) })).status).toBe(413);
  });
});

it('SRV-09 form.submitted tells the organisation’s own systems, without the answers', async () => {
  const { deps } = world;
  const form = await world.addForm({ withPaiement: false }, [block('products'), block('text', { fieldKey: 'nom' })]);
  const events = ['form.submitted' as const];
  const hook = { id: 'hook', organisationId: 'demo', url: 'https://hook.example/', events, active: true, secret: 's' };
  await deps.database.queries.insert(endpoints).values({ ...hook, createdAt: deps.now() });
  const { data } = replyOf(await world.send(form, { P1_quantity: 1, '[TEXT]_nom': 'Secret' }));
  const [delivery] = await deps.database.queries.select().from(deliveries);
  expect(delivery?.event).toMatchObject({
    type: 'form.submitted',
    data: { id: data?.id, formId: form, revision: 1, total: 10.1, payed: 0, method: null, state: 'kept' },
  });
  expect(stringify(delivery)).not.toContain('Secret');
  await deps.database.queries.delete(deliveries);
  await deps.database.queries.delete(endpoints);
});
