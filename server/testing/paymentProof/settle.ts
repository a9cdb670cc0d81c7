import { eq, ne } from 'drizzle-orm';
import { payments } from '../../db/schema';
import { reconcile } from '../../ledger/reconcile';
import type { CheckoutWorld } from '../checkoutWorld';
import type { Random } from './createRandom';
import type { Visit } from './visit';

const HOUR = 60 * 60 * 1000;

/** Delivers everything pending, partly repeated and in any order, and lets the job poll for the rest. */
export async function settle(
  world: CheckoutWorld,
  random: Random,
  organisationId: string,
  visits: readonly Visit[],
): Promise<void> {
  await repeatReports(world, random, visits);
  for (let round = 0; round < 4; round += 1) {
    await world.deliver();
    world.pass(60_000);
  }
  const { queries } = world.deps.database;
  // Other cases' payments are settled: the job need not ask for them again.
  const later = new Date(world.deps.now().getTime() + 365 * 24 * HOUR);
  await queries.update(payments).set({ nextCheckAt: later }).where(ne(payments.organisationId, organisationId));
  await queries
    .update(payments)
    .set({ nextCheckAt: world.deps.now() })
    .where(eq(payments.organisationId, organisationId));
  const known = await queries.$count(payments, eq(payments.organisationId, organisationId));
  for (let asked = 0; asked <= known; asked += 50) await reconcile(world.deps);
}

/** Signed provider reports, sent by hand beside its own deliveries. */
async function repeatReports(world: CheckoutWorld, random: Random, visits: readonly Visit[]): Promise<void> {
  const sandbox = world.deps.gateways['sandbox'];
  const urls = visits.flatMap(({ checkouts }) => checkouts.map(({ url }) => url)).filter(() => random.chance(0.3));
  for (const url of urls) {
    const { providerRef } = await world.paymentOf(url);
    const events = (await sandbox?.readEvents(providerRef ?? '')) ?? [];
    const sent = random.shuffle([...events, ...events]).slice(0, random.int(0, 6));
    const answers = await Promise.all(
      sent.map(({ id, type, paymentId, charge, montant, createdAt }) =>
        world.report({ id, type, paiement: paymentId, charge, montant, created: createdAt.toISOString() }),
      ),
    );
    for (const { status, text } of answers) if (status !== 200) throw new Error(`a true report was refused: ${text}`);
  }
}
