import { eq } from 'drizzle-orm';
import type { Campaign } from '../../../src/contract/campaigns/campaigns';
import type { PageData } from '../../../src/contract/site/pageData';
import type { Translation, TranslationCounts } from '../../../src/contract/site/translations';
import { pagePath } from '../../../src/core/site';
import { campaigns } from '../../db/schema';
import { createLiveWorld, openTestStream } from '../../live/testing/liveWorld';
import { dataOf } from '../../testing/adminServer';
import { statementsOf } from '../../testing/statementsOf';

let world: Awaited<ReturnType<typeof createLiveWorld>>;
const ask = (method: string, path: string, body?: object) =>
  world.server.request(method, `/v1/admin/${path}`, { token: world.token, ...(body && { body }) });
const put = async (method: string, path: string, body: object) => {
  const answer = await ask(method, path, body);
  expect([path, answer.status, answer.text]).toEqual([path, 200, expect.stringMatching(/^\{"success":true/)]);
};
const listed = async (query = 'kind=campaign') =>
  dataOf<Translation[]>(await ask('GET', `translations?lang=he&${query}`));
async function write(field: string, text: string, kind = 'campaign') {
  const row = (await listed(`kind=${kind}`)).find((one) => one.field === field);
  if (!row) throw new Error(`nothing at ${field}`);
  await put('PUT', `translations/he/${row.id}`, { text, version: row.version });
}
const read = async (query = '') =>
  (await world.server.request('GET', `/v1/campagne/id/gala?${query}`)).body as Campaign;
/** Once the memory has read it again, a second after a change at most. */
async function readOnce(query: string, said: string): Promise<Campaign> {
  let found = await read(query);
  for (const end = Date.now() + 10_000; Date.now() < end && !JSON.stringify(found).includes(said);)
    found = await read(query);
  return found;
}

beforeAll(async () => {
  world = await createLiveWorld();
  await put('PUT', 'organisations/demo', { languages: ['fr', 'he', 'en'], config: { 'home.campaigns': ['gala'] } });
  await put('POST', 'sections', { id: 'lieu', label: 'Le lieu', content: '<p>Une salle</p>' });
  await put('PUT', 'campagnes/gala', {
    config: {
      metaTitle: 'Un soir',
      metaDescription: 'Un soir par an',
      donorName: 'Parrainages',
      ald: { name: 'Lumières', presetButtons: [{ text: '18', montant: 18 }] },
      sections: [
        { type: 'SECTION', id: 'lieu', label: 'Venir' },
        { type: 'DONORS', id: 'd' },
      ],
    },
    products: [
      { id: 'p1', name: 'Table', description: '<p>Dix <b onclick="x">couverts</b></p>', montant: 5, position: 1 },
    ],
  });
});
afterAll(() => world.close());

describe('campaigns in other languages', () => {
  it('TRANS-05 lists the texts of campaigns and sections, in the order in which they are read', async () => {
    expect((await listed()).map(({ field, original, name }) => [field, original, name])).toEqual([
      ['label', 'Gala', 'Gala'],
      ['metaTitle', 'Un soir', 'Gala'],
      ['metaDescription', 'Un soir par an', 'Gala'],
      ['ald.name', 'Lumières', 'Gala'],
      ['donorName', 'Parrainages', 'Gala'],
      ['sections.SECTION lieu.label', 'Venir', 'Gala'],
      ['products.p1.name', 'Table', 'Gala'],
      ['products.p1.description', '<p>Dix <b>couverts</b></p>', 'Gala'],
    ]);
    expect((await listed('kind=section')).map(({ field }) => field)).toEqual(['label', 'content']);
    expect(dataOf<TranslationCounts>(await ask('GET', 'translations/counts?lang=he'))).toEqual([
      { kind: 'campaign', total: 8, missing: 8, outdated: 0 },
      { kind: 'section', total: 2, missing: 2, outdated: 0 },
    ]);
  });

  it('TRANS-05 CALL-14 asks for no translations of a campaign where nothing is translated', async () => {
    const { database } = world;
    await database.queries.update(campaigns).set({ version: 99 }).where(eq(campaigns.id, 'gala'));
    const found = await statementsOf(database.queries, async () => {
      await world.server.request('GET', '/v1/pages/resolve?org=demo&lang=he&path=/campagne/gala');
    });
    expect(found.filter(({ text }) => text.includes('from "translations"'))).toEqual([]);
    expect(await read('lang=he')).toEqual(await read());
  });

  it('TRANS-05 CALL-14 CALL-13 answers a campaign in a language as far as it is translated, and tells open pages', async () => {
    const stream = await openTestStream(`${world.server.url}/v1/campagne/stream/gala`);
    const french = await read();
    await write('label', 'גאלה');
    let told = await stream.next();
    while (told.version === told.previous) told = await stream.next();
    expect(told).toEqual({ previous: french.version, version: french.version + 1, reload: true });
    stream.close();
    for (const [field, text] of Object.entries({
      metaDescription: 'ערב בשנה',
      'ald.name': 'אורות',
      donorName: 'חסויות',
      'sections.SECTION lieu.label': 'לבוא',
      'products.p1.description': '<p onclick="x">עשרה</p>',
      'products.p1.name': 'שולחן',
    }))
      await write(field, text);
    await write('content', '<p>אולם</p><script>1</script>', 'section');
    await world.rename('Gala!');
    const shown = await readOnce('lang=he', 'שולחן');
    expect(shown).toMatchObject({
      ...{ label: 'גאלה', name: 'גאלה' },
      config: {
        metaTitle: 'Un soir',
        metaDescription: 'ערב בשנה',
        'ald.name': 'אורות',
        donorName: 'חסויות',
        sections: [{ label: 'לבוא' }, { type: 'DONORS' }],
      },
      products: [{ id: 'p1', name: 'שולחן', description: '<p>עשרה</p>', montant: 5 }],
    });
    expect(await readOnce('lang=he&teams=best', 'גאלה')).toMatchObject({ label: 'גאלה', teams: [{ param: 'lev' }] });
    expect((await readOnce('', 'Gala!')).products).toEqual(french.products);
    expect((await read('lang=en')).config).toEqual(french.config);
    expect((await read('lang=it')).label).toBe('Gala!');
    expect((await world.server.request('GET', '/v1/campagne/id/gala?lang=xx')).status).toBe(400);
    const section = await world.server.request('GET', '/v1/sections/id/lieu?org=demo&lang=he');
    expect(dataOf(section)).toEqual({ id: 'lieu', label: 'Le lieu', content: '<p>אולם</p>' });
  });

  it('TRANS-05 TRANS-01 keeps the limit of a product’s description', async () => {
    const row = (await listed()).find(({ field }) => field === 'products.p1.description');
    const say = (text: string) => ask('PUT', `translations/he/${row?.id}`, { text, version: row?.version });
    expect((await say(`<p>${'x'.repeat(1994)}</p>`)).status).toBe(400);
    expect((await say(`<p>${'x'.repeat(1993)}</p>`)).status).toBe(200);
  });

  it('TRANS-05 TRANS-03 has the page of a campaign, its screen and the home page in the visitor’s language', async () => {
    const page = async (path: string) =>
      dataOf<PageData>(
        await world.server.request('GET', `/v1/pages/resolve?org=demo&lang=he&path=${encodeURIComponent(path)}`),
      );
    expect(await page('/campagne/gala')).toMatchObject({
      title: 'Un soir',
      description: 'ערב בשנה',
      data: [{ title: 'גאלה' }],
    });
    expect((await page(pagePath('HOME'))).data).toMatchObject([
      { campaigns: [{ title: 'גאלה', description: 'ערב בשנה', href: '/campagne/gala' }] },
    ]);
    expect((await world.server.request('GET', '/he/campagne/gala/__screen')).text).toContain('<title>גאלה');
    expect((await world.server.request('GET', '/campagne/gala/__screen')).text).toContain('<title>Gala');
  });

  it('TRANS-05 TRANS-02 marks what changed since, keeps what moved, and has none of what is gone', async () => {
    await put('PUT', 'campagnes/gala', {
      label: 'Gala 2026',
      config: {
        sections: [
          { type: 'DONORS', id: 'd' },
          { type: 'SECTION', id: 'lieu', label: 'Venir' },
        ],
      },
      products: [],
    });
    expect((await listed()).map(({ field, state }) => [field, state])).toEqual([
      ['label', 'outdated'],
      ['sections.SECTION lieu.label', 'current'],
    ]);
    expect((await readOnce('lang=he', '"products":[]')).config.sections).toMatchObject([
      { type: 'DONORS' },
      { label: 'לבוא' },
    ]);
    await put('PUT', 'organisations/demo', { languages: ['fr', 'en'] });
    expect((await readOnce('lang=he', '"label":"Gala 2026"')).label).toBe('Gala 2026');
  });
});
