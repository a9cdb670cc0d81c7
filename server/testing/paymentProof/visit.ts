import { eq } from 'drizzle-orm';
import type { PaymentConfig } from '../../../src/contract/payments/payments';
import { sandboxCheckouts } from '../../db/schema';
import { deliveryModes } from '../../gateways/sandbox/actOnCheckout';
import { newKey, type CheckoutWorld } from '../checkoutWorld';
import { choosePlan, type Shown } from './choosePlan';
import { unitsOf, type Asked, type Case } from './createCase';
import type { Random } from './createRandom';

/** One visitor's actions: requests, and each opened checkout with the offer shown before it. */
export interface Visit {
  readonly asked: Asked;
  readonly intent: string;
  readonly checkouts: readonly { readonly url: string; readonly shown: Shown }[];
}

type Button = (action: string, charge: number) => Promise<void>;

/** A visitor from the form to any outcome: pays, is declined, retries, leaves, pays for months, gets a refund. */
export async function visit(world: CheckoutWorld, random: Random, given: Case): Promise<Visit> {
  const { organisation, ask } = given;
  const asked = await ask();
  const intent = await intentOf(world, asked.config, organisation.id);
  const checkouts: Visit['checkouts'][number][] = [];
  const tries = random.pick([1, 1, 1, 2, 3]);
  for (let count = 0; count < tries; count += 1) {
    const held = await world.server.request('GET', `/v1/paiements/intents/${intent}`);
    const { data: config } = held.body as { data: PaymentConfig };
    const shown = choosePlan(random, config, organisation, unitsOf(random, organisation.devise));
    if (!shown) break;
    const url = await send(world, random, shown, intent);
    // Already paid: an earlier checkout won.
    if (url === null) break;
    checkouts.push({ url, shown });
    await play(world, random, given, url);
  }
  return { asked, intent, checkouts };
}

async function intentOf(world: CheckoutWorld, config: Asked['config'], organisation: string): Promise<string> {
  const { body, text } = await world.makeIntent({ montant: undefined, ...config, organisation: { id: organisation } });
  const { data } = body as { data?: { id: string } };
  if (!data) throw new Error(`no intent of ${JSON.stringify(config)}: ${text}`);
  return data.id;
}

/** Sends the form, some twice; the address to pay at, or null when the intent is paid already. */
async function send(world: CheckoutWorld, random: Random, shown: Shown, intent: string): Promise<string | null> {
  const body = { config: JSON.stringify({ ...shown.submission, intent }) };
  const post = () => world.server.request('POST', '/v1/paiements/offline/link', { body });
  const answers = await Promise.all(random.chance(0.2) ? [post(), post(), post()] : [post()]);
  const [first, ...others] = answers.map((answer) => answer.body as { url?: string; code?: string });
  for (const other of others)
    if (other.url !== first?.url) throw new Error('a repeated submission opened two checkouts');
  if (first?.url) return first.url;
  if (first?.code === 'alreadyPaid' || first?.code === 'nothingDue' || first?.code === 'linkEnded') return null;
  throw new Error(`what was shown is refused: ${answers[0]?.text} for ${body.config}`);
}

/** Events at the provider, reported properly, twice, late, out of order or not at all. */
async function play(world: CheckoutWorld, random: Random, { token }: Case, url: string): Promise<void> {
  const press: Button = async (action, charge) => {
    const delivery = random.pick(deliveryModes);
    const times = random.chance(0.15) ? 2 : 1;
    const once = () => world.press(url, action, { charge: `${charge}`, delivery });
    await Promise.all(Array.from({ length: times }, once));
  };
  await press(random.pick(['pay', 'pay', 'pay', 'decline', 'cancel', 'look']), 1);
  const steps = random.int(0, 8);
  for (let step = 0; step < steps; step += 1) {
    const { state, taken } = await checkoutOf(world, url);
    if (state === 'open' || state === 'cancelled') return;
    const action = random.pick(['next', 'next', 'next', 'fail', 'stop', 'refund', 'bounce', 'back', 'deliver', 'wait']);
    if (action === 'deliver') await world.deliver();
    else if (action === 'wait') world.pass(random.int(1, 40_000));
    else if (action === 'back') await giveBack(world, random, token, url);
    else await press(action, action === 'next' || action === 'fail' ? taken + 1 : Math.max(1, taken));
  }
}

/** The administrator refunds; a refused refund changes nothing. */
async function giveBack(world: CheckoutWorld, random: Random, token: string, url: string): Promise<void> {
  const { id } = await world.paymentOf(url);
  const part = random.chance(0.7) ? { montant: random.pick([1, 3, 10, 50]) } : {};
  const body = { ...part, idempotencyKey: newKey() };
  const ask = () => world.server.request('POST', `/v1/admin/payments/${id}/refund`, { token, body });
  const answers = await Promise.all(random.chance(0.3) ? [ask(), ask()] : [ask()]);
  for (const { status, text } of answers) if (status >= 500) throw new Error(`refund: ${text}`);
}

/** The provider's own book of a checkout. */
export async function checkoutOf(world: CheckoutWorld, url: string): Promise<typeof sandboxCheckouts.$inferSelect> {
  const id = new URL(url).pathname.split('/').at(-1) ?? '';
  const { queries } = world.deps.database;
  const [checkout] = await queries.select().from(sandboxCheckouts).where(eq(sandboxCheckouts.id, id));
  if (!checkout) throw new Error(`no checkout at ${url}`);
  return checkout;
}
