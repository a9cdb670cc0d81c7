import { createCheckoutWorld, type CheckoutWorld } from '../../../testing/checkoutWorld';
import { createCase } from '../../../testing/paymentProof/createCase';
import { createRandom } from '../../../testing/paymentProof/createRandom';
import { expectAgreement } from '../../../testing/paymentProof/expectAgreement';
import { settle } from '../../../testing/paymentProof/settle';
import { visit, type Visit } from '../../../testing/paymentProof/visit';

// `npm run proof` uses new random seeds. To repeat one: ORGKIT_PROOF_SEED=… npm run proof --
// server/features/checkout/submit/proof
const full = process.env['ORGKIT_PROOF'] !== undefined;
const SEED = process.env['ORGKIT_PROOF_SEED'] ?? (full ? `${Date.now()}` : '613');
const CASES = full ? 200 : 8;
const VISITORS = full ? 50 : 4;

/** Configurations of one world: payments are never forgotten, so it would grow slow. */
const TOGETHER = 20;

let world: CheckoutWorld | undefined;
let done = 0;
afterEach(async () => {
  if (!world || (done += 1) % TOGETHER > 0) return;
  await world.close();
  world = undefined;
});
afterAll(() => world?.close());

const cases = Array.from({ length: CASES }, (_, index) => [`${SEED}-${index + 1}`, index] as const);
const START = Date.parse('2025-01-15T12:00:00Z');
const DAYS_APART = 3 * 24 * 60 * 60 * 1000;

it.each(cases)(
  'SRV-01 SRV-03 PAY-35 ledger, schedule, plan shown and plan charged agree (configuration %s)',
  async (seed, index) => {
    const random = createRandom(seed);
    world ??= await createCheckoutWorld();
    // Repeated alone, it happens on the same day.
    world.pass(START + index * DAYS_APART - world.deps.now().getTime());
    try {
      const given = await createCase(world, random);
      const visits: Visit[] = [];
      while (visits.length < VISITORS) visits.push(await visit(world, random, given));
      await settle(world, random, given.organisation.id, visits);
      await expectAgreement(world, given, visits);
    } catch (error) {
      const replay = `ORGKIT_PROOF_SEED=${SEED} npm run proof -- server/features/payments/proof -t 'configuration ${seed}\\)'`;
      throw new Error(`${(error as Error).message}\n\nTo repeat it: ${replay}`, { cause: error });
    }
  },
  full ? 600_000 : 60_000,
);
