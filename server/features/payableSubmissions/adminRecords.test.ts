import { dataOf, idsOf, useAdminServer } from '../../testing/adminServer';

const { world, ask, logOf } = useAdminServer({ devise: 'jpy' });

describe('services', () => {
  it('ENT-15 are made with what is given and sensible values for the rest', async () => {
    expect(dataOf(await ask('POST', 'services', { id: 'cours', name: 'Cours', montant: 12.5 }))).toEqual({
      version: expect.any(String) as string,
      id: 'cours',
      name: 'Cours',
      montant: 12.5,
      description: '',
      recurrent: 0,
      cerfa: false,
      groupe: null,
      categorie: '',
      nbMonth: null,
      sysQuantity: false,
      assoc: null,
      other: [],
      active: true,
      position: 1,
    });
    expect((await ask('POST', 'services', { id: 'cours', name: 'Encore', montant: 1 })).status).toBe(409);
    expect((await ask('POST', 'services', { name: 'Trop', montant: 1e300 })).status).toBe(400);
    expect((await ask('POST', 'services', { name: 'Rien' })).status).toBe(400);
    expect(dataOf(await ask('POST', 'services', { name: 'Yen', montant: 500 }, world.otherToken))).toMatchObject({
      montant: 500,
    });
  });

  it('SRV-12 change by key; what is absent stays', async () => {
    const change = { recurrent: 1, nbMonth: 10, groupe: { id: 'g', name: 'Étude' }, assoc: 'A' };
    expect(dataOf(await ask('PUT', 'services/cours', change))).toMatchObject({ ...change, montant: 12.5 });
    expect(dataOf(await ask('PUT', 'services/cours', { assoc: null, montant: 13 }))).toMatchObject({
      assoc: null,
      montant: 13,
      nbMonth: 10,
    });
    expect((await ask('PUT', 'services/cours', { id: 'x' })).status).toBe(400);
    expect((await ask('PUT', 'services/nowhere', {})).status).toBe(404);
    expect((await ask('PUT', 'services/cours', { name: 'Pris' }, world.otherToken)).status).toBe(404);
  });

  it('CALL-22 shows everybody the active ones, in their order', async () => {
    await ask('POST', 'services', { id: 'clos', name: 'Clos', montant: 5, active: false });
    await ask('POST', 'services', { id: 'premier', name: 'Premier', montant: 5, position: 0 });
    expect(idsOf(await ask('GET', 'services'))).toEqual(['premier', 'cours', 'clos']);
    const organisation = dataOf(await world.server.request('GET', '/v1/organisations/id/demo'));
    expect((organisation['services'] as { id: string }[]).map(({ id }) => id)).toEqual(['premier', 'cours']);
  });

  it('SRV-12 notes who changed what, from what to what', async () => {
    const log = await logOf('service');
    expect(log.find(({ action }) => action === 'ADMIN-SERVICE-UPDATE')).toMatchObject({
      subjectId: 'cours',
      actor: 'admin',
      changes: { assoc: { from: 'A', to: null }, montant: { from: 1250, to: 1300 } },
    });
    expect(log.filter(({ subjectId }) => subjectId === 'clos')).toMatchObject([
      { action: 'ADMIN-SERVICE-CREATE', changes: { name: { to: 'Clos' }, active: { to: false } } },
    ]);
  });

  it('CALL-53 refuses a change that was made on another version', async () => {
    const all = dataOf<{ id: string; version: string }[]>(await ask('GET', 'services'));
    const version = all.find(({ id }) => id === 'cours')?.version;
    const answer = await ask('PUT', 'services/cours', { description: 'Le soir', version });
    const saved = dataOf(answer);
    expect([answer.status, saved['description'], saved['version'] === version]).toEqual([200, 'Le soir', false]);
    const late = await ask('PUT', 'services/cours', { name: 'Tard', version });
    expect([late.status, late.body]).toMatchObject([409, { code: 'changed', data: saved }]);
  });
});

describe('debts', () => {
  it('PAY-50 are noted, changed and listed by those who are owed', async () => {
    const debt = { id: 'd1', name: 'Cotisation 2024', montant: 50, assoc: null, cerfa: false, active: true, due: null };
    expect(dataOf(await ask('POST', 'dettes', { id: 'd1', name: debt.name, montant: 50 }))).toEqual({
      ...debt,
      version: expect.any(String) as string,
      payed: 0,
      reste: 50,
    });
    for (const montant of [0, -5, 0.001, 1e300]) {
      expect((await ask('POST', 'dettes', { name: 'X', montant })).status).toBe(400);
    }
    await ask('POST', 'dettes', { id: 'd2', name: 'Loyer', montant: 30 });
    expect(dataOf(await ask('PUT', 'dettes/d2', { active: false, montant: 40 }))).toMatchObject({
      montant: 40,
      reste: 40,
    });
    expect(idsOf(await ask('GET', 'dettes'))).toEqual(['d2', 'd1']);
    expect(idsOf(await ask('GET', 'dettes?open=true'))).toEqual(['d1']);
    expect(idsOf(await ask('GET', 'dettes?open=false'))).toEqual(['d2']);
    const first = (await ask('GET', 'dettes?limit=1')).body as { next: string };
    expect((await ask('GET', `dettes?limit=1&before=${first.next}`)).body).toMatchObject({
      data: [{ id: 'd1' }],
      next: null,
    });
    expect(dataOf(await ask('GET', 'dettes/d1'))).toMatchObject({ reste: 50 });
  });

  it('CALL-33 ORG-01 of another organisation are as unknown as those that are not there', async () => {
    expect((await ask('GET', 'dettes/d1', undefined, world.otherToken)).status).toBe(404);
    expect((await ask('PUT', 'dettes/d1', { montant: 1 }, world.otherToken)).status).toBe(404);
    expect((await ask('GET', 'dettes/nowhere')).status).toBe(404);
    expect(idsOf(await ask('GET', 'dettes', undefined, world.otherToken))).toEqual([]);
  });

  it('CALL-93 refuses a change that was made on another version; payments and what changes nothing leave it', async () => {
    await ask('POST', 'dettes', { id: 'd9', name: 'Cantine', montant: 20 });
    const { version } = dataOf(await ask('GET', 'dettes/d9'));
    expect(dataOf(await ask('PUT', 'dettes/d9', { montant: 20, version }))['version']).toBe(version);
    const saved = dataOf(await ask('PUT', 'dettes/d9', { montant: 25, version }));
    expect([saved['montant'], saved['version'] === version]).toEqual([25, false]);
    const late = await ask('PUT', 'dettes/d9', { name: 'Tard', version });
    expect([late.status, late.body]).toMatchObject([409, { code: 'changed', data: { name: 'Cantine', montant: 25 } }]);
  });

  it('SRV-09 leave no name in the log', async () => {
    const log = JSON.stringify(await logOf('debt'));
    expect(log).toContain('d2');
    expect(log).not.toMatch(/Cotisation|Loyer/);
  });
});

describe('payable submissions', () => {
  it('PAY-11 holds submissions with their rules and what is left of them', async () => {
    const formData = { deposit: 100, depositPercent: 30, totalCerfa: 200 };
    const sent = { id: 's1', label: 'Colonie', total: 500, formData };
    const shown = { ...sent, active: true, payed: 0, reste: 500, version: expect.any(String) as string };
    expect(dataOf(await ask('POST', 'submissions', sent))).toEqual(shown);
    expect(dataOf(await ask('GET', 'submissions/s1'))).toMatchObject({ reste: 500, formData });
    expect((await ask('GET', 'submissions/s1', undefined, world.otherToken)).status).toBe(404);
    expect((await ask('POST', 'submissions', { ...sent, id: 's2', formData: { deposit: 1e300 } })).status).toBe(400);
  });

  it('SRV-12 changes submissions by key, and lists those that are open', async () => {
    await ask('POST', 'submissions', { id: 's3', label: 'Voyage', total: 80 });
    const change = { total: 90.5, formData: { onePaiement: true } };
    expect(dataOf(await ask('PUT', 'submissions/s3', change))).toMatchObject({
      ...change,
      label: 'Voyage',
      reste: 90.5,
    });
    expect(dataOf(await ask('PUT', 'submissions/s3', { active: false }))).toMatchObject({ ...change, active: false });
    for (const wrong of [{ id: 'x' }, { total: -1 }, { total: 1e300 }, { formData: { deposit: 1e300 } }]) {
      expect((await ask('PUT', 'submissions/s3', wrong)).status).toBe(400);
    }
    expect((await ask('PUT', 'submissions/s3', { total: 1 }, world.otherToken)).status).toBe(404);
    expect((await ask('PUT', 'submissions/nowhere', {})).status).toBe(404);
    expect(idsOf(await ask('GET', 'submissions'))).toEqual(['s3', 's1']);
    expect(idsOf(await ask('GET', 'submissions?open=true'))).toEqual(['s1']);
    expect(idsOf(await ask('GET', 'submissions?open=false'))).toEqual(['s3']);
    const { next } = (await ask('GET', 'submissions?limit=1')).body as { next: string };
    expect(idsOf(await ask('GET', `submissions?before=${next}`))).toEqual(['s1']);
    expect(idsOf(await ask('GET', 'submissions', undefined, world.otherToken))).toEqual([]);
    const log = await logOf('submission');
    expect(log.find(({ action }) => action === 'ADMIN-SUBMISSION-UPDATE')).toMatchObject({
      subjectId: 's3',
      changes: { active: { from: true, to: false } },
    });
    expect(JSON.stringify(log)).not.toContain('Voyage');
  });
});

describe('lists that go on from a row', () => {
  const link = { linkType: 'PAIEMENT', config: { type: 'GENERAL' } };
  it.each([
    ['dettes', { name: 'Debt', montant: 10 }],
    ['submissions', { label: 'Form', total: 10 }],
    ['campagnes', { label: 'Campaign' }],
    ['liens', link],
  ])('SRV-10 %s: of another organisation they know none', async (path, body) => {
    // Ids of links are random: one of several stands after the other organisation's.
    for (let made = 0; made < 4; made += 1) await ask('POST', path, body, world.otherToken);
    const { id } = dataOf(await ask('POST', path, body));
    expect((await ask('GET', `${path}?before=${String(id)}`, undefined, world.otherToken)).body).toMatchObject({
      data: [],
      next: null,
    });
  });
});

describe('the log of changes', () => {
  it('SRV-12 is read page by page, newest first, and names no secret', async () => {
    await ask('PUT', 'organisations/demo', { name: 'Demo 2', config: { GCL: { MAIN: 'secret-account' } } });
    const page = (await ask('GET', 'audit?limit=1')).body as { data: { id: string; changes: unknown }[]; next: string };
    expect(page.data).toMatchObject([
      { subject: 'organisation', changes: { name: { from: 'Demo', to: 'Demo 2' }, config: ['GCL'] } },
    ]);
    expect(JSON.stringify(page)).not.toContain('secret-account');
    const rest = (await ask('GET', `audit?before=${page.next}&limit=200`)).body as {
      data: { id: string }[];
      next: null;
    };
    expect(rest.data.length).toBeGreaterThan(5);
    expect(rest.data.map(({ id }) => id)).not.toContain(page.next);
    expect(rest.data.map(({ id }) => id)).toEqual(
      rest.data
        .map(({ id }) => id)
        .sort()
        .reverse(),
    );
  });

  it('SRV-09 holds no words of a link, which may name its payer', async () => {
    const config = { type: 'GENERAL', montant: 36, label: 'Cantine de Noa' };
    await ask('POST', 'liens', { linkType: 'PAIEMENT', config, payer: { nom: 'Noa' }, meta: { title: 'Pour Noa' } });
    const log = JSON.stringify(await logOf('link'));
    expect(log).toContain('"montant":36');
    expect(log).not.toContain('Noa');
  });

  it('SRV-12 holds nothing of a change that was refused', async () => {
    const before = (await ask('GET', 'audit?limit=200')).text;
    await ask('POST', 'services', { id: 'cours', name: 'Encore', montant: 1 });
    await ask('PUT', 'services/cours', { montant: 1e300 });
    await ask('PUT', 'dettes/d1', { montant: 1 }, world.otherToken);
    expect((await ask('GET', 'audit?limit=200')).text).toBe(before);
  });
});
