import fc from 'fast-check';
import { countedFor, movedBy, stateOf, type CountedPayment, type LedgerEvent } from '..';
import { minor } from '../../money';

const event = (type: string, at: number, charge = 1, montant = 5000, id = `${type}-${at}-${charge}`): LedgerEvent => ({
  id,
  type: `payment.${type}` as LedgerEvent['type'],
  charge,
  montant: minor(montant),
  createdAt: new Date(at),
});

const once: CountedPayment = {
  type: 'CAISSE',
  currency: 'eur',
  montant: minor(5000),
  fees: minor(0),
  abo: false,
  divide: null,
  maxAmount: minor(5000),
};
const monthly: CountedPayment = { ...once, abo: true, maxAmount: minor(60_000) };
const unlimited: CountedPayment = { ...once, abo: true, maxAmount: null };
const split: CountedPayment = { ...once, abo: true, divide: 3, montant: minor(3400), maxAmount: minor(10_000) };

const anyEvent = fc
  .record({
    type: fc.constantFrom('succeeded', 'failed', 'cancelled', 'refunded'),
    at: fc.integer({ min: 1, max: 5 }),
    charge: fc.integer({ min: 1, max: 4 }),
    montant: fc.constantFrom(1, 3400, 5000, 9000),
    id: fc.string({ minLength: 1, maxLength: 3 }),
  })
  .map(({ type, at, charge, montant, id }) => event(type, at, charge, montant, id));
/** Things that happened, and the same as they may reach us: in any order, some more than once. */
const history = fc.uniqueArray(anyEvent, { maxLength: 8, selector: ({ id }) => id });
const arrival = history.chain((events) =>
  fc.record({
    events: fc.constant(events),
    arrived: fc.array(fc.nat(Math.max(0, events.length - 1)), { maxLength: events.length ? 6 : 0 }).chain((again) =>
      fc.shuffledSubarray([...events, ...again.map((index) => events[index]!)], {
        minLength: events.length + again.length,
      }),
    ),
  }),
);

describe('stateOf', () => {
  it.each([
    ['keeps what was while nothing is known', [], 'created'],
    ['succeeds', [event('succeeded', 1)], 'succeeded'],
    ['fails', [event('failed', 1)], 'failed'],
    ['is cancelled', [event('cancelled', 1)], 'cancelled'],
    ['succeeds after a decline', [event('failed', 1), event('succeeded', 2)], 'succeeded'],
    ['stays succeeded when an older decline arrives late', [event('succeeded', 2), event('failed', 1)], 'succeeded'],
    ['stays succeeded when a cancellation follows', [event('succeeded', 1), event('cancelled', 2)], 'succeeded'],
    ['follows the last report while nothing was received', [event('cancelled', 2), event('failed', 1)], 'cancelled'],
    ['follows the last report, a decline', [event('cancelled', 1), event('failed', 2)], 'failed'],
    ['decides reports of one instant by the state machine', [event('cancelled', 1), event('failed', 1)], 'cancelled'],
    ['waits for the first charge when a later one was stopped', [event('cancelled', 2, 2)], 'created'],
    ['waits for the first charge when a later one failed', [event('failed', 1), event('failed', 3, 2)], 'created'],
    ['stays succeeded after a partial refund', [event('succeeded', 1), event('refunded', 2, 1, 4999)], 'succeeded'],
    ['is refunded by one refund', [event('succeeded', 1), event('refunded', 2)], 'refunded'],
    [
      'is refunded by several refunds together',
      [event('succeeded', 1), event('refunded', 2, 1, 2000), event('refunded', 3, 1, 3000)],
      'refunded',
    ],
    [
      'is not refunded while another month was received',
      [event('succeeded', 1), event('refunded', 3), event('succeeded', 2, 2)],
      'succeeded',
    ],
    ['does not take a refund of what was not received', [event('refunded', 2)], 'created'],
    [
      'counts the same refund once',
      [event('succeeded', 1), event('refunded', 2, 1, 2500), event('refunded', 2, 1, 2500)],
      'succeeded',
    ],
  ] as const)('SRV-03 %s', (_, events, expected) => {
    expect(stateOf(events, 'created')).toBe(expected);
  });

  it('SRV-03 is the same for any order of arrival and any repetition', () => {
    fc.assert(
      fc.property(arrival, ({ events, arrived }) => {
        expect(stateOf(arrived)).toBe(stateOf(events));
        expect(movedBy(arrived)).toEqual(movedBy(events));
      }),
    );
  });

  it('SRV-03 never returns more than was received, and tells refunded apart by that', () => {
    fc.assert(
      fc.property(history, (events) => {
        const { received, refunded } = movedBy(events);
        expect(refunded).toBeLessThanOrEqual(received);
        expect(stateOf(events) === 'refunded').toBe(received > 0 && refunded === received);
        expect(received > 0).toBe(events.some(({ type }) => type === 'payment.succeeded'));
      }),
    );
  });

  it('SRV-03 takes a charge once, though two events report it', () => {
    expect(movedBy([event('succeeded', 2, 1, 9000), event('succeeded', 1, 1, 5000)])).toEqual({
      received: 5000,
      refunded: 0,
    });
  });
});

describe('countedFor', () => {
  it('SRV-13 counts nothing before money was received', () => {
    for (const payment of [once, monthly, unlimited, split])
      expect(countedFor(payment, [event('failed', 1), event('cancelled', 2), event('refunded', 3)])).toBe(0);
  });

  it('SRV-13 counts a gift once', () => {
    expect(countedFor(once, [event('succeeded', 1), event('succeeded', 2)])).toBe(5000);
  });

  it('SRV-13 counts a fixed-month or split gift whole at its first charge, and no more after', () => {
    expect(countedFor(monthly, [event('succeeded', 1)])).toBe(60_000);
    expect(countedFor(monthly, [event('succeeded', 1), event('succeeded', 2, 2)])).toBe(60_000);
    expect(countedFor(split, [event('succeeded', 1, 1, 3400)])).toBe(10_000);
    expect(
      countedFor(
        split,
        [1, 2, 3].map((n) => event('succeeded', n, n, n === 3 ? 3200 : 3400)),
      ),
    ).toBe(10_000);
  });

  it('SRV-13 counts an unlimited gift charge by charge', () => {
    expect(countedFor(unlimited, [event('succeeded', 1)])).toBe(5000);
    expect(countedFor(unlimited, [event('succeeded', 1), event('succeeded', 2, 2)])).toBe(10_000);
    expect(countedFor(unlimited, [event('succeeded', 1), event('failed', 2, 2)])).toBe(5000);
  });

  it('SRV-13 takes off what is stopped or bounced, and puts it back when it is paid after all', () => {
    const first = event('succeeded', 1);
    expect(countedFor(monthly, [first, event('cancelled', 2, 2)])).toBe(5000);
    expect(countedFor(monthly, [first, event('failed', 2, 2)])).toBe(55_000);
    expect(countedFor(monthly, [first, event('failed', 2, 2), event('succeeded', 3, 2)])).toBe(60_000);
    expect(countedFor(monthly, [first, event('succeeded', 2, 2), event('cancelled', 3, 3)])).toBe(10_000);
    expect(countedFor(monthly, [event('cancelled', 1), event('succeeded', 2)])).toBe(60_000);
  });

  it('SRV-13 takes off refunds, in parts and whole', () => {
    const paid = event('succeeded', 1);
    expect(countedFor(once, [paid, event('refunded', 2, 1, 2000)])).toBe(3000);
    expect(countedFor(once, [paid, event('refunded', 2, 1, 2000), event('refunded', 3, 1, 3000)])).toBe(0);
    expect(countedFor(monthly, [paid, event('refunded', 2)])).toBe(55_000);
    expect(countedFor(monthly, [paid, event('refunded', 2), event('cancelled', 3, 2)])).toBe(0);
  });

  it('SRV-13 never counts fee cover', () => {
    const withFees = { ...once, montant: minor(10_178), fees: minor(178), maxAmount: minor(10_178) };
    const paid = event('succeeded', 1, 1, 10_178);
    expect(countedFor(withFees, [paid])).toBe(10_000);
    expect(countedFor(withFees, [paid, event('refunded', 2, 1, 10_178)])).toBe(0);
    expect(
      countedFor({ ...monthly, montant: minor(5102), fees: minor(102), maxAmount: minor(61_224) }, [
        event('succeeded', 1, 1, 5102),
      ]),
    ).toBe(60_000);
    expect(countedFor({ ...unlimited, fees: minor(100) }, [event('succeeded', 1), event('succeeded', 2, 2)])).toBe(
      9800,
    );
    expect(
      countedFor({ ...split, montant: minor(3500), fees: minor(487), maxAmount: minor(10_487) }, [
        event('succeeded', 1, 1, 3500),
      ]),
    ).toBe(10_000);
  });

  it('SRV-13 counts debts and submissions only as they are received', () => {
    for (const type of ['DETTE', 'MULTI_DETTE', 'FORM'])
      expect(countedFor({ ...split, type }, [event('succeeded', 1, 1, 3400)])).toBe(3400);
  });

  it('SRV-13 is the same for any order of arrival and any repetition, and never negative', () => {
    fc.assert(
      fc.property(
        arrival,
        fc.constantFrom(once, monthly, unlimited, split, { ...split, fees: minor(300) }),
        ({ events, arrived }, payment) => {
          const counted = countedFor(payment, events);
          expect(countedFor(payment, arrived)).toBe(counted);
          expect(counted).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('SRV-13 counts no more than what was or will be received', () => {
    fc.assert(
      fc.property(history, fc.constantFrom(once, monthly, split), (events, payment) => {
        const { received, refunded } = movedBy(events);
        expect(countedFor(payment, events)).toBeLessThanOrEqual(received - refunded + (payment.maxAmount ?? 0));
      }),
    );
  });
});
