import { sql } from 'drizzle-orm';
import { createApp } from '../../app';
import { createTestDeps, startTestServer } from '../../testing/testServer';
import { useAdminServer } from '../../testing/adminServer';

const { world, ask, logOf } = useAdminServer();

/** The log's notes of exports, oldest first. */
const exported = async () =>
  (await logOf('export')).reverse().map(({ action, name, changes }) => [action, name, changes]);
const forget = () => world.database.queries.execute(sql`delete from audit`);
beforeAll(async () => {
  expect((await ask('POST', 'forms', { id: 'fete', title: 'Fête' })).status).toBe(200);
  expect((await ask('POST', 'campagnes', { id: 'gala', label: 'Gala', objectif: 1000 })).status).toBe(200);
});
beforeEach(forget);

describe('the log of exports', () => {
  it('PRIV-07 has who took what, as it was filtered, and no word that was searched for', async () => {
    const paths = [
      'payments/export?state=succeeded&from=2025-01-01&search=Levi&preset=excel&headings=labels&lang=fr&sort=date',
      'contacts/export?tag=Membre',
      'forms/fete/submissions.csv',
      'forms/fete/submissions.json',
      'campagnes/gala/dons.csv?q=Levi',
      'translations/export?lang=he',
      'archive',
    ];
    for (const path of paths) expect([path, (await ask('GET', path)).status]).toEqual([path, 200]);
    expect((await ask('POST', 'persons/export', { email: 'ana@example.org' })).status).toBe(200);
    expect(await exported()).toEqual([
      ['ADMIN-PAYMENT-EXPORT', null, { filters: { state: 'succeeded', from: '2025-01-01', search: true } }],
      ['ADMIN-CONTACT-EXPORT', null, { filters: { tag: 'Membre' } }],
      ['ADMIN-FORM-SUBMISSION-EXPORT', 'Fête', {}],
      ['ADMIN-FORM-SUBMISSION-EXPORT-JSON', 'Fête', {}],
      ['ADMIN-GIFT-EXPORT', 'Gala', { filters: { search: true } }],
      ['ADMIN-TRANSLATION-TABLE', null, { filters: { lang: 'he' } }],
      ['ADMIN-ARCHIVE-EXPORT', null, {}],
      ['ADMIN-PERSON-EXPORT', null, {}],
    ]);
    const [last] = await logOf('export');
    expect(last).toMatchObject({ actor: expect.stringMatching(/./) as unknown });
    expect((await ask('GET', 'audit?subject=export', undefined, world.otherToken)).body).toMatchObject({ data: [] });
  });

  it('PRIV-07 has nothing of what was refused, and what cannot be noted does not leave', async () => {
    expect((await ask('GET', 'forms/none/submissions.csv')).status).toBe(404);
    expect((await ask('GET', 'payments/export?state=other')).status).toBe(400);
    expect(await exported()).toEqual([]);
    await world.database.queries.execute(sql`alter table audit add constraint shut check (action = '') not valid`);
    for (const path of ['payments/export', 'forms/fete/submissions.json', 'archive'])
      expect([path, (await ask('GET', path)).status]).toEqual([path, 500]);
    await world.database.queries.execute(sql`alter table audit drop constraint shut`);
  });

  it('PRIV-07 OPS-03 writes nothing in maintenance', async () => {
    const deps = createTestDeps(world.database);
    const shut = await startTestServer(createApp({ ...deps, config: { ...deps.config, maintenance: true } }));
    const { token } = world;
    expect((await shut.request('GET', '/v1/admin/payments/export', { token })).status).toBe(200);
    await shut.close();
    expect(await exported()).toEqual([]);
  });
});
