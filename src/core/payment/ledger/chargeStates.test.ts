import fc from 'fast-check';
import {
  chargeStates,
  heldCharges,
  movedBy,
  receiptStateOf,
  refundPlan,
  subscriptionStateOf,
  type LedgerEvent,
} from '..';
import { minor, sumMinor } from '../../money';

let made = 0;
const event = (
  type: 'succeeded' | 'failed' | 'cancelled' | 'refunded',
  charge: number,
  montant = 3400,
): LedgerEvent => {
  made += 1;
  return { id: `e${made}`, type: `payment.${type}`, charge, montant: minor(montant), createdAt: new Date(made) };
};
const split = { montant: minor(3400), maxAmount: minor(10000), currency: 'eur' };
const endless = { montant: minor(2000), maxAmount: null, currency: 'eur' };
const states = (events: LedgerEvent[], payment: typeof split | typeof endless = split) =>
  chargeStates(payment, events).map(({ state }) => state);

describe('chargeStates', () => {
  it('PAY-35 follows each charge of a split, whose last one is what is left', () => {
    expect(chargeStates(split, [event('succeeded', 1)])).toEqual([
      { charge: 1, montant: 3400, state: 'paid', refunded: 0 },
      { charge: 2, montant: 3400, state: 'due', refunded: 0 },
      { charge: 3, montant: 3200, state: 'due', refunded: 0 },
    ]);
  });

  it('SRV-03 knows of failures, retries, stops and refunds, in whatever order they arrive', () => {
    expect(states([event('succeeded', 1), event('failed', 2)])).toEqual(['paid', 'failed', 'due']);
    expect(states([event('failed', 2), event('succeeded', 2), event('succeeded', 1)])).toEqual(['paid', 'paid', 'due']);
    expect(states([event('cancelled', 2), event('succeeded', 1)])).toEqual(['paid', 'cancelled', 'cancelled']);
    expect(states([event('refunded', 1), event('succeeded', 1)])).toEqual(['refunded', 'due', 'due']);
    expect(states([event('refunded', 1, 100), event('succeeded', 1)])).toEqual(['paid', 'due', 'due']);
  });

  it('PAY-34 shows of a payment without end the charges so far and the next one, until it is stopped', () => {
    expect(states([], endless)).toEqual(['due']);
    expect(states([event('succeeded', 1, 2000), event('succeeded', 2, 2000)], endless)).toEqual([
      'paid',
      'paid',
      'due',
    ]);
    expect(states([event('succeeded', 1, 2000), event('cancelled', 2)], endless)).toEqual(['paid', 'cancelled']);
  });
});

describe('subscriptionStateOf', () => {
  it('PAY-34 tells what runs from what failed, ended or was stopped', () => {
    const stateOf = (events: LedgerEvent[]) => subscriptionStateOf(chargeStates(split, events));
    const [first, second, third] = [1, 2, 3].map((charge) => event('succeeded', charge));
    expect(stateOf([])).toBe('active');
    expect(stateOf([first!])).toBe('active');
    expect(stateOf([first!, event('failed', 2)])).toBe('failing');
    expect(stateOf([first!, event('failed', 2), second!])).toBe('active');
    expect(stateOf([first!, second!, third!])).toBe('ended');
    expect(stateOf([first!, second!, event('failed', 3)])).toBe('failing');
    expect(stateOf([first!, event('cancelled', 2)])).toBe('stopped');
    expect(stateOf([first!, second!, third!, event('refunded', 3)])).toBe('ended');
  });
});

describe('receiptStateOf', () => {
  it('PAY-03 owes a receipt for what was kept', () => {
    const state = (cerfa: boolean, issued: boolean, received: number, refunded: number) =>
      receiptStateOf({ cerfa, issued, received: minor(received), refunded: minor(refunded) });
    expect([state(true, false, 0, 0), state(true, false, 5, 5), state(false, false, 5, 0)]).toEqual([
      'none',
      'none',
      'none',
    ]);
    expect([state(true, false, 5, 4), state(true, true, 5, 4), state(true, true, 5, 5)]).toEqual([
      'due',
      'issued',
      'withdrawn',
    ]);
  });
});

const kind = fc.constantFrom('succeeded', 'failed', 'cancelled', 'refunded');
const history = fc.array(fc.tuple(kind, fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 5000 })), {
  maxLength: 15,
});
const eventsOf = (list: readonly (readonly [Parameters<typeof event>[0], number, number])[]) =>
  list.map(([type, charge, montant]) => event(type, charge, montant));

describe('refunds', () => {
  const held = [1, 2, 3].map((charge) => ({ charge, montant: minor(500) }));

  it('SRV-13 gives back the newest charges first, all or one of them', () => {
    expect(refundPlan(held, {})).toEqual([...held].reverse());
    expect(refundPlan(held, { montant: minor(700) })).toEqual([{ charge: 3, montant: 500 }, { charge: 2, montant: 200 }]); // oxfmt-ignore
    expect(refundPlan(held, { charge: 1, montant: minor(50) })).toEqual([{ charge: 1, montant: 50 }]);
  });

  it('SRV-13 never gives back more than is held, nor nothing', () => {
    const asked = [{ montant: minor(1501) }, { charge: 2, montant: minor(501) }, { charge: 9 }, { montant: minor(0) }, { montant: minor(-5) }]; // oxfmt-ignore
    for (const wish of asked) expect(refundPlan(held, wish)).toBeNull();
    expect(refundPlan([], {})).toBeNull();
  });

  it('SRV-13 gives back exactly what was asked, and the ledger then holds that much less', () => {
    const taken = fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 5000 })), {
      selector: ([charge]) => charge,
    });
    const amounts = fc.array(fc.integer({ min: 1, max: 8000 }), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(taken, amounts, (charges, wishes) => {
        const events = charges.map(([charge, montant]) => event('succeeded', charge, montant));
        for (const wish of wishes) {
          const { received, refunded } = movedBy(events);
          const left = heldCharges(events);
          expect(sumMinor(left.map(({ montant }) => montant))).toBe(received - refunded);
          const plan = refundPlan(left, { montant: minor(wish) });
          expect(plan === null).toBe(wish > received - refunded);
          events.push(...(plan ?? []).map(({ charge, montant }) => event('refunded', charge, montant)));
          expect(movedBy(events).refunded).toBe(refunded + (plan ? wish : 0));
        }
      }),
    );
  });
});

describe('charges and the ledger', () => {
  it('SRV-03 tell the same sums, whatever the order and repetition of events', () => {
    fc.assert(
      fc.property(history, fc.infiniteStream(fc.nat()), (list, random) => {
        const events = eventsOf(list);
        const shuffled = [...events, ...events].map((item) => [random.next().value ?? 0, item] as const);
        const again = shuffled.sort(([a], [b]) => a - b).map(([, item]) => item);
        for (const payment of [split, endless]) {
          const standings = chargeStates(payment, events);
          expect(chargeStates(payment, again)).toEqual(standings);
          const paid = standings.filter(({ state }) => state === 'paid' || state === 'refunded');
          expect(sumMinor(paid.map(({ montant }) => montant))).toBe(movedBy(events).received);
          expect(sumMinor(standings.map(({ refunded }) => refunded))).toBe(movedBy(events).refunded);
        }
      }),
    );
  });
});
