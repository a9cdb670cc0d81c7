import fc from 'fast-check';
import { seesMode, type Mode } from '../../../src/core/organisation';
import { createFakeBank } from '../../gateways/testing/createFakeBank';
import { signBody } from '../../gateways/signature';
import { newKey } from '../../testing/checkoutWorld';
import { block, createFormWorld, replyOf, type FormWorld } from '../forms/testing/formWorld';

const RUNS = process.env['ORGKIT_PROOF'] === undefined ? 3 : 40;
/** A Wednesday morning. */
const SLOT = '2025-04-09T09:00:00+02:00';
const modes: readonly Mode[] = ['test', 'live'];

let world: FormWorld;
beforeEach(async () => {
  world = await createFormWorld({ beside: { stripe: createFakeBank() } });
});
afterEach(() => world.close());

const admin = (method: string, path: string, body?: unknown) =>
  world.server.request(method, `/v1/admin/${path}`, { token: world.token, ...(body !== undefined && { body }) });
const get = async <T>(path: string) => (await world.server.request('GET', `/v1/${path}`)).body as T;
const list = async <T = { id: string; mode: Mode }>(path: string) =>
  ((await admin('GET', path)).body as { data: T[] }).data;
const goTo = async (mode: Mode) => expect((await admin('PUT', 'organisations/demo', { mode })).status).toBe(200);

/** Pays by the provider of the payment's mode, as its page and its webhook would. */
async function pay(config: Record<string, unknown>): Promise<string> {
  const { url } = (await world.submit(config)).body as { url: string };
  const { id, provider } = await world.paymentOf(url);
  const event = { id: newKey(), type: 'payment.succeeded', paiement: id, charge: 1, montant: config['montant'] };
  const body = JSON.stringify({ ...event, created: '2025-01-15T12:00:00Z' });
  const headers = { 'x-signature': signBody(world.deps.config.keys.webhooks[0], body) };
  const told = await world.server.request('POST', `/v1/paiements/webhook/${provider}`, { body, headers });
  expect(told.status).toBe(200);
  return id;
}

/** A fund, a campaign, a debt, and a form with ten of a product at slots of three seats. */
async function setUp() {
  const fund = await world.addFund();
  await admin('POST', 'campagnes', { id: 'gala', label: 'Gala', gala: true });
  await admin('POST', 'campagnes/gala/matchings', { label: 'Mécène', ratio: 1, pool: 1_000_000 });
  await admin('POST', 'dettes', { id: 'rent', name: 'Loyer', montant: 100_000 });
  await admin('POST', 'calendars', { id: 'cal', label: 'Salle', slots: [{ start: SLOT, seats: 300 }] });
  const form = await world.addForm({}, [block('products'), block('calendar', { calendarId: 'cal' })]);
  await world.limit(form, [{ products: ['P1'], capacity: 300 }]);
  return { fund, form };
}

type Kind = 'fund' | 'campaign' | 'debt' | 'hand' | 'promise' | 'order';
const kinds: readonly Kind[] = ['fund', 'campaign', 'debt', 'hand', 'promise', 'order'];

it('ENT-30 ENT-31 every total, list, stock, debt and export reads one mode, whatever mixture there is', async () => {
  const { fund, form } = await setUp();
  const rows: { kind: Kind; mode: Mode; montant: number }[] = [];
  let mode: Mode = 'test';
  const make: Record<Kind, (montant: number) => Promise<Mode>> = {
    fund: async (montant) => (await pay({ type: 'CAISSE', typeId: fund, montant }), mode),
    campaign: async (montant) => (await pay({ type: 'CAMPAGNE', typeId: 'gala', montant }), mode),
    debt: async (montant) => (await pay({ type: 'DETTE', typeId: 'rent', montant }), mode),
    hand: async (montant) => (await admin('POST', 'campagnes/gala/dons', { montant }), 'live'),
    promise: async (montant) => {
      const infos = { nom: 'Lévi', prenom: 'Dana', email: 'd@example.org', tel: '+33612345678' };
      const body = { montant, campagne: { displayName: 'Dana', team: null }, infos };
      await world.server.request('POST', '/v1/campagne/engagement/gala', { body });
      return 'live';
    },
    async order() {
      const { data } = replyOf(await world.send(form, { P1_quantity: 1, '[CALENDAR]_cal': SLOT }));
      await pay({ intent: data?.intent, montant: 10.1 });
      return mode;
    },
  };
  const sum = (shown: Mode, ...of: Kind[]) =>
    rows
      .filter((row) => of.includes(row.kind) && seesMode(shown, row.mode))
      .reduce((all, { montant }) => all + montant, 0);
  const count = (shown: Mode, ...of: Kind[]) =>
    rows.filter((row) => of.includes(row.kind) && seesMode(shown, row.mode)).length;

  const expectOneMode = async () => {
    const total = await world.totalOf(fund);
    expect(total).toBe(sum(mode, 'fund'));
    const { stats, mode: said } = await get<{ mode: Mode; stats: never }>('campagne/id/gala');
    const given = sum(mode, 'campaign', 'hand');
    expect([said, stats]).toMatchObject([
      mode,
      {
        total: {
          sum: { total: 2 * given, matched: given, received: given },
          count: { total: count(mode, 'campaign', 'hand') },
        },
        engagements: { sum: sum(mode, 'promise'), count: count(mode, 'promise') },
      },
    ]);
    const donors = await get<{ data: { mode?: Mode }[] }>('campagne/donors/gala?limit=200');
    expect(donors.data).toHaveLength(count(mode, 'campaign', 'hand'));
    expect(donors.data.filter((donor) => donor.mode === 'test')).toHaveLength(
      count(mode, 'campaign', 'hand') - count('live', 'campaign', 'hand'),
    );
    expect(await world.leftOf('P1', form)).toBe(300 - count(mode, 'order'));
    for (const shown of modes) {
      const asked = `mode=${shown}`;
      expect(await list(`campagnes/gala/dons?limit=200&${asked}`)).toHaveLength(count(shown, 'campaign', 'hand'));
      expect(await list(`campagnes/gala/engagements?limit=200&${asked}`)).toHaveLength(count(shown, 'promise'));
      expect(await list(`form-submissions?limit=200&${asked}`)).toHaveLength(count(shown, 'order'));
      expect(await list(`calendars/cal/bookings?limit=200&${asked}`)).toHaveLength(count(shown, 'order'));
      expect(await list<object>(`dettes?${asked}`)).toMatchObject([{ payed: sum(shown, 'debt') }]);
      const linesOf = async (path: string) =>
        (await admin('GET', `${path}?${asked}`)).text.trim().split('\r\n').length - 1;
      expect(await linesOf('campagnes/gala/dons.csv')).toBe(count(shown, 'campaign', 'hand'));
      expect(await linesOf(`forms/${form}/submissions.csv`)).toBe(count(shown, 'order'));
      // Books hold one mode and nothing beside.
      const online = rows.filter((row) => row.mode === shown && !['hand', 'promise'].includes(row.kind));
      const payments = await list(`payments?limit=200&${asked}`);
      expect(payments.map((payment) => payment.mode)).toEqual(online.map(() => shown));
      expect(await linesOf('payments/export')).toBe(online.length);
    }
  };

  const step = fc.oneof(
    { weight: 1, arbitrary: fc.constantFrom(...modes) },
    { weight: 3, arbitrary: fc.tuple(fc.constantFrom(...kinds), fc.integer({ min: 2, max: 90 })) },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 10 }), async (steps) => {
      for (const done of steps) {
        if (typeof done === 'string') await goTo((mode = done));
        else rows.push({ kind: done[0], mode: await make[done[0]](done[1]), montant: done[1] });
      }
      await expectOneMode();
    }),
    { numRuns: RUNS, endOnFailure: true, seed: 11 },
  );
  for (mode of modes) {
    await goTo(mode);
    await expectOneMode();
  }
});

describe('going live', () => {
  it('ENT-30 is refused while nothing takes real money, with that reason, and changes nothing', async () => {
    const other = await createFormWorld();
    try {
      const path = '/v1/admin/organisations/demo';
      const body = { mode: 'live', shortName: 'Nouveau' };
      const { status, body: said } = await other.server.request('PUT', path, { token: other.token, body });
      expect([status, said]).toMatchObject([
        409,
        { code: 'noLiveProvider', error: expect.stringContaining('real money') },
      ]);
      const read = await other.server.request('GET', '/v1/organisations/id/demo');
      expect((read.body as { data: object }).data).toMatchObject({ mode: 'test' });
      expect((read.body as { data: object }).data).not.toMatchObject({ shortName: 'Nouveau' });
      const made = await other.server.request('POST', '/v1/admin/organisations', {
        token: 'operator-token',
        body: { id: 'new', name: 'New', mode: 'live' },
      });
      expect(made.status).toBe(409);
    } finally {
      await other.close();
    }
  });

  it('ENT-30 ENT-31 empties no list of what was real, takes no trial along, and has new payments take money', async () => {
    const { fund } = await setUp();
    await admin('POST', 'campagnes/gala/dons', { montant: 40, displayName: 'Comptant' });
    await pay({ type: 'CAMPAGNE', typeId: 'gala', montant: 60, campagne: { displayName: 'Essai' } });
    await pay({ type: 'CAISSE', typeId: fund, montant: 30 });
    const names = async () =>
      (await get<{ data: { campagneExtraData: { displayName: string } }[] }>('campagne/donors/gala')).data.map(
        ({ campagneExtraData }) => campagneExtraData.displayName,
      );
    expect([await names(), await world.totalOf(fund)]).toEqual([['Essai', 'Comptant'], 30]);
    await goTo('live');
    expect([await names(), await world.totalOf(fund)]).toEqual([['Comptant'], 0]);
    const id = await pay({ type: 'CAISSE', typeId: fund, montant: 25 });
    expect(await world.totalOf(fund)).toBe(25);
    expect(await list('payments')).toMatchObject([{ id, mode: 'live', provider: 'stripe' }]);
  });

  it('ENT-30 a checkout goes on in the mode that its page said', async () => {
    const { body } = await world.makeIntent({ montant: 20 });
    const intent = (body as { data: { id: string } }).data.id;
    await goTo('live');
    const held = await get<{ data: { organisation: { mode: Mode } } }>(`paiements/intents/${intent}`);
    expect(held.data.organisation.mode).toBe('test');
    await pay({ intent, montant: 20 });
    expect(await list('payments?mode=test')).toMatchObject([{ provider: 'sandbox', received: 20 }]);
    expect(await list('payments')).toEqual([]);
  });

  it('ENT-31 a trial takes no stock or seat from anybody, and a trial that is paid for real is real', async () => {
    const form = await world.addForm({}, [block('products')]);
    await world.limit(form, [{ products: ['P1'], capacity: 2 }]);
    const tried = replyOf(await world.send(form, { P1_quantity: 2 }));
    expect(await world.leftOf('P1', form)).toBe(0);
    await goTo('live');
    expect(await world.leftOf('P1', form)).toBe(2);
    expect(replyOf(await world.send(form, { P1_quantity: 1 })).success).toBe(true);
    const { id = '' } = tried.data ?? {};
    await pay({ type: 'FORM', typeId: id, montant: 20.2 });
    // One is left, it takes two: the organisation decides.
    expect(await world.submissionOf(id)).toMatchObject({ mode: 'live', state: 'short' });
    expect(await world.leftOf('P1', form)).toBe(1);
    await goTo('test');
    expect(await world.leftOf('P1', form)).toBe(1);
    expect(replyOf(await world.send(form, { P1_quantity: 2 }))).toMatchObject({ success: false, stock: { P1: 1 } });
  });

  it('ENT-31 seats of a slot are counted in each mode', async () => {
    await admin('POST', 'calendars', { id: 'one', label: 'Salle', slots: [{ start: SLOT, seats: 1 }] });
    const blocks = [block('products'), block('calendar', { calendarId: 'one' })];
    const form = await world.addForm({}, blocks);
    const free = async () => (await get<{ data: string[] }>('forms/calendar/one/slots/3/2025')).data;
    const book = () => world.send(form, { P1_quantity: 1, '[CALENDAR]_one': SLOT });
    expect(replyOf(await book()).success).toBe(true);
    expect(await free()).toEqual([]);
    await goTo('live');
    expect(await free()).toEqual([SLOT]);
    expect(replyOf(await book()).success).toBe(true);
    expect(await free()).toEqual([]);
    expect((await list('calendars/one/bookings')).map(({ mode }) => mode)).toEqual(['live']);
    expect((await list('calendars/one/bookings?mode=test')).map(({ mode }) => mode).sort()).toEqual(['live', 'test']);
  });
});
