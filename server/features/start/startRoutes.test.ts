import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PageCheck, StartState } from '../../../src/contract/desk/start';
import { createTestDeps } from '../../testing/testServer';
import { createCheckoutWorld, type CheckoutWorld } from '../../testing/checkoutWorld';
import { dataOf, useAdminServer } from '../../testing/adminServer';
import { askGuarded } from '../endpoints/readGuarded';
import { checkPage } from './checkPage';

const { world, ask } = useAdminServer();
let host: Server;
let site: string;
let answer: (response: ServerResponse) => void;

beforeAll(async () => {
  host = createServer((_, response) => answer(response));
  await new Promise<void>((done) => host.listen(0, '127.0.0.1', done));
  site = `http://127.0.0.1:${(host.address() as AddressInfo).port}`;
  await ask('POST', 'caisses', { id: 'roof', name: 'A new roof' });
});
afterAll(() => new Promise((done) => (host.closeAllConnections(), host.close(done))));

const server = 'http://orgkit.test';
const good = `<link rel="stylesheet" href="${server}/elements/orgkit.css">
  <script type="module" src="${server}/elements/autoload.js"></script><org-donation org="demo" caisse-id="roof"></org-donation>`;
const html =
  (body: string, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
const check = async (url: string, token?: string) =>
  dataOf<PageCheck>(await ask('POST', 'start/check', { url }, token));
const start = async (token?: string) => dataOf<StartState>(await ask('GET', 'start', undefined, token));
const codes = ({ problems }: PageCheck) =>
  problems.filter(({ level }) => level === 'error').map(({ code, about }) => `${code} ${about}`);

describe('the first steps', () => {
  it('CALL-55 DESK-20 says what the server knows: nothing at first, then each step as it was done', async () => {
    expect(await start(world.otherToken)).toEqual({
      organisation: {
        name: 'Other',
        siteUrl: '',
        language: 'fr',
        devise: 'eur',
        mode: 'test',
        timeZone: 'Europe/Paris',
      },
      fund: null,
      colour: '',
      logo: '',
      providers: [],
      page: null,
      gift: null,
      server,
      site: `${server}/o/other`,
    });
    await ask('POST', 'caisses', { id: 'shut', name: 'Shut', paused: true }, world.otherToken);
    expect((await start(world.otherToken)).fund).toBeNull();
    await ask('PUT', 'organisations/demo', {
      logo: 'https://img.example/l.png',
      config: { 'color.menu.bg': '#7a1f3d' },
    });
    expect(await start()).toMatchObject({
      fund: { id: 'roof', name: 'A new roof' },
      colour: '#7a1f3d',
      logo: 'https://img.example/l.png',
    });
  });

  it('CALL-56 a page in which nothing is missing is remembered, by its address alone', async () => {
    answer = html('<p>nothing yet</p>');
    expect(codes(await check(`${site}/give`))).toEqual(['no_tag null']);
    expect((await start()).page).toBeNull();
    answer = html(good);
    expect(await check(`${site}/give?p=1#here`)).toMatchObject({
      url: `${site}/give?p=1`,
      found: [{ tag: 'org-donation', name: 'A new roof' }],
    });
    expect((await start()).page).toEqual({ url: `${site}/give?p=1`, checkedAt: '2025-01-15T12:00:00.000Z' });
    answer = html('<p>gone</p>');
    await check(`${site}/give`);
    expect((await start()).page).not.toBeNull();
    expect((await start(world.otherToken)).page).toBeNull();
  });

  it.each<[string, (response: ServerResponse) => void, string[]]>([
    ['an error', (response) => response.writeHead(404).end(), ['status 404']],
    ['a picture', (response) => response.writeHead(200, { 'content-type': 'image/png' }).end(), ['not_html image/png']],
    ['a circle', (response) => response.writeHead(302, { location: '/again' }).end(), ['redirects null']],
    ['no answer', (response) => response.destroy(), ['refused null']],
    ['too much', html('x'.repeat(2_100_000)), ['too_large null']],
    ['a policy', html(good, { 'content-security-policy': "script-src 'self'" }), ['policy script-src']],
    ['another organisation’s tag', html(good.replace('"demo"', '"other"')), ['other_organisation other']],
  ])('CALL-56 says of %s what it is', async (_, given, expected) => {
    answer = given;
    expect(codes(await check(site))).toEqual(expected);
  });

  it('CALL-56 asks no private address, by whatever it is named, and says so', async () => {
    const rules = { allowLoopback: false, allowHttp: true };
    const asked: string[] = [];
    answer = (response) => (asked.push('asked'), html(good)(response));
    for (const address of [
      site,
      site.replace('127.0.0.1', 'localhost'),
      'http://10.0.0.1/',
      'http://[::1]/',
      'https://169.254.169.254/',
    ])
      expect([address, await askGuarded(address, rules)]).toEqual([address, 'private']);
    const live = createTestDeps(world.database, { config: { production: true } });
    expect(codes(await checkPage(live, 'demo', site))).toEqual(['private null']);
    for (const address of ['ftp://example.org/', 'https://user:password@example.org/', 'nothing at all'])
      expect(codes(await check(address))).toEqual(['address null']);
    expect(asked).toEqual([]);
  });

  it('CALL-56 takes an id that no database takes for an unknown one', async () => {
    answer = html('<org-donation org="a\0b"></org-donation><org-donation org="demo" caisse-id="\0"></org-donation>');
    expect(codes(await check(site))).toEqual(expect.arrayContaining(['unknown_organisation null', 'unknown_id null']));
  });

  it('CALL-56 reads no more than thirty pages of an organisation in ten minutes', async () => {
    answer = html(good);
    const statuses = new Set<number>();
    for (let count = 0; count < 31; count += 1)
      statuses.add((await ask('POST', 'start/check', { url: 'ftp://example.org' }, world.otherToken)).status);
    expect([...statuses]).toEqual([200, 429]);
  });
});

describe('the test gift', () => {
  let checkout: CheckoutWorld;
  beforeAll(async () => {
    checkout = await createCheckoutWorld();
  });
  afterAll(() => checkout.close());

  it('CALL-55 DESK-23 is done when a payment succeeded, not when one began', async () => {
    const asked = () => checkout.server.request('GET', '/v1/admin/start', { token: checkout.token });
    const { url } = (await checkout.submit({})).body as { url: string };
    expect(dataOf<StartState>(await asked())).toMatchObject({
      gift: null,
      providers: [{ name: 'sandbox', mode: 'test' }],
    });
    await checkout.press(url, 'pay');
    await checkout.deliver();
    const { id } = await checkout.paymentOf(url);
    expect(dataOf<StartState>(await asked()).gift).toMatchObject({ id, mode: 'test' });
  });
});
