import { createServer, get, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { createApp } from '../../app';
import { organisations } from '../../db/schema';
import { createCheckoutWorld, newKey, type CheckoutWorld } from '../../testing/checkoutWorld';
import { startTestServer, type TestServer } from '../../testing/testServer';
import { findOrganisation } from '../organisations/organisationStore';
import { createOrganisation } from '../settings/organisationService';
import { siteAddress } from '../organisations/siteAddress';
import { operatorOf } from '../tokens/tokenService';
import { assignHost } from './hostService';
import { moveAddresses } from './moveAddresses';
import { recheckAddresses } from './checkAddress';

let world: CheckoutWorld;
/** The same server under a name that an organisation may have. */
let named: TestServer;
let site = '';
let elsewhere = '';
let answer: RequestListener;
const visited: string[] = [];
const close: (() => unknown)[] = [];

beforeAll(async () => {
  world = await createCheckoutWorld();
  named = await startTestServer(createApp(world.deps));
  site = named.url.replace('127.0.0.1', 'localhost');
  const other = createServer((request, response) => {
    visited.push(request.url ?? '');
    answer(request, response);
  });
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done));
  elsewhere = `http://localhost:${(other.address() as AddressInfo).port}`;
  close.push(() => other.close(), named.close, world.close);
  for (const address of [site, elsewhere]) await assignHost(world.deps, operatorOf('other'), new URL(address).host);
});
afterAll(async () => {
  for (const one of close) await one();
});
beforeEach(() => {
  visited.length = 0;
  answer = (_request, response) => void response.writeHead(404).end('WordPress 404');
});

const set = async (body: Record<string, unknown>) => {
  const sent = await world.server.request('PUT', '/v1/admin/organisations/other', { token: world.otherToken, body });
  return sent.body as { data: Record<string, unknown>; problem: string | null };
};
const intentUrl = async () => {
  const { body } = await world.makeIntent({ organisation: { id: 'other' } });
  return (body as { data: { url: string } }).data.url;
};

describe('BASE_WEB_URL', () => {
  it('ENT-11 leads payers to this server while it leads elsewhere itself', async () => {
    const { data, problem } = await set({ BASE_WEB_URL: elsewhere });
    expect(problem).toBe('elsewhere');
    expect(data['BASE_WEB_URL']).toBe('http://orgkit.test/o/other');
    expect(visited).toEqual([expect.stringMatching(/^\/\.well-known\/orgkit\/\w+$/)]);
    expect(await intentUrl()).toMatch(/^http:\/\/orgkit\.test\/o\/other\/paiement\?intent=/);
    const { body } = await world.server.request('GET', '/v1/admin/hosts', { token: world.otherToken });
    expect(body).toMatchObject({ address: { BASE_WEB_URL: elsewhere, active: false, problem: 'elsewhere' } });
  });

  it('ENT-11 has its problem answered by whatever else is changed, for as long as it has one', async () => {
    await set({ BASE_WEB_URL: elsewhere });
    visited.length = 0;
    expect((await set({ shortName: 'Autre' })).problem).toBe('elsewhere');
    expect(visited).toEqual([]);
    expect((await set({ BASE_WEB_URL: '' })).problem).toBeNull();
    expect((await set({ shortName: 'Other' })).problem).toBeNull();
    await set({ BASE_WEB_URL: site });
    expect((await set({ shortName: 'Autre' })).problem).toBeNull();
    await set({ BASE_WEB_URL: '' });
  });

  it('ENT-11 is where everything leads once it leads here', async () => {
    const { data, problem } = await set({ BASE_WEB_URL: `${site}/` });
    expect([problem, data['BASE_WEB_URL']]).toEqual([null, site]);
    const url = await intentUrl();
    expect(url).toMatch(`${site}/paiement?intent=`);
    expect((await fetch(url)).status).toBe(200);
    // An unchanged answer may be sent back.
    expect((await set({ BASE_WEB_URL: site, name: 'Other' })).data['BASE_WEB_URL']).toBe(site);
    expect((await set({ BASE_WEB_URL: '' })).data['BASE_WEB_URL']).toBe('http://orgkit.test/o/other');
  });

  it('ENT-11 is not active when it sends browsers on to another host, even to this server', async () => {
    answer = ({ url }, response) => void response.writeHead(302, { location: `${site}${url ?? ''}` }).end();
    expect((await set({ BASE_WEB_URL: elsewhere })).problem).toBe('redirected');
  });

  it('ENT-11 is asked nothing when its host is not proved, or not public', async () => {
    expect((await set({ BASE_WEB_URL: 'https://stranger.example' })).problem).toBe('unproved');
    await assignHost(world.deps, operatorOf('other'), 'plain.example');
    expect((await set({ BASE_WEB_URL: 'http://plain.example' })).problem).toBe('not_public');
    answer = (_request, response) => void response.writeHead(302, { location: 'http://10.0.0.1/' }).end();
    expect((await set({ BASE_WEB_URL: elsewhere })).problem).toBe('unreachable');
    answer = (_request, response) => void response.writeHead(200).end('x'.repeat(1_100_000));
    expect((await set({ BASE_WEB_URL: elsewhere })).problem).toBe('unreachable');
    answer = (_request, response) => void response.end(JSON.stringify({ host: new URL(elsewhere).host, proof: 'x' }));
    expect((await set({ BASE_WEB_URL: elsewhere })).problem).toBe('elsewhere');
  });

  it('ENT-11 is looked at again, and is active from then on', async () => {
    answer = (_request, response) => void response.writeHead(502).end();
    expect((await set({ BASE_WEB_URL: elsewhere })).problem).toBe('elsewhere');
    expect(await recheckAddresses(world.deps)).toBe(0);
    // Now it is a proxy in front of this server.
    answer = ({ url, headers }, response) =>
      void get(`${named.url}${url ?? ''}`, { headers }, (answered) => answered.pipe(response));
    world.pass(11 * 60_000);
    expect(await recheckAddresses(world.deps)).toBe(1);
    expect(await intentUrl()).toMatch(`${elsewhere}/paiement?intent=`);
    const host = new URL(elsewhere).host;
    await world.server.request('DELETE', `/v1/admin/hosts/${host}`, { token: world.otherToken });
    expect(await intentUrl()).toMatch('http://orgkit.test/o/other/paiement?intent=');
    await set({ BASE_WEB_URL: '' });
  });

  it('ENT-11 of the server itself need not be said', async () => {
    for (const address of ['http://orgkit.test', 'http://orgkit.test/o/other', 'https://orgkit.test/x']) {
      const { data, problem } = await set({ BASE_WEB_URL: address });
      expect([problem, data['BASE_WEB_URL']]).toEqual([null, 'http://orgkit.test/o/other']);
    }
  });
});

describe('an address that was set before it was looked at', () => {
  it('ENT-11 becomes siteUrl when it is not this server’s, and payers still return there', async () => {
    const { deps } = world;
    const { queries } = deps.database;
    for (const [id, address] of [
      ['mine', 'https://www.mine.example/don'],
      ['ours', 'http://orgkit.test/'],
    ] as const) {
      await deps.database.transaction((tx) => createOrganisation(tx, deps, { id, name: id }));
      const document = { name: id, BASE_WEB_URL: address };
      await queries.update(organisations).set({ document, baseCheckedAt: null }).where(eq(organisations.id, id));
    }
    expect(await moveAddresses(deps)).toBe(2);
    expect(await moveAddresses(deps)).toBe(0);
    const [mine, ours] = [await findOrganisation(queries, 'mine'), await findOrganisation(queries, 'ours')];
    expect(mine).toMatchObject({ BASE_WEB_URL: '', siteUrl: 'https://www.mine.example/don' });
    expect(mine && siteAddress(deps, mine)).toBe('http://orgkit.test/o/mine');
    expect(ours?.siteUrl).toBeUndefined();
    const returnUrl = 'https://www.mine.example/don/merci';
    const { body } = await world.makeIntent({ organisation: { id: 'mine' }, returnUrl }, newKey());
    const { id } = (body as { data: { id: string } }).data;
    const read = (await world.server.request('GET', `/v1/paiements/intents/${id}`)).body as { data: unknown };
    expect(read.data).toMatchObject({ returnUrl });
  });
});
