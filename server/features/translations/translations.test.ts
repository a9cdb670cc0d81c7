import type { PageData } from '../../../src/contract/site/pageData';
import type { Translation, TranslationCounts } from '../../../src/contract/site/translations';
import { pagePath } from '../../../src/core/site';
import { dataOf, useAdminServer } from '../../testing/adminServer';

const { world, ask, logOf } = useAdminServer();
const listed = async (query = '') => dataOf<Translation[]>(await ask('GET', `translations?lang=he&${query}`));
const counts = async () => dataOf<TranslationCounts>(await ask('GET', 'translations/counts?lang=he'));
const put = async (method: string, path: string, body?: object) => {
  const answer = await ask(method, path, body);
  expect([path, answer.status, answer.text]).toEqual([path, 200, expect.stringMatching(/^\{"success":true/)]);
};
const textAt = async (kind: string, field: string) => {
  const found = (await listed(`kind=${kind}&limit=200`)).find((row) => row.field === field);
  if (!found) throw new Error(`nothing at ${kind} ${field}`);
  return found;
};
async function write(kind: string, field: string, text: string) {
  const { id, version } = await textAt(kind, field);
  await put('PUT', `translations/he/${id}`, { text, state: 'current', version });
}
const read = (path: string) => world.server.request('GET', path);
const page = async (path: string, lang = 'he') =>
  dataOf<PageData>(await read(`/v1/pages/resolve?org=demo&lang=${lang}&path=${encodeURIComponent(path)}`));

beforeAll(async () => {
  const config = { 'site.announcement': { text: 'Fermé lundi' }, 'hero.title': 'Bienvenue', 'don.main.label': 'Dons' };
  await put('PUT', 'organisations/demo', { languages: ['fr', 'he'], config });
  await put('POST', 'caisses', { id: 'toit', name: 'Toit', textContent: '<p>Aidez</p>' });
  await put('POST', 'services', { id: 'cours', name: 'Cours', montant: 10 });
  await put('POST', 'events', { id: 'fete', name: 'Fête', dateEvent: '2099-01-01T18:00:00Z', caisses: ['toit'] });
  await put('POST', 'news', { id: 'n1', title: 'Toit réparé', content: '<p>Merci</p>', description: ' ' });
  await put('POST', 'articles', { id: 'a1', title: 'Histoire', categorie: 'x' });
  await put('POST', 'articles', { id: 'a2', title: 'Suite', categorie: 'x' });
  await put('POST', 'galleries', { id: 'g', name: 'Album' });
  await put('PUT', 'galleries/g/images', {
    images: [
      { src: '/b.png', alt: 'Le chœur' },
      { src: '/c.png', alt: '' },
    ],
  });
});

describe('translations', () => {
  it('CALL-155 CALL-156 TRANS-02 list every text once, by kind and in the order of its record, and say what is missing', async () => {
    expect((await listed()).map(({ kind, field, original, state }) => [kind, field, original, state])).toEqual([
      ['organisation', 'site.announcement', 'Fermé lundi', 'missing'],
      ['organisation', 'hero.title', 'Bienvenue', 'missing'],
      ['organisation', 'don.main.label', 'Dons', 'missing'],
      ['caisse', 'name', 'Toit', 'missing'],
      ['caisse', 'textContent', '<p>Aidez</p>', 'missing'],
      ['service', 'name', 'Cours', 'missing'],
      ['event', 'name', 'Fête', 'missing'],
      ['news', 'title', 'Toit réparé', 'missing'],
      ['news', 'content', '<p>Merci</p>', 'missing'],
      ['article', 'title', 'Suite', 'missing'],
      ['article', 'title', 'Histoire', 'missing'],
      ['gallery', 'name', 'Album', 'missing'],
      ['image', '/b.png', 'Le chœur', 'missing'],
    ]);
    expect(await counts()).toContainEqual({ kind: 'caisse', total: 2, missing: 2, outdated: 0 });
    expect((await listed('search=histoire')).map(({ name }) => name)).toEqual(['Histoire']);
    const pages: Translation[] = [];
    for (let next: string | null = ''; next !== null;) {
      const answer = await ask('GET', `translations?lang=he&limit=4${next && `&before=${next}`}`);
      pages.push(...dataOf<Translation[]>(answer));
      ({ next } = answer.body);
    }
    expect(pages).toEqual(await listed());
    expect((await ask('GET', 'translations?lang=fr')).status).toBe(400);
    expect((await ask('GET', 'translations?lang=he&word=x')).status).toBe(400);
  });

  it('CALL-157 TRANS-01 TRANS-04 keeps a translation as its field would be stored, and meets two authors', async () => {
    const { id, version } = await textAt('news', 'content');
    const answer = await ask('PUT', `translations/he/${id}`, {
      text: '<p onclick="x()">תודה</p><script>1</script>',
      version,
    });
    expect(dataOf<Translation>(answer)).toMatchObject({ text: '<p>תודה</p>', state: 'current' });
    const met = await ask('PUT', `translations/he/${id}`, { text: '<p>other</p>', version });
    expect([met.status, met.body]).toMatchObject([409, { code: 'changed', data: { text: '<p>תודה</p>' } }]);
    const title = await textAt('news', 'title');
    expect((await ask('PUT', `translations/he/${title.id}`, { text: 'x'.repeat(201) })).status).toBe(400);
    expect((await ask('PUT', `translations/fr/${title.id}`, { text: 'x' })).status).toBe(400);
    expect((await ask('PUT', 'translations/he/nothing', { text: 'x' })).status).toBe(404);
    expect((await ask('PUT', `translations/he/${id}`, { text: 'x' }, world.otherToken)).status).toBe(404);
    await put('PUT', `translations/he/${id}`, { text: '<p>&nbsp;</p>' });
    expect(await textAt('news', 'content')).toMatchObject({ text: '', state: 'missing' });
    const log = await logOf('translation');
    expect(log.map(({ changes }) => changes)).toEqual([
      { he: { from: '<p>תודה</p>', to: '' } },
      { he: { from: '', to: '<p>תודה</p>' } },
    ]);
  });

  it('TRANS-02 marks what was translated from another text, until it is saved again', async () => {
    await write('service', 'name', 'שיעור');
    await put('PUT', 'services/cours', { name: 'Cours du soir' });
    expect(await textAt('service', 'name')).toMatchObject({
      original: 'Cours du soir',
      text: 'שיעור',
      state: 'outdated',
    });
    expect((await listed('state=outdated')).map(({ original }) => original)).toEqual(['Cours du soir']);
    expect(await counts()).toContainEqual({ kind: 'service', total: 1, missing: 0, outdated: 1 });
    expect((await listed('state=missing')).map(({ kind }) => kind)).not.toContain('service');
    await put('PUT', 'services/cours', { name: 'Cours' });
    expect((await textAt('service', 'name')).state).toBe('current');
    await put('PUT', 'services/cours', { name: 'Leçon' });
    await write('service', 'name', 'שיעור');
    expect((await textAt('service', 'name')).state).toBe('current');
  });

  it('TRANS-03 shows them on pages, in lists and in feeds of their language, and the original elsewhere', async () => {
    await write('organisation', 'site.announcement', 'סגור ביום שני');
    await write('organisation', 'hero.title', 'ברוכים הבאים');
    await write('caisse', 'name', 'גג');
    await write('event', 'name', 'מסיבה');
    await write('news', 'title', 'הגג תוקן');
    await write('article', 'title', 'המשך');
    await write('gallery', 'name', 'אלבום');
    await write('image', '/b.png', 'המקהלה');
    const home = await page('/');
    expect(home.organisation.config?.['hero.title']).toBe('ברוכים הבאים');
    expect(home.site).toMatchObject({ announcement: { text: 'סגור ביום שני' } });
    expect(home.site.giving.map(({ name }) => name)).toContain('גג');
    expect(home.site.articles.map(({ title }) => title)).toEqual(['המשך', 'Histoire']);
    expect(home.data).toMatchObject([{ events: [{ name: 'מסיבה' }], news: [{ title: 'הגג תוקן', content: '' }] }]);
    expect((await page('/', 'fr')).data).toMatchObject([{ events: [{ name: 'Fête' }], caisses: [{ name: 'Toit' }] }]);
    expect(await page(pagePath('EVENT', 'fete'))).toMatchObject({
      title: 'מסיבה',
      data: [{ funds: [{ name: 'גג' }] }],
    });
    expect(await page(pagePath('GALERIES_IMAGES', 'g'))).toMatchObject({
      title: 'אלבום',
      data: [{ alts: ['המקהלה', ''] }],
    });
    expect(await page(pagePath('ACTU_DETAIL', 'n1'))).toMatchObject({
      title: 'הגג תוקן',
      data: [{ content: '<p>Merci</p>' }],
    });
    expect(await page(pagePath('SERVICES'))).toMatchObject({ data: [{ name: 'שיעור' }] });
    expect(await page('/nothing')).toMatchObject({ site: { announcement: { text: 'סגור ביום שני' } } });
    const whole = await read('/he/evenement/fete');
    expect(whole.text).toMatch(/<title>[^<]*מסיבה/);
    expect(whole.text).toContain('"name":"מסיבה"');
    for (const [path, own, other] of [
      ['/v1/caisses/id/toit', 'גג', 'Toit'],
      ['/v1/organisations/id/demo', 'שיעור', 'Leçon'],
      ['/v1/actualite/demo', 'הגג תוקן', 'Toit réparé'],
      ['/v1/auto-content/preview', 'המשך', 'Suite'],
      ['/v1/auto-content/categorie/x/a1', 'המשך', 'Suite'],
      ['/v1/galeries/images/g/1', 'המקהלה', 'Le chœur'],
    ] as const) {
      expect([path, (await read(`${path}?lang=he`)).text]).toEqual([path, expect.stringContaining(own)]);
      expect([path, (await read(path)).text]).toEqual([path, expect.stringContaining(other)]);
      expect((await read(`${path}?lang=en`)).text).toContain(other);
    }
    expect(dataOf(await read('/v1/organisations/id/demo'))).toMatchObject({ translated: ['he'] });
    const galleries = { body: { page: 1, lang: 'he' } };
    expect((await world.server.request('POST', '/v1/galeries/demo', galleries)).text).toContain('אלבום');
    expect((await read('/he/rss.xml')).text).toContain('הגג תוקן');
    expect((await read('/he/calendrier.ics')).text).toContain('מסיבה');
    expect((await read('/calendrier.ics')).text).toContain('Fête');
  });

  it('TRANS-02 TRANS-03 takes them away with their record or field, and a language that is taken out keeps them aside', async () => {
    await put('PUT', 'organisations/demo', { languages: ['fr'] });
    expect(await page(pagePath('SERVICES'))).toMatchObject({ data: [{ name: 'Leçon' }] });
    await put('PUT', 'organisations/demo', { languages: ['fr', 'he'] });
    expect(await page(pagePath('SERVICES'))).toMatchObject({ data: [{ name: 'שיעור' }] });
    await put('DELETE', 'galleries/g');
    await put('PUT', 'organisations/demo', { config: { 'site.announcement': null } });
    const kinds = (await counts()).map(({ kind, total, missing }) => [kind, total, missing]);
    expect(kinds).toEqual(expect.not.arrayContaining([['gallery', 1, 0]]));
    expect(kinds).toContainEqual(['organisation', 2, 1]);
    expect(kinds.map(([kind]) => kind)).not.toContain('image');
  });
});
