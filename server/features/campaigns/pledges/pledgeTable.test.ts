import { readCsv } from '../../../../src/core/csv';
import { dataOf } from '../../../testing/adminServer';
import { createCampaignWorld, type CampaignWorld } from '../testing/createCampaignWorld';

let world: CampaignWorld;
beforeAll(async () => {
  world = await createCampaignWorld();
});
afterAll(() => world.close());

const path = (campaign: string) => `campagnes/${campaign}/engagements`;
const load = (campaign: string, csv: string, token?: string) =>
  world.admin('POST', `${path(campaign)}.csv`, { csv }, token);
const table = async (campaign: string) => (await world.admin('GET', `${path(campaign)}.csv`)).text;
const promised = async (campaign: string) => (await world.campaign(campaign)).stats.engagements;

describe('promises as a table', () => {
  it('PLEDGE-03 come out with all columns, safe for spreadsheets, and go in again', async () => {
    await world.addCampaign('sortie');
    await world.addTeam('lev', 'sortie');
    const body = {
      id: 't1',
      montant: 100.5,
      displayName: '=1+1',
      team: 'lev',
      infos: { nom: 'Lévi', tel: '+33612345678' },
    };
    await world.admin('POST', path('sortie'), body);
    const csv = await table('sortie');
    expect(csv.replace('\uFEFF', '').split('\r\n')[0]).toBe(
      'id,createdAt,state,montant,reste,devise,displayName,team,nom,prenom,email,tel,origin,url,mode,note',
    );
    expect(csv).toContain(",open,100.5,100.5,EUR,'=1+1,lev,Lévi,,,+33612345678,manual,http");
    expect(dataOf(await load('sortie', csv))).toMatchObject({ imported: 0, known: 1 });
    await world.addCampaign('autre');
    await world.addTeam('lev', 'autre');
    const moved = await load('autre', csv.replace('t1', 't2'));
    expect(dataOf(moved)).toMatchObject({ imported: 1, known: 0 });
    const [there] = dataOf<object[]>(await world.admin('GET', path('autre')));
    expect(there).toMatchObject({
      ...body,
      id: 't2',
      infos: { nom: 'Lévi', prenom: '', email: '', tel: '+33612345678' },
    });
    expect((await world.admin('GET', `${path('sortie')}.csv?state=paid`)).text).not.toContain('t1');
  });

  it('PLEDGE-03 are entered once, however often the same file is sent', async () => {
    await world.addCampaign('entree');
    const csv = 'montant;nom;email\n"1 800,50";Lévi;noa@example.org\n18;Cohen;\n18;Cohen;\n';
    expect(dataOf(await load('entree', csv))).toMatchObject({ imported: 3, known: 0 });
    expect(dataOf(await load('entree', csv))).toMatchObject({ imported: 0, known: 3 });
    expect(await promised('entree')).toEqual({ sum: 1836.5, count: 3 });
    // Saved anew by another program, in another order, with a line more: that one is new.
    const again = 'nom,email,montant\r\nCohen,,18\r\nAttias,,5\r\nCohen,,18\r\nLévi,noa@example.org,"1800,5"\r\n';
    expect(dataOf(await load('entree', again))).toMatchObject({ imported: 1, known: 3 });
    expect(await promised('entree')).toEqual({ sum: 1841.5, count: 4 });
    const log = (await world.admin('GET', 'audit?subject=pledge')).text;
    expect(log).toContain('ADMIN-PLEDGE-IMPORT');
    expect(log).not.toMatch(/Lévi|noa@/);
  });

  it('PLEDGE-03 are refused line by line, and then none is entered', async () => {
    await world.addCampaign('fautes');
    await world.admin('POST', path('fautes'), { id: 'pris', montant: 5 });
    const issues = async (csv: string) => {
      const { status, body } = await load('fautes', csv);
      return [status, (body as { issues?: { path: string }[] }).issues?.map((issue) => issue.path)];
    };
    const long = 'x'.repeat(101);
    const csv = `id,montant,nom,email,team\n,18,ok,,\npris,18,,,\na b,x,${long},noa,zz\n,-5,,,\nun,1,,,\nun,1,,,\n`;
    expect(await issues(csv)).toEqual([
      400,
      [
        'line 3: id',
        'line 4: montant',
        'line 4: team',
        'line 4: email',
        'line 4: id',
        'line 4: nom',
        'line 5: montant',
        'line 7: id',
      ],
    ]);
    expect(await issues('montant,surprise\n1,2')).toEqual([400, ['line 1: surprise']]);
    expect(await issues('nom\nLévi')).toEqual([400, ['line 1: montant']]);
    expect(await issues('montant\n1,2')).toEqual([400, ['line 2: ']]);
    expect(await issues('montant\n"1')).toEqual([400, ['csv']]);
    expect(await issues(`montant\n${'1\n'.repeat(501)}`)).toEqual([400, ['csv']]);
    expect(await promised('fautes')).toEqual({ sum: 5, count: 1 });
    expect((await load('fautes', 'montant\n1', world.otherToken)).status).toBe(404);
  });

  it('CALL-200 have columns of any name, which say what is in them, and enter nothing while it is only asked', async () => {
    await world.addCampaign('lendemain');
    await world.addTeam('lev', 'lendemain');
    await world.admin('PUT', 'campagnes/lendemain', { sources: [{ param: 'affiche' }] });
    const columns = { montant: 'Promesse', nom: 'Qui', team: 'Équipe', source: 'Vu par', note: 'À savoir' };
    const csv = 'Qui;Promesse;Équipe;Vu par;À savoir;Table\nLévi;180;LEV;Affiche;Rappeler lundi;7\nCohen;36;;;;7\n';
    const send = async (body: object) => dataOf(await world.admin('POST', `${path('lendemain')}.csv`, body));
    const headers = ['Qui', 'Promesse', 'Équipe', 'Vu par', 'À savoir', 'Table'];
    const report = { headers, lines: 2, imported: 2, known: 0, faults: [] };
    expect(await send({ csv, columns, dryRun: true })).toEqual(report);
    expect(await promised('lendemain')).toEqual({ sum: 0, count: 0 });
    expect(await send({ csv, columns })).toEqual(report);
    // Both of one moment: either may be listed first.
    const listed = dataOf<{ montant: number }[]>(await world.admin('GET', path('lendemain')));
    const [cohen, levi] = listed.toSorted((one, other) => one.montant - other.montant);
    expect(levi).toMatchObject({ montant: 180, team: 'lev', note: 'Rappeler lundi', infos: { nom: 'Lévi' } });
    expect(cohen).toMatchObject({ montant: 36, team: null, note: '', infos: { nom: 'Cohen' } });
    // A different note does not make it another promise.
    const { note: _, ...without } = columns;
    expect(await send({ csv, columns: without })).toMatchObject({ imported: 0, known: 2 });
  });

  it('CALL-200 say line by line what is wrong with them, in the words of the table', async () => {
    await world.addCampaign('verifie');
    const columns = { montant: 'Promesse', team: 'Groupe', source: 'Vu par' };
    const ask = async (csv: string) =>
      dataOf<{ faults: object[] }>(await world.admin('POST', `${path('verifie')}.csv`, { csv, columns, dryRun: true }))
        .faults;
    expect(await ask('Promesse;Groupe;Vu par;email\nbeaucoup;Inconnus;radio;noa\n10;;;\n')).toEqual([
      { line: 2, column: 'Promesse', reason: 'amount' },
      { line: 2, column: 'Groupe', reason: 'team' },
      { line: 2, column: 'Vu par', reason: 'source' },
      { line: 2, column: 'email', reason: 'email' },
    ]);
    expect(await ask('nom\nLévi')).toEqual([{ line: 1, column: 'Promesse', reason: 'missing' }]);
    expect(await ask('Promesse\n"1')).toEqual([{ line: 0, column: '', reason: 'quote' }]);
    expect(await ask(`Promesse\n${'1\n'.repeat(501)}`)).toEqual([{ line: 0, column: '', reason: 'many' }]);
    await world.admin('PUT', 'campagnes/verifie', { active: false });
    expect(await ask('Promesse\n10')).toEqual([{ line: 2, column: 'Promesse', reason: 'closed' }]);
  });

  it('PLEDGE-02 a promise has a note of the organisation, which is corrected as the rest of it', async () => {
    await world.addCampaign('notes');
    const given = { id: 'noted', montant: 18, note: ' Par chèque ' };
    const noted = dataOf<{ version: string }>(await world.admin('POST', path('notes'), given));
    expect(noted).toMatchObject({ note: 'Par chèque' });
    const { version } = noted;
    const change = { note: 'Par virement', version };
    expect(dataOf(await world.admin('PUT', `${path('notes')}/noted`, change))).toMatchObject({ note: 'Par virement' });
    expect((await world.admin('PUT', `${path('notes')}/noted`, change)).status).toBe(409);
    const log = (await world.admin('GET', 'audit?subject=pledge')).text;
    expect(log).not.toMatch(/Par chèque|Par virement/);
  });

  it('SRV-34 name their teams and their file for people, and are entered again by these names', async () => {
    await world.addCampaign('noms');
    for (const [param, label] of [
      ['table-1', 'Table de l’étoile'],
      ['table-2', 'Les lions'],
      ['table-3', 'Les Lions'],
    ] as const) {
      await world.admin('POST', 'campagnes/noms/teams', { param, label });
      await world.admin('POST', path('noms'), { id: `in-${param}`, montant: 18, team: param });
      await world.admin('POST', 'campagnes/noms/dons', { montant: 5, team: param });
    }
    const table = async (address: string) => {
      const { text, headers } = await world.admin('GET', `campagnes/noms/${address}.csv?headings=labels&lang=fr`);
      const [head, ...rows] = (readCsv(text) ?? []).map(({ cells }) => cells);
      const at = head?.indexOf('Équipe') ?? -1;
      return { text, names: rows.map((cells) => cells[at]), file: headers.get('content-disposition') };
    };
    const promises = await table('engagements');
    expect(promises.names.toSorted()).toEqual(['Table de l’étoile', 'table-2', 'table-3']);
    expect(promises.file).toContain('"Promesses.csv"');
    const gifts = await table('dons');
    expect(gifts.names.toSorted()).toEqual(['Table de l’étoile', 'table-2', 'table-3']);
    expect(gifts.file).toContain('"Dons.csv"');
    const columns = { id: 'Identifiant', montant: 'Montant promis', team: 'Équipe' };
    const again = await world.admin('POST', `${path('noms')}.csv`, { csv: promises.text, columns });
    expect(dataOf(again)).toMatchObject({ imported: 0, known: 3, faults: [] });
  });
});
