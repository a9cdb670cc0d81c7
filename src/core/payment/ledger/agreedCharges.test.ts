import fc from 'fast-check';
import {
  agreedCharge,
  agreedCharges,
  chargeStates,
  countedFor,
  currentTerms,
  feeOfCharge,
  monthlyPlan,
  withNewAmount,
  type LedgerEvent,
} from '..';
import { minor, sumMinor, type Minor } from '../../money';

const event = (type: string, charge: number, montant: number, at: number): LedgerEvent => ({
  id: `${type}-${charge}-${at}`,
  type: `payment.${type}` as LedgerEvent['type'],
  charge,
  montant: minor(montant),
  createdAt: new Date(at),
});

/** A payment in several charges, fee cover in it, as it was agreed. */
const plans = fc
  .record({
    montant: fc.integer({ min: 2_00, max: 10_000_00 }),
    count: fc.integer({ min: 2, max: 12 }),
    kind: fc.constantFrom('monthly', 'split', 'endless'),
    fees: fc.integer({ min: 0, max: 1_00 }),
  })
  .map(({ montant, count, kind, fees }) => {
    const divide = kind === 'split' ? count : null;
    const total = divide === null ? montant : montant * count;
    const choice = {
      montant: minor(total),
      currency: 'eur',
      abo: true,
      nbMonth: kind === 'endless' ? 0 : count,
      divide,
    };
    return { ...monthlyPlan(choice), type: 'CAISSE', currency: 'eur', fees: minor(fees) };
  });

/** A payment's history in order: charges taken or refused, and amounts changed. */
const history = fc.array(
  fc.oneof(fc.constantFrom('take', 'refuse'), fc.integer({ min: 1_00, max: 5_000_00 }).map(minor)),
  { maxLength: 20 },
);

/** Plays a history as a provider would: a refused charge keeps its amount. */
function play(plan: typeof plans extends fc.Arbitrary<infer P> ? P : never, acts: readonly (string | Minor)[]) {
  const first = plan.maxAmount === null ? null : agreedCharges(plan, 'eur');
  let amounts: { from: number; montant: Minor }[] = [];
  const events: LedgerEvent[] = [];
  let [taken, refused] = [0, false];
  const book = new Map<number, Minor>();
  const due = (charge: number) => book.get(charge) ?? (first ? (first[charge - 1] ?? null) : plan.montant);
  for (const [index, act] of ['take' as string | Minor, ...acts].entries()) {
    const next = due(taken + 1);
    if (next === null) break;
    if (act === 'take') {
      events.push(event('succeeded', (taken += 1), next, index));
      refused = false;
    } else if (act === 'refuse') {
      events.push(event('failed', taken + 1, next, index));
      refused = true;
    } else {
      const from = taken + (refused ? 2 : 1);
      if (due(from) === null) continue;
      amounts = [...amounts, { from, montant: act as Minor }];
      for (let charge = from; charge <= (first?.length ?? 60); charge += 1) book.set(charge, act as Minor);
    }
  }
  return { payment: { ...plan, amounts }, events, taken, due };
}

describe('the charges of a payment whose amount was changed', () => {
  it('PAY-02 PAY-35 are as many as before, and come to what is charged in all, whatever happened', () => {
    fc.assert(
      fc.property(plans, history, (plan, acts) => {
        const { payment, events, due } = play(plan, acts);
        const standings = chargeStates(payment, events);
        const { montant, maxAmount, fees } = currentTerms(payment);
        for (const standing of standings) expect(standing.montant).toBe(due(standing.charge));
        expect(agreedCharges(payment, 'eur')).toHaveLength(agreedCharges(plan, 'eur').length);
        if (maxAmount !== null) expect(sumMinor(standings.map((standing) => standing.montant))).toBe(maxAmount);
        else expect(standings.at(-1)?.montant).toBe(agreedCharge(payment, 'eur', standings.length));
        if (payment.amounts.length > 0) expect(montant).toBe(payment.amounts.at(-1)?.montant);
        else
          expect({ montant, maxAmount, fees }).toEqual({
            montant: plan.montant,
            maxAmount: plan.maxAmount,
            fees: plan.fees,
          });
      }),
    );
  });

  it('PAY-21 SRV-13 carry no more fee cover than they take, and count the rest', () => {
    fc.assert(
      fc.property(plans, history, (plan, acts) => {
        const { payment, events } = play(plan, acts);
        let gifts = 0;
        for (const { charge, montant, state } of chargeStates(payment, events)) {
          const fee = feeOfCharge(payment, charge);
          expect(fee).toBeGreaterThanOrEqual(0);
          expect(fee).toBeLessThanOrEqual(montant);
          const ahead = state === 'due' && plan.maxAmount !== null;
          gifts += state === 'paid' || ahead ? montant - fee : 0;
        }
        expect(countedFor(payment, events)).toBe(gifts);
      }),
    );
  });

  it('PAY-02 are shown with the new amount, one that failed with its own', () => {
    const charge = (state: 'due' | 'failed') => ({ state, montant: minor(1000) });
    expect(withNewAmount([charge('failed'), charge('due')], minor(2500)).map(({ montant }) => montant)).toEqual([
      1000, 2500,
    ]);
    expect(withNewAmount([charge('due')], null)).toEqual([charge('due')]);
  });
});
