import { createApp } from '../../app';
import type { HomeContent, PageData } from '../../../src/contract/site/pageData';
import { createCheckoutWorld, type CheckoutWorld } from '../../testing/checkoutWorld';
import { statementsOf } from '../../testing/statementsOf';
import { startTestServer, type TestServer } from '../../testing/testServer';

let world: CheckoutWorld;
let servers: TestServer[];
let fund: string;
beforeAll(async () => {
  world = await createCheckoutWorld();
  // Another process remembers by itself: as one with another object for the same database does.
  const { deps } = world;
  servers = [world.server, await startTestServer(createApp({ ...deps, database: { ...deps.database } }))];
  fund = await world.addFund();
  await change('POST', 'forms', { id: 'contact', title: 'Contact' });
  await change('POST', 'campagnes', { id: 'gala', label: 'Gala' });
  await change('PUT', 'organisations/demo', { config: { 'home.forms': ['contact'], 'home.campaigns': ['gala'] } });
  await change('POST', 'services', { id: 'cours', name: 'Cours', montant: 10, recurrent: 0, active: true });
});
afterAll(async () => {
  await servers[1]?.close();
  await world.close();
});

async function change(method: string, path: string, body: object): Promise<void> {
  const answer = await world.server.request(method, `/v1/admin/${path}`, { token: world.token, body });
  if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
}

/** The data of a page as each process answers it. */
async function dataOf(path: string): Promise<PageData[]> {
  const answers = await Promise.all(servers.map((one) => one.request('GET', `/v1/pages/resolve?path=${path}`)));
  return answers.map(({ body }) => (body as { data: PageData }).data);
}

/** The home page as each process draws it, without the data in it. */
const drawn = async () =>
  (await Promise.all(servers.map((one) => one.request('GET', '/')))).map(({ text }) => text.split('</org-site')[0]);

it('SITE-18 a page is read once: after that, its organisation and what its funds collected', async () => {
  const { queries } = world.deps.database;
  const ask = () => world.server.request('GET', '/');
  const first = await ask();
  const again = await statementsOf(queries, ask);
  expect(again.map(({ text }) => /from "(organisations|caisses)"/.exec(text)?.[1])).toEqual([
    'organisations',
    'caisses',
  ]);
  expect((await ask()).text).toBe(first.text);
});

it.each([
  ['its name', 'PUT', 'organisations/demo', { name: 'Autre nom' }, 'Autre nom'],
  ['a fund', 'PUT', 'caisses/:fund', { name: 'Autre fonds' }, 'Autre fonds'],
  ['a form', 'PUT', 'forms/contact', { title: 'Nous écrire', revision: 1 }, 'Nous écrire'],
  ['a campaign', 'PUT', 'campagnes/gala', { label: 'Soirée' }, 'Soirée'],
  ['an event', 'POST', 'events', { id: 'fete', name: 'Fête', dateEvent: '2025-01-20T18:00:00Z' }, 'Fête'],
  ['its news', 'POST', 'news', { id: 'neuf', title: 'Du neuf', datetime: '2025-01-10T12:00:00Z' }, 'Du neuf'],
  ['its menu', 'PUT', 'site', { web_menu: [{ id: 'a', parent: null, name: 'Équipe', url: '/equipe' }] }, 'Équipe'],
])('SITE-18 all processes show %s as changed at once', async (_, method, path, body, text) => {
  for (const page of await drawn()) expect(page).not.toContain(text);
  await change(method, path.replace(':fund', fund), body);
  for (const page of await drawn()) expect(page).toContain(text);
});

it('SITE-18 services and times, too', async () => {
  const shown = async (path: string) => (await dataOf(path)).map(({ data }) => JSON.stringify(data));
  await Promise.all(['/activites', '/horaires'].map(shown));
  await change('PUT', 'services/cours', { name: 'Cours du soir' });
  await change('PUT', 'horaires', {
    horaires: [{ name: 'Office du matin', dow: [3], fixed: true, heure: 7, minute: 30 }],
  });
  for (const data of await shown('/activites')) expect(data).toContain('Cours du soir');
  for (const data of await shown('/horaires')) expect(data).toContain('Office du matin');
});

it('SITE-18 a gift shows at once', async () => {
  const received = async () => (await dataOf('/')).map(({ data: [home] }) => (home as HomeContent).caisses[0]?.payed);
  expect(await received()).toEqual([0, 0]);
  const { body } = await world.submit({ type: 'CAISSE', typeId: fund });
  await world.press((body as { url: string }).url, 'pay');
  await world.deliver();
  expect(await received()).toEqual([50, 50]);
});

it('SITE-18 what begins and ends by the clock does so on the minute', async () => {
  const coming = async () => (await dataOf('/')).map(({ data: [home] }) => (home as HomeContent).events.length);
  expect(await coming()).toEqual([1, 1]);
  world.pass(10 * 24 * 3_600_000);
  expect(await coming()).toEqual([0, 0]);
});
