import { createCheckoutWorld, type CheckoutWorld } from '../../../testing/checkoutWorld';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

const admin = (method: string, path: string, body?: unknown, token = world.token) =>
  world.server.request(method, `/v1/admin/forms${path}`, { token, ...(body !== undefined && { body }) });
const visit = (path: string, body?: unknown) =>
  world.server.request(body === undefined ? 'GET' : 'POST', `/v1/forms/${path}`, body === undefined ? {} : { body });

interface Saved {
  readonly success: boolean;
  readonly code?: string;
  readonly error?: string;
  readonly warnings?: unknown[];
  readonly data: { id: string; revision: number; content: string; updatedAt: string; products: unknown[] };
}
const create = async (form: Record<string, unknown>) =>
  (await admin('POST', '', { title: 'Fête', ...form })).body as unknown as Saved;
/** Settings that visitors never see: payment, notifications, and texts shown after sending (BUILD-69, BUILD-71). */
const ofTheAuthor = new Set([
  ...['cerfa', 'formData', 'updatedAt', 'archived', 'noticeMails', 'noticeTo', 'copyMails', 'copySubject', 'copyText'],
  ...['sentTitle', 'sentText', 'sentUrl', 'sentLabel', 'sentGo'],
]);
const layout = (...children: unknown[]) => JSON.stringify({ schemaVersion: 1, children });

describe('saving a form', () => {
  it('SRV-12 ENT-01 CALL-23 answers what was put in, and visitors get the same', async () => {
    const content = layout({ id: 'b1', type: 'text', props: { fieldKey: 'nom', label: 'Nom' }, children: [] });
    const products = [{ id: 'P1', label: 'Place', montant: 10.1 }];
    const { data } = await create({ type: 'COMPLEX', content, products, identity: 'SHORT', cerfa: true });
    expect(data).toMatchObject({
      title: 'Fête',
      type: 'COMPLEX',
      revision: 1,
      content,
      identity: 'SHORT',
      cerfa: true,
    });
    expect(data.products).toEqual([expect.objectContaining({ id: 'P1', montant: 10.1, active: true })]);
    const { body } = await visit(`id/${data.id}`);
    const known = Object.entries(data).filter(([key]) => !ofTheAuthor.has(key));
    const open = Object.fromEntries(known);
    expect(body).toEqual({ data: open });
    expect((await visit(`block/${data.id}`)).body).toEqual({ ok: true, data: open });
  });

  it('CALL-23 every save is a revision; without the newest one it is refused with what is there', async () => {
    const { data } = await create({});
    const { body: second } = await admin('PUT', `/${data.id}`, { ...data, title: 'Bal' });
    expect(second).toMatchObject({ success: true, data: { title: 'Bal', revision: 2 } });
    for (const late of [{ revision: 1, title: 'Gala' }, { title: 'Gala' }, { revision: 1 }, {}]) {
      const { status, body } = await admin('PUT', `/${data.id}`, late);
      const { data: newest } = (await admin('GET', `/${data.id}`)).body as unknown as Saved;
      expect([status, body]).toEqual([
        409,
        { success: false, code: 'changed', error: expect.any(String), data: newest },
      ]);
      expect(newest).toMatchObject({ title: 'Bal', revision: 2 });
    }
    const { body: last } = await admin('PUT', `/${data.id}`, { revision: 2, title: 'Gala' });
    expect(last).toMatchObject({ success: true, data: { title: 'Gala', revision: 3 } });
    const { text } = await world.server.request('GET', `/v1/admin/audit?subjectId=${data.id}`, { token: world.token });
    expect(text).toMatch(/ADMIN-FORM-UPDATE.*Gala.*ADMIN-FORM-UPDATE.*Bal.*ADMIN-FORM-CREATE/);
  });

  it('CALL-23 what changes nothing makes no revision and no note, however it is written', async () => {
    const block = { id: 'b1', type: 'text', props: { fieldKey: 'nom', label: 'Nom' }, children: [] };
    const { data } = await create({ content: layout(block), products: [{ id: 'P1' }] });
    const { id: _id, ...read } = data as Saved['data'] & { updatedAt: string };
    const spaced = JSON.stringify(JSON.parse(data.content), null, 2);
    for (const same of [data, read, { title: 'Fête', revision: 1 }, { content: spaced, revision: 1 }, { revision: 1 }])
      expect((await admin('PUT', `/${data.id}`, same)).body).toEqual({ success: true, data, warnings: [] });
    const audit = await world.server.request('GET', `/v1/admin/audit?subjectId=${data.id}`, { token: world.token });
    expect(audit.text.match(/ADMIN-FORM-\w+/g)).toEqual(['ADMIN-FORM-CREATE']);
  });

  it('CALL-23 of two who save at once one is told what the other has saved', async () => {
    const { data } = await create({});
    const titles = ['Bal', 'Gala', 'Loto', 'Vide-grenier'];
    const answers = await Promise.all(titles.map((title) => admin('PUT', `/${data.id}`, { revision: 1, title })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const shown = answers.map(({ body }) => (body as unknown as { data: { title: string } }).data.title);
    expect(new Set(shown).size).toBe(1);
  });

  it('BLOCK-11 keeps types and properties that are not known here', async () => {
    const content = layout({ id: 'b1', type: 'hologram', props: { depth: 3 }, children: [], more: { x: 1 } });
    const { data } = await create({ content });
    expect(JSON.parse(data.content)).toEqual(JSON.parse(content));
  });

  it('ENT-08 stores codes for words, and keys for fields without', async () => {
    const content = layout({ type: 'text', props: { label: 'Nom de famille' } }, { type: 'conditional', props: { action: 'Afficher' } }); // oxfmt-ignore
    const { data } = await create({ content });
    expect(data.content).toMatch(/"fieldKey":"nom_de_famille".*"action":"SHOW"/);
  });

  it('FORM-35 refuses by name a default value that its own field refuses', async () => {
    const field = (props: object) =>
      layout({ type: 'select', props: { fieldKey: 'taille', label: 'Taille', ...props } });
    const values = ['S', 'M'];
    expect(await create({ content: field({ values, defaultValue: 'XL' }) })).toMatchObject({
      success: false,
      code: 'defaultRefused',
      error: 'Le champ n’accepte pas sa valeur par défaut : taille',
    });
    expect(await create({ content: field({ values, defaultValue: 'M' }) })).toMatchObject({
      success: true,
      warnings: [],
    });
  });

  it('BUILD-20 refuses two fields of one stored key, and says other doubts without refusing', async () => {
    const field = { type: 'text', props: { fieldKey: 'nom' } };
    expect(await create({ content: layout(field, field) })).toMatchObject({
      success: false,
      code: 'keyTaken',
      error: 'Deux champs ne peuvent pas avoir la même clé : [TEXT]_nom',
    });
    const { success, warnings } = await create({ content: layout({ id: 'v', type: 'video' }) });
    expect([success, warnings]).toEqual([true, [{ block: 'v', code: 'videoMissing' }]]);
  });

  const nested = (depth: number) => '{"type":"container","children":['.repeat(depth) + ']}'.repeat(depth);
  it.each([
    ['notADocument', '<p>'],
    ['newerVersion', '{"schemaVersion":99,"children":[]}'],
    ['tooDeep', `[${nested(500)}]`],
    ['tooDeep', `{"children":[{"type":"x","props":{"a":${'['.repeat(200_000)}`],
    ['tooManyBlocks', `[${'{"type":"text"},'.repeat(100_000)}{"type":"text"}]`],
    ['notADocument', `{"a":"${'\\"'.repeat(400_000)}`],
  ])('SRV-12 refuses a hostile or broken layout: %s', async (code, content) => {
    const { status, body } = await admin('POST', '', { title: 'x', content });
    expect([status, body]).toEqual([200, { success: false, code, error: expect.any(String) }]);
  });

  it('SRV-12 stores no script, and no name that objects have of their own', async () => {
    const html = '<p onclick="x()">Bonjour<script>x()</script><a href="javascript:x()">y</a></p>';
    const content = `{"children":[{"type":"richText","props":{"html":${JSON.stringify(html)}},"__proto__":{"polluted":1}},
      {"type":"text","props":{"fieldKey":"__proto__","label":"<script>"}},{"type":"text","props":{"fieldKey":"a\\u0000","label":"\\ud800"}}]}`;
    const { success, data } = await create({ content });
    expect(success).toBe(true);
    expect(data.content).not.toMatch(/onclick|javascript|x\(\)/);
    expect(data.content).toContain('Bonjour');
    expect((await visit(`id/${data.id}`)).status).toBe(200);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  it('CALL-33 refuses bodies that are too large, ids that are taken and ids that change', async () => {
    const { data } = await create({ id: 'taken' });
    expect((await admin('POST', '', { id: 'taken', title: 'x' })).status).toBe(409);
    expect((await admin('PUT', `/${data.id}`, { id: 'other' })).status).toBe(400);
    const large = await admin('POST', '', { title: 'x', content: ' '.repeat(6_000_000) });
    expect([large.status, large.body]).toEqual([413, expect.objectContaining({ code: 'too_large' })]);
  });
});

describe('reading a form', () => {
  it('FPAGE-01 CALL-03 FORM-25 a form that is closed is answered without what it holds', async () => {
    const hidden = {
      products: [{ id: 'P1', montant: 3 }],
      content: layout({ type: 'text', props: { label: 'Secret' } }),
    };
    for (const closed of [{ active: false }, { expireAt: '2025-01-14' }]) {
      const { data } = await create({ ...hidden, ...closed });
      const { status, text } = await visit(`id/${data.id}`);
      expect([status, text]).toEqual([200, expect.not.stringMatching(/Secret|P1/)]);
      expect(JSON.parse(text)).toMatchObject({ data: { title: 'Fête', content: '', ...closed } });
      expect((await visit(`block/${data.id}`)).body).toEqual({ ok: false, data: null });
    }
    const { data } = await create({ expireAt: '2025-01-15' });
    expect((await visit(`block/${data.id}`)).body).toMatchObject({ ok: true });
  });

  it('CALL-33 an unknown form is 404, an unknown block none', async () => {
    expect((await visit('id/nowhere')).status).toBe(404);
    expect((await visit('block/nowhere')).body).toEqual({ ok: false, data: null });
  });

  it('SRV-12 lists the forms of the token’s organisation, newest first', async () => {
    world.pass(1000);
    const { data: first } = await create({});
    world.pass(1000);
    const { data: second } = await create({});
    const page = async (query: string) => (await admin('GET', `?limit=1${query}`)).body as unknown as { data: Saved['data'][]; next: string }; // oxfmt-ignore
    const newest = await page('');
    expect(newest.data.map(({ id }) => id)).toEqual([second.id]);
    expect((await page(`&before=${newest.next}`)).data.map(({ id }) => id)).toEqual([first.id]);
    expect((await admin('GET', '', undefined, world.otherToken)).body).toEqual({ data: [], next: null });
  });
});

describe('stock', () => {
  const products = ['P1', 'P2', 'P3'].map((id) => ({ id, montant: 5 }));
  const left = async (product: string, form: string, extra = {}) =>
    (await visit(`stock/${product}?form=${form}`, { extra })).body;

  it('SRV-06 CALL-01 what is left of a product, alone or shared; null without a limit', async () => {
    const { data } = await create({ type: 'COMPLEX', products });
    const stock = [
      { products: ['P1', 'P2'], capacity: 5 },
      { products: ['P3'], capacity: null },
    ];
    const kept = [{ products: ['P1', 'P2'], capacity: 5, calendarId: null, counts: [{ slot: null, sold: 0 }] }];
    expect((await admin('PUT', `/${data.id}/stock`, { stock })).body).toMatchObject({ success: true, data: kept });
    expect((await admin('GET', `/${data.id}/stock`)).body).toMatchObject({ data: kept });
    expect(await left('P1', data.id)).toEqual({ total: 5, needPropagation: true });
    expect(await left('P3', data.id)).toEqual({ total: null, needPropagation: false });
    expect(await left('P9', data.id)).toEqual({ total: null, needPropagation: false });
    expect((await visit('stock/P2', { extra: {} })).body).toEqual({ total: 5, needPropagation: true });
    expect((await visit('stock/P1?form=nowhere', { extra: {} })).status).toBe(404);
  });

  it('SRV-06 CALL-01 what other products of the same stock hold in the values is taken off, for the slot chosen in them', async () => {
    const calendar = { id: 'shared-slots', label: 'x', hours: [{ weekday: 1, from: '09:00', to: '10:00' }] };
    await world.server.request('POST', '/v1/admin/calendars', { token: world.token, body: calendar });
    const blocks = [
      { type: 'calendar', props: { calendarId: 'shared-slots' } },
      { type: 'products', props: {} },
    ];
    const { data } = await create({ type: 'COMPLEX', products, content: layout(...blocks) });
    const stock = [
      { products: ['P1', 'P2'], capacity: 4, calendarId: 'shared-slots' },
      { products: ['P3'], capacity: 4 },
    ];
    await admin('PUT', `/${data.id}/stock`, { stock });
    const totals = async (extra: Record<string, unknown>) =>
      Promise.all(['P1', 'P2', 'P3'].map(async (id) => ((await left(id, data.id, extra)) as { total: number }).total));
    expect(await totals({ P1_quantity: 4 })).toEqual([4, 0, 4]);
    expect(await totals({ P1_quantity: 1, P2_quantity: 2, P3_quantity: 3 })).toEqual([2, 3, 4]);
    expect(await totals({ P1_quantity: 9, P2_quantity: 'x' })).toEqual([4, 0, 4]);
    expect(await totals({ P1_quantity: 1, '[CALENDAR]_shared-slots': '2025-02-03T09:00:00+01:00' })).toEqual([4, 3, 4]);
  });

  it('FORM-25 SRV-06 a product of an embedded form has the stock of that form', async () => {
    const { data: inner } = await create({ type: 'COMPLEX', products: [{ id: 'inside', montant: 1 }] });
    await admin('PUT', `/${inner.id}/stock`, { stock: [{ products: ['inside'], capacity: 2 }] });
    const content = layout({ type: 'embeddedForm', props: { blockId: inner.id } });
    const { data: outer } = await create({ type: 'COMPLEX', content });
    expect(await left('inside', outer.id)).toEqual({ total: 2, needPropagation: false });
  });

  it('CALL-33 refuses products that the form has not, or that stand in two limits', async () => {
    const { data } = await create({ type: 'COMPLEX', products });
    const put = (stock: unknown[]) => admin('PUT', `/${data.id}/stock`, { stock });
    expect((await put([{ products: ['P9'], capacity: 1 }])).status).toBe(400);
    expect((await put([{ products: ['P1'], capacity: 1 }, { products: ['P1'], capacity: 2 }])).status).toBe(400); // oxfmt-ignore
    expect((await put([{ products: ['P1'], capacity: -1 }])).status).toBe(400);
    expect((await admin('GET', `/${data.id}/stock`)).body).toMatchObject({ data: [] });
  });
});
