import fc from 'fast-check';
import { minor } from '../../money';
import { countedFor, feeOfCharge, monthlyPlan, type LedgerEvent } from '../../payment';
import { campaignTotals, statsOf, type TotalsRow } from './campaignTotals';
import { netOfGift, type GiftMovement } from '../testing/netOfGift';

const cents = (max: number) => fc.integer({ min: 0, max }).map(minor);
const team = fc.constantFrom('lev', 'tov', 'Lev', '__proto__', null);
const rows = fc.array(
  fc.record({ team, counted: cents(9e12), matched: cents(9e12), received: cents(9e12), gifts: fc.nat(1) }),
  { maxLength: 40 },
);

/** As SQL would group them: one row of sums a team. */
function grouped(list: readonly TotalsRow[]): TotalsRow[] {
  const sum = (part: readonly TotalsRow[], key: 'counted' | 'matched' | 'received') =>
    minor(part.reduce((total, row) => total + row[key], 0));
  return [...new Set(list.map((row) => row.team))].map((name) => {
    const part = list.filter((row) => row.team === name);
    return {
      team: name,
      counted: sum(part, 'counted'),
      matched: sum(part, 'matched'),
      received: sum(part, 'received'),
      gifts: part.reduce((total, { gifts }) => total + gifts, 0),
    };
  });
}

interface Act {
  readonly type: 'payment.succeeded' | 'payment.refunded' | 'payment.failed' | 'payment.cancelled';
  readonly part: number;
}

/** A gift with its fee cover, and the events of its charges in order. */
const gifts = fc.record({
  team,
  montant: fc.integer({ min: 200, max: 5_000_00 }),
  fees: fc.integer({ min: 0, max: 100 }),
  count: fc.integer({ min: 2, max: 6 }),
  kind: fc.constantFrom('once', 'monthly', 'endless', 'split'),
  acts: fc.array(
    fc.record({
      type: fc.constantFrom(
        'payment.succeeded',
        'payment.succeeded',
        'payment.refunded',
        'payment.failed',
        'payment.cancelled',
      ),
      part: fc.integer({ min: 1, max: 100 }),
    }) as fc.Arbitrary<Act>,
    { maxLength: 8 },
  ),
});
type Gift = typeof gifts extends fc.Arbitrary<infer G> ? G : never;

/** The ledger's rows of a gift, written as the server does: each counts the difference to those before. */
function movementsOf({ team: of, montant, fees, count, kind, acts }: Gift) {
  const choice = { currency: 'eur', abo: kind !== 'once', nbMonth: kind === 'endless' ? 0 : count };
  const plan = monthlyPlan({ ...choice, montant: minor(montant), divide: kind === 'split' ? count : null });
  const payment = { ...plan, type: 'CAMPAGNE', currency: 'eur', fees: minor(fees) };
  const events: LedgerEvent[] = [];
  const movements: GiftMovement[] = [];
  let [charge, before] = [0, 0];
  for (const [index, { type, part }] of acts.entries()) {
    const taken = type === 'payment.succeeded';
    if (taken) charge += 1;
    if (charge === 0) continue;
    const whole = part > 50 ? plan.montant : Math.ceil((plan.montant * part) / 100);
    const moved = taken ? plan.montant : type === 'payment.refunded' ? whole : 0;
    const about = moved > 0 ? charge : charge + 1;
    events.push({ id: `e${index}`, type, charge: about, montant: minor(moved), createdAt: new Date(index) });
    const counted = countedFor(payment, events);
    const kindOf = taken ? 'charge' : type === 'payment.refunded' ? 'refund' : 'correction';
    const fee = taken ? feeOfCharge(payment, charge) : minor(0);
    movements.push({
      kind: kindOf,
      team: of,
      charge: about,
      montant: minor(taken ? moved : -moved),
      fees: fee,
      counted: minor(counted - before),
    });
    before = counted;
  }
  return { movements, counted: before, endless: kind === 'endless' };
}

const zero = minor(0);
const movement = (given: Partial<GiftMovement>): GiftMovement => ({
  kind: 'charge',
  team: 'lev',
  charge: 1,
  montant: zero,
  fees: zero,
  counted: zero,
  ...given,
});

describe('campaignTotals', () => {
  it('SRV-13 is the same for single gifts and for sums per team, in any order', () => {
    fc.assert(
      fc.property(rows, fc.nat(), (list, turn) => {
        const turned = [...list.slice(turn % (list.length + 1)), ...list.slice(0, turn % (list.length + 1))];
        const { teams, ...all } = campaignTotals(list);
        for (const same of [grouped(list), turned, grouped(turned)]) {
          const { teams: sameTeams, ...others } = campaignTotals(same);
          expect(others).toEqual(all);
          expect(new Map([...sameTeams].sort())).toEqual(new Map([...teams].sort()));
        }
      }),
    );
  });

  it('SRV-13 counts a gift once for the campaign and once for its team, matched amounts within', () => {
    fc.assert(
      fc.property(rows, (list) => {
        const { teams, sum, matched, received, count } = campaignTotals(list);
        const none = campaignTotals(list.filter((row) => row.team === null));
        const all = [none, ...teams.values()];
        const over = (key: 'sum' | 'matched' | 'received' | 'count') =>
          all.reduce((total, part) => total + part[key], 0);
        expect([over('sum'), over('matched'), over('received'), over('count')]).toEqual([
          sum,
          matched,
          received,
          count,
        ]);
        expect(sum - matched).toBe(list.reduce((total, { counted }) => total + counted, 0));
        expect([...teams.keys()].sort()).toEqual([...new Set(list.flatMap((row) => row.team ?? []))].sort());
      }),
    );
  });

  it('SRV-13 comes to what the ledger counted, whatever happened to the gifts', () => {
    fc.assert(
      fc.property(fc.array(gifts, { maxLength: 8 }), (given) => {
        const played = given.map(movementsOf);
        const nets = played.map(({ movements }) => netOfGift(movements));
        const totals = campaignTotals(nets);
        expect(totals.sum).toBe(played.reduce((total, { counted }) => total + counted, 0));
        expect(totals.count).toBe(played.filter(({ counted }) => counted > 0).length);
        for (const [index, { counted, endless, movements }] of played.entries()) {
          const { received } = nets[index]!;
          expect(netOfGift([...movements].reverse())).toEqual(nets[index]);
          expect(received).toBeLessThanOrEqual(counted);
          if (endless) expect(received).toBe(counted);
        }
      }),
    );
  });

  it('SRV-08 has nothing of a pledge, which has no movement', () => {
    expect(campaignTotals([netOfGift([])])).toMatchObject({ sum: 0, count: 0, received: 0 });
  });

  it('SRV-13 leaves out fee cover, and a gift that was refunded whole', () => {
    const gift = movement({ montant: minor(1050), fees: minor(50), counted: minor(1000) });
    expect(netOfGift([gift])).toEqual({ team: 'lev', counted: 1000, matched: 0, received: 1000, gifts: 1 });
    const back = movement({ kind: 'refund', montant: minor(-1050), counted: minor(-1000) });
    const partly = movement({ kind: 'refund', montant: minor(-20), counted: minor(-20) });
    expect(netOfGift([gift, back])).toEqual({ team: 'lev', counted: 0, matched: 0, received: 0, gifts: 0 });
    expect(netOfGift([partly, gift])).toEqual({ team: 'lev', counted: 980, matched: 0, received: 980, gifts: 1 });
  });

  it('SRV-13 takes refunds charge by charge, gift before fee cover', () => {
    const first = movement({ montant: minor(1050), fees: minor(50), counted: minor(1000) });
    const second = movement({ charge: 2, montant: minor(1050), fees: minor(50), counted: minor(1000) });
    const back = movement({ kind: 'refund', montant: minor(-1050), counted: minor(-1000) });
    expect(netOfGift([first, back, second])).toMatchObject({ counted: 1000, received: 1000 });
  });

  it('SRV-13 keeps gifts by hand and matched amounts apart', () => {
    const manual = movement({ kind: 'manual', montant: minor(500), counted: minor(500) });
    const match = movement({ kind: 'match', matched: minor(500) });
    const row = netOfGift([manual, match]);
    expect(campaignTotals([row]).teams.get('lev')).toEqual({ sum: 1000, matched: 500, received: 500, count: 1 });
    expect(netOfGift([match, manual, movement({ kind: 'match', matched: minor(-500) })]).matched).toBe(0);
  });

  it('ENT-25 tells the wire currency units', () => {
    const totals = { sum: minor(1250), matched: minor(250), received: minor(5), count: 2 };
    const sum = { total: 1.25, matched: 0.25, received: 0.005 };
    expect(statsOf(totals, 'kwd')).toEqual({ sum, count: { total: 2 } });
  });
});
