import { get } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { eq, sql } from 'drizzle-orm';
import { DomUtils, parseDocument } from 'htmlparser2';
import ICAL from 'ical.js';
import { hosts, organisations } from '../../../db/schema';
import { addManyContents } from '../../../testing/manyContents';
import { useAdminServer } from '../../../testing/adminServer';
import type { Deps } from '../../../deps';

// The clock of the tests shows 15 January 2025, 12:00 UTC.
let deps: Deps;
const { world, ask } = useAdminServer({}, async (own) => {
  deps = own;
  const proof = { token: 'x', provedBy: 'operator', provedAt: own.now(), createdAt: own.now() } as const;
  await own.database.queries.insert(hosts).values({ ...proof, host: 'other.example', organisationId: 'other' });
});
const put = async (path: string, body: object, method = 'POST', token = world.token) =>
  expect([path, (await ask(method, path, body, token)).status]).toEqual([path, 200]);
const setDocument = (id: string, change: object) =>
  deps.database.queries
    .update(organisations)
    .set({ document: sql`document || ${JSON.stringify(change)}::jsonb` })
    .where(eq(organisations.id, id));

/** With a host of one's own, which `fetch` does not allow. */
function read(path: string, host = 'orgkit.test', headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>((done, fail) => {
    get(`${world.server.url}${path}`, { headers: { host, ...headers } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      const answer = () => ({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(parts),
      });
      response.on('end', () => done(answer()));
    }).on('error', fail);
  });
}
const text = async (path: string, host?: string) => (await read(path, host)).body.toString();
const entriesAt = async (path: string, host?: string) =>
  new ICAL.Component(ICAL.parse(await text(path, host)) as [])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));
const entry = ({ uid, summary, startDate }: ICAL.Event) => [uid, summary, startDate.toJSDate().toISOString()];
const valuesOf = (xml: string, name: string) =>
  DomUtils.getElementsByTagName(name, parseDocument(xml, { xmlMode: true })).map((found) =>
    DomUtils.textContent(found),
  );
const pagesAt = async (host?: string) => valuesOf(await text('/sitemap.xml', host), 'loc');

const weekly = { every: 'WEEK', interval: 1, until: '2025-02-04', exceptions: ['2025-01-28'] };
const session = (id: string, dateEvent: string, title: string) => ({ id, dateEvent, dateFin: null, label: 'x', title });

beforeAll(async () => {
  await setDocument('demo', { mode: 'live', languages: ['fr', 'he'], name: 'Tilleuls & <amis>' });
  await put('events', { id: 'past', name: 'Passé', dateEvent: '2025-01-10T18:00:00Z' });
  const hostile = { description: 'a\r\nb; חנוכה', adresse: '1 rue des Tilleuls, Paris' };
  const soon = { dateEvent: '2025-01-16T18:00:00Z', dateFin: '2025-01-16T20:00:00Z', ...hostile };
  await put('events', { id: 'soon', name: 'Bientôt, <b>', ...soon });
  await put('events', { id: 'weekly', name: 'Cours', dateEvent: '2024-01-02T18:00:00Z', repeat: weekly });
  const sessions = [session('s1', '2025-01-20T18:00:00Z', 'Un'), session('s0', '2025-01-02T18:00:00Z', 'Zéro')];
  await put('events', { id: 'cycle', name: 'Cycle', dateEvent: '2025-01-02T18:00:00Z', sessions });
  await put('events', { id: 'hidden', name: 'Plus tard', dateEvent: '2025-02-10T18:00:00Z', visibleDays: 3 });
  await put('horaires', { horaires: [{ id: 'office', name: 'Office', dow: [3, 4], heure: 19 }] }, 'PUT');
  await put('news', { id: 'texte', title: 'Texte & <b>', description: 'Oui', datetime: '2025-01-14T10:00:00Z' });
  await put('news', {
    id: 'lien',
    title: 'Lien',
    link: 'https://ailleurs.example/x',
    datetime: '2025-01-13T10:00:00Z',
  });
  await put('news', { id: 'brouillon', title: 'Brouillon', publishedAt: null });
  await put('news', { id: 'demain', title: 'Demain', publishedAt: '2025-01-15T12:00:01Z' });
  await put('galleries', { id: 'album', name: 'Album' });
  await put('articles', { id: 'a1', title: 'a1', categorie: 'x' });
  await put('pages', { id: 'nous', path: 'a-propos/équipe', title: 'Nous' });
  await put('pages', { id: 'cachee', path: 'cachee', title: 'Cachée', hidden: true });
  await put('caisses', { id: 'toit', name: 'Toit' });
  await put('caisses', { id: 'cache', name: 'Caché', hidden: true });
  await put('caisses', { id: 'fermee', name: 'Fermée', active: false });
  await put('forms', { id: 'montre', title: 'Montré', active: true });
  await put('forms', { id: 'prive', title: 'Privé', active: true });
  await put('organisations/demo', { config: { 'home.forms': ['montre'] } }, 'PUT');
  await put('events', { id: 'theirs', name: 'Theirs', dateEvent: '2025-01-16T18:00:00Z' }, 'POST', world.otherToken);
  await put('news', { id: 'theirs', title: 'Theirs' }, 'POST', world.otherToken);
});

describe('calendar files', () => {
  it('SYND-01 give an event at the address that its page leads to, whole', async () => {
    const [event] = await entriesAt('/evenement/soon.ics');
    expect(entry(event!)).toEqual(['evenement-soon@demo.orgkit.test', 'Bientôt, <b>', '2025-01-16T18:00:00.000Z']);
    expect(event!.endDate.toJSDate().toISOString()).toBe('2025-01-16T20:00:00.000Z');
    expect([event!.location, event!.description]).toEqual(['1 rue des Tilleuls, Paris', 'a\nb; חנוכה']);
    const address = (found?: ICAL.Event) => found?.component.getFirstPropertyValue('url');
    expect(address(event)).toBe('http://orgkit.test/evenement/soon');
    expect(address((await entriesAt('/he/evenement/soon.ics'))[0])).toBe('http://orgkit.test/he/evenement/soon');
    expect(await text('/evenement/soon')).toContain('href="/evenement/soon.ics"');
    for (const path of ['/evenement/nothing.ics', '/evenement/a.b.ics', '/xx/evenement/soon.ics'])
      expect([path, (await read(path)).status]).toEqual([path, 404]);
  });

  it('SYND-01 hold what takes place from today on and is shown, and the times of the schedule, the next first', async () => {
    const entries = (await entriesAt('/calendrier.ics')).map(entry);
    expect(entries.filter(([uid]) => !uid?.toString().startsWith('horaire'))).toEqual([
      ['evenement-soon@demo.orgkit.test', 'Bientôt, <b>', '2025-01-16T18:00:00.000Z'],
      ['evenement-cycle-s1@demo.orgkit.test', 'Cycle – Un', '2025-01-20T18:00:00.000Z'],
      ['evenement-weekly-2025-01-21@demo.orgkit.test', 'Cours', '2025-01-21T18:00:00.000Z'],
      ['evenement-weekly-2025-02-04@demo.orgkit.test', 'Cours', '2025-02-04T18:00:00.000Z'],
    ]);
    expect(entries[0]).toEqual(['horaire-office-2025-01-15@demo.orgkit.test', 'Office', '2025-01-15T18:00:00.000Z']);
    const starts = entries.map(([, , start]) => start);
    expect(starts).toEqual([...starts].sort());
  });

  it('SYND-01 keep the UID of an entry, and raise its SEQUENCE with every edit, in one moment too', async () => {
    const versions = async () =>
      (await entriesAt('/calendrier.ics'))
        .filter(({ uid }) => /^(evenement-soon|horaire-office-2025-01-15)@/.test(uid))
        .map(({ uid, sequence }) => `${uid.slice(0, 7)} ${sequence}`);
    const before = await versions();
    await put('events/soon', { name: 'Bientôt' }, 'PUT');
    await put('events/soon', { name: 'Bientôt, <b>' }, 'PUT');
    await put('horaires', { horaires: [{ id: 'office', name: 'Office', dow: [3, 4, 5], heure: 19 }] }, 'PUT');
    expect([before, await versions()]).toEqual([
      ['horaire 1', 'eveneme 0'],
      ['horaire 2', 'eveneme 2'],
    ]);
  });
});

describe('the news feed', () => {
  it('SYND-02 NEWS-03 holds what is published, the latest first, and no draft', async () => {
    const feed = await text('/rss.xml');
    expect(valuesOf(feed, 'title')).toEqual(['Tilleuls & <amis>', 'Texte & <b>', 'Lien']);
    expect(valuesOf(feed, 'guid')[0]).toBe('http://orgkit.test/actualite/texte');
    expect(valuesOf(feed, 'pubDate')[0]).toBe('Tue, 14 Jan 2025 10:00:00 GMT');
    expect(valuesOf(await text('/he/rss.xml'), 'language')).toEqual(['he']);
  });
});

describe('the sitemap', () => {
  it('SYND-03 PAGE-03 names what the site leads to in each language, and nothing that is not for everybody', async () => {
    const pages = await pagesAt();
    const own = pages.filter((page) => !page.startsWith('http://orgkit.test/he'));
    expect(own.map((page) => page.slice('http://orgkit.test'.length)).sort()).toEqual(
      [
        ...['/', '/don', '/horaires', '/evenements', '/actualites', '/activites', '/abonnements', '/galeries'],
        ...['/evenement/past', '/evenement/soon', '/evenement/weekly', '/evenement/cycle', '/actualite/texte'],
        ...['/galerie/album', '/article/a1', '/a-propos/%C3%A9quipe', '/don/toit', '/formulaire/montre'],
      ].sort(),
    );
    expect(pages).toHaveLength(own.length * 2);
    for (const page of own) expect([page, (await read(page.slice(18))).status]).toEqual([page, 200]);
  });

  it('SYND-03 says of a page what its head says, and when it was changed', async () => {
    const document = parseDocument(await text('/sitemap.xml'), { xmlMode: true });
    const [item] = DomUtils.getElementsByTagName('url', document).filter((url) =>
      DomUtils.textContent(url).includes('/he/actualite/texte'),
    );
    const links = DomUtils.getElementsByTagName('xhtml:link', item!).map(({ attribs }) => attribs);
    const said = links.map(({ hreflang, href }) => `hreflang="${hreflang}" href="${href}"`);
    const head = await text('/he/actualite/texte');
    expect(said).toHaveLength(3);
    for (const one of said) expect(head).toContain(one);
    expect(DomUtils.textContent(DomUtils.getElementsByTagName('lastmod', item!))).toBe('2025-01-15');
  });

  it('SYND-03 SYND-04 SITE-30 SITE-31 leaves out what the menu hides and a limited organisation’s pages, and is named whatever the mode', async () => {
    await setDocument('demo', { config: { 'menu.actu.active': false } });
    expect((await pagesAt()).filter((page) => page.includes('actualite'))).toEqual([]);
    await setDocument('demo', { limited: true, config: { 'home.forms': ['montre'] } });
    expect(await pagesAt()).toEqual(['http://orgkit.test/', 'http://orgkit.test/he']);
    for (const mode of ['test', 'live']) {
      await setDocument('demo', { limited: false, mode });
      expect(await pagesAt()).toContain('http://orgkit.test/evenement/soon');
      expect(await text('/robots.txt')).toMatch(
        /\nDisallow: \/paiement\$\n[^]*\nSitemap: http:\/\/orgkit.test\/sitemap.xml\n$/,
      );
    }
  });
});

describe('feeds', () => {
  it('SYND-01 SYND-02 are named in the head of pages, in their language', async () => {
    const page = await text('/he/evenements');
    expect(page).toMatch(
      /<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="http:\/\/orgkit.test\/he\/rss.xml"/,
    );
    expect(page).toMatch(/type="text\/calendar" title="[^"]+" href="http:\/\/orgkit.test\/he\/calendrier.ics"/);
    expect(page).toContain('href="webcal://orgkit.test/he/calendrier.ics"');
  });

  it.each([
    ['/evenement/soon.ics', 'text/calendar; charset=utf-8'],
    ['/calendrier.ics', 'text/calendar; charset=utf-8'],
    ['/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
  ])('SYND-01 SITE-15 %s says what it is, and is sent again only once it is another', async (path, type) => {
    const plain = await read(path);
    expect([plain.status, plain.headers['content-type']]).toEqual([200, type]);
    expect([plain.headers['x-content-type-options'], plain.headers['cache-control']]).toEqual(['nosniff', 'no-cache']);
    const tag = String(plain.headers['etag']);
    const again = await read(path, undefined, { 'if-none-match': tag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const small = await read(path, undefined, { 'accept-encoding': 'br', 'if-none-match': tag });
    if (small.headers['content-encoding'] === 'br')
      expect(brotliDecompressSync(small.body).equals(plain.body)).toBe(true);
  });

  it('ENT-11 SYND-01 SYND-02 SYND-03 are those of the organisation of the host, the path or the query, and of no other', async () => {
    await setDocument('other', { mode: 'live' });
    for (const [prefix, query, host] of [
      ['', '', 'other.example'],
      ['/o/other', '', undefined],
      ['', '?org=other', undefined],
    ] as const) {
      expect((await entriesAt(`${prefix}/calendrier.ics${query}`, host)).map(({ summary }) => summary)).toEqual([
        'Theirs',
      ]);
      expect(valuesOf(await text(`${prefix}/rss.xml${query}`, host), 'title')).toEqual(['Other', 'Theirs']);
      expect(await text(`${prefix}/sitemap.xml${query}`, host)).not.toContain('soon');
      expect((await read(`${prefix}/evenement/soon.ics${query}`, host)).status).toBe(404);
      expect((await read(`${prefix}/evenement/theirs.ics${query}`, host)).status).toBe(200);
    }
    for (const path of ['/rss.xml', '/sitemap.xml', '/calendrier.ics', '/robots.txt'])
      expect((await read(`${path}?org=demo`, 'other.example')).status).toBe(404);
    expect((await read('/evenement/theirs.ics')).status).toBe(404);
  });

  it('SYND-01 SYND-02 stay bounded with thousands of items', async () => {
    await addManyContents(deps, 2500);
    await deps.database.queries.execute(sql`update events set ends_at = '2025-03-01', at = '2025-03-01',
      document = document || '{"dateFin":null}' where id like 'z-%'`);
    expect(await entriesAt('/calendrier.ics')).toHaveLength(2000);
    expect(valuesOf(await text('/rss.xml'), 'item')).toHaveLength(30);
  });
});
