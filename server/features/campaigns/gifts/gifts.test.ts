import { dataOf, idsOf, useAdminServer } from '../../../testing/adminServer';
import { createCampaign } from '../admin/campaignService';
import { insertMovements } from '../testing/insertMovements';

const { world, ask, logOf } = useAdminServer({}, (deps) =>
  deps.database.transaction(async (tx) => {
    for (const id of ['gala', 'purim']) await createCampaign(tx, deps, 'demo', { id, label: id });
  }),
);
const read = async (id: string) =>
  (await world.server.request('GET', `/v1/campagne/id/${id}`)).body as Record<string, unknown>;

describe('teams', () => {
  let lev: string;
  it('TEAM-01 SRV-12 are added, hidden, renamed; each has an address of its own', async () => {
    const made = dataOf(await ask('POST', 'campagnes/gala/teams', { param: 'lev', label: 'Lev', goal: 1000 }));
    lev = made['id'] as string;
    expect(made).toMatchObject({ param: 'lev', label: 'Lev', goal: 1000, objectif: 0, hidden: false });
    expect((await ask('POST', 'campagnes/gala/teams', { param: 'lev', label: 'X' })).status).toBe(409);
    for (const param of ['gala', 'campagne', 'he', '__screen', '__remote', '..', 'a/b', '']) {
      expect((await ask('POST', 'campagnes/gala/teams', { param, label: 'X' })).status).toBe(400);
    }
    const other = dataOf(await ask('POST', 'campagnes/gala/teams', { param: 'שם', label: 'Shem', hidden: true }));
    const path = `campagnes/gala/teams/${String(other['id'])}`;
    expect((await ask('PUT', path, { param: 'lev' })).status).toBe(409);
    expect((await ask('PUT', path, { param: 'gala' })).status).toBe(400);
    expect(dataOf(await ask('PUT', path, { param: 'shem', goal: null }))).toMatchObject({
      param: 'shem',
      hidden: true,
    });
    expect((await ask('PUT', `campagnes/purim/teams/${lev}`, { label: 'X' })).status).toBe(404);
    expect(dataOf(await ask('GET', 'campagnes/gala/teams'))).toMatchObject([{ param: 'lev' }, { param: 'shem' }]);
    expect((await logOf('team'))[0]).toMatchObject({ changes: { param: { from: 'שם', to: 'shem' } } });
  });

  it('SRV-13 a team keeps its gifts under a new address, and a gift that is moved takes its totals along', async () => {
    await ask('POST', 'campagnes/gala/dons', { id: 'g1', montant: 50, team: 'lev' });
    await ask('PUT', `campagnes/gala/teams/${lev}`, { param: 'coeur' });
    expect((await read('gala'))['teams']).toMatchObject([
      { param: 'coeur', objectif: 50, stats: { sum: 50, count: 1 } },
      { param: 'shem', objectif: 0 },
    ]);
    expect(dataOf(await ask('PUT', 'campagnes/gala/dons/g1', { team: 'shem' }))).toMatchObject({ team: 'shem' });
    expect(await read('gala')).toMatchObject({
      teams: [
        { param: 'coeur', objectif: 0, stats: { sum: 0, count: 0 } },
        { param: 'shem', objectif: 50, stats: { sum: 50, count: 1 } },
      ],
      stats: { total: { sum: { total: 50 }, count: { total: 1 } } },
    });
  });
});

/** The rows of a CSV without quoted cells, by their header. */
function cellsOf(text: string): Record<string, string>[] {
  const [header = '', ...lines] = text.replace('\uFEFF', '').trim().split('\r\n');
  return lines.map((line) =>
    Object.fromEntries(line.split(',').map((cell, index) => [header.split(',')[index], cell])),
  );
}

describe('gifts', () => {
  it('SRV-12 SRV-13 by hand are entered, corrected and taken back; the ledger keeps every step', async () => {
    const sent = { id: 'g2', montant: 120.5, displayName: ' Noa ', commentaire: 'Bravo', note: 'chèque 12' };
    const datetime = '2025-01-10T20:00:00.000Z';
    expect(dataOf(await ask('POST', 'campagnes/gala/dons', { ...sent, datetime }))).toEqual({
      ...sent,
      _id: '00000002',
      mode: 'live',
      origin: 'manual',
      paymentId: null,
      pledgeId: null,
      displayName: 'Noa',
      received: 120.5,
      matched: 0,
      team: null,
      source: null,
      hidden: false,
      datetime,
      version: expect.any(String) as string,
    });
    expect((await ask('POST', 'campagnes/gala/dons', sent)).status).toBe(409);
    expect((await ask('POST', 'campagnes/gala/dons', { montant: 5, team: 'nobody' })).status).toBe(400);
    expect(dataOf(await ask('PUT', 'campagnes/gala/dons/g2', { montant: 100 }))).toMatchObject({
      montant: 100,
      received: 100,
    });
    expect((await read('gala'))['stats']).toMatchObject({ total: { sum: { total: 150 }, count: { total: 2 } } });
    expect(dataOf(await ask('PUT', 'campagnes/gala/dons/g2', { montant: 0 }))).toMatchObject({ montant: 0 });
    expect((await read('gala'))['stats']).toMatchObject({ total: { sum: { total: 50 }, count: { total: 1 } } });
    expect(dataOf(await ask('PUT', 'campagnes/gala/dons/g2', { montant: 20 }))).toMatchObject({ montant: 20 });
    const log = await logOf('gift');
    expect(log.filter(({ subjectId }) => subjectId === 'g2').map(({ changes }) => changes)).toEqual([
      { montant: { from: 0, to: 2000 } },
      { montant: { from: 10_000, to: 0 } },
      { montant: { from: 12_050, to: 10_000 } },
      {
        montant: { to: 12_050 },
        team: { to: null },
        hidden: { to: false },
        texts: ['displayName', 'commentaire', 'note'],
      },
    ]);
    expect(JSON.stringify(log)).not.toMatch(/Noa|Bravo|chèque/);
  });

  it('FEED-01 are hidden and reworded before the next answer, and count all the same', async () => {
    const feed = async () => dataOf(await world.server.request('GET', '/v1/campagne/donors/gala'));
    expect(await feed()).toMatchObject([{ campagneExtraData: { displayName: 'Noa' } }, {}]);
    const { version, stats } = await read('gala');
    await ask('PUT', 'campagnes/gala/dons/g2', { displayName: '', commentaire: '' });
    expect(await feed()).toMatchObject([{ commentaire: '', campagneExtraData: { displayName: '' } }, {}]);
    await ask('PUT', 'campagnes/gala/dons/g2', { hidden: true });
    expect(await feed()).toHaveLength(1);
    expect(await read('gala')).toMatchObject({ stats, version: Number(version) + 2 });
  });

  it('SRV-12 of payments keep the amount that was paid', async () => {
    const gift = { id: 'paid', organisationId: 'demo', campaignId: 'gala', origin: 'payment' } as const;
    await insertMovements(world.database, gift, [
      { counted: 3000 as never, montant: 1050 as never, fees: 50 as never },
    ]);
    expect((await ask('PUT', 'campagnes/gala/dons/paid', { montant: 1 })).status).toBe(409);
    expect(dataOf(await ask('PUT', 'campagnes/gala/dons/paid', { note: 'vu' }))).toMatchObject({
      montant: 30,
      received: 10,
      note: 'vu',
    });
    expect((await ask('PUT', 'campagnes/purim/dons/paid', { note: 'x' })).status).toBe(404);
  });

  it('SRV-12 are listed latest first, filtered and page by page', async () => {
    const list = (query: string) => ask('GET', `campagnes/gala/dons?${query}`);
    expect(idsOf(await list(''))).toEqual(['paid', 'g2', 'g1']);
    expect(idsOf(await list('team=shem'))).toEqual(['g1']);
    expect(idsOf(await list('hidden=true'))).toEqual(['g2']);
    expect(idsOf(await list('q=CHÈQUE'))).toEqual(['g2']);
    expect(idsOf(await list('q=%25'))).toEqual([]);
    const { next } = (await list('limit=1')).body as { next: string };
    expect(idsOf(await list(`limit=1&before=${next}`))).toEqual(['g2']);
  });

  it('SRV-12 SRV-13 are exported as CSV whose columns add up to the totals that everybody sees', async () => {
    await ask('POST', 'campagnes/gala/dons', { montant: 0.1, displayName: '=1+1', commentaire: '+33' });
    await ask('POST', 'campagnes/gala/dons', { montant: 0.2, hidden: true });
    await insertMovements(world.database, { organisationId: 'demo', campaignId: 'gala' }, [
      { counted: 1000 as never },
      { kind: 'match', matched: 500 as never },
      { kind: 'refund', counted: -250 as never, montant: -250 as never },
    ]);
    const { text, headers } = await ask('GET', 'campagnes/gala/dons.csv');
    expect(headers.get('content-type')).toContain('text/csv');
    expect(headers.get('content-disposition')).toContain('dons.csv');
    const rows = cellsOf(text);
    const sum = (key: string) => rows.reduce((total, row) => total + Math.round(Number(row[key]) * 1000), 0) / 1000;
    expect((await read('gala'))['stats']).toMatchObject({
      total: {
        sum: { total: sum('montant') + sum('matched'), matched: sum('matched'), received: sum('received') },
        count: { total: rows.filter(({ montant }) => Number(montant) > 0).length },
      },
    });
    expect(sum('matched')).toBe(5);
    expect(rows.find(({ montant }) => montant === '0.1')).toMatchObject({
      displayName: "'=1+1",
      commentaire: "'+33",
      devise: 'EUR',
      hidden: '0',
      team: '',
    });
    expect(cellsOf((await ask('GET', 'campagnes/gala/dons.csv?team=shem')).text)).toMatchObject([{ id: 'g1' }]);
  });
});
