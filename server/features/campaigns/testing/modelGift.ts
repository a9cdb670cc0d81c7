import type { Random } from '../../../testing/paymentProof/createRandom';
import type { CampaignWorld } from './createCampaignWorld';

/** A gift's amounts, computed independently of the code under test: plain numbers of cents. */
export interface ModelGift {
  readonly name: string;
  readonly team: string | null;
  readonly counted: number;
  readonly received: number;
  /** Nothing of it ever went back: its match is exact. */
  readonly whole: boolean;
}

interface Charge {
  paid: number | null;
  refunded: number;
  failed: boolean;
  cancelled: boolean;
}

const CENTS = 100;
const amounts = [10, 18, 26.5, 50, 100.01, 120, 250];

interface GiftToMake {
  readonly name: string;
  readonly team: string | null;
  readonly source?: string;
  /** For a pledge, and its paid amount. */
  readonly link?: string;
  readonly promised?: number;
}

/** A payment of any kind through the real calls, with a random life, reported in any order and repeatedly. */
export async function giveAtRandom(
  world: CampaignWorld,
  random: Random,
  { name, team, source, link, promised }: GiftToMake,
): Promise<ModelGift> {
  const montant = promised ?? random.pick(amounts);
  const kind = link ? 'once' : random.pick(['once', 'once', 'split', 'months', 'endless'] as const);
  const parts = random.int(2, 4);
  const shapes = {
    once: { montant },
    split: { montant: Math.max(12, montant), divide: parts, abo: true, nbMonth: parts },
    months: { montant, abo: true, nbMonth: parts },
    endless: { montant, abo: true, nbMonth: 0 },
  };
  const shape = shapes[kind];
  const total = shape.montant;
  const share = kind === 'split' ? Math.ceil(total / parts) : total;
  const maxAmount = kind === 'months' ? total * parts : kind === 'endless' ? null : total;
  const checkout = await world.open({
    ...shape,
    ...(link && { link }),
    ...(kind === 'split' && { amounts: { montant: total, fees: 0, total }, montant: share, maxAmount }),
    ...(team && { team }),
    ...(source && { source }),
    campagne: { displayName: name },
  });
  const planned =
    kind === 'once' ? [total] : kind === 'split' ? partsOf(total, share, parts) : Array<number>(parts).fill(total);
  const { charges, events } = lifeOf(
    random,
    checkout,
    planned.map((one) => Math.round(one * CENTS)),
  );
  const told = random.shuffle([...events, ...events.filter(() => random.chance(0.3))]);
  for (const event of told) {
    const { status, text } = await world.report(event);
    if (status !== 200) throw new Error(`${text} for ${JSON.stringify(event)}`);
  }
  const worth = worthOf(
    charges,
    planned.map((one) => Math.round(one * CENTS)),
    kind === 'endless',
  );
  return {
    name,
    team,
    ...worth,
    whole: charges.every(({ refunded, failed, cancelled }) => !refunded && !failed && !cancelled),
  };
}

/** Whole units, the rest last; less than a unit is added to the part before. */
function partsOf(total: number, share: number, parts: number): number[] {
  const list: number[] = [];
  let left = Math.round(total * CENTS);
  while (left > 0 && list.length < parts) {
    const next = Math.min(left, share * CENTS);
    list.push(next / CENTS);
    left -= next;
  }
  const last = list.at(-1) ?? 0;
  if (list.length > 1 && last < 1) {
    list.pop();
    list[list.length - 1] = Math.round(((list.at(-1) ?? 0) + last) * CENTS) / CENTS;
  }
  return list;
}

function lifeOf(random: Random, { event }: Awaited<ReturnType<CampaignWorld['open']>>, planned: readonly number[]) {
  const charges: Charge[] = planned.map(() => ({ paid: null, refunded: 0, failed: false, cancelled: false }));
  const events: Record<string, unknown>[] = [];
  for (const [index, charge] of charges.entries()) {
    const cents = planned[index] ?? 0;
    const tell = (type: string, amount: number) => events.push(event(type, index + 1, amount / CENTS));
    const fate = random.pick(['paid', 'paid', 'paid', 'back', 'failed', 'stopped', 'waits']);
    if (fate === 'paid' || fate === 'back' || index === 0) {
      charge.paid = cents;
      tell('succeeded', cents);
    }
    if (fate === 'back') {
      charge.refunded = random.pick([cents, Math.max(1, Math.floor(cents / 3))]);
      tell('refunded', charge.refunded);
    }
    if (index === 0) continue;
    if (fate === 'failed') {
      charge.failed = true;
      tell('failed', cents);
    }
    if (fate === 'stopped') {
      charge.cancelled = true;
      tell('cancelled', cents);
      break;
    }
    if (fate === 'waits') break;
  }
  return { charges, events };
}

/** SRV-13 in its plainest form. */
function worthOf(charges: readonly Charge[], planned: readonly number[], endless: boolean) {
  let [counted, received, stopped] = [0, 0, false];
  for (const [index, { paid, refunded, failed, cancelled }] of charges.entries()) {
    if (cancelled) stopped = true;
    if (paid !== null) {
      counted += paid - refunded;
      received += paid - refunded;
    } else if (!endless && !failed && !stopped) counted += planned[index] ?? 0;
  }
  return { counted, received };
}
