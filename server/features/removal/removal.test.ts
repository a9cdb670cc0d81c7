import { sql } from 'drizzle-orm';
import { block, createFormWorld, type FormWorld } from '../forms/testing/formWorld';

let world: FormWorld;
beforeAll(async () => {
  world = await createFormWorld();
});
afterAll(() => world.close());

const ask = (method: string, path: string, body?: object, token = world.token) =>
  world.server.request(method, `/v1/admin/${path}`, { token, ...(body && { body }) });
const remove = (path: string, token = world.token) => ask('DELETE', path, undefined, token);
const data = <T = Record<string, string>>({ body }: { body: unknown }) => (body as { data: T }).data;
interface Refused {
  code: string;
  data?: { counts: { subject: string; count: number }[]; records: { subject: string; id: string; name: string }[] };
}
const refused = ({ status, body }: { status: number; body: unknown }) => {
  const { code, data } = body as Refused;
  return [status, code, ...(data ? [data.counts, data.records.map(({ subject, id }) => `${subject} ${id}`)] : [])];
};
const used = (counts: object[], records: string[] = []) => [409, 'used', counts, records];
const rowsOf = async (table: string) =>
  ((await world.deps.database.queries.execute(sql`select * from ${sql.raw(table)}`)) as { rows: unknown[] }).rows
    .length;

const kinds = [
  ['caisses', { name: 'Toit' }, 'caisse'],
  ['services', { name: 'Cours', montant: 5, recurrent: 0 }, 'service'],
  ['sections', { label: 'Programme', content: '<p>Midi</p>' }, 'section'],
  ['calendars', { label: 'Visites', slots: [] }, 'calendar'],
  ['forms', { title: 'Inscription' }, 'form'],
  ['campagnes', { label: 'Gala' }, 'campaign'],
] as const;

const tables = ['translations', 'totals_fills', 'kept_totals', 'form_revisions', 'form_stocks', 'campaign_teams'];

describe('records that nothing depends on', () => {
  it.each(kinds)(
    'GONE-01 CALL-190 %s are deleted for good, once, with all that is their own, and noted',
    async (path, body, subject) => {
      const before = await Promise.all(tables.map(rowsOf));
      expect((await ask('POST', path, { id: 'gone', ...body })).status).toBe(200);
      if (path === 'campagnes') {
        expect((await ask('POST', 'campagnes/gone/teams', { param: 'a', label: 'A' })).status).toBe(200);
        const code = { name: 'Soir', expiresAt: '2025-01-16T12:00:00Z' };
        expect((await ask('POST', 'campagnes/gone/codes', code)).status).toBe(200);
      }
      expect((await remove(`${path}/gone`, world.otherToken)).status).toBe(404);
      expect(await remove(`${path}/gone?version=other`)).toMatchObject({ status: 409, body: { code: 'changed' } });
      expect((await remove(`${path}/gone?versio=1`)).status).toBe(400);
      expect(await remove(`${path}/gone`)).toMatchObject({ status: 200, body: { success: true } });
      expect((await remove(`${path}/gone`)).status).toBe(404);
      expect(await Promise.all(tables.map(rowsOf))).toEqual(before);
      const log = data<{ action: string; subjectId: string }[]>(await ask('GET', `audit?subject=${subject}`));
      expect(log[0]).toMatchObject({ action: `ADMIN-${subject.toUpperCase()}-DELETE`, subjectId: 'gone' });
      expect(log.filter(({ action }) => action.endsWith('-DELETE'))).toHaveLength(1);
      if (path === 'campagnes') expect(data(await ask('GET', 'tokens'))).not.toContainEqual({ campaignId: 'gone' });
    },
  );

  it.each([
    ['caisses', 'get', { name: 'Toit' }],
    ['services', 'list', { name: 'Cours', montant: 5, recurrent: 0 }],
    ['calendars', 'list', { label: 'Visites', slots: [] }],
    ['sections', 'get', { label: 'Programme', content: '' }],
  ] as const)('GONE-01 %s are deleted in the version that was read alone', async (path, _how, body) => {
    const { version } = data(await ask('POST', path, { id: 'versioned', ...body }));
    expect((await remove(`${path}/versioned?version=${version}`)).status).toBe(200);
  });

  it('GONE-01 forms and campaigns are deleted in the revision or edition that was read alone', async () => {
    await ask('POST', 'forms', { id: 'versioned', title: 'F' });
    expect((await remove('forms/versioned?version=2')).status).toBe(409);
    expect((await remove('forms/versioned?version=1')).status).toBe(200);
    const { edition } = data(await ask('POST', 'campagnes', { id: 'versioned', label: 'C' }));
    expect((await remove(`campagnes/versioned?version=${edition}`)).status).toBe(200);
  });

  it('GONE-01 teams and matching rules leave their campaign', async () => {
    await ask('POST', 'campagnes', { id: 'soir', label: 'Soir' });
    const team = data(await ask('POST', 'campagnes/soir/teams', { param: 'nord', label: 'Nord' }));
    const rule = data(await ask('POST', 'campagnes/soir/matchings', { label: 'x2', ratio: 1, pool: 9, team: 'nord' }));
    expect(refused(await remove(`campagnes/soir/teams/${team['id']}`))).toEqual(
      used([{ subject: 'matching', count: 1 }]),
    );
    expect((await remove(`campagnes/soir/matchings/${rule['id']}?version=${rule['version']}`)).status).toBe(200);
    expect((await remove(`campagnes/soir/teams/${team['id']}?version=${team['version']}`)).status).toBe(200);
    expect(data(await ask('GET', 'campagnes/soir/teams'))).toEqual([]);
    expect(data(await ask('GET', 'campagnes/soir/matchings'))).toEqual([]);
  });
});

describe('records that something depends on', () => {
  const give = async (config: Record<string, unknown>) => {
    const { body } = await world.submit(config);
    const { url } = body as { url: string };
    await world.press(url, 'pay');
    await world.deliver();
    return url;
  };

  it('GONE-02 a fund, service or campaign with a payment stays, as do team and rule of its gift', async () => {
    const fund = await world.addFund();
    await ask('POST', 'services', { id: 'payé', name: 'Payé', montant: 50 });
    await ask('POST', 'services', { id: 'cours', name: 'Cours', montant: 50 });
    await ask('POST', 'campagnes', { id: 'payee', label: 'Payée' });
    const team = data(await ask('POST', 'campagnes/payee/teams', { param: 'sud', label: 'Sud' }));
    const rule = data(await ask('POST', 'campagnes/payee/matchings', { label: 'x2', ratio: 1, pool: 99 }));
    const payment = { subject: 'payment', count: 1 };
    // It counts before it is paid: the checkout is open.
    await world.submit({ type: 'CAISSE', typeId: fund });
    expect(refused(await remove(`caisses/${fund}`))).toEqual(used([payment]));
    await give({ type: 'SERVICE', typeId: 'cours' });
    expect(refused(await remove('services/cours'))).toEqual(used([payment]));
    await give({ type: 'CAMPAGNE', typeId: 'payee', team: 'sud', montant: 50 });
    expect(refused(await remove('campagnes/payee'))).toEqual(used([payment]));
    expect(refused(await remove(`campagnes/payee/teams/${team['id']}`))).toEqual(used([{ subject: 'gift', count: 1 }]));
    expect(refused(await remove(`campagnes/payee/matchings/${rule['id']}`))).toEqual(
      used([{ subject: 'gift', count: 1 }]),
    );
  });

  it('GONE-02 so does a campaign with a promise or a gift by hand, and what a link that holds asks for', async () => {
    const fund = await world.addFund();
    await ask('POST', 'campagnes', { id: 'promise', label: 'Promise' });
    await ask('POST', 'campagnes/promise/engagements', { montant: 5, displayName: 'A' });
    await ask('POST', 'campagnes/promise/dons', { montant: 5, displayName: 'B' });
    expect(refused(await remove('campagnes/promise'))).toEqual(
      used([
        { subject: 'gift', count: 1 },
        { subject: 'pledge', count: 1 },
      ]),
    );
    const config = { type: 'CAISSE', typeId: fund, montant: 10 };
    const link = data(await ask('POST', 'liens', { linkType: 'PAIEMENT', config }));
    expect(refused(await remove(`caisses/${fund}`))).toEqual(used([{ subject: 'link', count: 1 }]));
    await ask('DELETE', `liens/${link['id']}`);
    expect((await remove(`caisses/${fund}`)).status).toBe(200);
  });

  it('GONE-02 so do a form that was sent and the calendar that it booked', async () => {
    await ask('POST', 'calendars', {
      id: 'porte',
      label: 'Porte',
      slots: [{ start: '2025-02-01T10:00:00Z', seats: 2 }],
    });
    const free = { products: [], allowNoProduct: true, allowZeroAmount: true };
    const form = await world.addForm({ ...free, calendars: [{ id: 'porte', label: 'x' }] }, [
      block('calendar', { calendarId: 'porte' }),
    ]);
    expect(refused(await remove('calendars/porte'))).toEqual(used([], [`form ${form}`]));
    const slot = '2025-02-01T11:00:00+01:00';
    expect((await world.send(form, { '[CALENDAR]_porte': slot })).body).toMatchObject({ success: true });
    expect(refused(await remove('calendars/porte'))).toEqual(
      used([{ subject: 'booking', count: 1 }], [`form ${form}`]),
    );
    expect(refused(await remove(`forms/${form}`))).toEqual(used([{ subject: 'submission', count: 1 }]));
  });

  it('GONE-03 a calendar is archived: it offers nothing, takes nothing and stands in no chooser, until it is taken out', async () => {
    const [start, slot] = ['2025-02-01T10:00:00Z', '2025-02-01T11:00:00+01:00'];
    await ask('POST', 'calendars', { id: 'salle', label: 'Salle', slots: [{ start, seats: 2 }] });
    const free = { products: [], allowNoProduct: true, allowZeroAmount: true };
    const form = await world.addForm({ ...free, calendars: [{ id: 'salle', label: 'x' }] }, [
      block('calendar', { calendarId: 'salle' }),
    ]);
    const book = async () => (await world.send(form, { '[CALENDAR]_salle': slot })).body;
    const open = async () =>
      data<string[]>(await world.server.request('GET', '/v1/forms/calendar/salle/slots/1/2025?org=demo'));
    const listed = async (query = '') =>
      data<{ id: string }[]>(await ask('GET', `booked-calendars?search=salle${query}`)).map(({ id }) => id);
    const chosen = async (query = '') =>
      data<{ id: string }[]>(await ask('GET', `forms/${form}/choices?kind=calendars${query}`)).map(({ id }) => id);
    expect(await book()).toMatchObject({ success: true });
    const { version = '' } = data<{ id: string; version?: string }[]>(await ask('GET', 'calendars')).find(
      ({ id }) => id === 'salle',
    )!;
    const put = (archived: boolean) => ask('PUT', 'calendars/salle', { archived, ...(archived && { version }) });
    expect(data(await put(true))).toMatchObject({ id: 'salle', archived: true });
    expect((await put(true)).status).toBe(409);
    expect([await open(), await listed(), await listed('&archived=true')]).toEqual([[], [], ['salle']]);
    expect(await book()).toMatchObject({ success: false });
    expect(await chosen()).not.toContain('salle');
    // One that was chosen keeps its name; what was booked is there.
    expect(await chosen('&id=salle')).toEqual(['salle']);
    expect(data(await ask('GET', 'calendars/salle/bookings?from=2025-02-01&to=2025-02-02'))).toHaveLength(1);
    expect(data(await ask('GET', 'calendars/salle/days'))).toMatchObject({ archived: true, label: 'Salle' });
    expect((await put(false)).status).toBe(200);
    expect([await open(), await listed(), await listed('&archived=true')]).toEqual([[slot], ['salle'], []]);
    expect(await book()).toMatchObject({ success: true });
  });

  it('GONE-03 BUILD-36 a fund that is closed and hidden is offered to no form', async () => {
    const form = await world.addForm({ products: [], allowNoProduct: true, allowZeroAmount: true }, []);
    await ask('POST', 'caisses', { id: 'vitrail', name: 'Vitrail' });
    const offered = async () =>
      data<{ id: string }[]>(await ask('GET', `forms/${form}/choices?kind=caisses&search=vitrail`)).length;
    expect(await offered()).toBe(1);
    for (const [change, left] of [
      [{ active: false, hidden: false }, 1],
      [{ hidden: true }, 0],
      [{ active: true }, 1],
    ] as const) {
      await ask('PUT', 'caisses/vitrail', change);
      expect(await offered()).toBe(left);
    }
  });

  it('GONE-02 so does what pages, menu, settings, forms, events or campaigns name, whatever words say', async () => {
    await ask('POST', 'caisses', { id: 'toit', name: 'Toit' });
    await ask('POST', 'sections', { id: 'programme', label: 'P', content: '' });
    await ask('POST', 'news', { id: 'toit', title: 'Le toit', content: '<p>toit, et le toit</p>' });
    expect((await remove('caisses/toit')).status).toBe(200);
    await ask('POST', 'caisses', { id: 'toit', name: 'Toit' });
    await ask('PUT', 'organisations/demo', { config: { 'don.main.caisse': 'toit' } });
    await ask('POST', 'pages', { id: 'p1', path: 'appel', title: 'Appel' });
    const link = '<p><a href="/don/toit">Donner</a></p>';
    await ask('PUT', 'pages/p1', {
      content: JSON.stringify([{ type: 'richText', props: { html: link }, children: [] }]),
    });
    await ask('POST', 'events', { id: 'e1', name: 'Bal', dateEvent: '2099-01-01T18:00:00Z', caisses: ['toit'] });
    await ask('POST', 'campagnes', {
      id: 'c1',
      label: 'C',
      config: { sections: [{ id: 'programme', type: 'SECTION', label: '' }] },
    });
    expect(refused(await remove('caisses/toit'))).toEqual(used([], ['event e1', 'organisation demo', 'page p1']));
    expect(refused(await remove('sections/programme'))).toEqual(used([], ['campaign c1']));
    await ask('PUT', 'campagnes/c1', { config: { sections: [] } });
    expect((await remove('sections/programme')).status).toBe(200);
  });
});

describe('payments that arrive meanwhile', () => {
  it.each([
    ['caisses', 'CAISSE', { name: 'Toit' }],
    ['services', 'SERVICE', { name: 'Cours', montant: 50 }],
    ['campagnes', 'CAMPAGNE', { label: 'Gala' }],
  ] as const)('GONE-04 %s are deleted before a payment that is refused, or stay with it', async (path, type, body) => {
    for (let turn = 0; turn < 4; turn += 1) {
      const id = `race-${turn}`;
      await ask('POST', path, { id, ...body });
      const asked = { type, typeId: id, montant: 50 };
      const pay = () => world.submit(asked);
      const before = await rowsOf('payments');
      const answers = await Promise.all(
        turn % 2 ? [remove(`${path}/${id}`), pay(), pay()] : [pay(), remove(`${path}/${id}`), pay()],
      );
      const [deleted] = answers.splice(turn % 2 ? 0 : 1, 1);
      const kept = answers.filter(({ status }) => status === 200);
      expect(deleted?.status).toBe(kept.length === 0 ? 200 : 409);
      expect(answers.filter(({ status }) => status === 404)).toHaveLength(answers.length - kept.length);
      expect(await rowsOf('payments')).toBe(before + kept.length);
      for (const { body } of kept) {
        const { url } = body as { url: string };
        await world.press(url, 'pay');
        await world.deliver();
        expect((await world.paymentOf(url)).state).toBe('succeeded');
      }
    }
  });

  it('GONE-04 deleting waits for a payment that is being kept, and finds it', async () => {
    const { database } = world.deps;
    await ask('POST', 'campagnes', { id: 'held', label: 'Held' });
    await ask('POST', 'campagnes', { id: 'paid', label: 'Paid' });
    await world.submit({ type: 'CAMPAGNE', typeId: 'paid', montant: 50 });
    const { answer } = await database.transaction(async (tx) => {
      await tx.execute(sql`select 1 from campaigns where id = 'held' for key share`);
      const answer = remove('campagnes/held');
      // The embedded database does one after the other.
      for (let waits = database.engine === 'embedded'; !waits;)
        waits =
          ((await tx.execute(sql`select 1 from pg_locks where not granted`)) as { rows: unknown[] }).rows.length > 0;
      await tx.execute(sql`update payments set type_id = 'held' where type_id = 'paid'`);
      return { answer };
    });
    expect(refused(await answer)).toEqual(used([{ subject: 'payment', count: 1 }]));
  });
});
