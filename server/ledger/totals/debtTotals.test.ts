import { and, eq, sql } from 'drizzle-orm';
import { debts, entries } from '../../db/schema';
import { createCheckoutWorld, newKey, type CheckoutWorld } from '../../testing/checkoutWorld';
import { createRandom } from '../../testing/paymentProof/createRandom';
import { checkTotals } from './checkTotals';

const LONG = 120_000;
const DEBTS = ['d0', 'd1', 'd2', 'd3'];
const TODAY = '2025-01-15';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
  for (const [index, id] of DEBTS.entries())
    await ask('POST', '', { id, name: id, montant: 100, ...(index < 2 && { due: `2025-01-1${index + 3}` }) });
}, LONG);
afterAll(() => world.close());

const ask = (method: string, path: string, body?: unknown) =>
  world.server.request(method, `/v1/admin/dettes${path}`, { token: world.token, body });
const listed = async (query: string) =>
  ((await ask('GET', query)).body as { data: { id: string; payed: number }[] }).data;
const idsOf = async (query: string) => (await listed(query)).map(({ id }) => id);
const check = () => checkTotals(world.deps, { since: new Date(world.deps.now().getTime() + 1) });

/** Sums each debt over the ledger, as reads of one mode see it. */
async function summed(mode: 'live' | 'test') {
  const { queries } = world.deps.database;
  const rows = await queries.select().from(debts).where(eq(debts.organisationId, 'demo'));
  const all = rows.map(async ({ id, montant, active, due }) => {
    const own = and(eq(entries.debtId, id), mode === 'live' ? eq(entries.mode, 'live') : undefined);
    const moved = await queries.select({ counted: entries.counted }).from(entries).where(own);
    const paid = moved.reduce((sum, { counted }) => sum + counted, 0);
    return { id, payed: paid / 100, isOpen: active && montant > paid, due };
  });
  return Promise.all(all);
}

async function expectAgreement(): Promise<void> {
  for (const mode of ['live', 'test'] as const) {
    const known = await summed(mode);
    const paid = new Map((await listed(`?mode=${mode}`)).map(({ id, payed }) => [id, payed]));
    expect(paid).toEqual(new Map(known.map(({ id, payed }) => [id, payed])));
    const open = known.filter(({ isOpen }) => isOpen);
    expect((await idsOf(`?mode=${mode}&open=true`)).sort()).toEqual(open.map(({ id }) => id).sort());
    const closed = known.filter(({ isOpen }) => !isOpen).map(({ id }) => id);
    expect((await idsOf(`?mode=${mode}&open=false`)).sort()).toEqual(closed.sort());
    const late = open.filter(({ due }) => due !== null && due < TODAY).map(({ id }) => id);
    expect((await idsOf(`?mode=${mode}&overdue=true`)).sort()).toEqual(late.sort());
  }
}

it(
  'SRV-17 SRV-19 CALL-44 lists debts by what the ledger says is left of them, whatever was paid, taken back or changed',
  async () => {
    const random = createRandom('debts');
    const { queries } = world.deps.database;
    const byHand: [string, string][] = [];
    const paid: string[] = [];
    const steps: readonly (() => Promise<unknown>)[] = [
      async () => {
        const [id, hand] = [random.pick(DEBTS), `hand-${byHand.length}`];
        byHand.push([id, hand]);
        return ask('POST', `/${id}/payments`, { id: hand, montant: random.int(1, 70), means: 'cash', date: TODAY });
      },
      async () => {
        if (byHand.length === 0) return;
        const [id, hand] = random.pick(byHand);
        await ask('DELETE', `/${id}/payments/${hand}`);
      },
      async () => {
        // In test mode, as the sandbox is; by hand is for real.
        const { body } = await world.submit({ type: 'DETTE', typeId: random.pick(DEBTS), montant: random.int(1, 60) });
        const url = (body as { url?: string }).url;
        if (!url) return;
        await world.press(url, 'pay');
        await world.deliver();
        paid.push((await world.paymentOf(url)).id);
      },
      async () => {
        if (paid.length === 0) return;
        const path = `/v1/admin/payments/${random.pick(paid)}/refund`;
        const body = { montant: random.int(1, 20), idempotencyKey: newKey() };
        await world.server.request('POST', path, { token: world.token, body });
        await world.deliver();
      },
      async () => ask('PUT', `/${random.pick(DEBTS)}`, { montant: random.int(40, 120), active: random.chance(0.8) }),
    ];
    for (let step = 0; step < 60; step += 1) {
      await random.pick(steps)();
      if (step % 5 === 4) await expectAgreement();
    }
    expect(await queries.$count(entries, sql`kind = 'refund' and debt_id is not null`)).toBeGreaterThan(2);
    expect(new Set((await queries.select().from(entries)).map(({ mode }) => mode)).size).toBe(2);
    expect((await check()).differences).toEqual([]);
  },
  LONG,
);

it('SRV-17 the check finds what is kept of a debt other than in the ledger, tells, and mends it', async () => {
  const { queries } = world.deps.database;
  await queries
    .update(debts)
    .set({ paid: sql`paid + 700`, paidInTrial: sql`paid_in_trial + 900` })
    .where(eq(debts.id, 'd2'));
  world.pass(1000);
  expect((await check()).differences).toMatchObject([
    { subject: 'debt', subjectId: 'd2', mode: 'live', counted: 700 },
    { subject: 'debt', subjectId: 'd2', mode: 'test', counted: 200 },
  ]);
  await expectAgreement();
});

it('CALL-44 lists debts that are overdue by their day, the latest first, page by page', async () => {
  for (const [id, due] of [
    ['o1', '2025-01-02'],
    ['o2', '2025-01-04'],
    ['o3', '2025-01-03'],
  ])
    await ask('POST', '', { id, name: 'Overdue', montant: 10, due });
  expect(await idsOf('?overdue=true&search=overdue')).toEqual(['o2', 'o3', 'o1']);
  const all = await idsOf('?overdue=true');
  const [first = ''] = all;
  expect(await idsOf(`?overdue=true&limit=1&before=${first}`)).toEqual(all.slice(1, 2));
});
