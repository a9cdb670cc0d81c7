import { minor } from '../../../src/core/money';
import { createApp } from '../../app';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/openTestDatabase';
import { audit } from '../../db/schema';
import { insertGifts, type PaidGift } from '../../demo/insertGifts';
import { createTestDeps, startTestServer, type Answer, type TestServer } from '../../testing/testServer';

let database: Database;
let server: TestServer;
let token: string;
let otherToken: string;
const dataOf = (answer: Answer) => (answer.body as { data: Record<string, unknown> }).data;

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startTestServer(createApp(createTestDeps(database)));
  const create = async (id: string, devise: string) => {
    const answer = await server.request('POST', '/v1/admin/organisations', {
      token: 'operator-token',
      body: { id, name: id, devise },
    });
    return (answer.body as { token: string }).token;
  };
  token = await create('one', 'eur');
  otherToken = await create('two', 'kwd');
});
afterAll(async () => {
  await server.close();
  await database.close();
});

let gifts = 0;
const give = (gift: Pick<PaidGift, 'organisationId' | 'caisseId' | 'montant'> & Partial<PaidGift>) =>
  insertGifts(database.queries, [
    {
      id: `gift-${(gifts += 1)}`,
      label: 'Don',
      currency: 'eur',
      cerfa: false,
      assoc: null,
      info: { homme: true, prenom: 'Ana', nom: 'Test', email: 'ana@example.org', tel: '+33612345678' },
      commentaire: '',
      at: new Date(0),
      ...gift,
    },
  ]);
const create = (body: unknown, given = token) => server.request('POST', '/v1/admin/caisses', { token: given, body });
const update = (id: string, body: unknown, given = token) =>
  server.request('PUT', `/v1/admin/caisses/${id}`, { token: given, body });
const read = (id: string, org = 'one') => server.request('GET', `/v1/caisses/id/${id}?org=${org}`);
const list = async (path: string, given?: string) => {
  const data = dataOf(await server.request('GET', path, given ? { token: given } : {}));
  return (('caisses' in data ? data['caisses'] : data) as { id: string }[]).map(({ id }) => id);
};

describe('funds', () => {
  it('ENT-13 are made with what is given and sensible values for the rest', async () => {
    const answer = await create({ id: 'toit', name: 'Le toit', objectif: 1000.5, textContent: '<b onclick=x>Oui</b>' });
    expect(answer.status).toBe(200);
    expect(dataOf(answer)).toEqual({
      version: expect.any(String) as string,
      devise: 'eur',
      id: 'toit',
      name: 'Le toit',
      description: '',
      objectif: 1000.5,
      marge: 0,
      total: 0,
      payed: 0,
      reste: 1000.5,
      withObjectif: true,
      smart: false,
      active: true,
      paused: false,
      hidden: false,
      cerfa: false,
      assoc: null,
      presetButtons: [],
      textContent: '<b>Oui</b>',
      youtubeId: '',
      imagesCaroussel: [],
      bgimage: '',
      metaTitle: '',
      metaDescription: '',
      metaImage: '',
    });
    expect((await create({ id: 'toit', name: 'Encore' })).status).toBe(409);
    expect((await create({ name: 'Trop', objectif: 1e300 })).status).toBe(400);
    expect((await create({ name: 'Infini', objectif: null })).status).toBe(400);
  });

  it('CALL-26 derives totals from the ledger, refunds and all, at once', async () => {
    await give({ organisationId: 'one', caisseId: 'toit', counted: minor(30_010), montant: minor(2_501) });
    await give({ organisationId: 'one', caisseId: 'toit', montant: minor(-1_000) });
    await give({ organisationId: 'one', caisseId: null, montant: minor(7_777) });
    expect(dataOf(await read('toit'))).toMatchObject({ total: 290.1, payed: 15.01, reste: 710.4 });
    const organisation = dataOf(await server.request('GET', '/v1/organisations/id/one'));
    expect(organisation['caisses']).toMatchObject([{ id: 'toit', total: 290.1 }]);
  });

  it('DON-08 of another currency count in its minor units, and never fall below nothing left', async () => {
    const id = dataOf(await create({ name: 'Dinar', objectif: 1.234 }, otherToken))['id'] as string;
    await give({ organisationId: 'two', caisseId: id, montant: minor(2_000), currency: 'kwd' });
    expect(dataOf(await read(id, 'two'))).toMatchObject({ objectif: 1.234, total: 2, reste: 0 });
  });

  it('SRV-12 change by key; what is absent stays', async () => {
    await update('toit', { paused: true, presetButtons: [{ text: 'Hai', montant: 18 }], assoc: 'A' });
    const answer = await update('toit', { assoc: null });
    expect(dataOf(answer)).toMatchObject({
      paused: true,
      assoc: null,
      name: 'Le toit',
      presetButtons: [{ montant: 18 }],
    });
    expect((await update('toit', { total: 5 })).status).toBe(400);
    expect((await update('toit', { bgimage: 'javascript:alert(1)' })).status).toBe(400);
  });

  it('DON-08 hidden ones are left out of the public list, but answer under their address', async () => {
    await create({ id: 'discret', name: 'Discret', hidden: true });
    await create({ id: 'apres', name: 'Après' });
    expect(await list('/v1/organisations/id/one')).toEqual(['toit', 'apres']);
    expect(await list('/v1/admin/caisses', token)).toEqual(['toit', 'discret', 'apres']);
    expect((await read('discret')).status).toBe(200);
  });

  it('CALL-33 ORG-01 of another organisation are as unknown as those that are not there', async () => {
    expect((await update('toit', { name: 'Pris' }, otherToken)).status).toBe(404);
    expect((await update('nowhere', { name: 'X' })).status).toBe(404);
    expect((await read('nowhere')).status).toBe(404);
    expect((await read('toit', 'nobody')).status).toBe(404);
    expect(await list('/v1/admin/caisses', otherToken)).not.toContain('toit');
    expect(dataOf(await read('toit'))['name']).toBe('Le toit');
  });

  it('CALL-52 are read by administrators with a version that gifts leave as it is, and saved under it alone', async () => {
    const own = async (given = token) => server.request('GET', '/v1/admin/caisses/discret', { token: given });
    const { version } = dataOf(await own());
    await give({ organisationId: 'one', caisseId: 'discret', montant: minor(500) });
    expect(dataOf(await own())).toMatchObject({ hidden: true, payed: 5, version });
    expect(dataOf(await read('discret'))).not.toHaveProperty('version');
    expect((await own(otherToken)).status).toBe(404);

    const saved = dataOf(await update('discret', { description: 'Encore', version }));
    expect(saved['version']).not.toBe(version);
    const late = await update('discret', { name: 'Trop tard', version });
    expect([late.status, late.body]).toMatchObject([
      409,
      { success: false, code: 'changed', data: { name: 'Discret', description: 'Encore', version: saved['version'] } },
    ]);
    const noted = await database.queries.$count(audit);
    expect(dataOf(await update('discret', { description: 'Encore', version: saved['version'] }))).toEqual(saved);
    expect(await database.queries.$count(audit)).toBe(noted);
    expect((await update('discret', { description: '' })).status).toBe(200);
  });

  it('SRV-12 created at once get places of their own', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'];
    await Promise.all(names.map((id) => create({ id: `at-once-${id}`, name: id })));
    const ids = await list('/v1/admin/caisses', token);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id.startsWith('at-once-'))).toHaveLength(5);
  });
});
