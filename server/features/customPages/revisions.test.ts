import { eq, sql } from 'drizzle-orm';
import { pageRevisions } from '../../db/schema';
import { dataOf, useAdminServer } from '../../testing/adminServer';

const { ask, world } = useAdminServer();
const text = (html: string) => JSON.stringify([{ type: 'richText', props: { html }, children: [] }]);

interface Listed {
  readonly revision: number;
  readonly by: string | null;
  readonly at: string;
}
const at = '2025-01-15T12:00:00.000Z';
const named = (...revisions: number[]) => revisions.map((revision) => ({ revision, by: 'admin', at }));

/** Each kind: its name, how to make one, and a request body with the given content. */
const kinds = [
  ['page', 'pages/nous', () => ask('POST', 'pages', { id: 'nous', path: 'nous', title: 'Nous', content: text('a') })],
  ['section', 'sections/mur', () => ask('POST', 'sections', { id: 'mur', label: 'Mur', content: text('a') })],
  ['home page', 'site', () => ask('PUT', 'site', { mainPage: { content: text('a') } })],
] as const;

describe.each(kinds)('the versions of a %s', (_, path, make) => {
  const bodyOf = (html: string) => (path === 'site' ? { mainPage: { content: text(html) } } : { content: text(html) });
  const write = (html: string) => ask('PUT', path, bodyOf(html));
  const list = async (query = '') => (await ask('GET', `${path}/revisions${query}`)).body as { data: Listed[] };
  const read = async (revision: number) =>
    dataOf<{ content: string }>(await ask('GET', `${path}/revisions/${revision}`));
  beforeAll(async () => {
    expect((await make()).status).toBe(200);
  });

  it('BUILD-100 are kept with every change, who made it and when; what changes nothing makes none', async () => {
    expect((await list()).data).toEqual(named(1));
    await write('b');
    await write('b');
    await ask('PUT', path, {});
    expect((await list()).data).toEqual(named(2, 1));
    expect([(await read(2)).content, (await read(1)).content]).toEqual([
      expect.stringContaining('"b"'),
      expect.stringContaining('"a"'),
    ]);
    expect(await read(1)).toMatchObject({ revision: 1, by: 'admin', at });
  });

  const stale = path === 'site' ? { mainPage: { content: text('x'), version: 'x' } } : { ...bodyOf('x'), version: 'x' };
  it('BUILD-100 are kept in the transaction of the change, and not where it is refused or fails', async () => {
    const before = [(await list()).data, (await ask('GET', path)).text];
    expect((await ask('PUT', path, stale)).status).toBe(409);
    await world.database.queries.execute(sql`alter table audit rename to audit_away`);
    const failed = await write('lost');
    await world.database.queries.execute(sql`alter table audit_away rename to audit`);
    expect([failed.status, (await list()).data, (await ask('GET', path)).text]).toEqual([500, ...before]);
    await world.database.queries.execute(sql`alter table page_revisions rename to away`);
    const unkept = await write('lost');
    await world.database.queries.execute(sql`alter table away rename to page_revisions`);
    expect([unkept.status, (await list()).data, (await ask('GET', path)).text]).toEqual([500, ...before]);
  });
  it('BUILD-100 CALL-214 are listed page by page, newest first, and read one by one', async () => {
    await write('c');
    expect(await list('?limit=2')).toEqual({ data: named(3, 2), next: '2' });
    expect(await list('?limit=2&before=2')).toEqual({ data: named(1), next: null });
    expect((await ask('GET', `${path}/revisions/4`)).status).toBe(404);
    for (const bad of ['0', 'x', '1.5', '99999999999'])
      expect([bad, (await ask('GET', `${path}/revisions/${bad}`)).status]).toEqual([bad, 400]);
  });

  it('BUILD-100 are nobody else’s', async () => {
    const theirs = (more: string) => ask('GET', `${path}/revisions${more}`, undefined, world.otherToken);
    for (const more of ['', '/1']) {
      const { status, text: said } = await theirs(more);
      expect([more, status, said.includes('richText')]).toEqual([more, path === 'site' && !more ? 200 : 404, false]);
    }
    if (path === 'site') expect((await theirs('')).body).toEqual({ data: [], next: null });
    expect((await world.server.request('GET', `/v1/admin/${path}/revisions`)).status).toBe(401);
  });

  it('BUILD-100 are written by one of several at once in turn', async () => {
    await Promise.all(['x', 'y', 'z'].map(write));
    expect((await list()).data.map(({ revision }) => revision)).toEqual([6, 5, 4, 3, 2, 1]);
    expect((await ask('GET', path)).text).toContain(JSON.stringify((await read(6)).content).slice(1, -1));
  });

  it('BUILD-100 are the last hundred', async () => {
    const { queries } = world.database;
    await queries.update(pageRevisions).set({ revision: 103 }).where(eq(pageRevisions.revision, 6));
    await write('last');
    expect((await list()).data.map(({ revision }) => revision)).toEqual([104, 103, 5]);
  });
});

describe('the versions of a page', () => {
  it('BUILD-100 hold its address and texts, and say nothing of whether it is shown', async () => {
    const given = { id: 'vie', path: 'vie', title: 'Vie', metaTitle: 'La vie', hidden: true, content: text('a') };
    await ask('POST', 'pages', given);
    await ask('PUT', 'pages/vie', { hidden: false });
    await ask('PUT', 'pages/vie', { path: 'vie/jeunesse', metaTitle: '' });
    const { id: _, hidden: __, content: ___, ...settings } = given;
    const first = dataOf(await ask('GET', 'pages/vie/revisions/1'));
    expect(first).toMatchObject(settings);
    expect(first).not.toHaveProperty('hidden');
    expect(dataOf(await ask('GET', 'pages/vie/revisions/2'))).toMatchObject({ path: 'vie/jeunesse', metaTitle: '' });
    expect((await ask('GET', 'pages/vie/revisions/3')).status).toBe(404);
  });

  it.each([
    ['pages', { path: 'adieu', title: 'Adieu' }],
    ['sections', { label: 'Adieu', content: text('a') }],
  ])(
    'BUILD-100 GONE-01 go with it when one of the %s is deleted: another of its name begins anew',
    async (path, body) => {
      await ask('POST', path, { id: 'adieu', ...body });
      await ask('PUT', `${path}/adieu`, { content: text('b') });
      expect((await ask('DELETE', `${path}/adieu`)).status).toBe(200);
      expect((await ask('GET', `${path}/adieu/revisions/1`)).status).toBe(404);
      await ask('POST', path, { id: 'adieu', ...body });
      expect((await ask('GET', `${path}/adieu/revisions`)).body).toEqual({ data: named(1), next: null });
    },
  );
});
