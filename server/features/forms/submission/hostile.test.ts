import type { Answer } from '../../../testing/testServer';
import { block, createFormWorld, replyOf, type FormWorld } from '../testing/formWorld';

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

const free = { products: [], allowNoProduct: true, allowZeroAmount: true };
const name = block('text', { fieldKey: 'nom' });
const dataOf = ({ body }: Answer) => (body as { data: { id: string } }).data;

describe('what no form of ours sends', () => {
  it.each([2 ** 31, 2 ** 40, 1e300, 2, -1, 0, 0.5])(
    'SRV-01 names a revision that there is not: %s',
    async (revision) => {
      const form = await world.addForm(free, [name]);
      expect(replyOf(await world.send(form, {}, { body: { revision } }))).toMatchObject({ code: 'changed' });
    },
  );

  it('SRV-05 asks for slots that there are not', async () => {
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '12:00' }));
    const body = { label: 'Rendez-vous', hours };
    const { id } = dataOf(await world.server.request('POST', '/v1/admin/calendars', { token: world.token, body }));
    const form = await world.addForm({ ...free, calendars: [{ id, label: 'x' }] }, [
      block('calendar', { calendarId: id }),
    ]);
    const send = async (slot: unknown) => replyOf(await world.send(form, { [`[CALENDAR]_${id}`]: slot }));
    const refused = [
      '2025-02-30T09:00:00+01:00',
      '2025-13-01T09:00:00+01:00',
      '2025-01-20T08:00:00Z',
      '2025-01-20T09:00:00.000+01:00',
      '2025-01-20T09:01:00+01:00',
      '2020-01-20T09:00:00+01:00',
      '2999-12-31T25:00:00+01:00',
      '+020250-01-20T09:00:00+01:00',
      '1',
      'tomorrow',
    ];
    for (const slot of refused) expect(await send(slot)).toMatchObject({ success: false });
    expect(await send('2025-01-20T09:00:00+01:00')).toMatchObject({ success: true });
    expect(await send('2025-01-20T09:00:00+01:00')).toMatchObject({ success: false, code: 'slot' });
  });

  it('CALL-30 has keys of objects for keys', async () => {
    const keys = ['constructor', 'toString', 'hasOwnProperty', '__proto__', 'prototype'];
    const blocks = keys.map((fieldKey) => block('checkbox', { fieldKey }));
    const form = await world.addForm(free, blocks);
    const extra: unknown = JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}');
    const sent = { ...(extra as object), '[CHECKBOX]_constructor': true, '[CHECKBOX]_toString': 'yes' };
    const { data } = replyOf(await world.send(form, sent));
    const kept = await world.submissionOf(data?.id ?? '');
    expect(kept.values).toEqual({ extra: { '[CHECKBOX]_constructor': true } });
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('ENG-30 orders more than all the money there is', async () => {
    const ids = Array.from({ length: 120 }, (_, index) => `P${index + 1}`);
    const products = ids.map((id) => ({ id, montant: 999_999_999, maxPerOrder: 1000 }));
    const form = await world.addForm({ products, withPaiement: false });
    const all = Object.fromEntries(ids.map((id) => [`${id}_quantity`, 1000]));
    const { data } = replyOf(await world.send(form, all));
    const path = `/v1/admin/form-submissions/${data?.id}`;
    const { body } = await world.server.request('GET', path, { token: world.token });
    expect(body).toMatchObject({ data: { total: 9_999_999_999_999.99 } });
  });

  it('SRV-07 names files as no upload does', async () => {
    const form = await world.addForm(free, [block('upload', { fieldKey: 'doc' })]);
    for (const file of ['../../etc/cron.d/x.png', 'a\\b.png', 'gnp.\u202egnp', 'a\nb.png']) {
      const { code, issues } = replyOf(await world.send(form, { doc: [{ doc: 'none', name: file }] }));
      expect([code, issues]).toEqual(['fields', [{ path: 'doc', message: 'choice' }]]);
    }
  });
});

describe('an administrator of another organisation', () => {
  it('SRV-10 sees, changes, counts and exports nothing', async () => {
    const { token, otherToken, server } = world;
    const form = await world.addForm({}, [block('products'), name]);
    const sent = replyOf(await world.send(form, { P1_quantity: 1, '[TEXT]_nom': 'Levi' }));
    const body = { label: 'x' };
    const calendar = dataOf(await server.request('POST', '/v1/admin/calendars', { token, body })).id;
    const refused: [string, string, unknown?][] = [
      ['GET', `forms/${form}`],
      ['PUT', `forms/${form}`, { title: 'x', revision: 1 }],
      ['GET', `forms/${form}/stock`],
      ['PUT', `forms/${form}/stock`, { stock: [] }],
      ['GET', `forms/${form}/submissions.csv`],
      ['GET', `forms/${form}/submissions.json`],
      ['GET', `form-submissions/${sent.data?.id}`],
      ['PUT', `calendars/${calendar}`, { label: 'y' }],
      ['GET', `calendars/${calendar}/bookings`],
      ['DELETE', `calendars/${calendar}/bookings/x`],
    ];
    for (const [method, path, given] of refused) {
      const options = { token: otherToken, ...(given !== undefined && { body: given }) };
      const answer = await server.request(method, `/v1/admin/${path}`, options);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(answer.text).not.toContain('Levi');
    }
    // Another's row is no valid cursor, and must not reveal when it was created.
    const own = { title: 'Autre', content: '' };
    await server.request('POST', '/v1/admin/forms', { token: otherToken, body: own });
    for (const path of [
      `forms?before=${form}`,
      `form-submissions?formId=${form}`,
      `form-submissions?before=${sent.data?.id}`,
    ])
      expect((await server.request('GET', `/v1/admin/${path}`, { token: otherToken })).body).toEqual({
        data: [],
        next: null,
      });
  });
});
