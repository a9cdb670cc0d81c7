import { sql } from 'drizzle-orm';
import { dataOf, useAdminServer } from '../../testing/adminServer';

const { world, ask, logOf } = useAdminServer();

const made = [
  ['caisses', { id: 'vitrail', name: 'Vitraux' }],
  ['dettes', { id: 'amar', name: 'Amar', montant: 120 }],
  ['campagnes', { id: 'gala', label: 'Gala', objectif: 1000 }],
  ['events', { id: 'bal', name: 'Bal', dateEvent: '2099-01-01T18:00:00Z' }],
  ['calendars', { id: 'visites', label: 'Visites', slots: [] }],
  ['services', { id: 'cours', name: 'Cours', montant: 20, recurrent: 0 }],
] as const;

describe('the log of changes', () => {
  it('SRV-10 notes nothing of what was refused', async () => {
    expect((await ask('POST', 'caisses', { id: 'toit', name: 'Toit' })).status).toBe(200);
    expect((await ask('POST', 'caisses', { id: 'toit', name: 'Encore' })).status).toBe(409);
    expect(await logOf('caisse')).toHaveLength(1);
  });

  it('SRV-10 changes nothing whose note cannot be written', async () => {
    await world.database.queries.execute(sql`alter table audit add constraint shut check (action = '') not valid`);
    for (const [path, body] of made) expect([path, (await ask('POST', path, body)).status]).toEqual([path, 500]);
    const change = { name: 'Clocher' };
    expect((await ask('PUT', 'caisses/toit', change)).status).toBe(500);
    await world.database.queries.execute(sql`alter table audit drop constraint shut`);
    for (const [path] of made) {
      const rows = dataOf<{ id: string }[]>(await ask('GET', path)).map(({ id }) => id);
      expect([path, rows]).toEqual([path, path === 'caisses' ? ['toit'] : []]);
    }
    expect(dataOf(await ask('GET', 'caisses/toit'))).toMatchObject({ name: 'Toit' });
    for (const [path, body] of made) expect([path, (await ask('POST', path, body)).status]).toEqual([path, 200]);
  });
});
