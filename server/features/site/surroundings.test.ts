import { createApp } from '../../app';
import type { PageData } from '../../../src/contract/site/pageData';
import type { Database } from '../../db/database';
import { openTestDatabase } from '../../db/openTestDatabase';
import { createTestDeps, startTestServer, type TestServer } from '../../testing/testServer';
import { foundOrganisation } from '../settings/organisationService';

let database: Database;
let servers: TestServer[];
let token: string;
beforeAll(async () => {
  database = await openTestDatabase();
  const deps = createTestDeps(database);
  token = await foundOrganisation(deps, { id: 'demo', name: 'Demo' });
  // Another process remembers by itself: as one with another object for the same database does.
  const other = createTestDeps({ ...database });
  servers = await Promise.all([deps, other].map((one) => startTestServer(createApp(one))));
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await database.close();
});

/** Menu and articles around a page, as each process answers them. */
async function around() {
  const answers = await Promise.all(servers.map((server) => server.request('GET', '/v1/pages/resolve?path=/don')));
  return answers.map(({ body }) => {
    const { menu, articles } = (body as { data: PageData }).data.site;
    return [...menu.map(({ name }) => name), ...articles.map(({ title }) => title)].join();
  });
}

it('SITE-18 SITE-30 SITE-33 what one process changes, pages of all have around them at once', async () => {
  const change = async (method: string, path: string, body?: object) => {
    const { status } = (await servers[0]?.request(method, `/v1/admin/${path}`, { token, body })) ?? {};
    expect([path, status]).toEqual([path, 200]);
  };
  expect(await around()).toEqual(['', '']);
  await change('PUT', 'site', { web_menu: [{ id: 'a', parent: null, name: 'Histoire', url: '/histoire' }] });
  expect(await around()).toEqual(['Histoire', 'Histoire']);
  await change('POST', 'articles', { id: 'un', title: 'Un', categorie: 'vie' });
  expect(await around()).toEqual(['Histoire,Un', 'Histoire,Un']);
  await change('PUT', 'articles/un', { title: 'Deux' });
  expect(await around()).toEqual(['Histoire,Deux', 'Histoire,Deux']);
  await change('DELETE', 'articles/un');
  expect(await around()).toEqual(['Histoire', 'Histoire']);
});

it('SITE-39 CALL-109 an entry of the menu has its name in the visitor’s language, else its own', async () => {
  const item = { id: 'a', parent: null, name: 'Histoire', url: '/histoire', names: { en: 'History', he: '' } };
  const put = (names: object) =>
    servers[0]?.request('PUT', '/v1/admin/site', { token, body: { web_menu: [{ ...item, names }] } });
  expect((await put({ de: 'Geschichte' }))?.status).toBe(400);
  expect((await put(item.names))?.status).toBe(200);
  await servers[0]?.request('PUT', '/v1/admin/organisations/demo', { token, body: { languages: ['fr', 'en', 'he'] } });
  const named = async (path: string) => {
    const answers = await Promise.all(servers.map((one) => one.request('GET', `/v1/pages/resolve?path=${path}`)));
    return answers.map(({ body }) => (body as { data: PageData }).data.site.menu);
  };
  const shown = (name: string) => servers.map(() => [{ id: 'a', parent: null, name, url: '/histoire' }]);
  expect(await named('/don')).toEqual(shown('Histoire'));
  expect(await named('/en/don')).toEqual(shown('History'));
  expect(await named('/he/don')).toEqual(shown('Histoire'));
});
