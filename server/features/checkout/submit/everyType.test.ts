import { eq } from 'drizzle-orm';
import { entries } from '../../../db/schema';
import { createCheckoutWorld, type CheckoutWorld } from '../../../testing/checkoutWorld';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

const make = async (path: string, body: Record<string, unknown>, token = world.token) => {
  const answer = await world.server.request('POST', `/v1/admin/${path}`, { token, body });
  expect(answer.body).toMatchObject({ success: true });
};
const read = async (path: string) => {
  const { body } = await world.server.request('GET', `/v1/admin/${path}`, { token: world.token });
  return (body as { data: Record<string, unknown> }).data;
};
const begin = async (config: Record<string, unknown>) => {
  const { status, body } = await world.submit(config);
  const { url = '', code } = body as { url?: string; code?: string };
  return { status, url, code, id: url && (await world.paymentOf(url)).id };
};
let events = 0;
const event = (paiement: string, type: string, montant: number, charge = 1) =>
  world.report({
    id: `evt-${(events += 1)}`,
    type: `payment.${type}`,
    paiement,
    charge,
    montant,
    created: new Date(Date.parse('2025-01-15T12:00:01Z') + events * 1000).toISOString(),
  });
/** A payment's ledger rows: subject, amount and contribution of each. */
const rowsOf = async (id: string) =>
  (await world.ledgerOf(id)).map(({ debtId, montant, counted }) => [debtId, montant, counted]);

describe('debts', () => {
  const addDebts = async (name: string, amounts: number[]) => {
    const ids = amounts.map((_, index) => `${name}-${index + 1}`);
    for (const [index, montant] of amounts.entries()) {
      await make('dettes', { id: ids[index] ?? '', name: `${name} ${index + 1}`, montant });
    }
    return ids;
  };
  const restes = async (ids: string[]) => Promise.all(ids.map(async (id) => (await read(`dettes/${id}`))['reste']));

  it('ACC-15 PAY-50 lays 120 over 50, 30, 100 in their order', async () => {
    const ids = await addDebts('acc15', [50, 30, 100, 20]);
    const dettes = [50, 30, 40].map((montant, index) => ({ id: ids[index], montant }));
    const { id } = await begin({ type: 'GENERAL', montant: 120, dettes });
    await event(id, 'succeeded', 120);
    expect(await rowsOf(id)).toEqual([
      [ids[0], 5000, 5000],
      [ids[1], 3000, 3000],
      [ids[2], 4000, 4000],
    ]);
    expect(await restes(ids)).toEqual([0, 0, 60, 20]);
    expect(await read(`dettes/${ids[0]}`)).toMatchObject({ payed: 50, reste: 0 });
  });

  it('SRV-01 shows in an intent what is left of each, from the records', async () => {
    const ids = await addDebts('intent', [50, 30]);
    const asked = { type: 'MULTI_DETTE', montant: undefined, dettes: ids.map((id) => ({ id, montant: 1, reste: 1 })) };
    const { body } = await world.makeIntent(asked);
    const { id } = (body as { data: { id: string } }).data;
    const held = (await world.server.request('GET', `/v1/paiements/intents/${id}`)).body as { data: unknown };
    expect(held.data).toMatchObject({ type: 'MULTI_DETTE', montant: 80, dettes: [{ reste: 50 }, { reste: 30 }] });
  });

  it('PAY-50 takes no more for one debt than is left of it', async () => {
    const [id = ''] = await addDebts('one', [50]);
    expect((await begin({ type: 'DETTE', typeId: id, montant: 50.01 })).code).toBe('amountMaximum');
    const half = await begin({ type: 'DETTE', typeId: id, montant: 20 });
    await event(half.id, 'succeeded', 20);
    expect((await begin({ type: 'DETTE', typeId: id, montant: 31 })).code).toBe('amountMaximum');
    const rest = await begin({ type: 'DETTE', typeId: id, montant: 30 });
    await event(rest.id, 'succeeded', 30);
    expect((await begin({ type: 'DETTE', typeId: id, montant: 1 })).code).toBe('nothingDue');
  });

  it('PAY-50 never lays more on a debt than it is, when 20 pay it at once; the surplus stays a gift', async () => {
    const ids = await addDebts('race', [50, 45]);
    const dettes = ids.map((id) => ({ id, montant: 1 }));
    // A new checkout closes the one before it; money that comes for them all the same is never lost.
    const paid: Awaited<ReturnType<typeof begin>>[] = [];
    while (paid.length < 20) paid.push(await begin({ type: 'GENERAL', montant: 10, dettes }));
    const answers = await Promise.all(paid.map(({ id }) => event(id, 'succeeded', 10)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(await restes(ids)).toEqual([0, 0]);
    const laid = (await Promise.all(paid.map(({ id }) => world.ledgerOf(id)))).flat();
    const sum = (debtId: string | null) =>
      laid.filter((row) => row.debtId === debtId).reduce((total, { counted }) => total + counted, 0);
    expect([...ids, null].map((id) => sum(id ?? null))).toEqual([5000, 4500, 10_500]);
    expect(laid.reduce((total, { montant }) => total + montant, 0)).toBe(20_000);
  });

  it('SRV-03 lays a charge once, however often it is reported', async () => {
    const ids = await addDebts('twice', [50, 30]);
    const { id } = await begin({ type: 'GENERAL', montant: 60, dettes: ids.map((debt) => ({ id: debt, montant: 1 })) });
    await Promise.all(Array.from({ length: 5 }, () => event(id, 'succeeded', 60)));
    expect(await rowsOf(id)).toEqual([
      [ids[0], 5000, 5000],
      [ids[1], 1000, 1000],
    ]);
  });

  it('SRV-13 a refund opens the last debts again, after the surplus', async () => {
    const ids = await addDebts('refund', [50, 30]);
    const { id } = await begin({ type: 'GENERAL', montant: 90, dettes: ids.map((debt) => ({ id: debt, montant: 1 })) });
    await event(id, 'succeeded', 90);
    expect(await restes(ids)).toEqual([0, 0]);
    await event(id, 'refunded', 25);
    expect(await restes(ids)).toEqual([0, 15]);
    await event(id, 'refunded', 65);
    expect(await restes(ids)).toEqual([50, 30]);
    const total = (await world.ledgerOf(id)).reduce((sum, row) => sum + row.montant, 0);
    expect(total).toBe(0);
  });

  it('PAY-35 lays each part of a split on what is left when it comes', async () => {
    const ids = await addDebts('split', [50, 50]);
    const dettes = ids.map((debt) => ({ id: debt, montant: 1 }));
    const split = { divide: 3, nbMonth: 3, abo: true, maxAmount: 100 };
    const { id, code } = await begin({ type: 'GENERAL', montant: 100, dettes, ...split });
    expect(code).toBeUndefined();
    await event(id, 'succeeded', 34, 1);
    await event(id, 'succeeded', 34, 2);
    expect(await restes(ids)).toEqual([0, 32]);
    await event(id, 'succeeded', 32, 3);
    expect(await restes(ids)).toEqual([0, 0]);
  });

  it('SRV-01 pays the debts of one organisation only', async () => {
    await make('dettes', { id: 'foreign', name: 'Foreign', montant: 50 }, world.otherToken);
    expect((await begin({ type: 'DETTE', typeId: 'foreign', montant: 50 })).status).toBe(404);
    expect((await begin({ type: 'GENERAL', montant: 50, dettes: [{ id: 'foreign', montant: 50 }] })).status).toBe(404);
  });
});

describe('services, submissions and campaigns', () => {
  it('SRV-01 a subscription takes its own price for its own months', async () => {
    await make('services', { id: 'abo', name: 'Abonnement', montant: 15, recurrent: 1, nbMonth: 10 });
    const { url, id } = await begin({ type: 'SERVICE', typeId: 'abo', montant: 15, abo: true, nbMonth: 10 });
    expect(await world.paymentOf(url)).toMatchObject({ montant: 1500, nbMonth: 10, maxAmount: 15_000, abo: true });
    await event(id, 'succeeded', 15);
    const [row] = await world.deps.database.queries.select().from(entries).where(eq(entries.paymentId, id));
    expect(row).toMatchObject({ serviceId: 'abo', montant: 1500, counted: 15_000 });
    expect((await begin({ type: 'SERVICE', typeId: 'abo', montant: 1 })).code).toBe('amountChanged');
  });

  it('SRV-01 what is taken monthly is not paid by who says once, or other months', async () => {
    await make('services', { id: 'adhesion', name: 'Adhésion', montant: 18, recurrent: 1, nbMonth: 12 });
    await make('services', { id: 'cours', name: 'Cours', montant: 18, recurrent: 1 });
    const formData = { paiementType: 'MONTHLY', aboMonthMin: 2 };
    await make('submissions', { id: 'mois', label: 'Mois', total: 18, formData });
    const intent = await world.makeIntent({ type: 'SERVICE', typeId: 'adhesion', montant: undefined });
    const held = (intent.body as { data: { id: string } }).data.id;
    const adhesion = { type: 'SERVICE', typeId: 'adhesion', montant: 18 };
    const cours = { type: 'SERVICE', typeId: 'cours', montant: 18 };
    const before = await world.countRows();
    for (const asked of [
      { ...adhesion, abo: false },
      { ...adhesion, nbMonth: 1 },
      { ...adhesion, abo: true, nbMonth: 6 },
      { ...adhesion, abo: false, intent: held },
      { ...cours, abo: false },
      { ...cours, nbMonth: 1 },
      { type: 'FORM', typeId: 'mois', montant: 18, abo: false },
    ])
      expect([asked, (await begin(asked)).code]).toEqual([asked, 'months']);
    expect(await world.countRows()).toEqual(before);
    const { url } = await begin({ ...adhesion, intent: held, abo: true, nbMonth: 12 });
    expect(await world.paymentOf(url)).toMatchObject({ montant: 1800, nbMonth: 12, maxAmount: 21_600 });
  });

  it('ACC-16 PAY-11 a submission asks for its deposit first, and is never paid beyond what is left', async () => {
    await make('submissions', {
      id: 'camp',
      label: 'Colonie',
      total: 500,
      formData: { deposit: 100, depositPercent: 30 },
    });
    expect((await begin({ type: 'FORM', typeId: 'camp', montant: 149 })).code).toBe('amountMinimum');
    const { id } = await begin({ type: 'FORM', typeId: 'camp', montant: 150 });
    await event(id, 'succeeded', 150);
    expect(await read('submissions/camp')).toMatchObject({ payed: 150, reste: 350 });
    expect((await begin({ type: 'FORM', typeId: 'camp', montant: 351 })).code).toBe('amountMaximum');
    expect((await begin({ type: 'FORM', typeId: 'camp', montant: 1 })).url).toBeTruthy();
    await event(id, 'refunded', 150);
    expect(await read('submissions/camp')).toMatchObject({ payed: 0, reste: 500 });
  });

  it('SRV-13 a gift to a campaign counts for it and its team, under the name that is to be shown', async () => {
    await make('campagnes', { id: 'gala', label: 'Gala', cerfa: true, assoc: 'FOND', config: { maxNbMonth: 24 } });
    const gift = { type: 'CAMPAGNE', typeId: 'gala', montant: 20, team: 'rouge', campagne: { displayName: ' Dana ' } };
    const { url, id } = await begin({ ...gift, abo: true, nbMonth: 24, cerfa: false, assoc: 'OTHER' });
    expect(await world.paymentOf(url)).toMatchObject({
      displayName: 'Dana',
      team: 'rouge',
      cerfa: true,
      assoc: 'FOND',
    });
    await event(id, 'succeeded', 20);
    const [row] = await world.ledgerOf(id);
    expect(row).toMatchObject({ campaignId: 'gala', team: 'rouge', counted: 48_000 });
  });

  it('SRV-01 what is closed or unknown cannot be paid', async () => {
    await make('services', { id: 'clos', name: 'Clos', montant: 15, active: false });
    expect((await begin({ type: 'SERVICE', typeId: 'clos', montant: 15 })).code).toBe('serviceClosed');
    for (const type of ['SERVICE', 'FORM', 'CAMPAGNE', 'DETTE', 'CAISSE']) {
      expect([type, (await begin({ type, typeId: 'nothing', montant: 15 })).status]).toEqual([type, 404]);
    }
  });
});
