import type { GuardNumbers } from '../../src/contract/guard';
import { createCheckoutWorld, type CheckoutWorld } from '../testing/checkoutWorld';
import { foundOrganisation } from '../features/settings/organisationService';
import { lightWork } from './testing/solve';
import { askIntent, askPayment, give, postFrom, replyOf, tryCard, type Gift } from './testing/visitors';

// `npm run proof` runs the full numbers.
const full = process.env['ORGKIT_PROOF'] !== undefined;
const ATTEMPTS = full ? 1000 : 100;
const GUESTS = full ? 300 : 12;
const limit = full ? 600_000 : 60_000;

let world: CheckoutWorld;
beforeAll(async () => {
  world = await createCheckoutWorld({ guard: { work: lightWork } });
});
afterAll(() => world.close());

let organisations = 0;
async function newOrganisation(): Promise<string> {
  organisations += 1;
  const id = `org${organisations}`;
  await foundOrganisation(world.deps, { id, name: id });
  return id;
}

async function numbersOf(id: string) {
  const { body } = await world.server.request('GET', '/v1/admin/guard', { token: 'operator-token' });
  return (body as { data: GuardNumbers }).data.organisations.find((one) => one.id === id);
}

const stateOf = async (url: string) => (await world.paymentOf(url)).state;
const networks = (count: number) => (index: number) => `2001:db8:${organisations}:${index % count}::1`;

interface Script {
  readonly address: (index: number) => string;
  readonly montant: (index: number) => number;
}

/** Tries cards all through one minute; between two tries `meanwhile` happens. Answers how many intents were let through. */
async function attack(
  organisation: string,
  { address, montant }: Script,
  meanwhile: (index: number) => Promise<void> = async () => {},
): Promise<number> {
  let passed = 0;
  for (let index = 0; index < ATTEMPTS; index += 1) {
    const gift = { organisation, montant: montant(index), address: address(index), email: `x${index}@example.com` };
    if ((await tryCard(world, gift)) !== 'no intent') passed += 1;
    await meanwhile(index);
    world.pass(60_000 / ATTEMPTS);
  }
  return passed;
}

const donor = (organisation: string, montant: number): Gift => ({
  organisation,
  montant,
  address: '192.0.2.77',
  email: `donor${organisations}@example.org`,
});

/** Guests at their tables, behind the router of the hall. */
const guest = (organisation: string, index: number): Gift => ({
  organisation,
  montant: [18, 36, 50, 52, 100, 180][index % 6] ?? 18,
  address: '198.51.100.7',
  email: `guest${index}@example.org`,
});

describe('a minute of tried cards', () => {
  it.each<[string, Script]>([
    ['one euro, from one address', { address: () => '203.0.113.66', montant: () => 1 }],
    ['a few euros, from twenty networks', { address: networks(20), montant: (index) => 1 + (index % 4) }],
    ['fifty euros, from twenty networks', { address: networks(20), montant: () => 50 }],
    ['any amount, from one address', { address: () => '203.0.113.67', montant: (index) => 20 + index }],
    ['any amount, each from elsewhere', { address: networks(1000), montant: (index) => 20 + index }],
  ])(
    'SRV-09 lets fewer than 20 intents pass: %s; a donor is let through',
    async (_, script) => {
      const organisation = await newOrganisation();
      const gifts: Awaited<ReturnType<typeof give>>[] = [];
      const passed = await attack(organisation, script, async (index) => {
        if (index === ATTEMPTS / 2) gifts.push(await give(world, donor(organisation, script.montant(index))));
      });
      expect(passed).toBeLessThan(20);
      expect(passed).toBeGreaterThan(0);
      const [gift] = gifts;
      expect([gift?.asked, await stateOf(gift?.url ?? '')]).toEqual([2, 'succeeded']);
      expect(await numbersOf(organisation)).toMatchObject({
        intents: passed + 1,
        challenged: expect.any(Number),
        solved: 2,
      });
    },
    limit,
  );

  it(
    'SRV-09 lets fewer than 20 pass that come all at once, or without an intent before',
    async () => {
      const organisation = await newOrganisation();
      const gift = { organisation, montant: 2, address: '203.0.113.68', email: 'x@example.com' };
      const post = postFrom(world.server, gift.address);
      const all = await Promise.all(Array.from({ length: ATTEMPTS }, () => askIntent(post, gift)));
      expect(all.filter(({ status }) => status === 200).length).toBeLessThan(20);
      expect(all.filter(({ status }) => status === 429).length).toBeGreaterThan(ATTEMPTS - 20);

      const other = await newOrganisation();
      const direct = await Promise.all(
        Array.from({ length: ATTEMPTS }, (_, index) =>
          askPayment(postFrom(world.server, `203.0.114.${index % 200}`), {
            ...gift,
            organisation: other,
            email: `x${index}@example.com`,
          }),
        ),
      );
      expect(direct.filter((answer) => replyOf(answer).url).length).toBeLessThan(20);
    },
    limit,
  );
});

describe('guests of a gala behind one address', () => {
  it(
    'SRV-09 give without being asked anything when nobody attacks, also when some cards are declined',
    async () => {
      const organisation = await newOrganisation();
      const gifts = [];
      for (let index = 0; index < GUESTS; index += 1) gifts.push(await give(world, guest(organisation, index)));
      for (let index = 0; index < 5; index += 1) await tryCard(world, guest(organisation, 1000 + index));
      gifts.push(await give(world, guest(organisation, GUESTS)));
      expect(gifts.filter(({ asked }) => asked > 0)).toEqual([]);
      expect(await numbersOf(organisation)).toMatchObject({ challenged: 0, refused: 0, payments: GUESTS + 6 });
    },
    limit,
  );

  it(
    'SRV-09 give during an attack, their browsers solving what they are asked',
    async () => {
      const organisation = await newOrganisation();
      const gifts: Awaited<ReturnType<typeof give>>[] = [];
      let guests = 0;
      const every = Math.max(1, Math.floor((ATTEMPTS - 20) / GUESTS));
      const passed = await attack(
        organisation,
        { address: networks(5), montant: (index) => 20 + index },
        async (index) => {
          if (index < 20 || index % every !== 0 || guests === GUESTS) return;
          gifts.push(await give(world, guest(organisation, (guests += 1))));
        },
      );
      while (guests < GUESTS) gifts.push(await give(world, guest(organisation, (guests += 1))));
      expect(passed).toBeLessThan(20);
      expect(gifts).toHaveLength(GUESTS);
      expect(gifts.map(({ asked }) => asked)).not.toContain(0);
      const states = await Promise.all(gifts.map(({ url }) => stateOf(url)));
      expect(new Set(states)).toEqual(new Set(['succeeded']));
    },
    limit,
  );
});
