import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { organisations, payments, paymentSums } from '../../db/schema';
import { paymentCondition, type PaymentFilters } from '../../features/payments/listStore';
import { countPayments } from '../../features/payments/totalPayments';
import { requireExistingOrganisation } from '../../features/organisations/organisationStore';
import { toMinor } from '../../../src/core/money';
import { projectRoot } from '../../projectRoot';
import { createCheckoutWorld, type CheckoutWorld } from '../../testing/checkoutWorld';
import { deletePayments } from '../deleteBooks';
import { gatherPaymentSums } from './gatherPaymentSums';
import { mendPaymentSums } from './mendPaymentSums';
import { readPaymentSums } from './paymentSums';

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld();
});
afterAll(() => world.close());

const states = ['created', 'processing', 'succeeded', 'failed', 'cancelled', 'refunded', undefined] as const;
const types = ['GENERAL', 'CAISSE', undefined] as const;

/** Expects what is kept to be what is counted, for every mode, state and type. @returns how many payments there are */
async function expectAgreement(): Promise<number> {
  const { queries } = world.deps.database;
  const owner = await requireExistingOrganisation(queries, 'demo');
  let all = 0;
  for (const mode of ['test', 'live'] as const)
    for (const state of states)
      for (const type of types) {
        const filters: PaymentFilters = { mode, state, type };
        const counted = await countPayments(queries, paymentCondition(owner, filters));
        expect(await readPaymentSums(queries, { organisationId: 'demo', mode, state, type })).toEqual(counted);
        if (!state && !type) all += counted.reduce((sum, { count }) => sum + count, 0);
      }
  return all;
}

async function make(config: Record<string, unknown>): Promise<string> {
  const { body } = await world.submit(config);
  return (await world.paymentOf((body as { url: string }).url)).id;
}

let events = 0;
const report = (paiement: string, type: string, montant: number) =>
  world.report({
    id: `sum-${(events += 1)}`,
    type: `payment.${type}`,
    paiement,
    charge: 1,
    montant,
    created: new Date(world.deps.now().getTime() + events).toISOString(),
  });

it('SRV-17 keeps what payments come to by mode, state and type, whatever becomes of them', async () => {
  const { queries } = world.deps.database;
  const fund = await world.addFund({});
  const [paid, back, failed] = [await make({ montant: 20 }), await make({ montant: 30 }), await make({ montant: 40 })];
  await make({ type: 'CAISSE', typeId: fund, montant: 50 });
  expect(await expectAgreement()).toBe(4);
  await report(paid, 'succeeded', 20);
  await report(back, 'succeeded', 30);
  await report(back, 'refunded', 10);
  await expectAgreement();
  await report(back, 'refunded', 20);
  await report(failed, 'failed', 40);
  await expectAgreement();
  await report(failed, 'succeeded', 40);
  await expectAgreement();
  await queries.update(payments).set({ mode: 'live' }).where(eq(payments.id, paid));
  await expectAgreement();
  await deletePayments(queries, [failed]);
  expect(await expectAgreement()).toBe(3);
});

it('SRV-17 puts the rows of a kind together, and again when others come', async () => {
  const { queries } = world.deps.database;
  const before = await queries.$count(paymentSums);
  expect(await gatherPaymentSums(queries)).toBe(before);
  const after = await queries.$count(paymentSums);
  expect(after).toBeLessThan(before);
  await expectAgreement();
  expect(await gatherPaymentSums(queries)).toBe(0);
  await make({ montant: 20 });
  expect(await gatherPaymentSums(queries)).toBeGreaterThan(0);
  expect(await queries.$count(paymentSums)).toBeLessThanOrEqual(after + 2);
  await expectAgreement();
});

it('SRV-17 mends what is kept of payments, and tells by how much it was off', async () => {
  const { queries } = world.deps.database;
  expect((await mendPaymentSums(world.deps)).differences).toEqual([]);
  const kind = { organisationId: 'demo', mode: 'test', state: 'succeeded', type: 'GENERAL', currency: 'EUR' } as const;
  const off = { payments: 2, received: toMinor(70, 'EUR'), refunded: toMinor(-5, 'EUR'), fees: toMinor(1, 'EUR') };
  await queries.insert(paymentSums).values({ ...kind, ...off });
  const gone = { ...kind, state: 'cancelled', payments: 1, received: toMinor(0, 'EUR') } as const;
  await queries.insert(paymentSums).values({ ...off, ...gone });
  await queries.delete(paymentSums).where(eq(paymentSums.type, 'CAISSE'));
  const { checked, differences } = await mendPaymentSums(world.deps);
  expect(checked).toBe(await queries.$count(organisations));
  expect(differences).toContainEqual({ ...kind, ...off });
  expect(differences).toContainEqual({ ...off, ...gone });
  expect(differences).toContainEqual(expect.objectContaining({ type: 'CAISSE', payments: -1 }));
  await expectAgreement();
  expect((await mendPaymentSums(world.deps)).differences).toEqual([]);
});

it('SRV-17 forbids the planner no join: PostgreSQL would take each plan for so dear that it compiles it', async () => {
  const settings = sql`select s from pg_proc, unnest(proconfig) s where s ~ '^enable_(nestloop|hashjoin|mergejoin|hashagg|sort)='`;
  const found = (await world.deps.database.queries.execute(settings)) as { rows: unknown[] };
  expect(found.rows).toEqual([]);
});

it('SRV-17 begins with what former payments come to', async () => {
  const { queries } = world.deps.database;
  const text = readFileSync(join(projectRoot, 'server/db/migrations/0078_payment_sums.sql'), 'utf8');
  await queries.delete(paymentSums);
  await queries.execute(sql.raw(text.split('--> statement-breakpoint').at(-1) ?? ''));
  expect(await expectAgreement()).toBe(4);
});
