import fc from 'fast-check';
import { chargeStates, countedFor, subscriptionStateOf, type CountedPayment, type LedgerEvent } from '..';
import { minor } from '../../money';

const MONTHS = 4;
const EACH = 1500;
const fixed: CountedPayment = {
  type: 'CAISSE',
  currency: 'eur',
  montant: minor(EACH),
  fees: minor(0),
  abo: true,
  divide: null,
  maxAmount: minor(EACH * MONTHS),
};
const endless: CountedPayment = { ...fixed, maxAmount: null };

type Kind = 'success' | 'failure' | 'refund' | 'dispute' | 'stop';
const wire = {
  success: 'payment.succeeded',
  failure: 'payment.failed',
  refund: 'payment.refunded',
  dispute: 'payment.refunded',
  stop: 'payment.cancelled',
} as const;
/** A refund gives back a third of its charge, a dispute the rest of it. */
const amounts = { success: EACH, failure: EACH, refund: EACH / 3, dispute: (EACH * 2) / 3, stop: EACH };
const happened = (kind: Kind, charge: number, at: number): LedgerEvent => ({
  id: `${kind}-${charge}`,
  type: wire[kind],
  charge,
  montant: minor(amounts[kind]),
  createdAt: new Date(at),
});

const facts = (['success', 'failure', 'refund', 'dispute', 'stop'] as const).flatMap((kind) =>
  Array.from({ length: MONTHS }, (_, index) => [kind, index + 1] as const),
);
/** Any of the facts, in any order of their happening. */
const lives = fc
  .shuffledSubarray(facts)
  .map((list) => list.map(([kind, charge], index) => happened(kind, charge, index)));
const payments = fc.constantFrom(fixed, endless);
const shuffled = <T>(items: readonly T[]) =>
  fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length });

const has = (events: readonly LedgerEvent[], kind: Kind, charge: number) =>
  events.some(({ id }) => id === `${kind}-${charge}`);
const isPaid = (events: readonly LedgerEvent[], charge: number) => has(events, 'success', charge);
const stateOf = (payment: CountedPayment, events: readonly LedgerEvent[]) =>
  subscriptionStateOf(chargeStates(payment, events));

/** SRV-13 charge by charge, in the plainest words. */
function worth(payment: CountedPayment, events: readonly LedgerEvent[]): number {
  const numbers = Array.from({ length: MONTHS }, (_, index) => index + 1);
  if (!numbers.some((charge) => isPaid(events, charge))) return 0;
  const stop = numbers.find((charge) => has(events, 'stop', charge) && (charge > 1 || !isPaid(events, charge)));
  return numbers
    .map((charge) => {
      if (isPaid(events, charge)) {
        const back = (['refund', 'dispute'] as const).filter((kind) => has(events, kind, charge));
        return EACH - back.map((kind) => amounts[kind]).reduce((sum, montant) => sum + montant, 0);
      }
      const comes = payment.maxAmount !== null && !has(events, 'failure', charge) && charge < (stop ?? Infinity);
      return comes ? EACH : 0;
    })
    .reduce((sum, montant) => sum + montant, 0);
}

describe('a stop', () => {
  it('SRV-13 stays when the charge that carried it is taken after all: that charge counts alone', () => {
    for (const payment of [fixed, endless])
      for (const [stopAt, lateAt] of [
        [5, 9],
        [9, 5],
      ] as const) {
        const events = [happened('success', 1, 1), happened('stop', 2, stopAt)];
        expect([countedFor(payment, events), stateOf(payment, events)]).toEqual([EACH, 'stopped']);
        const late = [...events, happened('success', 2, lateAt)];
        expect([countedFor(payment, late), stateOf(payment, late)]).toEqual([EACH * 2, 'stopped']);
        const states = chargeStates(payment, late).map(({ state }) => state);
        expect(states.filter((state) => state === 'due' || state === 'failed')).toEqual([]);
      }
  });

  it('SRV-13 of a first charge is a checkout that closed: what was agreed begins when it is paid after all', () => {
    const events = [happened('stop', 1, 1), happened('success', 1, 2)];
    expect([countedFor(fixed, events), stateOf(fixed, events)]).toEqual([EACH * MONTHS, 'active']);
  });

  it('SRV-13 counts every order of success, failure, refund, dispute and stop of every charge alike', () => {
    fc.assert(
      fc.property(
        lives.chain((events) => fc.tuple(fc.constant(events), shuffled([...events, ...events]))),
        payments,
        ([events, told], payment) => {
          expect(countedFor(payment, told)).toBe(worth(payment, events));
          expect(chargeStates(payment, told)).toEqual(chargeStates(payment, events));
        },
      ),
      { numRuns: 500 },
    );
  });

  it('SRV-13 is undone by nothing: what is heard after it adds at most its own charge', () => {
    fc.assert(
      fc.property(lives.chain(shuffled), fc.integer({ min: 2, max: MONTHS }), payments, (told, charge, payment) => {
        const known: LedgerEvent[] = [happened('success', 1, -2), happened('stop', charge, -1)];
        for (const event of told.filter(({ id }) => known.every((one) => one.id !== id))) {
          const before = countedFor(payment, known);
          const wasPaid = isPaid(known, event.charge);
          known.push(event);
          const added = countedFor(payment, known) - before;
          const taken = event.type === 'payment.succeeded' && !wasPaid;
          expect(added).toBeLessThanOrEqual(taken ? EACH : 0);
          const untaken = Array.from({ length: MONTHS + 1 - charge }, (_, index) => charge + index);
          const isOver = payment.maxAmount !== null && untaken.every((number) => isPaid(known, number));
          if (!isOver) expect(stateOf(payment, known)).toBe('stopped');
        }
      }),
      { numRuns: 500 },
    );
  });
});
