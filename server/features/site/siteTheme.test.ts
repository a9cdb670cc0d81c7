import { useAdminServer } from '../../testing/adminServer';

const { world, ask } = useAdminServer();

beforeAll(async () => {
  expect((await ask('POST', 'campagnes', { id: 'gala', label: 'Gala' })).status).toBe(200);
});

/** The classes of the box that stands around a page. */
async function looksOf(path: string): Promise<string | undefined> {
  const { text } = await world.server.request('GET', path);
  return /<div class="(site(?: [^"]*)?)"/.exec(text)?.[1];
}

it('SITE-07 pages are plain, or in the theme of their organisation’s settings', async () => {
  expect(await looksOf('/horaires')).toBe('site');
  await ask('PUT', 'organisations/demo', { config: { 'site.theme': 'printemps' } });
  expect(await looksOf('/horaires')).toBe('site site-theme-community');
  await ask('PUT', 'organisations/demo', { config: { 'site.theme': 'DEFAULT' } });
  expect(await looksOf('/horaires')).toBe('site');
});

it.each([
  [{}, 'site-style-blue'],
  [{ template: 'ALD' }, 'site-style-ald'],
  [{ template: 'ALD', theme: 'or' }, 'site-style-or'],
  [{ theme: 'or', themes: ['fete', 'nuit'] }, 'site-style-or site-style-fete site-style-nuit'],
])('SITE-07 the page of a campaign with %j is in its own theme', async (config, styles) => {
  expect((await ask('PUT', 'campagnes/gala', { config })).status).toBe(200);
  expect(await looksOf('/campagne/gala')).toBe(`site site-theme-campaign ${styles}`);
});

it('SITE-07 PAY-04 so is the payment of a gift to one', async () => {
  expect(await looksOf('/paiement?theme=CAMPAGNE')).toBe('site site-theme-campaign');
  expect(await looksOf('/paiement?theme=AUTRE')).toBe('site');
});
