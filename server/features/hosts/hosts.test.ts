import { createApp } from '../../app';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/openTestDatabase';
import { bareIds } from '../../db/schema';
import type { Deps } from '../../deps';
import { createGateways } from '../../gateways/createGateways';
import { createTestDeps, startTestServer, type Answer, type TestServer } from '../../testing/testServer';
import { createCaisse } from '../caisses/caisseService';
import { foundOrganisation } from '../settings/organisationService';

const operator = 'operator-token';
let database: Database;
let deps: Deps;
let server: TestServer;
let records: Record<string, string[][]> = {};
const tokens = { alef: '', bet: '' };

beforeAll(async () => {
  database = await openTestDatabase();
  const resolveTxt = (name: string) =>
    records[name] ? Promise.resolve(records[name]) : Promise.reject(new Error('ENOTFOUND'));
  const base = createTestDeps(database, { resolveTxt, config: { trustProxy: '1' } });
  deps = { ...base, gateways: createGateways(base) };
  await foundOrganisation(deps, { id: 'demo', name: 'Démo', languages: ['fr', 'he'] });
  tokens.alef = await foundOrganisation(deps, { id: 'alef', name: 'Alef', languages: ['fr', 'he'] });
  tokens.bet = await foundOrganisation(deps, { id: 'bet', name: 'Bet', domain: 'bet.example' });
  for (const id of ['alef', 'bet'])
    await database.transaction((tx) => createCaisse(tx, deps, id, { id: `${id}-fund`, name: `Fonds ${id}` }));
  server = await startTestServer(createApp(deps));
});
afterAll(async () => {
  await server.close();
  await database.close();
});

/** As the one proxy in front hands it on. */
const at = (host: string, path: string, headers = {}) =>
  server.request('GET', path, { headers: { 'X-Forwarded-Host': host, 'X-Forwarded-For': '192.0.2.1', ...headers } });
const ask = (method: string, path: string, body?: unknown, token = tokens.alef) =>
  server.request(method, `/v1/admin/${path}`, { token, ...(body !== undefined && { body }) });
const dataOf = ({ body }: Answer) => (body as { data: Record<string, unknown> }).data;

describe('the host of a request', () => {
  it('ENT-11 is one of those that somebody has proved, or the request gets nothing', async () => {
    for (const path of ['/', '/don', '/v1/organisations/id/demo', '/elements/autoload.js', '/embed/org-donation']) {
      const { status, text } = await at('nobody.example', path);
      expect([path, status]).toEqual([path, 404]);
      expect(text).not.toContain('Démo');
    }
    for (const host of ['orgkit.test', 'ORGKIT.test:80', 'bet.example']) expect((await at(host, '/')).status).toBe(200);
  });

  it('ENT-11 does not matter to health checks', async () => {
    for (const path of ['/healthz', '/readyz']) expect((await at('nobody.example', path)).status).toBe(200);
  });

  it('ENT-11 is believed from proxies that the operator names alone', async () => {
    const strict = await startTestServer(createApp({ ...deps, config: { ...deps.config, trustProxy: undefined } }));
    const { text } = await strict.request('GET', '/', { headers: { 'X-Forwarded-Host': 'bet.example' } });
    await strict.close();
    expect(text).toContain('<title>Démo</title>');
    expect((await at('bet.example', '/')).text).toContain('<title>Bet | bet.example</title>');
  });

  it('ENT-11 may be this machine’s from this machine, and in development', async () => {
    const live = await startTestServer(
      createApp({ ...deps, config: { ...deps.config, production: true, trustProxy: '1' } }),
    );
    expect((await live.request('GET', '/')).status).toBe(200);
    await live.close();
  });

  it('ENT-11 may be a name below localhost: an organisation’s, else this machine’s', async () => {
    const title = async () => /<title>(.*?)<\/title>/.exec((await at('alef.localhost:3000', '/')).text)?.[1];
    const path = '/v1/admin/organisations/alef/hosts/alef.localhost:3000';
    expect(await title()).toBe('Démo');
    await server.request('PUT', path, { token: operator });
    expect(await title()).toBe('Alef');
    await server.request('DELETE', path, { token: operator });
    expect(await title()).toBe('Démo');
  });

  it('ENT-11 picks the organisation of pages, and shows nothing of another one’s', async () => {
    const home = (await at('bet.example', '/')).text;
    expect(home).toContain('<org-donation org="bet"');
    expect(home).toContain('href="/don/bet-fund"');
    expect((await at('bet.example', '/don/bet-fund')).status).toBe(200);
    expect((await at('bet.example', '/embed/donation')).text).toContain('org="bet"');
    for (const path of ['/don/alef-fund', '/embed/donation?org=alef', '/o/alef/', '/o/alef/don/alef-fund'])
      expect([path, (await at('bet.example', path)).status]).toEqual([path, 404]);
    const lost = await at('bet.example', '/nowhere');
    expect(lost.text).toContain('>Bet<');
    expect(lost.text).not.toContain('Démo');
  });

  it('ENT-11 lets the API answer for every organisation', async () => {
    for (const host of ['orgkit.test', 'bet.example'])
      expect(dataOf(await at(host, '/v1/organisations/id/alef'))['name']).toBe('Alef');
  });
});

describe('an organisation without a host', () => {
  it('SITE-02 has its home, /don and 404 at /o/{org}, in every language', async () => {
    for (const path of ['/o/alef', '/o/alef/', '/o/alef/don', '/o/alef/he/don', '/?org=alef', '/don?org=alef'])
      expect((await at('orgkit.test', path)).text).toContain('<org-donation org="alef"');
    const hebrew = (await at('orgkit.test', '/o/alef/he/don/alef-fund')).text;
    expect(hebrew).toContain('rel="canonical" href="http://orgkit.test/o/alef/he/don/alef-fund"');
    expect(hebrew).toContain('<a class="site-brand" href="/o/alef/he">');
    expect(hebrew).toMatch(/<a\s+href="\/o\/alef\/don\/alef-fund"\s+lang="fr"/);
    const lost = await at('orgkit.test', '/o/alef/nowhere');
    expect([lost.status, lost.text]).toEqual([404, expect.stringMatching(/href="\/o\/alef\/?"/)]);
    expect(lost.text).not.toContain('Démo');
    expect((await at('orgkit.test', '/o/nobody/')).status).toBe(404);
    expect((await at('orgkit.test', '/o/alef/don/bet-fund')).status).toBe(404);
  });

  it('SITE-02 stays at addresses that existed before, and leads on to its own', async () => {
    await database.transaction((tx) => createCaisse(tx, deps, 'alef', { id: 'alef-old', name: 'Ancien' }));
    await database.queries.insert(bareIds).values({ kind: 'caisse', id: 'alef-old', organisationId: 'alef' });
    const fund = (await at('orgkit.test', '/don/alef-old')).text;
    expect(fund).toContain('<a class="site-brand" href="/o/alef">');
    expect(fund).toContain('rel="canonical" href="http://orgkit.test/o/alef/don/alef-old"');
  });
});

describe('proving a host', () => {
  it('ENT-11 is done by a DNS record, for one organisation only', async () => {
    const claim = dataOf(await ask('POST', 'hosts', { host: 'Dons.Alef.example' }));
    expect(claim).toMatchObject({ host: 'dons.alef.example', provedBy: null });
    const { name, value } = claim['dns'] as { name: string; value: string };
    expect(name).toBe('_orgkit.dons.alef.example');
    expect((await at('dons.alef.example', '/')).status).toBe(404);
    const early = await ask('POST', 'hosts/dons.alef.example/check');
    expect([early.status, early.body]).toEqual([409, expect.objectContaining({ code: 'unproved_host' })]);

    // Another organisation's claim has another secret.
    const rival = dataOf(await ask('POST', 'hosts', { host: 'dons.alef.example' }, tokens.bet));
    expect((rival['dns'] as { value: string }).value).not.toBe(value);
    records = { [name]: [[value.slice(0, 9), value.slice(9)]] };
    expect((await ask('POST', 'hosts/dons.alef.example/check', undefined, tokens.bet)).status).toBe(409);
    expect(dataOf(await ask('POST', 'hosts/dons.alef.example/check'))['provedBy']).toBe('dns');
    expect((await at('dons.alef.example', '/')).text).toContain('<org-donation org="alef"');
    records = { [name]: [[(rival['dns'] as { value: string }).value]] };
    const late = await ask('POST', 'hosts/dons.alef.example/check', undefined, tokens.bet);
    expect([late.status, late.body]).toEqual([409, expect.objectContaining({ code: 'taken' })]);
    records = {};
  });

  it('ENT-11 never gives away the server’s own, or what is no name', async () => {
    for (const host of ['orgkit.test', 'orgkit.test:80', '127.0.0.1', 'a b', 'https://x.example', '']) {
      expect([host, (await ask('POST', 'hosts', { host })).status]).toEqual([host, 400]);
    }
    expect(
      (await server.request('PUT', '/v1/admin/organisations/alef/hosts/orgkit.test', { token: operator })).status,
    ).toBe(400);
  });

  it('ENT-11 is the operator’s word too, and one host is one organisation’s', async () => {
    const path = '/v1/admin/organisations/alef/hosts/alef.example';
    expect((await server.request('PUT', path, { token: tokens.alef })).status).toBe(401);
    expect(dataOf(await server.request('PUT', path, { token: operator }))).toMatchObject({ provedBy: 'operator' });
    expect((await server.request('PUT', path.replace('alef.example', 'bet.example'), { token: operator })).status).toBe(
      409,
    );
    const second = { id: 'gimel', name: 'Gimel', domain: 'ALEF.example' };
    expect((await server.request('POST', '/v1/admin/organisations', { token: operator, body: second })).status).toBe(
      409,
    );
    expect((await ask('PUT', 'organisations/alef', { domain: 'alef.example' })).status).toBe(200);
    const stranger = await ask('PUT', 'organisations/alef', { domain: 'stranger.example' });
    expect([stranger.status, stranger.body]).toEqual([409, expect.objectContaining({ code: 'unproved_host' })]);
    expect((await at('alef.example', '/')).status).toBe(200);
    expect((await server.request('DELETE', path, { token: operator })).status).toBe(200);
    expect((await at('alef.example', '/')).status).toBe(404);
    expect(dataOf(await at('orgkit.test', '/v1/organisations/id/alef'))['domain']).toBe('');
  });

  it('SRV-10 is noted, and lists what was claimed', async () => {
    const { body } = await ask('GET', 'hosts');
    expect((body as { data: { host: string }[] }).data.map(({ host }) => host)).toEqual(['dons.alef.example']);
    const log = (await ask('GET', 'audit?subject=host')).body as { data: { action: string; changes: unknown }[] };
    const own = log.data.filter(({ action }) => action.startsWith('ADMIN-'));
    expect(own.map(({ action }) => action)).toEqual(['ADMIN-HOST-CHECK', 'ADMIN-HOST-CREATE']);
    expect(own[0]?.changes).toEqual({ host: 'dons.alef.example' });
  });
});
