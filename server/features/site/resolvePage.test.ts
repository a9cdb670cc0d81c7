import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { get as getRaw } from 'node:http';
import * as v from 'valibot';
import { pageContents, type PageData } from '../../../src/contract/site/pageData';
import { createApp } from '../../app';
import type { Database } from '../../db/database';
import { hosts } from '../../db/schema';
import { openTestDatabase } from '../../db/openTestDatabase';
import { createTestDeps, startTestServer, type TestServer } from '../../testing/testServer';
import { createCaisse } from '../caisses/caisseService';
import { foundOrganisation } from '../settings/organisationService';

let database: Database;
let server: TestServer;
let now = new Date('2026-01-15T23:30:00Z');
beforeAll(async () => {
  database = await openTestDatabase();
  const deps = createTestDeps(database, { now: () => now });
  await foundOrganisation(deps, {
    id: 'demo',
    name: 'Tilleuls',
    language: 'fr',
    languages: ['fr', 'he'],
    ville: 'Paris',
    config: { fb: 'tilleuls', 'site.announcement': { text: 'Gala </script>', until: '2026-01-16T00:00:00Z' } },
  });
  await foundOrganisation(deps, { id: 'alef', name: 'Alef', language: 'en' });
  await database.transaction((tx) => createCaisse(tx, deps, 'demo', { id: 'toit', name: 'Un toit' }));
  await database.transaction((tx) => createCaisse(tx, deps, 'alef', { id: 'roof', name: 'A roof' }));
  await database.queries.insert(hosts).values({
    host: 'alef.example',
    organisationId: 'alef',
    token: 'x',
    provedBy: 'operator',
    provedAt: now,
    createdAt: now,
  });
  server = await startTestServer(createApp(deps));
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const resolve = async (query: string, host?: string) => {
  const { status, body } = await ask(`/v1/pages/resolve?${query}`, host);
  return { status, page: (JSON.parse(body.toString()) as { data: PageData }).data };
};

/** With a host of one's own, which `fetch` does not allow. */
function ask(path: string, host = 'orgkit.test', headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((done, fail) => {
    getRaw(`${server.url}${path}`, { headers: { host, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    }).on('error', fail);
  });
}

describe('the page at a path of a site', () => {
  it('CALL-20 SITE-02 is that of the organisation that is named, of the host, or of the server', async () => {
    const nameOf = async (query: string, host?: string) => (await resolve(query, host)).page.organisation.name;
    expect(await nameOf('path=/')).toBe('Tilleuls');
    expect(await nameOf('path=/&org=alef')).toBe('Alef');
    expect(await nameOf('path=/&host=alef.example')).toBe('Alef');
    expect(await nameOf('path=/&host=somebody.example')).toBe('Tilleuls');
    expect(await nameOf('path=/', 'alef.example')).toBe('Alef');
  });

  it('CALL-20 answers 404 with the page data of what is not there', async () => {
    const { status, page } = await resolve('path=/he/nowhere&org=demo');
    expect([status, page.type, page.lang, page.title]).toEqual([404, 'NOT_FOUND', 'he', '404']);
    expect((await ask('/v1/pages/resolve?path=/&org=nobody')).status).toBe(404);
    expect((await ask('/v1/pages/resolve?path=don')).status).toBe(400);
  });

  it('ENT-11 shows nothing of another organisation at an organisation’s own address', async () => {
    expect((await resolve('path=/don/toit')).page.data).toEqual([{ id: 'toit', title: 'Un toit' }]);
    // Calls answer for whichever organisation they name.
    for (const [query, status] of [
      ['path=/don/toit', 404],
      ['path=/don/toit&org=demo', 200],
    ] as const)
      expect((await ask(`/v1/pages/resolve?${query}`, 'alef.example')).status).toBe(status);
    expect((await ask('/don/toit', 'alef.example')).status).toBe(404);
    expect((await ask('/don/roof', 'alef.example')).status).toBe(200);
    expect((await ask('/don/toit?org=demo', 'alef.example')).status).toBe(404);
    const lost = (await ask('/nowhere', 'alef.example')).body.toString();
    expect([lost.includes('Alef'), lost.includes('Tilleuls')]).toEqual([true, false]);
  });

  it('SITE-20 SITE-08 speaks the language of its segment, else the one asked for, else the organisation’s', async () => {
    const langOf = async (query: string) => (await resolve(query)).page.lang;
    expect(await Promise.all(['path=/he/don', 'path=/don&lang=he', 'path=/don'].map(langOf))).toEqual([
      'he',
      'he',
      'fr',
    ]);
    const { site } = (await resolve('path=/he/don?a=1')).page;
    expect([site.home, site.languages]).toEqual([
      '/he',
      [
        { lang: 'fr', href: '/don?a=1' },
        { lang: 'he', href: '/he/don?a=1' },
      ],
    ]);
  });

  it('SITE-14 carries the announcement until its end, and the day of the organisation', async () => {
    const { site } = (await resolve('path=/')).page;
    expect([site.announcement?.text, site.today]).toEqual(['Gala </script>', '2026-01-16']);
    now = new Date('2026-01-16T00:00:00Z');
    expect((await resolve('path=/')).page.site.announcement).toBeNull();
    now = new Date('2026-01-15T23:30:00Z');
  });
});

describe('a page that the server draws', () => {
  const text = async (path: string, host?: string) => (await ask(path, host)).body.toString();

  it('SITE-15 names itself in every language, and what it is to search engines', async () => {
    const page = await text('/he/don/toit');
    const alternates = [...page.matchAll(/hreflang="([\w-]+)" href="(http[^"]+)"/g)].map(([, lang, href]) => [
      lang,
      href,
    ]);
    expect(alternates).toEqual([
      ['fr', 'http://orgkit.test/don/toit'],
      ['he', 'http://orgkit.test/he/don/toit'],
      ['x-default', 'http://orgkit.test/don/toit'],
    ]);
    expect(await text('/evenements?when=past')).toContain(
      'hreflang="he" href="http://orgkit.test/he/evenements?when=past"',
    );
    const said = [...page.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json ?? '') as Record<string, unknown>,
    );
    expect(said[0]).toMatchObject({
      '@type': 'Organization',
      name: 'Tilleuls',
      sameAs: ['https://www.facebook.com/tilleuls'],
    });
    expect(said[1]).toMatchObject({ '@type': 'BreadcrumbList' });
  });

  it('SITE-15 hands its page data on as a block that nothing in it can end', async () => {
    const [, json = ''] =
      /<script type="application\/json" id="org-page-data">(.*?)<\/script>/s.exec(await text('/')) ?? [];
    expect(json).not.toContain('<');
    expect((JSON.parse(json) as PageData).site.announcement?.text).toBe('Gala </script>');
  });

  it('SITE-15 is compressed, and not sent again while it is the same', async () => {
    const plain = await ask('/don');
    const tag = (answer: typeof plain) => String(answer.headers['etag']);
    const zipped = await ask('/don', undefined, { 'accept-encoding': 'gzip' });
    const small = await ask('/don', undefined, { 'accept-encoding': 'gzip, br' });
    expect([zipped, small].map(({ headers }) => headers['content-encoding'])).toEqual(['gzip', 'br']);
    expect(gunzipSync(zipped.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(small.body).equals(plain.body)).toBe(true);
    expect(new Set([plain, zipped, small].map(tag)).size).toBe(3);
    now = new Date('2026-01-15T23:31:00Z');
    const again = await ask('/don', undefined, { 'accept-encoding': 'gzip, br', 'if-none-match': tag(small) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const missing = await ask('/nowhere', undefined, { 'if-none-match': '*' });
    expect([missing.status, missing.body.length > 0]).toEqual([404, true]);
  });

  it('SITE-15 has its styles at an address that changes with them', async () => {
    const [, address = ''] = /href="(\/assets\/site\/all-[^"]+)"/.exec(await text('/don')) ?? [];
    const { status, headers, body } = await ask(address);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/css; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(body.toString()).toContain('.site-header');
    expect((await ask('/assets/site/all-000000000000.css')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/assets/site/nothing.css')).status).toBe(404);
  });
});

it.each([
  '/',
  '/don',
  '/don/toit',
  '/evenements',
  '/actualites',
  '/galeries',
  '/activites',
  '/abonnements',
  '/horaires',
])('ENT-29 answers data of the shape of its type at %s', async (path) => {
  const { status, page } = await resolve(`org=demo&path=${path}`);
  expect(status).toBe(200);
  for (const one of page.data) expect(v.safeParse(pageContents[page.type], one).issues).toBeUndefined();
});
