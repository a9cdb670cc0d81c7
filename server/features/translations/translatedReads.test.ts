import type { Translation } from '../../../src/contract/site/translations';
import { pagePath } from '../../../src/core/site';
import { dataOf, useAdminServer } from '../../testing/adminServer';
import { statementsOf } from '../../testing/statementsOf';

const { world, ask } = useAdminServer();
const put = async (method: string, path: string, body?: object) => {
  const { status, text } = await ask(method, path, body);
  expect([path, status, text]).toEqual([path, 200, expect.stringMatching(/^\{"success":true/)]);
};
beforeAll(async () => {
  await put('PUT', 'organisations/demo', { languages: ['fr', 'he', 'en'] });
  for (const id of ['toit', 'fete']) await put('POST', 'caisses', { id, name: id });
  await put('POST', 'services', { id: 'cours', name: 'Cours', montant: 10 });
  await put('POST', 'events', { id: 'bal', name: 'Bal', dateEvent: '2099-01-01T18:00:00Z', caisses: ['toit'] });
  for (const id of ['a1', 'a2']) await put('POST', 'articles', { id, title: id, categorie: 'x' });
});

let nth = 0;
/** The tables that a call reads from, again and again. */
async function tablesOf(path: string, lang: string): Promise<string[]> {
  // No page from memory (SITE-18).
  const page = `pages/resolve?org=demo&path=${encodeURIComponent(`${path}?nth=${++nth}`)}&`;
  const address = `/v1/${path.startsWith('/') ? page : `${path}?`}lang=${lang}`;
  const found = await statementsOf(world.database.queries, async () => {
    expect((await world.server.request('GET', address)).status).toBe(200);
  });
  return found.map(
    ({ text }) => /.*from "(\w+)"/s.exec(text)?.[1] ?? (text.includes('translations t') ? 'said' : text),
  );
}
const pages = ['/', pagePath('DON'), pagePath('DON', 'toit'), pagePath('EVENT', 'bal'), pagePath('ARTICLE', 'a1')];
const calls = ['organisations/id/demo', 'caisses/id/toit', 'actualite/demo', 'auto-content/preview'];

it('TRANS-03 asks for no translations where nothing is translated, and reads funds and latest articles once a page', async () => {
  await tablesOf('/', 'he');
  for (const path of [...pages, ...calls]) {
    await tablesOf(path, 'fr');
    const [own, other] = [await tablesOf(path, 'fr'), await tablesOf(path, 'he')];
    expect([path, other]).toEqual([path, own]);
    for (const table of ['organisations', 'caisses'])
      expect([path, other.filter((one) => one === table).length > 1]).toEqual([path, false]);
  }
  // Those of the category alone: the latest are remembered.
  const beside = await tablesOf(pagePath('ARTICLE', 'a1'), 'he');
  expect(beside.filter((table) => table === 'articles')).toHaveLength(2);
});

it('TRANS-03 reads translations of a kind once a page, and knows at once that there are some', async () => {
  for (const row of dataOf<Translation[]>(await ask('GET', 'translations?lang=he')))
    await put('PUT', `translations/he/${row.id}`, { text: `${row.name} he` });
  await tablesOf('/', 'he');
  const read = async (path: string, lang = 'he') =>
    (await tablesOf(path, lang)).filter((table) => ['translations', 'said'].includes(table)).length;
  // Those of the organisation, its funds and articles, and of what the page shows.
  expect([await read('/'), await read(pagePath('DON')), await read(pagePath('DON', 'toit'))]).toEqual([4, 3, 3]);
  expect(await read(pagePath('EVENT', 'bal'))).toBe(4);
  expect(await read('organisations/id/demo')).toBe(3);
  expect([await read('/', 'en'), await read('/', 'fr'), await read('organisations/id/demo', 'en')]).toEqual([0, 0, 0]);
});
