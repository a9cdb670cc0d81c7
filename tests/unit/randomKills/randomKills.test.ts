import { and, eq, sql } from 'drizzle-orm';
import { entries } from '../../../server/db/schema';
import { insertPayments } from '../../../server/ledger/insertBooked';
import { createRandom } from '../../../server/testing/paymentProof/createRandom';
import type { CampaignStats } from '../../../src/contract/campaigns/campaigns';
import { createKillableServer, type KillableServer } from './killableServer';
import { campaignId, giftByHand, paidGift, teams, type Operation, type RandomGift } from './randomGifts';

// `npm run proof` uses new random seeds. To repeat one: ORGKIT_PROOF_SEED=… npm run proof -- tests/unit/randomKills
const full = process.env['ORGKIT_PROOF'] !== undefined;
const SEED = process.env['ORGKIT_PROOF_SEED'] ?? (full ? `${Date.now()}` : '27');
/** Each ends with a kill. A gift is one to four operations. */
const ROUNDS = full ? 100 : 3;
const GIFTS = Number(process.env['ORGKIT_PROOF_GIFTS'] ?? (full ? 400 : 40));
const AT_ONCE = 16;

let server: KillableServer;
beforeAll(async () => {
  server = await createKillableServer();
});
afterAll(() => server.remove());

/** Sends the operations of each gift in order, some gifts at a time; those answered well are taken off. */
async function work(waiting: Operation[][], onAnswer: () => void) {
  const gifts = waiting.values();
  const lane = async () => {
    for (const operations of gifts) {
      while (operations[0] && (await operations[0]())) {
        operations.shift();
        onAnswer();
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/** Sends all of a round's operations, with a kill among them, and some of those that were answered a second time. */
async function playRound(gifts: readonly RandomGift[], { int, chance }: ReturnType<typeof createRandom>) {
  const waiting = gifts.map(({ operations }) => [...operations]);
  const survivors = int(1, gifts.length);
  let [answered, killed] = [0, false];
  await work(waiting, () => {
    answered += 1;
    if (answered >= survivors && !killed) {
      killed = true;
      void server.kill();
    }
  });
  await server.kill();
  await server.start();
  const repeated = gifts.filter(() => chance(0.1)).map(({ operations }) => [...operations]);
  // By one after the other: what is answered late must not overtake what is sent again.
  for (const rest of [waiting, repeated]) {
    await work(rest, () => (answered += 1));
    expect(rest.flat()).toEqual([]);
  }
  return answered;
}

/** Sums of a gifts' CSV, in cents. */
function sumsOf(csv: string, names: readonly string[]): number[] {
  const [head = '', ...rows] = csv.trim().split('\r\n');
  const columns = head.replace('\ufeff', '').split(',');
  const cents = (row: string, name: string) => Math.round(Number(row.split(',')[columns.indexOf(name)]) * 100);
  return names.map((name) => rows.reduce((sum, row) => sum + cents(row, name), 0));
}

it(
  `SRV-27 gifts by hand and by checkout, corrected, moved and refunded among kills leave one total (seed ${SEED})`,
  async () => {
    const random = createRandom(SEED);
    await server.start();
    expect(await server.send('POST', 'campagnes', { id: campaignId, label: 'Veille' })).toBe(200);
    for (const param of teams) {
      const team = { param, label: param, hidden: param === 'ombre' };
      expect(await server.send('POST', `campagnes/${campaignId}/teams`, team)).toBe(200);
    }
    await server.kill();

    const rounds = Array.from({ length: ROUNDS }, (_, round) =>
      Array.from({ length: GIFTS }, (_, index) => {
        const id = `don-${round}-${index}`;
        return random.chance(0.4) ? { gift: giftByHand(server, random, id) } : paidGift(server, random, id);
      }),
    );
    const open = rounds.flat().flatMap((one) => ('payment' in one ? one.payment : []));
    await server.inDatabase(async ({ queries }) => {
      for (let from = 0; from < open.length; from += 500) await insertPayments(queries, open.slice(from, from + 500));
    });
    await server.start();
    let operations = 0;
    for (const round of rounds)
      operations += await playRound(
        round.map(({ gift }) => gift),
        random,
      );

    const gifts = rounds.flat().map(({ gift }) => gift);
    const sum = gifts.reduce((sum, { worth }) => sum + worth, 0);
    const { stats } = await server.read<{ stats: { total: CampaignStats } }>(`campagne/id/${campaignId}`);
    expect(stats.total).toMatchObject({ sum: { total: sum, received: sum }, count: { total: gifts.length } });
    for (const param of teams) {
      const own = gifts.filter(({ team }) => team === param);
      const { data } = await server.read<{ data: CampaignStats }>(`campagne/team/stats/${campaignId}/${param}`);
      expect([data.sum.total, data.count.total]).toEqual([own.reduce((sum, { worth }) => sum + worth, 0), own.length]);
    }
    const csv = await server.readAdmin(`campagnes/${campaignId}/dons.csv`);
    expect(sumsOf(csv, ['montant', 'received'])).toEqual([sum * 100, sum * 100]);
    const listed = JSON.parse(await server.readAdmin(`campagnes?limit=100`)) as {
      data: { id: string; stats: { total: CampaignStats } }[];
    };
    expect(listed.data.find(({ id }) => id === campaignId)?.stats).toEqual(stats);

    // The embedded database is one process's.
    await server.kill();
    const counted = sql<string>`sum(${entries.counted})`;
    const [ledger] = await server.inDatabase(({ queries }) =>
      queries
        .select({ counted })
        .from(entries)
        .where(and(eq(entries.organisationId, 'demo'), eq(entries.campaignId, campaignId))),
    );
    expect(Number(ledger?.counted)).toBe(sum * 100);
    expect(await server.checkTotals()).toContain(', 0 differences');
    if (full) process.stdout.write(`${operations} operations on ${gifts.length} gifts, ${ROUNDS} kills\n`);
  },
  full ? 3_600_000 : 90_000,
);
