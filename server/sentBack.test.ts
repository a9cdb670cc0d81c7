import { eq } from 'drizzle-orm';
import type { Route } from '../src/contract/route';
import { routes } from '../src/contract/routes';
import { createApp } from './app';
import type { Database } from './db/database';
import { openTestDatabase } from './db/openTestDatabase';
import { audit, campaigns, endpoints, media, memberships, organisations, users } from './db/schema';
import { prepareDemo } from './demo/prepareDemo';
import { createTestDeps, startTestServer, type TestServer } from './testing/testServer';

type Row = Record<string, unknown>;
const table: readonly Route[] = Object.values(routes);
const puts = table.filter(({ method, access, request }) => method === 'PUT' && access === 'organisation' && request);
const adminToken = 'an-admin-token-of-the-demo';
let database: Database;
let server: TestServer;

const call = async (method: string, path: string, body?: unknown) => {
  const answer = await server.request(method, `/v1${path}`, { token: adminToken, ...(body !== undefined && { body }) });
  return { status: answer.status, body: answer.body as Row & { data: unknown } };
};
const read = async (path: string) => (await call('GET', path)).body.data;
const isDemo = eq(organisations.id, 'demo');
const stored = async () =>
  (await database.queries.select().from(organisations).where(isDemo))[0]?.document as Row & { name: string };

/** Every concrete address of a path, from the ids in lists. */
async function addresses(path: string): Promise<string[]> {
  if (path.includes('/:lang/')) return addresses(path.replace(':lang', 'he'));
  const at = path.search(/:\w+/);
  if (at < 0) return [path];
  const [before, after] = [path.slice(0, at), path.slice(at).replace(/^:\w+/, '')];
  if (before === '/admin/organisations/') return [`${before}demo${after}`];
  // Submissions of a form are listed with all of the organisation's.
  const list = before.endsWith('/calendars/') ? '/admin/calendars' : listAt(before.replace(/\/$/, ''));
  const rows = (await read(list)) as { id: string }[];
  const found = await Promise.all(rows.slice(0, 8).map(({ id }) => addresses(`${before}${id}${after}`)));
  return found.flat();
}

const listAt = (path: string) => (path === '/admin/translations/he' ? '/admin/translations?lang=he' : path);

/** The answers of reads of an address's record, as sent back. */
async function answered({ id, path }: Route, address: string): Promise<unknown> {
  if (id === 'ADMIN-ORG-UPDATE') return read('/admin/organisation');
  if (id === 'ADMIN-SCREEN-UPDATE') return ((await read(address.replace(/\/screen$/, ''))) as Row)['screen'];
  const listed = { 'ADMIN-SCHEDULE-UPDATE': 'horaires', 'ADMIN-FORM-STOCK-UPDATE': 'stock' }[id];
  if (listed) {
    const { data, version } = (await call('GET', address)).body;
    return { [listed]: data, version };
  }
  if (table.some((other) => other.method === 'GET' && other.path === path)) return read(address);
  const own = address.split('/').at(-1);
  const rows = (await read(listAt(address.replace(/\/[^/]+$/, '')))) as Row[];
  return rows.find((row) => row['id'] === own);
}

beforeAll(async () => {
  database = await openTestDatabase();
  const deps = createTestDeps(database, { config: { adminToken } });
  await prepareDemo(deps);
  server = await startTestServer(createApp(deps));
  const made = [
    await call('POST', '/admin/submissions', { label: 'Form', total: 10, formData: { paiementType: 'MONTHLY' } }),
    await call('POST', '/admin/campagnes/gala/engagements', {
      montant: 18,
      infos: { nom: 'Levi', tel: '+33123456789' },
    }),
    await call('POST', '/admin/campagnes/gala/matchings', { label: 'Sponsor', ratio: 1, pool: 10 }),
    await call('PUT', '/admin/organisations/demo', { config: { GCL: { MAIN: 'secret' } } }),
    await call('POST', '/admin/events', {
      name: 'Concert',
      dateEvent: '2025-03-01T20:00:00+01:00',
      repeat: { every: 'WEEK', interval: 1, until: null, exceptions: ['2025-03-08'] },
      content: '<a href="https://a.example/">x</a>',
    }),
    await call('POST', '/admin/contacts', {
      nom: 'Levi',
      emails: ['ana@example.org'],
      tels: ['06 12 34 56 78'],
      addresses: [{ adresse: '1 rue', postal: '75002', ville: 'Paris', pays: 'FR' }],
      dates: [{ kind: 'hazkara', name: 'Moshe', day: '1990-01-15', afterSunset: true }],
    }),
    await call('POST', '/admin/news', { title: 'Nouvelle', publishedAt: null }),
    await call('POST', '/admin/galleries', { id: 'album', name: 'Album' }),
    await call('PUT', '/admin/galleries/album/images', { images: [{ src: '/a.png', alt: 'Une photo' }] }),
    await call('POST', '/admin/articles', { title: 'Article', categorie: 'fetes' }),
    await call('POST', '/admin/pages', { path: 'une-page', title: 'À propos', content: '[{"type":"empty"}]' }),
    await call('PUT', '/admin/site', { web_menu: [{ id: 'm', parent: null, name: 'Nous', url: '/une-page' }] }),
  ];
  expect(made.map(({ status }) => status)).toEqual(made.map(() => 200));
  const user = { id: 'member', email: 'a@own.example', name: 'A', lang: 'fr' as const, passwordHash: '' };
  await database.queries.insert(users).values({ ...user, createdAt: new Date(0) });
  const role = { userId: 'member', role: 'editor' as const, createdAt: new Date(0) };
  await database.queries.insert(memberships).values({ ...role, organisationId: 'demo' });
  const events = ['payment.succeeded' as const];
  const hook = { id: 'hook', organisationId: 'demo', url: 'https://own.example/', events, active: true, secret: 'x' };
  await database.queries.insert(endpoints).values({ ...hook, createdAt: new Date(0) });
  const at = new Date(0);
  await database.queries.insert(media).values({
    ...{ id: 'statutes', organisationId: 'demo', hash: '0'.repeat(40), kind: 'PDF', state: 'READY', name: 's.pdf' },
    ...{ alt: 'Statutes', bytes: 9, variants: [], attempts: 0, nextAttemptAt: at, createdAt: at, updatedAt: at },
  });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

describe('what a read answers', () => {
  it.each(puts.map((route) => [route.id, route] as const))(
    'SET-03 can be put back by %s and changes nothing, all over the demo organisation',
    async (id, route) => {
      const all = await addresses(route.path);
      expect([id, all.length > 0]).toEqual([id, true]);
      for (const address of all) {
        const before = await answered(route, address);
        const count = await database.queries.$count(audit);
        const put = await call('PUT', address, before);
        expect([address, put.status, put.body]).toEqual([address, 200, expect.objectContaining({ success: true })]);
        expect([address, await answered(route, address)]).toEqual([address, before]);
        const noted = (await database.queries.$count(audit)) - count;
        expect([address, noted]).toEqual([address, 0]);
      }
    },
  );

  it.each(puts.filter(({ conditions }) => conditions).map((route) => [route.id, route] as const))(
    'CALL-166 is refused by %s where somebody else has changed it, and answered as it is now',
    async (_id, route) => {
      const [address = ''] = await addresses(route.path);
      const before = (await answered(route, address)) as Row;
      const [condition = ''] = route.conditions ?? [];
      expect(before).toHaveProperty(condition);
      const late = typeof before[condition] === 'number' ? 1_000_000 : 'another';
      // A gallery takes the same images from whoever has not read its version.
      const other = 'images' in before ? { images: [] } : {};
      const put = await call('PUT', address, { ...before, ...other, [condition]: late });
      expect([put.status, put.body]).toEqual([409, expect.objectContaining({ code: 'changed' })]);
      expect(put.body.data).toEqual((await call('PUT', address, before)).body.data);
      expect(await answered(route, address)).toEqual(before);
    },
  );

  it('CALL-166 names its version to every PUT but those that name their changes alone, and the live screen', () => {
    const without = puts.filter(({ conditions }) => !conditions).map(({ id }) => id);
    expect(without.sort()).toEqual([
      'ADMIN-CALENDAR-SLOTS-UPDATE',
      'ADMIN-FORM-CALENDAR-UPDATE',
      'ADMIN-SCREEN-UPDATE',
    ]);
  });

  it('SET-03 is changed by what is changed in it alone', async () => {
    const before = (await read('/admin/campagnes/gala')) as Row;
    const put = await call('PUT', '/admin/campagnes/gala', { ...before, label: 'Le gala', version: 0 });
    expect([put.status, put.body]).toMatchObject([200, { data: { label: 'Le gala', screenId: before['screenId'] } }]);
    const other = await call('PUT', '/admin/campagnes/gala', { ...before, id: 'maison' });
    expect([other.status, other.body]).toMatchObject([400, { issues: [{ path: 'id' }] }]);
  });

  it('SET-03 SRV-09 keeps the accounts and other settings that nobody is shown', async () => {
    const { config, ...kept } = await stored();
    const former = { ...(config as Row), 'smtp.password': 'hush' };
    await database.queries
      .update(organisations)
      .set({ document: { ...kept, config: former } })
      .where(isDemo);
    const shown = (await read('/organisations/id/demo')) as { config: Row };
    expect(JSON.stringify(shown)).not.toContain('hush');
    const change = { ...shown, config: { ...shown.config, 'hero.title': 'Autrement' } };
    expect((await call('PUT', '/admin/organisations/demo', change)).status).toBe(200);
    expect((await stored())['config']).toEqual({ ...former, 'hero.title': 'Autrement' });
    expect((await call('PUT', '/admin/organisations/demo', { config: { 'smtp.password': 'x' } })).status).toBe(400);
    expect((await call('PUT', '/admin/organisations/demo', { config: { 'smtp.password': null } })).status).toBe(200);
    expect((await stored())['config']).not.toHaveProperty(['smtp.password']);
  });

  it('SET-03 may be of a time when nobody checked it', async () => {
    const [row] = await database.queries.select().from(campaigns).where(eq(campaigns.id, 'gala'));
    const document = { ...row?.document, screenId: 'classic-galla' as 'classic-gala' };
    await database.queries.update(campaigns).set({ document }).where(eq(campaigns.id, 'gala'));
    const shown = (await read('/admin/campagnes/gala')) as Row;
    expect((await call('PUT', '/admin/campagnes/gala', { ...shown, label: 'Gala' })).status).toBe(200);
    expect(await read('/admin/campagnes/gala')).toMatchObject({ screenId: 'classic-galla', label: 'Gala' });
  });
});

describe('what names nothing', () => {
  it.each([
    ['PUT', 'organisations/demo', { config: { 'home.campaigns': ['galaa'] } }, 'config.home.campaigns.0', /"gala"\?/],
    ['PUT', 'organisations/demo', { config: { 'don.main.caisse': 'roof' } }, 'config.don.main.caisse', /toit/],
    ['PUT', 'organisations/demo', { config: { 'hero.titel': 'x' } }, 'config.hero.titel', /"hero.title"\?/],
    [
      'PUT',
      'organisations/demo',
      { config: { 'home.links': [{ nam: 'x', url: '/' }] } },
      'config.home.links.0.nam',
      /"name"\?/,
    ],
    ['PUT', 'organisations/demo', { web: { paiement: { extras: 1 } } }, 'web.paiement.extras', /unknown key/],
    ['PUT', 'organisations/demo', { language: 'frr' }, 'language', /"fr" or .*did you mean "fr"/],
    ['PUT', 'campagnes/gala', { screenId: 'classic-gal' }, 'screenId', /"classic-gala"\?/],
    ['PUT', 'campagnes/gala', { config: { layout: 'tab' } }, 'config.layout', /"standard" or .*"tabs"\?/],
    ['PUT', 'campagnes/gala', { config: { goal: 5 } }, 'config.goal', /allowed: .*primaryColor/],
    [
      'PUT',
      'campagnes/gala',
      { config: { sections: [{ id: 'nope', type: 'SECTION' }] } },
      'config.sections.0.id',
      /maison-projet/,
    ],
    ['PUT', 'campagnes/gala/screen', { layout: 'wall' }, 'layout', /"classic-ambs" or/],
    ['POST', 'campagnes/maison/dons', { montant: 5, team: 'nobody' }, 'team', /there is no team "nobody": allowed/],
    ['POST', 'forms', { title: 'F', calendars: [{ id: 'c', label: '' }] }, 'calendars.0.id', /tilleuls-permanence/],
    ['PUT', 'forms/tilleuls-gala/stock', { stock: [{ products: ['x'], capacity: 1 }] }, 'stock.x', /no product "x"/],
    ['POST', 'tokens', { name: 'T', scope: 'evening', campaignId: 'galaa' }, 'campaignId', /"gala"\?/],
    ['POST', 'caisses', { name: 'X', objectiv: 5 }, 'objectiv', /"objectif"\?/],
    ['POST', 'pages', { title: 'X' }, 'path', /^is missing$/],
  ])('SET-01 SET-02 %s %s %j is refused by name, and changes nothing', async (method, path, body, at, message) => {
    const before = [await read('/organisations/id/demo'), await read('/admin/campagnes/gala')];
    const { status, body: told } = await call(method, `/admin/${path}`, body);
    const wrong = expect.objectContaining({ path: at, message: expect.stringMatching(message) as string }) as object;
    expect([status, told['code'], told['issues']]).toEqual([400, 'malformed', expect.arrayContaining([wrong])]);
    expect([await read('/organisations/id/demo'), await read('/admin/campagnes/gala')]).toEqual(before);
  });
});
