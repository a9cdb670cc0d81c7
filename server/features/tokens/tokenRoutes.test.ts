import type { TokenRecord } from '../../../src/contract/tokens';
import { createApp } from '../../app';
import { openTestDatabase } from '../../db/openTestDatabase';
import type { Database } from '../../db/database';
import { foundOrganisation } from '../settings/organisationService';
import { dataOf } from '../../testing/adminServer';
import { createTestDeps, startTestServer, type Answer, type TestServer } from '../../testing/testServer';

let database: Database;
let server: TestServer;
let first: string;
let stranger: string;
let now = new Date('2025-01-15T12:00:00Z');

beforeAll(async () => {
  database = await openTestDatabase();
  const deps = createTestDeps(database, { now: () => now });
  first = await foundOrganisation(deps, { id: 'demo', name: 'Demo' });
  stranger = await foundOrganisation(deps, { id: 'other', name: 'Other' });
  server = await startTestServer(createApp(deps));
  await ask('POST', 'campagnes', { id: 'gala', label: 'Gala' }, stranger);
});
afterAll(async () => {
  await server.close();
  await database.close();
});

const ask = (method: string, path: string, body?: unknown, token = first) =>
  server.request(method, `/v1/admin/${path}`, { token, ...(body === undefined ? {} : { body }) });
const tokenOf = ({ body }: Answer) => (body as { token: string }).token;
const listed = async () => dataOf<TokenRecord[]>(await ask('GET', 'tokens'));
const opens = async (token: string) => (await ask('GET', 'caisses', undefined, token)).status;
const wishes = (wish: Record<string, unknown>) => ask('POST', 'tokens', { name: 'Desk', ...wish });

describe('tokens of an organisation', () => {
  it('SRV-10 are made with name, scope and end, and listed without what opens anything', async () => {
    const made = await wishes({ scope: 'read', expiresAt: '2025-02-01T00:00:00Z' });
    expect(dataOf(made)).toMatchObject({ name: 'Desk', scope: 'read', active: true, campaignId: null, forms: [] });
    expect(await opens(tokenOf(made))).toBe(200);
    const list = await ask('GET', 'tokens');
    expect(
      dataOf<TokenRecord[]>(list)
        .map(({ name, scope }) => `${name} ${scope}`)
        .sort(),
    ).toEqual(['Desk read', 'admin everything']);
    expect(list.text).not.toContain(tokenOf(made));
    expect(list.text).not.toMatch(/hash|[0-9a-f]{64}/);
  });

  it('SRV-10 end at their moment', async () => {
    const token = tokenOf(await wishes({ scope: 'read', expiresAt: '2025-01-15T13:00:00Z' }));
    now = new Date('2025-01-15T12:59:59.999Z');
    expect(await opens(token)).toBe(200);
    now = new Date('2025-01-15T13:00:00Z');
    expect(await opens(token)).toBe(401);
  });

  it('SRV-10 those that a page or a hall holds have a day, and no page holds one longer', async () => {
    await ask('POST', 'campagnes', { id: 'soir', label: 'Soir' });
    const evening = dataOf<TokenRecord>(await wishes({ scope: 'evening', campaignId: 'soir' }));
    expect(evening.expiresAt).toBe(new Date(now.getTime() + 86_400_000).toISOString());
    await ask('POST', 'forms', { id: 'f1', title: 'F', content: JSON.stringify({ version: 1, blocks: [] }) });
    const pages = dataOf<TokenRecord>(await wishes({ scope: 'pages' }));
    expect(pages.expiresAt).toBe(evening.expiresAt);
    for (const wish of [{ scope: 'forms', forms: ['f1'] }, { scope: 'pages' }]) {
      const long = await wishes({ ...wish, expiresAt: '2025-03-01T00:00:00Z' });
      expect([long.status, long.text]).toEqual([400, expect.stringContaining('expiresAt')]);
    }
  });

  it.each([
    ['a past end', { scope: 'read', expiresAt: '2024-01-01T00:00:00Z' }],
    ['no form', { scope: 'forms' }],
    ['a form that does not exist', { scope: 'forms', forms: ['nothing'] }],
    ['no campaign', { scope: 'evening' }],
    ['another organisation’s campaign', { scope: 'evening', campaignId: 'gala' }],
    ['a campaign for everything', { scope: 'everything', campaignId: 'soir' }],
    ['no scope that exists', { scope: 'all' }],
    ['the name of the operator’s own', { scope: 'read', name: 'environment' }],
  ])('SRV-10 refuses %s, and makes nothing', async (_, wish) => {
    const before = await listed();
    expect((await wishes(wish)).status).toBe(400);
    expect(await listed()).toEqual(before);
  });

  it('SRV-10 are revoked at once, and the change is noted', async () => {
    const made = await wishes({ scope: 'everything', name: 'Leaked' });
    const { id } = dataOf<TokenRecord>(made);
    expect(dataOf(await ask('DELETE', `tokens/${id}`))).toMatchObject({ active: false });
    expect(await opens(tokenOf(made))).toBe(401);
    const [note] = dataOf<Record<string, unknown>[]>(await ask('GET', `audit?subject=token&subjectId=${id}`));
    expect(note).toMatchObject({ action: 'ADMIN-TOKEN-REVOKE', actor: 'admin', changes: { name: 'Leaked' } });
  });

  it('SRV-10 the last that may do everything is not revoked by call', async () => {
    const last = (await listed()).find(({ scope, active }) => scope === 'everything' && active);
    const answer = await ask('DELETE', `tokens/${last?.id}`);
    expect(answer.body).toMatchObject({ success: false, code: 'last_token' });
    expect(await opens(first)).toBe(200);
  });

  it('SRV-10 are rotated: another of the same kind, the former ends now or after a while', async () => {
    const made = await wishes({ scope: 'read', name: 'Books' });
    const { id } = dataOf<TokenRecord>(made);
    const second = await ask('POST', `tokens/${id}/rotate`, { overlapMinutes: 10 });
    expect(dataOf(second)).toMatchObject({ name: 'Books', scope: 'read', active: true });
    expect([await opens(tokenOf(made)), await opens(tokenOf(second))]).toEqual([200, 200]);
    now = new Date(now.getTime() + 10 * 60_000);
    expect([await opens(tokenOf(made)), await opens(tokenOf(second))]).toEqual([401, 200]);
    const third = await ask('POST', `tokens/${dataOf<TokenRecord>(second).id}/rotate`, {});
    expect([await opens(tokenOf(second)), await opens(tokenOf(third))]).toEqual([401, 200]);
    expect((await ask('POST', `tokens/${id}/rotate`, {})).status).toBe(409);
  });

  it('SRV-10 belong to their organisation alone', async () => {
    const [token] = await listed();
    for (const [method, path] of [
      ['DELETE', `tokens/${token?.id}`],
      ['POST', `tokens/${token?.id}/rotate`],
    ] as const)
      expect((await ask(method, path, method === 'POST' ? {} : undefined, stranger)).status).toBe(404);
    expect((await ask('DELETE', 'tokens/nothing')).status).toBe(404);
  });
});
