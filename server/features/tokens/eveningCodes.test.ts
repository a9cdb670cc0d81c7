import type { TokenRecord } from '../../../src/contract/tokens';
import { dataOf } from '../../testing/adminServer';
import { useDesk, type Browser } from '../users/testing/deskWorld';

const { world, signedIn } = useDesk();
let editor: Browser;
const at = (hours: number) => new Date(world.deps.now().getTime() + hours * 60 * 60 * 1000).toISOString();
const codes = 'o/demo/campagnes/gala/codes';

beforeAll(async () => {
  const make = (path: string, body: object) =>
    world.server.request('POST', `/v1/admin/${path}`, { token: world.token, body });
  for (const id of ['gala', 'other']) await make('campagnes', { id, label: id });
  await make('tokens', { name: 'Program', scope: 'everything' });
  editor = await signedIn('editor@example.org', { role: 'editor' });
});

describe('evening codes of editors', () => {
  it('CALL-131 are made for one campaign and 48 hours at most, listed without their secret, and ended', async () => {
    const made = await editor.send('POST', codes, { name: 'Tables', expiresAt: at(48) });
    const { token } = made.body as { token: string };
    const code = dataOf<TokenRecord>(made);
    expect(code).toMatchObject({ scope: 'evening', campaignId: 'gala', active: true });
    const enter = (id: string) =>
      world.server.request('POST', `/v1/admin/campagnes/${id}/dons`, { token, body: { montant: 18 } });
    expect([(await enter('gala')).status, (await enter('other')).status]).toEqual([200, 403]);
    const list = await editor.send('GET', codes);
    expect(dataOf<TokenRecord[]>(list).map(({ name }) => name)).toEqual(['Tables']);
    expect(list.text).not.toContain(token);
    for (let time = 0; time < 2; time += 1)
      expect(dataOf(await editor.send('DELETE', `${codes}/${code.id}`))).toMatchObject({ active: false });
    expect([(await enter('gala')).status, dataOf(await editor.send('GET', codes))]).toEqual([401, []]);
  });

  it('CALL-131 hold no longer, have no other scope, and end no other token', async () => {
    const refused = await editor.send('POST', codes, { name: 'Long', expiresAt: at(48.1) });
    expect(refused).toMatchObject({ status: 400, body: { issues: [{ path: 'expiresAt' }] } });
    expect((await editor.send('POST', codes, { name: 'All', expiresAt: at(1), scope: 'everything' })).status).toBe(400);
    const tokens = dataOf<TokenRecord[]>(await world.server.request('GET', '/v1/admin/tokens', { token: world.token }));
    const program = tokens.find(({ name }) => name === 'Program');
    expect((await editor.send('DELETE', `${codes}/${program?.id}`)).status).toBe(404);
    const other = await editor.send('POST', 'o/demo/campagnes/other/codes', { name: 'There', expiresAt: at(1) });
    expect((await editor.send('DELETE', `${codes}/${dataOf<TokenRecord>(other).id}`)).status).toBe(404);
    expect((await editor.send('GET', 'o/demo/campagnes/nothing/codes')).status).toBe(404);
  });
});
