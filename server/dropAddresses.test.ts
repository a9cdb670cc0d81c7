import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { createApp } from './app';
import { openTestDatabase } from './db/openTestDatabase';
import type { Database } from './db/database';
import { createCampaignFastPath } from './live/createCampaignFastPath';
import { createLive, type Live } from './live/createLive';
import { foundOrganisation } from './features/settings/organisationService';
import { createGateways } from './gateways/createGateways';
import { createTestDeps, startTestServer, type TestServer } from './testing/testServer';

let database: Database;
let live: Live;
let server: TestServer;
let token: string;
let link: string;
const lines: string[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const base = createTestDeps(database, { log });
  const deps = { ...base, gateways: createGateways(base) };
  token = await foundOrganisation(deps, { id: 'demo', name: 'Démo' });
  live = createLive(deps);
  server = await startTestServer(createCampaignFastPath(deps, live, createApp(deps, live)));
  const make = async (path: string, body: object) => {
    const answer = await server.request('POST', `/v1/admin/${path}`, { token, body });
    expect(answer.status).toBe(200);
    return (answer.body as { data: { id: string } }).data.id;
  };
  await make('caisses', { id: 'toit', name: 'Toit' });
  await make('campagnes', { id: 'gala', label: 'Gala', active: true });
  await make('forms', { id: 'fete', title: 'Fête', active: true });
  link = await make('liens', { linkType: 'PAIEMENT', config: { type: 'CAISSE', typeId: 'toit', montant: 5 } });
  await spoil();
});
afterAll(async () => {
  await live.stop();
  await server.close();
  await database.close();
});

/** As stored before ORG-02. */
async function spoil(): Promise<void> {
  const [slash, tab] = ['/\\evil.test/a.png', '/\tpath/evil.png'];
  const banners = [
    { type: 'MOBILE', image: slash },
    { type: 'DESKTOP', image: '/good.png' },
  ];
  const carousel = [slash, '/good.png', tab];
  const put = (table: string, column: string, value: object) =>
    database.queries.execute(
      sql`update ${sql.identifier(table)} set ${sql.identifier(column)} = ${sql.identifier(column)} || ${JSON.stringify(value)}::jsonb`,
    );
  const config = {
    ...{ 'hero.image.bg': tab, 'legal.terms.url': slash, 'page.don.carousel': JSON.stringify(carousel) },
    ...{ youtube: 'java\nscript:evil()', 'home.links': [{ name: 'Là', url: slash }] },
  };
  await put('organisations', 'document', { logo: slash, config });
  await put('caisses', 'document', { bgimage: tab, metaImage: slash, imagesCaroussel: carousel });
  await put('campaigns', 'document', { products: [{ id: 'P', name: 'Banc', montant: 5, position: 0, image: tab }] });
  await put('campaigns', 'config', { metaImage: slash, banners });
  await put('form_revisions', 'settings', { metaImage: slash });
  await put('links', 'meta', { image: slash });
}

describe('addresses that were kept before they were refused', () => {
  it.each([
    ...['/v1/organisations/id/demo', '/v1/caisses/id/toit', '/v1/campagne/id/gala', '/v1/forms/id/fete'],
    ...[
      '/v1/admin/caisses',
      '/v1/admin/campagnes',
      '/v1/admin/campagnes/gala',
      '/v1/admin/forms/fete',
      '/v1/admin/liens',
    ],
    ...['/', '/don/toit', '/campagne/gala', '/formulaire/fete', '/embed/org-donation', '/nowhere'],
  ])('ORG-02 hide nothing else of %s', async (path) => {
    const { status, text } = await server.request('GET', path, { token });
    expect([status, text.includes('evil')]).toEqual([path === '/nowhere' ? 404 : 200, false]);
    expect(text).toMatch(/Démo|Toit|Gala|Fête|toit/);
  });

  it('ORG-02 hide nothing else of a payment link', async () => {
    for (const path of [`/v1/liens/${link}`, `/l/${link}`]) {
      const { status, text } = await server.request('GET', path);
      expect([path, status, text.includes('evil')]).toEqual([path, 200, false]);
    }
  });

  it('ORG-02 are left out of lists, whose other addresses stay', async () => {
    const data = async (path: string) => (await server.request('GET', path)).body as { data: never };
    expect((await data('/v1/caisses/id/toit')).data).toMatchObject({ bgimage: '', imagesCaroussel: ['/good.png'] });
    expect((await data('/v1/organisations/id/demo')).data).toMatchObject({
      logo: '',
      config: { 'page.don.carousel': ['/good.png'], 'home.links': [{ name: 'Là', url: '' }], youtube: '' },
    });
  });

  it('ORG-02 are said in the log once, by name', async () => {
    for (const _ of [1, 2]) await server.request('GET', '/v1/admin/caisses', { token });
    const said = lines.map((line) => JSON.parse(line) as { route?: string; path?: string });
    const paths = said.flatMap(({ route, path }) => (route === '/admin/caisses' ? [path] : []));
    expect(paths.sort()).toEqual(['data.[].bgimage', 'data.[].imagesCaroussel.[]', 'data.[].metaImage']);
  });
});
