import { createApp } from '../../app';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/openTestDatabase';
import { audit, organisations, tokens } from '../../db/schema';
import { createTestDeps, startTestServer, type Answer, type TestServer } from '../../testing/testServer';

let database: Database;
let server: TestServer;
const operator = 'operator-token';
const tokenOf = (answer: Answer) => (answer.body as { token: string }).token;
const dataOf = (answer: Answer) => (answer.body as { data: Record<string, unknown> }).data;

beforeAll(async () => {
  database = await openTestDatabase();
  server = await startTestServer(createApp(createTestDeps(database, { config: { defaultOrganisation: 'shalom' } })));
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const create = (body: Record<string, unknown>) =>
  server.request('POST', '/v1/admin/organisations', { body, token: operator });
const read = (id: string) => server.request('GET', `/v1/organisations/id/${id}`);
const update = (id: string, token: string, body: unknown) =>
  server.request('PUT', `/v1/admin/organisations/${id}`, { token, body });

describe('organisations', () => {
  let token: string;
  beforeAll(async () => {
    token = tokenOf(await create({ id: 'shalom', name: 'Shalom', devise: 'EUR' }));
  });

  it('SRV-10 are made by the operator, with a token that is kept hashed only', async () => {
    const answer = await create({ name: 'Sans identifiant' });
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ success: true, data: { name: 'Sans identifiant' } });
    expect(tokenOf(answer)).toMatch(/^org_\w{20,}$/);
    const kept = await database.queries.select().from(tokens);
    expect(JSON.stringify(kept)).not.toContain(tokenOf(answer));
    expect((await create({ id: 'shalom', name: 'Twice' })).status).toBe(409);
    expect((await create({ id: 'default', name: 'Reserved' })).status).toBe(409);
  });

  it('PROD-04 fills in euro, French, France and MAIN, and the server’s own address', async () => {
    expect(dataOf(await read('shalom'))).toMatchObject({
      id: 'shalom',
      devise: 'eur',
      language: 'fr',
      country: 'FR',
      defaultAssoc: 'MAIN',
      BASE_WEB_URL: 'http://orgkit.test',
      caisses: [],
    });
  });

  it('CALL-22 answers the default organisation under its alias, and 404 for others', async () => {
    expect(dataOf(await read('default')).id).toBe('shalom');
    expect((await read('nobody')).status).toBe(404);
    expect((await read('a.b')).status).toBe(400);
  });

  it('PAY-06 tells elements that it issues no receipts, whatever it sets', async () => {
    const token = tokenOf(await create({ id: 'recus', name: 'Reçus' }));
    expect((await update('recus', token, { delivreRecus: true })).status).toBe(400);
    const cerfasInfos = [{ id: 'MAIN', devise: 'eur' }];
    await update('recus', token, { cerfasInfos });
    expect((await read('recus')).body).toMatchObject({ data: { delivreRecus: false, cerfasInfos } });
  });

  it('SRV-09 shows public keys of the configuration only, and of GCL only which accounts there are', async () => {
    const config = { 'hero.title': 'Bienvenue', GCL: { MAIN: { secret: 'hush' }, OTHER: null } };
    await update('shalom', token, { config, web: { suggestFees: 2 } });
    const answer = await read('shalom');
    expect(answer.text).not.toContain('hush');
    expect(dataOf(answer)).toMatchObject({
      config: { 'hero.title': 'Bienvenue', GCL: { MAIN: true } },
      web: { suggestFees: 2 },
    });
  });

  it('ENT-12 changes keys one by one: absent stays, null removes, JSON text is parsed, nested web keys become dotted', async () => {
    await update('shalom', token, {
      config: {
        'hero.title': null,
        'page.don.presetButtons': '[{"text":"Hai","montant":18}]',
        'menu.don.active': 'false',
      },
      web: { paiement: { platform: { recurrent: 'CARD' } } },
    });
    const { config, web } = dataOf(await read('shalom')) as { config: object; web: object };
    expect(config).toEqual({
      GCL: { MAIN: true },
      'page.don.presetButtons': [{ text: 'Hai', montant: 18 }],
      'menu.don.active': false,
    });
    expect(web).toEqual({ suggestFees: 2, 'paiement.platform.recurrent': 'CARD' });
  });

  it('ENT-12 reads and removes what was kept of web nested', async () => {
    const web = { suggestFees: 2, paiement: { platform: { recurrent: 'CARD' }, extra: { fields: [{ type: 'DDN' }] } } };
    await database.queries.update(organisations).set({ document: { name: 'Shalom', web } });
    const webOf = async () => dataOf(await read('shalom'))['web'];
    const fields = { suggestFees: 2, 'paiement.extra.fields': [{ type: 'DDN' }] };
    expect(await webOf()).toEqual({ 'paiement.platform.recurrent': 'CARD', ...fields });
    await update('shalom', token, { web: { paiement: { platform: null } } });
    expect(await webOf()).toEqual(fields);
    await update('shalom', token, { web: { 'paiement.extra.fields': null } });
    expect(await webOf()).toEqual({ suggestFees: 2 });
  });

  it('BLOCK-11 cleans HTML when it is written and refuses addresses that run scripts', async () => {
    const content =
      '<p onclick="x()">Bonjour <a href="javascript:x()">ici</a><script>x()</script><img src="/a.png" onerror=x></p>';
    await update('shalom', token, { config: { 'page.don.content': content } });
    const { config } = dataOf(await read('shalom')) as { config: Record<string, unknown> };
    expect(config['page.don.content']).toBe('<p>Bonjour <a rel="noopener noreferrer">ici</a><img src="/a.png" /></p>');

    const refused = await update('shalom', token, {
      config: { 'hero.image.bg': 'javascript:x()', fb: ' JavaScript:x()' },
    });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ issues: [{ path: 'config.hero.image.bg' }, { path: 'config.fb' }] });
  });

  it('CUR-02 refuses currencies that do not exist, and a change of currency under funds', async () => {
    expect((await create({ name: 'X', devise: 'xqz' })).status).toBe(400);
    const other = tokenOf(await create({ id: 'yen', name: 'Yen' }));
    expect((await update('yen', other, { devise: 'jpy' })).status).toBe(200);
    await server.request('POST', '/v1/admin/caisses', { token: other, body: { name: 'Fonds', objectif: 1000 } });
    expect((await update('yen', other, { devise: 'eur' })).status).toBe(409);
    expect((await update('yen', other, { devise: 'jpy', shortName: 'Y' })).status).toBe(200);
  });

  it('SCHED-06 refuses a time zone that does not exist', async () => {
    const refused = await update('shalom', token, { timeZone: 'Paris' });
    expect([refused.status, refused.body]).toEqual([400, expect.objectContaining({ code: 'malformed' })]);
    expect((await update('shalom', token, { timeZone: 'Asia/Jerusalem' })).status).toBe(200);
    expect((await update('shalom', token, { timeZone: '' })).status).toBe(200);
  });

  const own = async (given = token) => server.request('GET', '/v1/admin/organisation', { token: given });

  it('CALL-50 SRV-09 shows the organisation all its settings, and of accounts only that they exist', async () => {
    await server.request('POST', '/v1/admin/campagnes', { token, body: { id: 'gala', label: 'Gala' } });
    const giftMails = { when: 'each', to: ['tresor@example.org'] };
    await update('shalom', token, { giftMails, config: { 'home.campaigns': ['gala'], GCL: { MAIN: 'hush' } } });
    const answer = await own();
    expect(dataOf(answer)).toMatchObject({
      id: 'shalom',
      giftMails,
      config: { 'home.campaigns': ['gala'], GCL: { MAIN: true } },
      web: { suggestFees: 2 },
    });
    expect(answer.text).not.toContain('hush');
    const shown = dataOf(await read('shalom'));
    expect([shown['giftMails'], shown['version'], shown['config'] as object]).toEqual([
      undefined,
      undefined,
      expect.not.objectContaining({ 'home.campaigns': ['gala'] }),
    ]);
    expect((await server.request('GET', '/v1/admin/organisation')).status).toBe(401);
  });

  it('CALL-51 refuses settings of another version, and changes and notes nothing', async () => {
    const { version } = dataOf(await own());
    const saved = dataOf(await update('shalom', token, { shortName: 'Un', version }));
    expect(saved['version']).not.toBe(version);
    const noted = await database.queries.$count(audit);
    const late = await update('shalom', token, { shortName: 'Deux', version });
    expect([late.status, late.body]).toMatchObject([
      409,
      { success: false, code: 'changed', data: { shortName: 'Un', version: saved['version'] } },
    ]);
    // All of an answer, put back: nothing.
    expect((await update('shalom', token, saved)).body).toMatchObject({ success: true, data: saved });
    expect([dataOf(await own()), await database.queries.$count(audit)]).toEqual([saved, noted]);
    expect(dataOf(await update('shalom', token, { shortName: 'Trois' }))).toMatchObject({ shortName: 'Trois' });
  });

  it('CALL-33 refuses another organisation’s token as an unknown organisation', async () => {
    const other = tokenOf(await create({ id: 'other', name: 'Other' }));
    expect((await update('shalom', other, { name: 'Stolen' })).status).toBe(404);
    expect((await update('nobody', other, { name: 'X' })).status).toBe(404);
    expect((await update('default', token, { shortName: 'Mine' })).status).toBe(200);
    expect(dataOf(await read('shalom'))).toMatchObject({ name: 'Shalom', shortName: 'Mine' });
  });
});
